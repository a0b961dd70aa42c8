import type { LevelId } from '../catalogue/index.ts';
import type { Goal } from '../goal/read-goal.ts';
import { indexPhrases, phrasesAt, type PhraseIndex } from '../goal/words.ts';
import type { Knowledge } from '../knowledge/index.ts';
import type { Kind, Offer, Question, Topic } from '../knowledge/rows.ts';
import type { Match } from '../match/matcher.ts';

/** How many questions and offers a level shows. */
export const shownAt = {
  standard: { questions: 1, offers: 3 },
  professional: { questions: 3, offers: 6 },
  expert: { questions: 6, offers: 6 },
} as const satisfies Record<LevelId, { questions: number; offers: number }>;

/** How many there are at least where a level shows as many, general ones included. */
const leastShown = { asks: 2, offers: 6 } as const;

/** What is asked and offered for a goal, in order, and what anybody would take for granted. */
export interface Asks {
  readonly questions: readonly string[];
  readonly offers: readonly string[];
  /** Question id to the choice that is clearly likely here. */
  readonly guess: Readonly<Record<string, string>>;
}

type Row = Question | Offer;

const indexes = new WeakMap<readonly string[], PhraseIndex<true>>();
const indexOf = (phrases: readonly string[]): PhraseIndex<true> => {
  const known = indexes.get(phrases) ?? indexPhrases(phrases.map((phrase) => [phrase, true] as const));
  indexes.set(phrases, known);
  return known;
};

const isSaid = ({ said }: Row, goal: Goal): boolean => {
  if (said?.facts?.some((fact) => goal.facts.has(fact))) return true;
  if (!said?.words?.length) return false;
  const index = indexOf(said.words);
  return goal.words.some((_, at) => phrasesAt(index, goal.words, at).length > 0);
};

/** Takes turns: the first of each list, then the second of each. */
const inTurns = (lists: readonly (readonly string[])[]): readonly string[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  return [...new Set(all.flat())];
};

/** The rows that have a say, the more telling first. */
const rowsFor = (match: Match, { kinds, topics }: Knowledge): readonly (Kind | Topic)[] => {
  const kind = match.kind === undefined ? undefined : kinds[match.kind];
  // Who plans a lesson on fractions is no pupil: a thing with a name knows what to ask about its subject.
  if (kind && !kind.broad) return [kind];
  const all = match.topics.flatMap((id) => topics[id] ?? []);
  if (!kind) return all;
  const about = all.slice(0, 1);
  // "How do I explain a gap in my CV": the form says little, so a thing that is named speaks for the subject.
  const named = match.kinds.find(({ id, named: isNamed }) => isNamed && !kinds[id]?.broad);
  const subject = about.length === 0 && named ? kinds[named.id] : undefined;
  return [...about, ...(subject ? [subject] : []), kind];
};

/** Chooses what to ask and to offer: never what the goal says, nothing twice, the more telling first. */
export const chooseAsks = (goal: Goal, match: Match, knowledge: Knowledge, level: LevelId): Asks => {
  const specific = rowsFor(match, knowledge);
  const rows = [...specific, knowledge.general];
  const about = new Set<string>();
  const fitting = (ids: readonly string[], table: Readonly<Record<string, Row>>): readonly string[] =>
    ids.filter((id) => {
      const row = table[id];
      if (!row || isSaid(row, goal)) return false;
      const subject = row.about ?? id;
      if (about.has(subject)) return false;
      about.add(subject);
      return true;
    });
  const shown = shownAt[level];
  const choose = (
    part: 'asks' | 'offers',
    table: Readonly<Record<string, Row>>,
    most: number,
  ): readonly string[] => {
    const telling = fitting(inTurns(specific.map((row) => row[part])), table);
    // General ones only help out: a question that tells nothing costs more than a missing third.
    const missing = Math.max(0, leastShown[part] - telling.length);
    return [...telling, ...fitting(knowledge.general[part], table).slice(0, missing)].slice(0, most);
  };
  const questions = choose('asks', knowledge.questions, shown.questions);
  // What was cut away is open to offers again.
  about.clear();
  for (const id of questions) about.add(knowledge.questions[id]?.about ?? id);
  const offers = choose('offers', knowledge.offers, shown.offers);
  const guess = Object.fromEntries(
    rows
      .toReversed()
      .flatMap((row) => ('guess' in row && row.guess ? Object.entries(row.guess) : []))
      .filter(([id, choice]) => choice !== undefined && questions.includes(id)),
  ) as Record<string, string>;
  return { questions, offers, guess };
};
