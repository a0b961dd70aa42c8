import { defaultLevel, type LevelId } from '../catalogue/index.ts';
import type { Goal } from '../goal/read-goal.ts';
import { hitsOf, indexRows } from '../goal/phrases.ts';
import { wordsOf, type Word } from '../goal/words.ts';
import { forms } from '../knowledge/forms/index.ts';
import { knowledge } from '../knowledge/index.ts';
import type { Ask, Form, Situation } from '../knowledge/rows.ts';
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

const told = indexRows(Object.values(forms).map((form) => [form, form.heard] as const));
const ofAnyForm = Object.values(forms).flatMap(({ asks }) => asks);
/** What is to come of a goal, told by English words; the first one told counts. */
const formOf = (words: readonly Word[]): Form | undefined => hitsOf(told, words)[0]?.value;

/** What the examples of a situation have in common: words, which answer none of its questions; and how many tell each form. */
interface Usual {
  readonly stems: ReadonlySet<string>;
  readonly forms: ReadonlyMap<Form | undefined, number>;
}

const usual = new WeakMap<Situation, Usual>();
const usualOf = (situation: Situation): Usual => {
  const known = usual.get(situation);
  if (known) return known;
  const seen = new Set<string>();
  const found = { stems: new Set<string>(), forms: new Map<Form | undefined, number>() };
  for (const example of situation.examples) {
    for (const stem of new Set(tellingStems(example))) (seen.has(stem) ? found.stems : seen).add(stem);
    const form = formOf(wordsOf(example));
    found.forms.set(form, (found.forms.get(form) ?? 0) + 1);
  }
  usual.set(situation, found);
  return found;
};

/** Whether the goal says one of the choices: half of its telling words, and not those that such goals use anyway. */
const choiceIsSaid = (ask: Ask, goal: Goal, usual: ReadonlySet<string> = new Set()): boolean => {
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
  /** Where an answer keeps its line, even to what is asked no more: all of them, and those of any form. */
  readonly answerable: readonly Ask[];
  /** Fact to the choice that is clearly likely here. */
  readonly guess: Readonly<Record<string, string>>;
  readonly offers: readonly string[];
  /** Those that Expert presses. */
  readonly presses: readonly string[];
}

/** A word in passing tells no form: so many examples of a known situation must tell it. */
const leastTold = 3;

/** What is left to ask of a goal of a situation, if it is known, to be chosen from. */
export const openAsks = (goal: Goal, id: string | undefined): OpenAsks => {
  const situation = id === undefined ? undefined : knowledge.situations[id];
  const common = situation && usualOf(situation);
  const heard = goal.language.code === 'en' ? formOf(goal.words) : undefined;
  const form = !common || (common.forms.get(heard) ?? 0) >= leastTold ? heard : undefined;
  const isOpen = (ask: Ask): boolean =>
    !isSaid({ words: ask.said ?? [] }, goal) &&
    !isSaid(knowledge.saidOf[ask.fact] ?? {}, goal) &&
    !choiceIsSaid(ask, goal, common?.stems);
  const [telling, formal] = [situation?.asks ?? [], form?.asks ?? []];
  const { asks, formerAsks } = tongueOf(goal.language.code).wording;
  return {
    telling: telling.filter(isOpen),
    formal: formal.filter(isOpen),
    general: asks.filter(isOpen),
    answerable: [...telling, ...formal, ...asks, ...formerAsks, ...ofAnyForm],
    guess: { ...form?.guess, ...situation?.guess },
    offers: [...new Set([...(situation?.offers ?? []), ...(form?.offers ?? []), ...knowledge.generalOffers])],
    presses: form?.presses ?? [],
  };
};

/** Open questions that are shown below Expert: judges found a third one silly too often. */
const openAtMost = 2;
/** A goal of so many words says much: where its situation is known one question is left, of its form none, which readers called silly in one of four. */
const longGoal = { known: 20, told: 12 } as const;
const oneOfEach = (asks: readonly Ask[]): readonly Ask[] => {
  const seen = new Set<string>();
  return asks.filter(({ fact }) => !seen.has(fact) && seen.add(fact));
};

/**
 * Chooses what to ask and to offer: never what the goal or a card says, the more telling first. What was said of a question
 * or offer that the level would not show stays. `fromCards`: facts that cards answer; `isDoubtful`: its situation is, so it
 * asks nothing of its own.
 */
export const chooseAsks = (
  goal: Goal,
  open: OpenAsks,
  { level = defaultLevel, answers = {}, offers: pressed = {} }: ContentRequest,
  fromCards: ReadonlySet<string> = new Set(),
  isDoubtful = false,
): { readonly questions: readonly Ask[]; readonly offers: readonly string[] } => {
  const most = shownAt[level];
  const left = (asks: readonly Ask[]) => asks.filter(({ fact }) => !fromCards.has(fact));
  const telling = isDoubtful ? [] : left(open.telling);
  const known = oneOfEach([...telling, ...left(open.formal)]);
  // What is taken for granted is shown as such, beside what is asked.
  const granted = known.filter(({ fact }) => Object.hasOwn(open.guess, fact)).slice(0, 1);
  const asked = known.filter((ask) => !granted.includes(ask) && (!telling[0] || telling.includes(ask)));
  const isLong = goal.words.length >= (telling.length > 0 ? longGoal.known : longGoal.told);
  const first = [...asked.slice(0, isLong ? Math.min(1, telling.length) : openAtMost), ...granted];
  // What can be asked of anything is silly beside what tells more: Expert alone shows it there.
  const few = first.length > 0 ? known.filter((ask) => first.includes(ask)) : left(open.general).slice(0, 1);
  const further = level === 'expert' ? [...known, ...left(open.general)] : [];
  const shown = oneOfEach([...few, ...further]).slice(0, most.questions);
  const isAnswered = ({ fact }: Ask): boolean => Object.hasOwn(answers, fact);
  const said = left(open.answerable).filter(isAnswered);
  const found = new Set([...shown, ...said].map(({ fact }) => fact));
  // The goal was another one when it was asked.
  const before = Object.keys(answers).every((fact) => found.has(fact))
    ? []
    : Object.values(knowledge.situations).flatMap(({ asks }) => left(asks).filter(isAnswered));
  return {
    questions: oneOfEach([...shown, ...said, ...before]),
    offers: open.offers
      .filter((id) => !isSaid(knowledge.offers[id]?.said ?? {}, goal))
      .filter((id, at) => at < most.offers || pressed[id] === true),
  };
};
