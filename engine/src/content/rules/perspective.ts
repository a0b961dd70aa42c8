import type { Industry } from '../../catalogue/index.ts';
import type { Assumption } from '../../result.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { cardOf } from '../specialty-cards/specialty-card.ts';

/** The brief's default persona, for advice, planning and analysis without an industry. */
const consultant = 'Advise as a consultant who must defend this to the client.';

const advised = new Set([
  'plan',
  'strategy',
  'business-plan',
  'market-analysis',
  'swot',
  'risk-assessment',
  'financial-analysis',
  'analysis',
  'goals',
  'agenda',
  'content-calendar',
  'curriculum',
  'lesson-plan',
  'test-plan',
]);
const consulted = new Set([
  'strategy',
  'business-plan',
  'market-analysis',
  'swot',
  'risk-assessment',
  'financial-analysis',
  'analysis',
]);

// An industry has a point of view on what its own specialties make, and none on a recipe.
const tradeKnows = (industry: Industry, { reading, deliverableId, answer, trade }: Scene): boolean =>
  industry.specialties.some((specialty) =>
    cardOf(trade?.cards, specialty)?.fits.some(
      (what) =>
        what === reading.act || what === deliverableId || what === answer.like || what === reading.question,
    ),
  );

/** Who meets the text: it is read, watched or heard. */
const audienceOf: Readonly<Record<string, string>> = {
  'video-script': 'viewers',
  script: 'viewers',
  speech: 'listeners',
  'call-script': 'listeners',
};

const sentenceFor = (scene: Scene): string | undefined => {
  const { reading, deliverableId, industry, answer, trade, sure } = scene;
  const { act } = reading;
  const advises =
    (deliverableId && advised.has(answer.like ?? deliverableId)) ||
    act === 'judge' ||
    act === 'plan' ||
    act === 'question';
  if (industry && trade) {
    if (!tradeKnows(industry, scene)) return undefined;
    if (advises) return trade.perspective.advises;
    return deliverableId && answer.form === 'prose'
      ? trade.perspective.writes.replace('readers', audienceOf[deliverableId] ?? 'readers')
      : undefined;
  }
  if (!sure) return undefined;
  const counsel = deliverableId
    ? consulted.has(answer.like ?? deliverableId)
    : act === 'judge' && !reading.technical && !reading.data && /\b(?:my|our)\b/i.test(reading.request);
  return counsel ? consultant : undefined;
};

/** P2: one sentence of perspective where it changes the answer; never for sums, rewrites, lookups or code. */
export const perspective = (scene: Scene): Contribution => {
  const given = scene.layout.role.length > 0;
  const sentence = sentenceFor(scene);
  if (given || !sentence || scene.closed) return {};
  const chosen = scene.choose('role', ['on', 'off']);
  const reason = scene.industry
    ? `Perspective of ${scene.industry.name}`
    : 'Advice is better when it has to be defended';
  const assumption: Assumption = {
    id: 'role',
    label: 'Perspective',
    choices: [
      { id: 'on', label: 'One sentence' },
      { id: 'off', label: 'None' },
    ],
    chosen,
    reason,
  };
  return {
    assumptions: [assumption],
    lines: chosen === 'on' ? [addedLine('role', 'P2', sentence, reason)] : [],
  };
};
