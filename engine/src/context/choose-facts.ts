import { factLimits } from '../catalogue/fact-limits.ts';
import { cardFields } from '../catalogue/fields.ts';
import type { Goal } from '../goal/read-goal.ts';
import { wordsOf } from '../goal/words.ts';
import { cardFieldRows } from '../knowledge/card-fields.ts';
import { textWords, type Life } from '../knowledge/lives.ts';
import type { Candidate } from '../match/matcher.ts';
import { isSaid } from '../write/is-said.ts';
import { answeredBy, type Put } from './answered-by.ts';
import { fieldsHeardIn } from './called-fields.ts';
import type { Fact, UsedFact } from './fact.ts';
import { kindsOf } from './kinds-of.ts';
import { lifeOf, livesOfCards } from './life-of.ts';
import { neededIn } from './needed-in.ts';
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

/** How many telling words a fact has, and how many of them a goal has too. */
const sharedStems = (heard: ReadonlySet<string>, text: string) => {
  const telling = tellingStems(text);
  return { shared: telling.filter((stem) => heard.has(stem)).length, of: telling.length };
};

/** A goal that says most of a fact needs it no more. */
const isToldBy = (heard: ReadonlySet<string>, text: string): boolean => {
  const { shared, of } = sharedStems(heard, text);
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

/**
 * Chooses the facts that bear on a goal: those that its kind always needs in the part of life in which it is written, those
 * that answer one of its open questions or that its words call for, and those that the person wants in; nothing of a sort
 * twice, nothing in doubt.
 */
export const chooseFacts = (facts: readonly Fact[], about: About): readonly UsedFact[] => {
  if (facts.length === 0) return [];
  const { goal, door, asks } = about;
  const given = facts.slice(0, factLimits.count);
  const heard = new Set(goal.words.map(({ stem }) => stem));
  const cards = livesOfCards(given);
  const kinds = kindsOf(about);
  const life = lifeOf(goal, kinds, given, cards);
  const needed = neededIn(kinds, life);
  const isOpen = !kinds.some(({ weight }) => weight === 1);
  const isText =
    door !== 'content' || kinds.some(({ kind }) => kind.text) || isSaid({ words: textWords }, goal);
  const hasBusiness = [...cards.values()].includes('business');
  const isElsewhere = kinds.some(({ kind }) => kind.isElsewhere);
  const vetoed = fieldsHeardIn(goal, 'never');
  const called = fieldsHeardIn(goal, 'words');
  const calledIfOpen = fieldsHeardIn(goal, 'openWords');
  const closed = new Set(kinds.flatMap(({ kind }) => kind.never ?? []));
  const isFree = ({ card, field, text, wish }: Fact): boolean => {
    if (wish !== undefined || text.trim() === '' || goal.language.code !== 'en') return false;
    if (field === undefined) return !isToldBy(heard, text) && sharedStems(heard, text).shared >= 2;
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
  const isNamed = new Map([...cards.keys()].map((card) => [card, sharedStems(heard, card).shared]));
  const free = given
    .filter(isFree)
    .toSorted((a, b) => (isNamed.get(b.card) ?? 0) - (isNamed.get(a.card) ?? 0));
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
  const isBearing = (fact: Fact): boolean => {
    const { field, text } = fact;
    if (field === undefined) return true;
    const isCalled =
      door === (cardFields[field].kind === 'project' ? 'code' : 'content') &&
      isOfLife(fact) &&
      !closed.has(field) &&
      (called.has(field) || (isOpen && calledIfOpen.has(field)));
    const isNamedIn = cardFieldRows[field].names === true && door !== 'code' && sharesName(goal, text);
    const isWanted = needed.has(field) || answers.has(fact) || isCalled || isNamedIn;
    if (taken.has(field) || !isWanted || isToldBy(heard, text)) return false;
    taken.add(field);
    return true;
  };
  const bearing = new Set(free.filter(isBearing));
  const used = facts.filter((fact) => (fact.wish === 'use' ? fact.text.trim() !== '' : bearing.has(fact)));
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
