import { factLimits } from '../catalogue/fact-limits.ts';
import { cardFields, type CardFieldId } from '../catalogue/fields.ts';
import type { Goal } from '../goal/read-goal.ts';
import { wordsOf } from '../goal/words.ts';
import { cardFieldRows } from '../knowledge/card-fields.ts';
import { textWords, type Life } from '../knowledge/lives.ts';
import type { Candidate } from '../match/matcher.ts';
import { isSaid } from '../write/is-said.ts';
import { answeredBy, type Put } from './answered-by.ts';
import { fieldsHeardIn } from './called-fields.ts';
import type { Fact, UsedFact } from './fact.ts';
import { kindsOf, type LikelyKind } from './kinds-of.ts';
import { lifeOf, livesOfCards } from './life-of.ts';
import { tellingStems } from './telling-stems.ts';

/** What a goal is, as far as it decides which facts bear on it. */
export interface About {
  readonly goal: Goal;
  readonly door: 'content' | 'visual' | 'code';
  /** Absent where the goal is open. */
  readonly situation?: string;
  /** Situations that come near. */
  readonly candidates?: readonly Candidate[];
  /** The questions that the goal leaves open, most decisive first. */
  readonly asks: readonly Put[];
  /** In code: whether it is work on what exists; not where something is named that no project knows. */
  readonly isOwnCode?: boolean;
}

/** Whether a goal has a name that a fact has: "Mia" of "Mia, 7, year 2". */
const sharesName = (goal: Goal, text: string): boolean => {
  const names = new Set(
    wordsOf(text).flatMap((word) => (/^\p{Lu}/u.test(text.slice(word.start)) ? [word.stem] : [])),
  );
  return goal.words.some(
    (word) => names.has(word.stem) && /^\p{Lu}/u.test(goal.text.slice(word.start)) && word.text.length > 2,
  );
};

const sharedStems = (goal: Goal, text: string): { readonly shared: number; readonly of: number } => {
  const heard = new Set(goal.words.map(({ stem }) => stem));
  const telling = tellingStems(text);
  return { shared: telling.filter((stem) => heard.has(stem)).length, of: telling.length };
};

/** A goal that says most of a fact needs it no more. */
const isToldBy = (goal: Goal, text: string): boolean => {
  const { shared, of } = sharedStems(goal, text);
  return of > 0 && shared * 3 >= of * 2;
};

const lineOf = ({ field, text }: Fact): string => {
  const said = text.slice(0, factLimits.length).replace(/\s+/g, ' ').trim();
  return field ? `${cardFields[field].name}: ${said}` : said;
};

const reasonOf = ({ card, field }: Fact): string =>
  `Your card, ${card}${field ? `: ${cardFields[field].name.toLowerCase()}` : ''}`;

const livesOfKind = {
  me: ['own', 'job'],
  business: ['business'],
  audience: ['business', 'class'],
  voice: ['own', 'job', 'business', 'class', 'project'],
  project: ['project'],
} as const satisfies Record<string, readonly Life[]>;

/** How much of what speaks for a goal's kinds must have something to say in its part of life, and how much of that need a fact. */
const enough = { heard: 0.3, needed: 0.5 } as const;

/** The fields that the kinds of a goal always need in its part of life. */
const neededIn = (kinds: readonly LikelyKind[], life: Life | undefined): ReadonlySet<CardFieldId> => {
  const isHeard = ({ kind: { needs } }: LikelyKind): boolean => Boolean(life ? needs[life] : needs.any);
  const heard = kinds.filter(isHeard);
  const sum = heard.reduce((total, { weight }) => total + weight, 0);
  if (sum < enough.heard) return new Set();
  const votes = new Map<CardFieldId, number>();
  for (const {
    kind: { needs },
    weight,
  } of heard)
    for (const field of new Set([...(needs.any ?? []), ...((life && needs[life]) ?? [])]))
      votes.set(field, (votes.get(field) ?? 0) + weight / sum);
  return new Set([...votes].flatMap(([field, share]) => (share >= enough.needed ? [field] : [])));
};

/**
 * Chooses the facts that bear on a goal: those that its kind always needs in the part of life in which it is written, those
 * that answer one of its open questions or that its words call for, and those that the person wants in; nothing of a sort
 * twice, nothing in doubt.
 */
export const chooseFacts = (facts: readonly Fact[], about: About): readonly UsedFact[] => {
  if (facts.length === 0) return [];
  const { goal, door, asks } = about;
  const given = facts.slice(0, factLimits.count);
  const cards = livesOfCards(given);
  const kinds = kindsOf(about);
  const life = lifeOf(goal, kinds, given, cards);
  const needed = neededIn(kinds, life);
  const isOpen = kinds.length !== 1;
  const isText =
    door !== 'content' || kinds.some(({ kind }) => kind.text) || isSaid({ words: textWords }, goal);
  const hasBusiness = [...cards.values()].includes('business');
  const isElsewhere = kinds.some(({ kind }) => kind.isElsewhere);
  const vetoed = fieldsHeardIn(goal, 'never');
  const called = fieldsHeardIn(goal, 'words');
  const calledIfOpen = fieldsHeardIn(goal, 'openWords');
  const isFree = ({ card, field, text, wish }: Fact): boolean => {
    if (wish !== undefined || text.trim() === '' || goal.language.code !== 'en') return false;
    if (isToldBy(goal, text)) return false;
    if (field === undefined) return sharedStems(goal, text).shared >= 2;
    const { kind } = cardFields[field];
    const row = cardFieldRows[field];
    if (row.text && !isText) return false;
    const lifeOfCard = cards.get(card);
    // A voice on a card of its own is the business's where there is one.
    const isOfCard = kind === 'voice' || kind === 'audience';
    if (isOfCard && lifeOfCard !== undefined && lifeOfCard !== life) return false;
    if (kind === 'voice' && lifeOfCard === undefined && hasBusiness && (life === 'own' || life === 'job'))
      return false;
    return !vetoed.has(field) && (isElsewhere || !isSaid(row.said ?? {}, goal));
  };
  const free = given.filter(isFree);
  const isOfLife = ({ field }: Fact): boolean =>
    field === undefined ||
    (life !== undefined && (livesOfKind[cardFields[field].kind] as readonly Life[]).includes(life));
  const answers = new Map<Fact, string>();
  for (const ask of asks) {
    const fields = answeredBy(ask);
    const fact = free.find((each) => each.field && fields.includes(each.field) && isOfLife(each));
    if (fact) answers.set(fact, ask.fact);
  }
  const taken = new Set(facts.flatMap(({ wish, field }) => (wish === 'use' && field ? [field] : [])));
  const used = facts.filter((fact) => {
    const { field, wish, text } = fact;
    if (wish === 'use') return text.trim() !== '';
    if (!free.includes(fact)) return false;
    if (field === undefined) return true;
    if (taken.has(field)) return false;
    const row = cardFieldRows[field];
    const isCalled =
      door === (cardFields[field].kind === 'project' ? 'code' : 'content') &&
      isOfLife(fact) &&
      (called.has(field) || (isOpen && calledIfOpen.has(field)));
    const bears =
      needed.has(field) ||
      answers.has(fact) ||
      isCalled ||
      (row.names === true && door !== 'code' && sharesName(goal, text));
    if (bears) taken.add(field);
    return bears;
  });
  return used
    .filter(({ field, wish }) => {
      const unless = field && cardFieldRows[field].unless;
      return wish === 'use' || !unless || !taken.has(unless);
    })
    .map((fact) => {
      const answer = answers.get(fact);
      return {
        ...fact,
        line: lineOf(fact),
        reason: reasonOf(fact),
        ...(answer !== undefined && { answers: answer }),
      };
    });
};
