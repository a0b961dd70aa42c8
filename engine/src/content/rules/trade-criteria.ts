import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { cardOf } from '../specialty-cards/specialty-card.ts';

/** Of the specialty that the person chose, and where no card of it fits. */
const mostCriteria = { chosen: 2, usual: 1 } as const;

/** X1: at the expert level, how the trade judges it: the specialty's card where it fits, else the deliverable's own. */
export const tradeCriteria = (scene: Scene): Contribution => {
  if (scene.level !== 'expert' || scene.closed) return {};
  const { specialty, deliverableId, answer, reading } = scene;
  const card = cardOf(scene.trade?.cards, specialty);
  const fits = card?.fits.some(
    (what) =>
      what === reading.act || what === deliverableId || what === answer.like || what === reading.question,
  );
  const criteria = card && fits ? card.criteria : answer.expert;
  const reason = fits && specialty ? `Criteria of ${specialty}` : 'How a specialist would judge it';
  const lines = criteria
    .slice(0, fits ? mostCriteria.chosen : mostCriteria.usual)
    .map((text, index) => addedLine('requirements', 'X1', text, index === 0 ? reason : undefined));
  const notices =
    card && !fits
      ? [
          {
            rule: 'X1',
            message: `The criteria of ${specialty ?? ''} do not fit this goal; general expert criteria are used.`,
          },
        ]
      : [];
  return { lines, notices };
};
