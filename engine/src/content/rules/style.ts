import { addedLine } from '../plan-line.ts';
import type { Contribution, PlanLine } from '../plan-line.ts';
import type { Notice } from '../../result.ts';
import type { Scene } from '../scene.ts';
import { dashRule, styleSections } from '../style-sections.ts';
import { sumOfCharacters } from '../sum-of-characters.ts';
import { longDash } from '../long-dashes.ts';

const switchedOn = 'You switched it on';

/** Verse and spoken lines have a rhythm of their own. */
const verse: ReadonlySet<string> = new Set(['poem', 'song', 'dialogue', 'script']);

const isProse = (scene: Scene): boolean =>
  !verse.has(scene.deliverableId ?? '') &&
  (scene.answer.form === 'prose' || scene.answer.form === 'fiction') &&
  !['compute', 'classify', 'extract', 'code', 'compare', 'correct', 'translate'].includes(
    scene.reading.act,
  ) &&
  scene.reading.question !== 'quantity';

const humanLines = (scene: Scene): readonly PlanLine[] => {
  const index = sumOfCharacters(scene.reading.goal) % styleSections.length;
  const section = styleSections[index];
  const rules = scene.translated?.styles[index] ?? section?.rules ?? [];
  return rules.map((text, place) => addedLine('style', 'H1', text, place === 0 ? switchedOn : undefined));
};

/** H1, H2: rules of style that can be checked in the answer; never for code, tables, sums or data. */
export const style = (scene: Scene): Contribution => {
  const lines: PlanLine[] = [];
  const notices: Notice[] = [];
  if ((scene.humanize || scene.asksForHuman) && isProse(scene)) lines.push(...humanLines(scene));
  if (scene.humanize && !isProse(scene)) {
    const own = scene.reading.act === 'correct' || scene.reading.act === 'translate';
    const why = own ? 'the text keeps its own voice' : 'the answer is not prose';
    notices.push({ rule: 'H1', message: `Human-like adds nothing here: ${why}.` });
  }
  if (scene.noEmDashes) {
    if (scene.answer.form !== 'code')
      lines.push(addedLine('style', 'H2', scene.translated?.dash ?? dashRule, switchedOn));
    const count = scene.reading.goal.match(longDash)?.length ?? 0;
    if (count > 0) {
      const dashes = count === 1 ? '1 long dash' : `${count} long dashes`;
      notices.push({
        rule: 'H2',
        message: `${dashes} in your goal became hyphens, save in code and addresses.`,
      });
    }
  }
  return { lines, notices };
};
