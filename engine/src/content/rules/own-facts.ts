import { findFrozenSpans } from '../../reading/frozen-spans.ts';
import { spansOfRange } from '../../reading/text-edits.ts';
import type { Span } from '../../result.ts';
import type { FactWords } from '../frames/frame.ts';
import { dashEdits } from '../long-dashes.ts';
import type { Contribution, PlanLine } from '../plan-line.ts';
import { questionsOf } from '../questions.ts';
import type { Asked } from '../questions.ts';
import type { Scene } from '../scene.ts';

const kinds: readonly (readonly [RegExp, keyof FactWords])[] = [
  [/sender|^my-name/, 'sender'],
  [/recipient/, 'recipient'],
  [/\bday|date/, 'date'],
  [/place|location|address/, 'place'],
  [/subject|topic|^about/, 'subject'],
];

// An answer in another language speaks for itself where we have no word for it.
const nameOf = ({ id, name, of }: Asked, { translated }: Scene): string => {
  if (translated)
    return translated.facts[of === 'fact' ? (kinds.find(([kind]) => kind.test(id))?.[1] ?? 'other') : of];
  return name;
};

const answerSpans = (answer: string, scene: Scene): readonly Span[] =>
  spansOfRange(
    answer,
    { start: 0, end: answer.length },
    scene.noEmDashes ? dashEdits(answer, { start: 0, end: answer.length }, findFrozenSpans(answer)) : [],
  );

const lineOf = (asked: Asked, answer: string, scene: Scene): PlanLine => {
  const name = nameOf(asked, scene);
  const isFact = asked.of === 'fact';
  const named: Span = {
    text: `${name}: `,
    origin: 'added',
    rule: isFact ? 'F1' : 'F2',
    ...(!isFact && { reason: 'You said so' }),
  };
  return {
    slot: isFact ? 'facts' : 'requirements',
    spans: [...(name ? [named] : []), ...answerSpans(answer, scene)],
  };
};

/** F1, F2: what the person can add, and what the person added, word for word. */
export const ownFacts = (scene: Scene): Contribution => {
  const asked = questionsOf(scene);
  return {
    questions: asked.map(({ id, label }) => ({ id, label })),
    lines: asked.flatMap((question) => {
      const answer = scene.answerTo(question.id);
      return answer ? [lineOf(question, answer, scene)] : [];
    }),
  };
};
