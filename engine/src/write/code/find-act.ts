import type { Goal } from '../../goal/read-goal.ts';
import { phrasesAt } from '../../goal/words.ts';
import { codeActs, type CodeActId } from '../../knowledge/code-acts/index.ts';
import { makingVerbs } from '../../knowledge/code-words.ts';
import { has, longestHits, phrasesOf } from '../../goal/phrases.ts';

const ids = Object.keys(codeActs) as CodeActId[];
const verbs = phrasesOf<CodeActId | undefined>([
  ...ids.map((id) => [codeActs[id].verbs, id] as const),
  [makingVerbs, undefined],
]);
const signs = phrasesOf(
  ids.flatMap((id) => {
    const row = codeActs[id];
    return row.words === undefined ? [] : [[row.words, id] as const];
  }),
);
const never = new Map(
  ids.flatMap((id) => {
    const row = codeActs[id];
    return row.never === undefined ? [] : [[id, phrasesOf([[row.never, true]])] as const];
  }),
);

/** The work on existing code that a goal wants; undefined where something is to be built. */
export const findAct = ({ words, parts, firstSentence }: Goal): CodeActId | undefined => {
  const isRuledOut = (id: CodeActId): boolean => has(never.get(id) ?? new Map(), words);
  const leading = [0, parts.begin].flatMap((at) => phrasesAt(verbs, words, at).slice(0, 1));
  const verb = leading.toSorted((a, b) => b.stems.length - a.stems.length)[0];
  if (verb) return verb.value === undefined || isRuledOut(verb.value) ? undefined : verb.value;
  return longestHits(signs, words.slice(0, firstSentence)).find(({ value }) => !isRuledOut(value))?.value;
};
