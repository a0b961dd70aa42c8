import type { Goal } from '../../goal/read-goal.ts';
import { phrasesAt } from '../../goal/words.ts';
import { codeActs, type CodeActId } from '../../knowledge/code-acts/index.ts';
import * as existing from '../../knowledge/code-existing.ts';
import { makingVerbs } from '../../knowledge/code-words.ts';
import { longestHits, phrasesOf } from '../../goal/phrases.ts';

const ids = Object.keys(codeActs) as CodeActId[];
const verbs = phrasesOf<CodeActId | undefined>([
  ...ids.map((id) => [codeActs[id].verbs, id] as const),
  [makingVerbs, undefined],
]);
const told = (part: 'words' | 'anywhere' | 'never') =>
  phrasesOf(
    ids.flatMap((id) => {
      const words = codeActs[id][part];
      return words === undefined ? [] : [[words, id] as const];
    }),
  );
const signs = told('words');
const sureSigns = told('anywhere');
const never = told('never');
const firstElsewhere = phrasesOf(existing.firstElsewhere);
const signsElsewhere = phrasesOf(existing.signsElsewhere);
const owners = new Set(existing.inEnglish.owners);
const longestName = 5;

/** "In my Laravel app", "in our existing express + passport app": something that is there already gains a part. */
const worksInExisting = ({ words, firstSentence }: Goal, told: existing.Existing): boolean =>
  words.slice(0, firstSentence).some(({ text }, at) => {
    if (!told.places.includes(text)) return false;
    const behind = words.slice(at + 1, at + 2 + longestName).map((word) => word.text);
    const isOwned = told.owners.includes(behind[0] ?? '') || behind.slice(0, 2).includes('existing');
    return isOwned && behind.some((word) => told.software.includes(word));
  });

/** The same of a goal in another language, as far as its words tell. */
export const findActElsewhere = (goal: Goal): CodeActId | undefined =>
  phrasesAt(firstElsewhere, goal.words, 0)[0]?.value ??
  longestHits(signsElsewhere, goal.words)[0]?.value ??
  (worksInExisting(goal, existing.elsewhere) ? 'add-feature' : undefined);

/** The work on existing code that a goal wants; undefined where something is to be built. */
export const findAct = (goal: Goal): CodeActId | undefined => {
  const { words, parts, firstSentence } = goal;
  const ruledOut = new Set(words.flatMap((_, at) => phrasesAt(never, words, at).map(({ value }) => value)));
  const sure = longestHits(sureSigns, words).find(({ value }) => !ruledOut.has(value));
  if (sure) return sure.value;
  const leading = [0, parts.begin].flatMap((at) => phrasesAt(verbs, words, at).slice(0, 1));
  const verb = leading.toSorted((a, b) => b.stems.length - a.stems.length)[0];
  const isTheirs = verb?.value === undefined && owners.has(words[verb?.stems.length ?? 0]?.text ?? '');
  if (verb && !isTheirs) return verb.value === undefined || ruledOut.has(verb.value) ? undefined : verb.value;
  const purpose = words.findIndex(({ text }) => existing.purposes.includes(text));
  const isNew = purpose > 0 && !words.slice(0, purpose).some(({ text }) => existing.pointers.includes(text));
  const sign = longestHits(signs, words.slice(0, isNew ? purpose : firstSentence)).find(
    ({ value }) => !ruledOut.has(value),
  );
  // "It rings twice, why": whatever happens, it is to be found out.
  if (!sign && words.at(-1)?.text === 'why') return 'debug';
  return sign?.value ?? (worksInExisting(goal, existing.inEnglish) ? 'add-feature' : undefined);
};
