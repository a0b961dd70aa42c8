import type { Service } from '../knowledge/services/service.ts';
import { opposites } from '../knowledge/visual/opposites.ts';
import type { Finding } from '../result.ts';
import { factsMissingFrom, seenFigures } from './lost-facts.ts';
import { factsOf } from './facts-of.ts';
import { maskQuoted } from './mask-quoted.ts';

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'_-]*/gu;
const blank =
  /\[(?:insert|your|add|enter|fill)\b[^\]\n]{0,60}\]|\{\{[^}\n]{0,60}\}\}|<(?:insert|your)[^>\n]{0,60}>/gi;
/** Capitals alone: a to-do app is a thing to build. */
const marker = /\b(?:TODO|TBD|XXX)\b/g;
const declared = /\b(?:inputs?|variables|blanks?|placeholders?)\b/i;
// White space first and what stands before it after: the rare sign is looked for, not every one looked behind.
const sentenceEnd = /\n|\s(?<=[.!?。！？]\s)/;

/** `"a", "b" and "c"`, at most four of them, and the verb that fits their number. */
const listed = (phrases: readonly string[], one: string, many: string): string => {
  const quoted = phrases.slice(0, 4).map((phrase) => `"${phrase}"`);
  const last = quoted.pop() ?? '';
  const list = quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
  return `${list} ${phrases.length === 1 ? one : many}`;
};

/** "Turn the day into night" names both and contradicts nothing. */
const turnsOneIntoOther = (sentence: string, one: string, other: string): boolean => {
  const text = sentence.toLowerCase();
  const [first = -1, second] = [text.indexOf(one), text.indexOf(other)].toSorted((a, b) => a - b);
  return (
    first >= 0 &&
    /\b(?:to|into|instead|rather|than|or|not)\b/.test(text.slice(Math.max(0, first - 20), second))
  );
};

/** The first two wishes of a text that contradict each other. */
const contradiction = (prose: string): readonly [string, string] | undefined => {
  const spoken = ` ${(prose.toLowerCase().replaceAll('’', "'").match(word) ?? []).join(' ')} `;
  const held = (phrases: readonly string[]) => phrases.find((phrase) => spoken.includes(` ${phrase} `));
  for (const row of opposites) {
    const [one, other] = [held(row.one), held(row.other)];
    if (one && other && !prose.split(sentenceEnd).some((each) => turnsOneIntoOther(each, one, other)))
      return [one, other];
  }
  return undefined;
};

const blanksIn = (prose: string, goal: string): readonly string[] => {
  if (declared.test(prose)) return [];
  const markers = (prose.match(marker) ?? []).filter((each) => !goal.includes(each));
  return [...new Set([...(prose.match(blank) ?? []), ...markers])];
};

const found = (rule: string, message: string, fix: string): Finding => ({
  rule,
  severity: 'error',
  message,
  fix,
});

/** What a service would not take of a prompt: its length, and flags that it does not know. */
export const syntaxProblems = (prompt: string, { longest, flags, name }: Service): readonly string[] => {
  const found = [...prompt.matchAll(/(?<=\s)--([a-z]+)/gi)].map(([, flag]) => flag ?? '');
  const unknown = found.filter((flag) => !flags?.known.includes(flag));
  return [
    ...(prompt.length > longest ? [`${name} takes ${longest} characters; this has ${prompt.length}`] : []),
    ...unknown.map((flag) => `${name} has no --${flag}`),
  ];
};

/**
 * What is wrong with a prompt for a picture or clip: facts of the goal that it lost, wishes that contradict each other, blanks
 * that nobody filled in, and what the service has against it (`problems`). Pure, never throws, linear in its length.
 */
export const checkPicture = (
  prompt: string,
  goal: string,
  problems: readonly string[] = [],
): readonly Finding[] => {
  const prose = maskQuoted(prompt);
  const seen = seenFigures(goal);
  const lost = factsMissingFrom(prompt, factsOf(goal)).filter(
    (fact) => !/^[\d.,:/]+$/.test(fact) || seen.has(fact),
  );
  const opposed = contradiction(prose);
  const blanks = blanksIn(prose, goal);
  return [
    ...(lost.length > 0
      ? [
          found(
            'goal-facts-kept',
            `${listed(lost, 'from your goal is', 'from your goal are')} missing.`,
            'Put it back as you wrote it.',
          ),
        ]
      : []),
    ...(opposed
      ? [
          found(
            'no-contradictions',
            `"${opposed[0]}" and "${opposed[1]}" contradict each other.`,
            'Keep one of the two, or say when each one applies.',
          ),
        ]
      : []),
    ...(blanks.length > 0
      ? [
          found(
            'no-open-placeholders',
            `${listed(blanks, 'was', 'were')} not filled in.`,
            'Fill it in, or list it under an Inputs heading.',
          ),
        ]
      : []),
    ...(problems.length > 0
      ? [
          found(
            'service-syntax',
            `The service would not take this as it is: ${problems.slice(0, 3).join('; ')}.`,
            'Use settings in the form that the service documents, within its limits.',
          ),
        ]
      : []),
  ];
};
