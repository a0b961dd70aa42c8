import { goalMaxLength, type EnhanceRequest } from '@whetstone/contract';
import { detectLanguage } from '@whetstone/engine';
import { carriesOut } from './carries-out.ts';
import { factsInvented, factsLost } from './check-facts.ts';
import type { ModelAnswer } from './tidy-answer.ts';

export interface Fault {
  readonly kind:
    | 'empty'
    | 'leak'
    | 'refusal'
    | 'answered'
    | 'language'
    | 'lost'
    | 'invented'
    | 'long'
    | 'short';
  /** What the model is told when it may try again. */
  readonly says: string;
}

/** How a model begins that does not want to. */
export const refusal =
  /^\W*(?:i['’]?m (?:sorry|unable|not able|afraid)|i am (?:sorry|unable|not able|afraid)|sorry,|i (?:can['’]?t|cannot|can not|won['’]?t) |as an ai\b|unfortunately,? i |es tut mir leid|tut mir leid|je suis désolée?|désolée?,|lo siento|mi dispiace|sinto muito|het spijt me|przykro mi)/i;

const mostLength = (goal: string): number => Math.min(goalMaxLength, 1200 + goal.length * 2);
/** Shortening is fine for a talkative goal, not for material that someone pasted. */
const leastLength = (goal: string): number => (goal.length < 400 ? 1 : goal.length * 0.4);

/** Quotations, addresses and names stay in any language. */
const kept = /"[^"]*"|“[^”]*”|https?:\S+|\p{Lu}[\p{L}-]*/gu;
const longWords = (text: string): ReadonlySet<string> =>
  new Set((text.replace(kept, ' ').match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
/** Of the goal's long words in a rewrite: a translation keeps fewer. */
const mostInTranslation = 0.4;
const sharesWords = (goal: string, enhanced: string): boolean => {
  const own = [...longWords(goal)];
  const others = longWords(enhanced);
  return own.filter((word) => others.has(word)).length > own.length * mostInTranslation;
};

/** The fault of a text that left the language of its goal; a short goal's is easily mistaken, shared words tell better. */
export const languageFault = (goal: string, enhanced: string): Fault[] => {
  const was = detectLanguage(goal);
  const is = detectLanguage(enhanced);
  if (!was.confident || !is.confident || was.code === is.code || sharesWords(goal, enhanced)) return [];
  return [{ kind: 'language', says: `It is in ${is.name}; the goal is in ${was.name}.` }];
};

const listed = (facts: readonly string[]): string =>
  facts
    .slice(0, 12)
    .map((fact) => JSON.stringify(fact))
    .join(', ');

/** Everything that makes a model's answer unusable, worst first; none for a usable one. */
export function checkAnswer(
  { description: goal, options }: EnhanceRequest,
  { enhanced, improvements, suggestions }: ModelAnswer,
  isLeak: (text: string) => boolean,
): Fault[] {
  if (enhanced === '') return [{ kind: 'empty', says: '"enhanced" is empty.' }];
  if ([enhanced, ...improvements, ...suggestions].some(isLeak)) return [{ kind: 'leak', says: '' }];
  if (refusal.test(enhanced) && !refusal.test(goal)) return [{ kind: 'refusal', says: '' }];
  const lost = factsLost(goal, enhanced);
  const invented = factsInvented([goal, options.context, options.category].join('\n'), enhanced);
  return [
    ...(carriesOut(goal, enhanced, options.type === 'content' ? 'words' : 'plan')
      ? [
          {
            kind: 'answered',
            says: 'It carries the goal out. Write the request for it, not its result.',
          } as const,
        ]
      : []),
    ...languageFault(goal, enhanced),
    ...(lost.length > 0
      ? [
          {
            kind: 'lost',
            says: `These facts of the goal are missing; put them back as written: ${listed(lost)}.`,
          } as const,
        ]
      : []),
    ...(invented.length > 0
      ? [{ kind: 'invented', says: `The goal never said this; take it out: ${listed(invented)}.` } as const]
      : []),
    ...(enhanced.length > mostLength(goal)
      ? [{ kind: 'long', says: `It is too long; stay under ${mostLength(goal)} characters.` } as const]
      : []),
    ...(enhanced.length < leastLength(goal)
      ? [{ kind: 'short', says: 'It leaves out too much of the goal.' } as const]
      : []),
  ];
}
