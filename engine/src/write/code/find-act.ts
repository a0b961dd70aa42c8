import type { Goal } from '../../goal/read-goal.ts';
import { phrasesAt } from '../../goal/words.ts';
import { codeActs, type CodeActId } from '../../knowledge/code-acts/index.ts';
import { existingSoftware, makingVerbs } from '../../knowledge/code-words.ts';
import { has, longestHits, phrasesOf } from '../../goal/phrases.ts';

const ids = Object.keys(codeActs) as CodeActId[];
const verbs = phrasesOf<CodeActId | undefined>([
  ...ids.map((id) => [codeActs[id].verbs, id] as const),
  [makingVerbs, undefined],
]);
const told = (part: 'words' | 'anywhere') =>
  phrasesOf(
    ids.flatMap((id) => {
      const words = codeActs[id][part];
      return words === undefined ? [] : [[words, id] as const];
    }),
  );
const signs = told('words');
const sureSigns = told('anywhere');
const never = new Map(
  ids.flatMap((id) => {
    const row = codeActs[id];
    return row.never === undefined ? [] : [[id, phrasesOf([[row.never, true]])] as const];
  }),
);

const places = new Set(['in', 'into', 'to']);
const owners = new Set(['my', 'our']);
const hosts = new Set(existingSoftware.split(', '));
const longestName = 5;

/** "In my Laravel app", "in our existing express + passport app": something that is there already gains a part. */
const worksInExisting = ({ words, firstSentence }: Goal): boolean =>
  words.slice(0, firstSentence).some(({ text }, at) => {
    if (!places.has(text)) return false;
    const behind = words.slice(at + 1, at + 2 + longestName).map((word) => word.text);
    const isOwned = owners.has(behind[0] ?? '') || behind.slice(0, 2).includes('existing');
    return isOwned && behind.some((word) => hosts.has(word));
  });

/** The work on existing code that a goal wants; undefined where something is to be built. */
export const findAct = (goal: Goal): CodeActId | undefined => {
  const { words, parts, firstSentence } = goal;
  const isRuledOut = (id: CodeActId): boolean => has(never.get(id) ?? new Map(), words);
  const sure = longestHits(sureSigns, words).find(({ value }) => !isRuledOut(value));
  if (sure) return sure.value;
  const leading = [0, parts.begin].flatMap((at) => phrasesAt(verbs, words, at).slice(0, 1));
  const verb = leading.toSorted((a, b) => b.stems.length - a.stems.length)[0];
  const isTheirs = verb?.value === undefined && owners.has(words[verb?.stems.length ?? 0]?.text ?? '');
  if (verb && !isTheirs) return verb.value === undefined || isRuledOut(verb.value) ? undefined : verb.value;
  const sign = longestHits(signs, words.slice(0, firstSentence)).find(({ value }) => !isRuledOut(value));
  return sign?.value ?? (worksInExisting(goal) ? 'add-feature' : undefined);
};
