import { cardFields } from '../catalogue/fields.ts';
import type { Goal } from '../goal/read-goal.ts';
import { indexRows } from '../goal/phrases.ts';
import { phrasesAt, stemOf } from '../goal/words.ts';
import { commonWords, lifeWords, subjectFields, type Life } from '../knowledge/lives.ts';
import type { Fact } from './fact.ts';
import type { LikelyKind } from './kinds-of.ts';
import { tellingStems } from './telling-stems.ts';

const lives = Object.keys(lifeWords) as Life[];
const index = indexRows(lives.map((life) => [life, lifeWords[life]] as const));
const ofClass = new Set(['class', 'room', 'course']);

/** The part of life that a card belongs to, by what is on it; none of a voice or of what is true everywhere. */
const lifeOfCard = (facts: readonly Fact[]): Life | undefined => {
  const fields = facts.flatMap(({ field }) => field ?? []);
  if (fields.some((field) => ofClass.has(field))) return 'class';
  const kinds = new Set(fields.map((field) => cardFields[field].kind));
  if (kinds.has('project')) return 'project';
  return kinds.has('business') || kinds.has('audience') ? 'business' : undefined;
};

/** The cards in force by name, each with the part of life that it belongs to. */
export const livesOfCards = (facts: readonly Fact[]): ReadonlyMap<string, Life | undefined> =>
  new Map([...Map.groupBy(facts, ({ card }) => card)].map(([card, own]) => [card, lifeOfCard(own)]));

/** What a goal names of each part of life, the longest phrase at each word. */
const heardIn = (goal: Goal) =>
  Map.groupBy(
    goal.words.flatMap((_, at) => phrasesAt(index, goal.words, at).slice(0, 1)),
    ({ value }) => value,
  );

const common: ReadonlySet<string> = new Set(commonWords.map(stemOf));
const mostShared = 3;
/** What stands before those to whom a text goes and what one calls one's own: "to the clinics", "our app". */
const openers = new Set(['to', 'for', 'my', 'our']);
const reach = 3;

/** Where it is open of what kind a goal is, it must speak of a shop, class or project by itself. */
const leastEvidence = 2;
/** Unless nearly all that comes near is usual there. */
const mostlyUsual = 0.6;

/** How much a goal shares with the cards of a part of life. */
const sharedWith = (goal: Goal, facts: readonly Fact[]): number => {
  const told = facts.filter(({ field }) => field && subjectFields.includes(field));
  const stems = new Set(
    [...told.map(({ text }) => text), ...new Set(facts.map(({ card }) => card))].flatMap(tellingStems),
  );
  const isOpened = (at: number) =>
    goal.words.slice(Math.max(0, at - reach), at).some(({ text }) => openers.has(text));
  const shared = new Map(
    goal.words.flatMap(({ stem }, at) => {
      if (common.has(stem) || !stems.has(stem)) return [];
      return [[stem, isOpened(at) || /\d/.test(stem) ? 2 : 1] as const];
    }),
  );
  return Math.min(
    [...shared.values()].reduce<number>((sum, each) => sum + each, 0),
    mostShared,
  );
};

/**
 * The part of life in which a goal is written: by what it names, by words that it shares with the cards in force, and by its
 * kinds. None where it names one in which its kinds have nothing to say.
 */
export const lifeOf = (
  goal: Goal,
  kinds: readonly LikelyKind[],
  facts: readonly Fact[],
  cards: ReadonlyMap<string, Life | undefined>,
): Life | undefined => {
  const inForce = new Set<Life | undefined>(['own', 'job', ...cards.values()]);
  const heard = heardIn(goal);
  const usual = new Map<string | undefined, number>();
  for (const { kind, weight } of kinds) {
    const first = Object.keys(kind.needs).find((life) => life !== 'any');
    usual.set(first, (usual.get(first) ?? 0) + weight);
  }
  const scores = lives
    .filter((life) => inForce.has(life))
    .map((life) => {
      const told = facts.filter(({ card }) => cards.get(card) === life);
      const named = heard.get(life)?.length ?? 0;
      const evidence = 2 * named + sharedWith(goal, told);
      const isSure =
        life === 'own' ||
        life === 'job' ||
        kinds.some(({ kind, weight }) => weight === 1 && kind.needs[life]) ||
        evidence >= leastEvidence ||
        (usual.get(life) ?? 0) >= mostlyUsual;
      const score = evidence + (usual.get(life) ?? 0);
      return {
        life,
        named,
        score,
        isFit: isSure && (score > 0 || life === 'own') && kinds.some(({ kind }) => kind.needs[life]),
      };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = scores.find(({ isFit }) => isFit);
  const isElsewhere = scores.some((each) => !each.isFit && each.named > (best?.named ?? 0));
  return isElsewhere ? undefined : best?.life;
};
