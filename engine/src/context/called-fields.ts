import type { CardFieldId } from '../catalogue/fields.ts';
import type { Goal } from '../goal/read-goal.ts';
import { indexRows } from '../goal/phrases.ts';
import { phrasesAt } from '../goal/words.ts';
import { cardFieldRows } from '../knowledge/card-fields.ts';
import type { CardFieldRow } from '../knowledge/card-rows.ts';

const ids = Object.keys(cardFieldRows) as CardFieldId[];
const indexOf = (words: (row: CardFieldRow) => readonly string[] | undefined) =>
  indexRows(ids.map((field) => [field, words(cardFieldRows[field]) ?? []] as const));

const indexes = {
  words: indexOf((row) => row.words),
  openWords: indexOf((row) => row.openWords),
  never: indexOf((row) => row.never),
};

const owners = new Set(['my', 'our', 'a', 'the']);
/** Who comes along is not whom it is about: "four days with my sister". */
const isAlong = ({ words }: Goal, at: number): boolean => {
  const isOwned = owners.has(words[at - 1]?.text ?? '');
  return words[isOwned ? at - 2 : at - 1]?.text === 'with';
};

/** The fields that words of a goal call for, and those that they keep out. */
export const fieldsHeardIn = (goal: Goal, of: keyof typeof indexes): ReadonlySet<CardFieldId> =>
  new Set(
    goal.words.flatMap((_, at) =>
      of === 'never' && isAlong(goal, at)
        ? []
        : phrasesAt(indexes[of], goal.words, at).map(({ value }) => value),
    ),
  );
