import { defaultLevel, type LevelId } from '../catalogue/index.ts';
import type { Goal } from '../goal/read-goal.ts';
import { hitsOf, indexRows } from '../goal/phrases.ts';
import { type Form, forms } from '../knowledge/forms.ts';
import { knowledge } from '../knowledge/index.ts';
import type { Ask, Situation } from '../knowledge/rows.ts';
import type { ContentRequest } from './content-request.ts';
import { tellingStems } from '../context/telling-stems.ts';
import { isSaid } from './is-said.ts';
import type { Subject } from './subject.ts';
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

/** The questions that a goal leaves open: those of its situation, and what can be asked of anything, the more telling first. */
interface OpenAsks {
  readonly telling: readonly Ask[];
  readonly general: readonly Ask[];
}

const told = indexRows(Object.values(forms).map((form) => [form, form.heard] as const));

/** By what is to come of it, where that is told, the first first; forms are told by English words. */
const formsTold = (goal: Goal): readonly Form[] =>
  goal.language.code === 'en' ? [...new Set(hitsOf(told, goal.words).map(({ value }) => value))] : [];

/** What is left to ask of a goal, to be chosen from. */
export const openAsks = (goal: Goal, subject: Subject): OpenAsks => {
  const situation = subject.situation === undefined ? undefined : knowledge.situations[subject.situation];
  const usual = situation ? usualOf(situation) : new Set<string>();
  const isOpen = (ask: Ask): boolean =>
    !isSaid({ words: ask.said ?? [] }, goal) &&
    !isSaid(knowledge.saidOf[ask.fact] ?? {}, goal) &&
    !choiceIsSaid(ask, goal, usual);
  // The form told first, or the next one where the goal says all that would be asked of it.
  const ofForms =
    formsTold(goal)
      .map(({ asks }) => asks.filter(isOpen))
      .find((asks) => asks.length > 0) ?? [];
  const [difficulty, avoid] = tongueOf(goal.language.code).wording.asks;
  const telling = (situation?.asks ?? []).filter(isOpen);
  return { telling, general: [...[difficulty].filter(isOpen), ...ofForms, avoid] };
};

/** Questions of a situation that are shown below Expert. */
const tellingFirst = 2;
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
  subject: Subject,
  open: OpenAsks,
  { level = defaultLevel, answers = {}, offers: pressed = {} }: ContentRequest,
  fromCards: ReadonlySet<string> = new Set(),
): Asks => {
  const situation = subject.situation === undefined ? undefined : knowledge.situations[subject.situation];
  const { formerAsks } = tongueOf(goal.language.code).wording;
  const isUnanswered = ({ fact }: Ask): boolean => !fromCards.has(fact);
  const telling = open.telling.filter(isUnanswered);
  const general = open.general.filter(isUnanswered);
  const [difficulty] = general;
  const most = shownAt[level];
  // Judges found a third question, what is asked by the form alone, and what makes it difficult beside two of the situation
  // silly too often: Expert shows them.
  const first = telling.slice(0, tellingFirst);
  const few = first.length < tellingFirst && difficulty ? [...first, difficulty] : first;
  const asks = oneOfEach([...few, ...telling, ...general, ...formerAsks]);
  const shown = oneOfEach(level === 'expert' ? [...few, ...telling, ...general] : few).slice(
    0,
    most.questions,
  );
  const offered = [...new Set([...(situation?.offers ?? []), ...knowledge.generalOffers])].filter(
    (id) => !isSaid(knowledge.offers[id]?.said ?? {}, goal),
  );
  return {
    questions: asks.filter((ask) => shown.includes(ask) || Object.hasOwn(answers, ask.fact)),
    offers: offered.filter((id, at) => at < most.offers || pressed[id] === true),
    guess: situation?.guess ?? {},
  };
};
