import { cardFields } from '../catalogue/fields.ts';
import type { Goal } from '../goal/read-goal.ts';
import { indexPhrases, phrasesAt } from '../goal/words.ts';
import { lifeWords, subjectFields, type Life } from '../knowledge/lives.ts';
import type { TextKind } from '../knowledge/text-kinds/text-kind.ts';
import type { Fact } from './fact.ts';
import type { LikelyKind } from './kinds-of.ts';
import { tellingStems } from './telling-stems.ts';

const lives = Object.keys(lifeWords) as Life[];
const index = indexPhrases(lives.flatMap((life) => lifeWords[life].map((words) => [words, life] as const)));
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
  new Map(
    Object.entries(Object.groupBy(facts, ({ card }) => card)).map(([card, own = []]) => [
      card,
      lifeOfCard(own),
    ]),
  );

/** How often a goal names each part of life, the longest phrase at each word. */
const heardIn = (goal: Goal): ReadonlyMap<Life, number> => {
  const heard = new Map<Life, number>();
  for (let at = 0; at < goal.words.length; at += 1) {
    const [found] = phrasesAt(index, goal.words, at);
    if (found) heard.set(found.value, (heard.get(found.value) ?? 0) + 1);
  }
  return heard;
};

const mostShared = 3;
/** A name of a card says more than a word of its facts. */
const nameWeight = 2;
/** What stands before those to whom a text goes and what one calls one's own: "to the clinics", "our app". */
const openers = new Set(['to', 'for', 'my', 'our']);
const reach = 3;

/** How much a goal shares with the cards of a part of life. */
const sharedWith = (goal: Goal, facts: readonly Fact[]): number => {
  const told = facts.filter(({ field }) => field && subjectFields.includes(field));
  const stems = new Set(told.flatMap(({ text }) => tellingStems(text)));
  const names = new Set(facts.flatMap(({ card }) => tellingStems(card)));
  const isOpened = (at: number) =>
    goal.words.slice(Math.max(0, at - reach), at).some(({ text }) => openers.has(text));
  const shared = goal.words.map(({ stem }, at) =>
    names.has(stem) ? nameWeight : stems.has(stem) ? (isOpened(at) ? nameWeight : 1) : 0,
  );
  return Math.min(
    shared.reduce<number>((sum, each) => sum + each, 0),
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
  const usualOf = ({ needs }: TextKind) =>
    (Object.keys(needs) as (Life | 'any')[]).find((life) => life !== 'any' && inForce.has(life));
  const usual = new Map<Life | 'any' | undefined, number>();
  for (const { kind, weight } of kinds) usual.set(usualOf(kind), (usual.get(usualOf(kind)) ?? 0) + weight);
  const scores = lives
    .filter((life) => inForce.has(life))
    .map((life) => ({
      life,
      isFit: kinds.some(({ kind }) => kind.needs[life]),
      heard: heard.get(life) ?? 0,
      score:
        2 * (heard.get(life) ?? 0) +
        sharedWith(
          goal,
          facts.filter(({ card }) => cards.get(card) === life),
        ) +
        (usual.get(life) ?? 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const best = scores.find(({ isFit }) => isFit);
  const isElsewhere = scores.some((each) => !each.isFit && each.heard > (best?.heard ?? 0));
  return isElsewhere ? undefined : best?.life;
};
