import type { Goal } from '../goal/read-goal.ts';
import { indexPhrases, phrasesAt, type PhraseIndex } from '../goal/words.ts';
import type { Kind, Topic } from '../knowledge/rows.ts';

/** A row that some of the goal's words speak for; `because` tells which, for people. */
export interface Candidate {
  readonly id: string;
  readonly score: number;
  /** Whether one of its nouns is in the goal. */
  readonly named: boolean;
  readonly because: readonly string[];
}

export interface Match {
  /** The kind that clearly won; absent where none did. */
  readonly kind?: string;
  /** What the goal is about, most telling first, at most two. */
  readonly topics: readonly string[];
  readonly kinds: readonly Candidate[];
  readonly about: readonly Candidate[];
}

/** What the place of a word is worth. */
export const weights = {
  verb: 14,
  /** A verb that leads another clause than the request's. */
  laterVerb: 8,
  head: 10,
  /** Each further word of a phrase: "thank you letter" beats "letter". */
  word: 2,
  /** "resignation letter effective at once": several words are hardly there by chance. */
  phraseInObject: 7,
  inObject: 3,
  inFirstSentence: 2,
  elsewhere: 1,
  near: 1.5,
  topic: 3,
  topicNear: 1.6,
  topicInObject: 1,
} as const;

const kindThreshold = 8;
const kindMargin = 1.5;
const topicThreshold = 3;
const mostTopics = 2;

type Role = 'noun' | 'verb' | 'near' | 'never' | 'word';
interface Entry {
  readonly id: string;
  readonly role: Role;
}

/** The tables of one language, ready to be searched. */
export interface Tables {
  readonly kinds: PhraseIndex<Entry>;
  readonly topics: PhraseIndex<Entry>;
}

const entriesOf = function* (
  rows: Readonly<Record<string, Kind | Topic>>,
): Generator<readonly [string, Entry]> {
  for (const [id, row] of Object.entries(rows)) {
    const of = (role: Role, phrases: readonly string[] = []) =>
      phrases.map((phrase) => [phrase, { id, role }] as const);
    if ('words' in row) yield* of('word', row.words);
    else {
      yield* of('noun', row.nouns);
      yield* of('verb', row.verbs);
    }
    yield* of('near', row.near);
    yield* of('never', row.never);
  }
};

/** Makes tables searchable. A phrase may name several rows. */
export const tablesOf = (
  kinds: Readonly<Record<string, Kind>>,
  topics: Readonly<Record<string, Topic>>,
): Tables => ({ kinds: indexPhrases(entriesOf(kinds)), topics: indexPhrases(entriesOf(topics)) });

interface Hit extends Entry {
  readonly at: number;
  readonly length: number;
  readonly phrase: string;
}

const hitsIn = (index: PhraseIndex<Entry>, goal: Goal): readonly Hit[] =>
  goal.words.flatMap((_, at) =>
    phrasesAt(index, goal.words, at).map(({ stems, value }) => ({
      ...value,
      at,
      length: stems.length,
      phrase: goal.words
        .slice(at, at + stems.length)
        .map(({ text }) => text)
        .join(' '),
    })),
  );

const kindPoints = ({ role, at, length }: Hit, { parts, firstSentence }: Goal): number => {
  const more = weights.word * (length - 1);
  const end = at + length;
  if (role === 'verb') {
    const leads = at === 0 || at === parts.begin;
    if (leads) return weights.verb + more;
    return parts.begins.includes(at) ? weights.laterVerb + more : 0;
  }
  const { start, end: objectEnd } = parts.object;
  // "letter of complaint": a phrase may go on behind the object's end, and begin in what is skipped ("out of office").
  const isInObject = at >= parts.begin && (at < objectEnd || at === start) && end > start;
  if (isInObject && end >= objectEnd) return weights.head + more;
  if (isInObject) return (length > 1 ? weights.phraseInObject : weights.inObject) + more;
  return at < firstSentence ? weights.inFirstSentence : weights.elsewhere;
};

interface Tally {
  score: number;
  near: number;
  named: boolean;
  ruledOut: boolean;
  because: string[];
}

const tally = (
  hits: readonly Hit[],
  points: (hit: Hit) => number,
  nearPoints: number,
): Map<string, Tally> => {
  const found = new Map<string, Tally>();
  const counted = new Set<string>();
  for (const hit of hits) {
    const row = found.get(hit.id) ?? { score: 0, near: 0, named: false, ruledOut: false, because: [] };
    found.set(hit.id, row);
    if (hit.role === 'never') {
      row.ruledOut = true;
      row.because.push(`never "${hit.phrase}"`);
      continue;
    }
    if (hit.role === 'near') {
      if (counted.has(`${hit.id} ${hit.phrase}`)) continue;
      counted.add(`${hit.id} ${hit.phrase}`);
      row.near += nearPoints;
      row.because.push(`near "${hit.phrase}" ${nearPoints}`);
      continue;
    }
    const value = points(hit);
    if (value === 0 || counted.has(`${hit.id} ${hit.phrase}`)) continue;
    counted.add(`${hit.id} ${hit.phrase}`);
    row.because.push(`${hit.role} "${hit.phrase}" ${value}`);
    row.score = Math.max(row.score, value);
    row.named ||= hit.role === 'noun';
  }
  return found;
};

const ranked = (rows: Map<string, Tally>, needsCore: boolean): readonly Candidate[] =>
  [...rows]
    .filter(([, row]) => !row.ruledOut && (row.score > 0 || !needsCore))
    .map(([id, { score, near, named, because }]) => ({ id, score: score + near, named, because }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));

/** Finds what kind of thing a goal wants and what it is about. Silent in doubt: a kind must win clearly. */
export const matchGoal = (goal: Goal, tables: Tables): Match => {
  const hits = hitsIn(tables.kinds, goal);
  // "Research question about sleep": the verb is the beginning of a thing's name.
  const isPartOfName = ({ role, at, length }: Hit): boolean =>
    role === 'verb' &&
    hits.some((other) => other.role === 'noun' && other.at === at && other.length > length);
  const told = hits.filter((hit) => !isPartOfName(hit));
  const kinds = ranked(
    tally(told, (hit) => kindPoints(hit, goal), weights.near),
    true,
  );
  const { start, end } = goal.parts.object;
  const topicPoints = ({ at, length }: Hit): number =>
    weights.topic + (length - 1) + (at >= start && at < end ? weights.topicInObject : 0);
  const about = ranked(tally(hitsIn(tables.topics, goal), topicPoints, weights.topicNear), false).filter(
    ({ score }) => score >= topicThreshold,
  );
  const [best, second] = kinds;
  const isClear =
    best !== undefined && best.score >= kindThreshold && best.score - (second?.score ?? 0) >= kindMargin;
  return {
    ...(isClear && { kind: best.id }),
    topics: about.slice(0, mostTopics).map(({ id }) => id),
    kinds,
    about,
  };
};
