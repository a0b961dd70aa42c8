import { defaultLevel, type LevelId } from '../catalogue/index.ts';
import type { Goal } from '../goal/read-goal.ts';
import { hitsOf, indexRows } from '../goal/phrases.ts';
import { forms } from '../knowledge/forms/index.ts';
import { knowledge } from '../knowledge/index.ts';
import type { Ask, Situation } from '../knowledge/rows.ts';
import type { ContentRequest } from './content-request.ts';
import { tellingStems } from '../context/telling-stems.ts';
import { isSaid } from './is-said.ts';
import { tongueOf } from './tongue.ts';

/** How many questions and offers a level shows at most. */
export const shownAt = {
  standard: { questions: 1, offers: 3 },
  professional: { questions: 3, offers: 6 },
  expert: { questions: 6, offers: 6 },
} as const satisfies Record<LevelId, { questions: number; offers: number }>;

/** What is asked and offered for a goal, in order, and what anybody would take for granted. */
export interface Asks {
  readonly questions: readonly Ask[];
  readonly offers: readonly string[];
  /** Fact to the choice that is clearly likely here. */
  readonly guess: Readonly<Record<string, string>>;
}

const usualStems = new WeakMap<Situation, ReadonlySet<string>>();
/** Words that goals of a situation use anyway, so that they answer none of its questions. */
const usualOf = (situation: Situation): ReadonlySet<string> => {
  const known = usualStems.get(situation);
  if (known) return known;
  const seen = new Set<string>();
  const usual = new Set<string>();
  for (const example of situation.examples)
    for (const stem of new Set(tellingStems(example))) (seen.has(stem) ? usual : seen).add(stem);
  usualStems.set(situation, usual);
  return usual;
};

/** Whether the goal says one of the choices: half of its telling words, and not those that such goals use anyway. */
const choiceIsSaid = (ask: Ask, goal: Goal, usual: ReadonlySet<string>): boolean => {
  const heard = new Set(goal.words.map(({ stem }) => stem));
  return ask.choices.some((choice) => {
    const telling = tellingStems(choice).filter((stem) => !usual.has(stem));
    const said = telling.filter((stem) => heard.has(stem)).length;
    return said > 0 && said * 2 >= telling.length;
  });
};

/** The questions that a goal leaves open, the more telling first; and what its kind takes for granted and offers. */
interface OpenAsks {
  /** Of its situation. */
  readonly telling: readonly Ask[];
  /** Of what is to come of it. */
  readonly formal: readonly Ask[];
  /** Of anything. */
  readonly general: readonly Ask[];
  readonly guess: Readonly<Record<string, string>>;
  readonly offers: readonly string[];
}

/** So many words of a goal say what it wants, before it says what about. */
const head = 5;
const told = indexRows(Object.values(forms).map((form) => [form, form.heard] as const));

/** What is left to ask of a goal of a situation, if it is known, to be chosen from. */
export const openAsks = (goal: Goal, id: string | undefined): OpenAsks => {
  const situation = id === undefined ? undefined : knowledge.situations[id];
  // Told by English words; the first one told counts, and of a known situation only at the head of the goal.
  const hit = goal.language.code === 'en' ? hitsOf(told, goal.words)[0] : undefined;
  const form = hit && (!situation || hit.at < head) ? hit.value : undefined;
  const usual = situation ? usualOf(situation) : new Set<string>();
  const isOpen = (ask: Ask): boolean =>
    !isSaid({ words: ask.said ?? [] }, goal) &&
    !isSaid(knowledge.saidOf[ask.fact] ?? {}, goal) &&
    !choiceIsSaid(ask, goal, usual);
  return {
    telling: (situation?.asks ?? []).filter(isOpen),
    formal: (form?.asks ?? []).filter(isOpen),
    general: tongueOf(goal.language.code).wording.asks.filter(isOpen),
    guess: { ...form?.guess, ...situation?.guess },
    offers: [...new Set([...(situation?.offers ?? []), ...(form?.offers ?? []), ...knowledge.generalOffers])],
  };
};

/** Open questions that are shown below Expert: judges found a third one silly too often. */
const openAtMost = 2;
/** A goal of so many words says much: a second question of its form is silly too often. */
const longGoal = 25;
const oneOfEach = (asks: readonly Ask[]): readonly Ask[] => {
  const seen = new Set<string>();
  return asks.filter(({ fact }) => !seen.has(fact) && seen.add(fact));
};

/**
 * Chooses what to ask and to offer: never what the goal or a card says, the more telling first. What was said of a question
 * or offer that the level would not show stays. `fromCards`: facts that cards answer.
 */
export const chooseAsks = (
  goal: Goal,
  open: OpenAsks,
  { level = defaultLevel, answers = {}, offers: pressed = {} }: ContentRequest,
  fromCards: ReadonlySet<string> = new Set(),
): Asks => {
  const { guess } = open;
  const [telling, formal, general] = [open.telling, open.formal, open.general].map((asks) =>
    asks.filter(({ fact }) => !fromCards.has(fact)),
  ) as [Ask[], Ask[], Ask[]];
  const { formerAsks } = tongueOf(goal.language.code).wording;
  const most = shownAt[level];
  const known = oneOfEach([...telling, ...formal]);
  // What is taken for granted is shown as such, beside what is asked.
  const granted = known.filter(({ fact }) => Object.hasOwn(guess, fact)).slice(0, 1);
  const asked = oneOfEach(telling.length > 0 ? telling : formal).filter((ask) => !granted.includes(ask));
  const isTold = telling.length === 0 && goal.words.length >= longGoal;
  const first = [...asked.slice(0, isTold ? 1 : openAtMost), ...granted];
  const few = known.filter((ask) => first.includes(ask));
  // What can be asked of anything is silly beside what tells more: Expert alone shows it there.
  const least = few.length > 0 ? few : general.slice(0, 1);
  const shown = oneOfEach(level === 'expert' ? [...least, ...known, ...general] : least).slice(
    0,
    most.questions,
  );
  return {
    questions: oneOfEach([...shown, ...known, ...general, ...formerAsks]).filter(
      (ask) => shown.includes(ask) || Object.hasOwn(answers, ask.fact),
    ),
    offers: open.offers
      .filter((id) => !isSaid(knowledge.offers[id]?.said ?? {}, goal))
      .filter((id, at) => at < most.offers || pressed[id] === true),
    guess,
  };
};
