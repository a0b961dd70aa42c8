import { factLimits } from '../catalogue/fact-limits.ts';
import { cardFields, type CardKindId } from '../catalogue/fields.ts';
import type { Goal } from '../goal/read-goal.ts';
import { wordsOf } from '../goal/words.ts';
import { cardFieldRows, cardGroups, ownBusiness } from '../knowledge/card-fields.ts';
import type { CardFieldRow } from '../knowledge/card-rows.ts';
import { situationGroups, type SituationGroupId } from '../knowledge/situations/index.ts';
import { smallWords } from '../knowledge/word-families.ts';
import { isSaid } from '../write/is-said.ts';
import type { Fact, UsedFact } from './fact.ts';
import { fieldsAnswering, type Put } from './field-of.ts';

/** What a goal is, as far as it decides which facts bear on it. */
export interface About {
  readonly goal: Goal;
  readonly door: 'content' | 'visual' | 'code';
  /** Absent where the goal is open. */
  readonly situation?: string;
  /** The questions that the goal leaves open, most decisive first. */
  readonly asks: readonly Put[];
  /** In code: work on what exists, with nothing named that the project does not know. */
  readonly isOwnCode?: boolean;
}

const small = new Set(smallWords);
const tellingStems = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text).flatMap(({ text: word, stem }) => (word.length < 3 || small.has(word) ? [] : [stem])),
  ),
];

const groupOf = new Map<string, SituationGroupId>(
  (Object.keys(situationGroups) as SituationGroupId[]).flatMap((group) =>
    Object.keys(situationGroups[group]).map((id) => [id, group] as const),
  ),
);

const owners = new Set(['my', 'our']);
/** How far behind "my" the thing stands: "my small tea shop". */
const reach = 3;

/** Whether a goal names the business on a card: "my shop", "a client", or "my" before a word of that card. */
const namesBusiness = (goal: Goal, facts: readonly Fact[]): boolean => {
  if (isSaid({ words: ownBusiness }, goal)) return true;
  const stems = new Set(
    facts.flatMap(({ field, text }) => (field === 'business' || field === 'sells' ? tellingStems(text) : [])),
  );
  return goal.words.some(
    ({ text }, at) =>
      owners.has(text) && goal.words.slice(at + 1, at + 1 + reach).some(({ stem }) => stems.has(stem)),
  );
};

const ofBusiness: ReadonlySet<CardKindId> = new Set(['business', 'audience', 'voice']);

/** Whether a goal has a name that a fact has: "Mia" of "Mia, 7, year 2". */
const sharesName = (goal: Goal, text: string): boolean => {
  const names = new Set(
    wordsOf(text).flatMap((word) => (/^\p{Lu}/u.test(text.slice(word.start)) ? [word.text] : [])),
  );
  return goal.words.some(
    (word) => names.has(word.text) && /^\p{Lu}/u.test(goal.text.slice(word.start)) && word.text.length > 2,
  );
};

/** A goal that says most of a fact needs it no more. */
const isToldBy = (goal: Goal, text: string): boolean => {
  const heard = new Set(goal.words.map(({ stem }) => stem));
  const telling = tellingStems(text);
  return telling.length > 0 && telling.filter((stem) => heard.has(stem)).length * 3 >= telling.length * 2;
};

/** Free text bears on a goal that shares two of its telling words. */
const sharesWords = (goal: Goal, text: string): boolean => {
  const heard = new Set(goal.words.map(({ stem }) => stem));
  return tellingStems(text).filter((stem) => heard.has(stem)).length >= 2;
};

const lineOf = ({ field, text }: Fact): string => {
  const said = text.slice(0, factLimits.length).replace(/\s+/g, ' ').trim();
  return field ? `${cardFields[field].name}: ${said}` : said;
};

const reasonOf = ({ card, field }: Fact): string =>
  `Your card, ${card}${field ? `: ${cardFields[field].name.toLowerCase()}` : ''}`;

/** Whether words, situation or door of a goal call for a sort of fact, whatever is asked. */
const isCalledFor = (
  row: CardFieldRow,
  { goal, door, situation, isOwnCode }: About,
  speaks: boolean,
): boolean => {
  if (door === 'visual')
    return row.picture === true && (speaks || isSaid({ words: row.pictureWords ?? [] }, goal));
  if (door === 'code' && row.code) return isOwnCode === true;
  const group = situation === undefined ? undefined : groupOf.get(situation);
  return (
    isSaid({ words: row.words ?? [] }, goal) ||
    (situation === undefined && isSaid({ words: row.openWords ?? [] }, goal)) ||
    (row.own === true && speaks) ||
    (group !== undefined && row.groups?.includes(group) === true) ||
    (situation !== undefined && row.situations?.includes(situation) === true)
  );
};

/**
 * Chooses the facts that bear on a goal: those that answer one of its open questions, those that its words or its kind
 * call for, and those that the person wants in; nothing of a sort twice, nothing in doubt.
 */
export const chooseFacts = (facts: readonly Fact[], about: About): readonly UsedFact[] => {
  const { goal, door, situation, asks } = about;
  const group = situation === undefined ? undefined : groupOf.get(situation);
  const names = namesBusiness(goal, facts);
  const isOurs = group === undefined || cardGroups.business.includes(group);
  const speaks = names || (isOurs && goal.words.some(({ text }) => text === 'our'));
  const isRead = goal.language.code === 'en';
  const isOpen = ({ field, text, wish }: Fact): boolean => {
    if (wish !== undefined || text.trim() === '') return false;
    if (!isRead || isToldBy(goal, text)) return false;
    if (field === undefined) return sharesWords(goal, text);
    const row = cardFieldRows[field];
    const { kind } = cardFields[field];
    const isElsewhere = group !== undefined && !(row.only ?? cardGroups[kind]).includes(group);
    if (door === 'content' && isElsewhere && !(names && ofBusiness.has(kind))) return false;
    if (door === 'code' && kind !== 'project' && !(kind === 'business' && about.isOwnCode !== true))
      return false;
    return !isSaid(row.said ?? {}, goal) && !isSaid({ words: row.never ?? [] }, goal);
  };
  const open = facts.slice(0, factLimits.count).filter(isOpen);
  const answers = new Map<Fact, string>();
  const taken = new Set(facts.flatMap(({ field, wish }) => (wish === 'use' && field ? [field] : [])));
  for (const ask of asks) {
    const fact = fieldsAnswering(ask)
      .flatMap(({ field }) => open.find((each) => each.field === field) ?? [])
      .at(0);
    if (fact) answers.set(fact, ask.fact);
  }
  const used = facts.filter((fact) => {
    if (fact.wish === 'use') return fact.text.trim() !== '';
    if (!open.includes(fact)) return false;
    if (fact.field === undefined) return true;
    if (taken.has(fact.field)) return false;
    const row = cardFieldRows[fact.field];
    const bears =
      answers.has(fact) ||
      isCalledFor(row, about, speaks) ||
      (row.names === true && door === 'content' && sharesName(goal, fact.text));
    if (bears) taken.add(fact.field);
    return bears;
  });
  const kindOf = ({ field }: Fact) => field && cardFields[field].kind;
  // Beside a business card a voice is the business's, and speaks only where the business does.
  const hasBusiness = facts.some((fact) => kindOf(fact) === 'business');
  const isSilent = hasBusiness && !used.some((fact) => kindOf(fact) === 'business');
  return used
    .filter((fact) => !(isSilent && kindOf(fact) === 'voice' && fact.wish !== 'use'))
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
