import type { Offer, Question } from '@whetstone/engine';
import { type ModelAsks, modelWords, splitAnswers, splitOffers } from './model-asks.ts';
import { noCardChoice, noWishes, type PrompterDraft, type Said, type Wishes } from './prompter-draft.ts';

const promptOfGoal = ({ goal, result }: PrompterDraft) =>
  result?.request.goal === goal ? result.prompt : undefined;

const askedByRules = (draft: PrompterDraft): readonly Question[] =>
  draft.asked ?? promptOfGoal(draft)?.questions ?? [];

const isSaidOf = ({ questions, offers }: ModelAsks, { answers, wishes }: Said): boolean =>
  questions.some(({ id }) => answers[id]?.trim()) || offers.some(({ id }) => wishes.offers[id]);

/** What the model asked that counts now: of the goal as it stands, or of an earlier wording once something was said of it. */
export const modelAsksOf = (draft: PrompterDraft): ModelAsks | undefined => {
  const { modelAsks, goal } = draft;
  return modelAsks && (modelAsks.goal === goal || isSaidOf(modelAsks, draft)) ? modelAsks : undefined;
};

/** What the rules and the model have, in the order in which it is shown. */
const together = <Item>(
  ofRules: readonly Item[],
  ofModel: readonly Item[] | undefined,
  isAdded?: boolean,
): readonly Item[] => (ofModel ? (isAdded ? [...ofRules, ...ofModel] : ofModel) : ofRules);

/** What is asked of the goal as it stands, as far as it is known. */
export const questionsOf = (draft: PrompterDraft): readonly Question[] => {
  const ofModel = modelAsksOf(draft);
  return together<Question>(askedByRules(draft), ofModel?.questions, ofModel?.isAdded);
};

/** What can be pressed for the goal as it stands, as far as it is known. */
export const offersOf = (draft: PrompterDraft): readonly Offer[] => {
  const ofModel = modelAsksOf(draft);
  return together(draft.offered ?? promptOfGoal(draft)?.offers ?? [], ofModel?.offers, ofModel?.isAdded);
};

/** What the goal asks by now, and behind it what it asks no more but was answered, so that no answer leaves unseen. */
export const withAnswered = (draft: PrompterDraft, asked: readonly Question[]): readonly Question[] => {
  const ids = new Set(asked.map(({ id }) => id));
  return [...asked, ...askedByRules(draft).filter(({ id }) => !ids.has(id) && draft.answers[id]?.trim())];
};

const idsOf = (questions: readonly Question[]) =>
  questions
    .map(({ id }) => id)
    .toSorted()
    .join();

/** Whether the result gives the person's own words back and costs nothing yet. */
export const isFree = ({ result }: PrompterDraft): boolean =>
  result !== null && result.id === undefined && result.prompt.counts === false;

/** Whether what is answered and pressed now goes into the prompt on the desk; otherwise it is for the next one. */
export function isOnPrompt(draft: PrompterDraft): boolean {
  const { goal, result } = draft;
  if (!result || (result.id === undefined && !isFree(draft)) || result.request.goal !== goal) return false;
  const asked = result.prompt.questions ?? [];
  // The model's own questions hang on the goal alone.
  if (asked.length === 0 && result.writtenBy?.source === 'model') return true;
  return idsOf(askedByRules(draft)) === idsOf(asked);
}

/** Whether a press goes into a prompt that is there, so that nothing is left to generate. */
export const isWrittenOn = (draft: PrompterDraft, isOutdated: boolean): boolean =>
  draft.result !== null && !isOutdated && isOnPrompt(draft);

/** What the person leaves to us, by the ids of the model's questions; the rules answer their own. */
export const decidedOf = (draft: PrompterDraft): Record<string, string> =>
  Object.fromEntries(
    (draft.wishes.decide ? (modelAsksOf(draft)?.questions ?? []) : []).flatMap(({ id, likely, choices }) => {
      const guess = likely ?? choices?.[0];
      return guess === undefined || draft.answers[id] !== undefined ? [] : [[id, guess]];
    }),
  );

/** What was answered to the questions that are still asked; an answer that was taken back drops what was assumed. */
export const filledAnswers = (draft: PrompterDraft): Record<string, string> => {
  const decided = decidedOf(draft);
  return Object.fromEntries(
    questionsOf(draft).flatMap(({ id, choices }) => {
      const answer = draft.answers[id] ?? decided[id];
      if (answer === undefined) return [];
      const isBlank = answer.trim() === '';
      if (isBlank && (!choices || modelWords(id) !== undefined)) return [];
      return [[id, isBlank ? '' : answer]];
    }),
  );
};

const wishesOf = (draft: PrompterDraft): Wishes => {
  const { offers, open, decide, facts } = draft.wishes;
  const ids = new Set(offersOf(draft).map(({ id }) => id));
  return {
    offers: Object.fromEntries(Object.entries(offers).filter(([id]) => ids.has(id))),
    open: open.trim(),
    decide,
    facts,
  };
};

/** All that is said of the goal as it stands. */
export const saidOfDraft = (draft: PrompterDraft): Said => ({
  answers: filledAnswers(draft),
  wishes: wishesOf(draft),
});

/** What was said as a request carries it: nothing at all where nothing was. */
export const saidAsSent = ({ answers: said, wishes: { offers: pressed, open, decide, facts } }: Said) => {
  const { answers, told } = splitAnswers(said);
  const { offers, wishes } = splitOffers(pressed);
  return {
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(told.length > 0 && { told }),
    ...(Object.keys(offers).length > 0 && { offers }),
    ...(wishes.length > 0 && { wishes }),
    ...(open !== '' && { open }),
    ...(decide && { decide }),
    ...(facts.length > 0 && { facts }),
  };
};

/** What the next prompt is asked for besides the form. */
export const saidSent = (draft: PrompterDraft) => saidAsSent(saidOfDraft(draft));

/** What the prompt on the desk is to hold: what is said in the form for another goal is for the next one. */
export const saidOfPrompt = (draft: PrompterDraft): Said =>
  isOnPrompt(draft)
    ? saidOfDraft(draft)
    : { answers: draft.result?.answers ?? {}, wishes: draft.result?.wishes ?? noWishes };

/** What is in the prompt without having been said, by the ids of the questions. */
export const assumedOf = (draft: PrompterDraft): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    (isOnPrompt(draft) ? (draft.result?.prompt.questions ?? []) : []).flatMap(({ id, answer }) =>
      answer?.assumed ? [[id, answer.text]] : [],
    ),
  ),
  ...decidedOf(draft),
});

/** Questions that nobody has answered, neither the person nor a guess. */
export const openOf = (draft: PrompterDraft): readonly Question[] => {
  const assumed = assumedOf(draft);
  return questionsOf(draft).filter(({ id }) => !(draft.answers[id] ?? assumed[id])?.trim());
};

/** What the person said of the goal, each under the name of its place in the form. */
export const saidInWords = (draft: PrompterDraft): readonly { id: string; label: string; text: string }[] => {
  const { answers, wishes } = draft;
  return [
    ...questionsOf(draft).map(({ id, label }) => ({ id, label, text: answers[id]?.trim() ?? '' })),
    { id: 'wish:open', label: 'Anything else', text: wishes.open.trim() },
    ...offersOf(draft)
      .filter(({ id, on }) => wishes.offers[id] ?? on)
      .map(({ id, label }) => ({ id: `offer:${id}`, label: 'Added to the request', text: label })),
  ].filter(({ text }) => text !== '');
};

/** Whether something was said, or taken back, since the prompt was written. */
export const isBehind = (draft: PrompterDraft): boolean =>
  draft.result !== null &&
  JSON.stringify(saidOfPrompt(draft)) !==
    JSON.stringify({ answers: draft.result.answers ?? {}, wishes: draft.result.wishes ?? noWishes });

/** Whether anything was answered, pressed or added. */
export const saysSomething = ({ answers, wishes }: Said): boolean =>
  Object.values(answers).some((answer) => answer.trim() !== '') ||
  wishes.open.trim() !== '' ||
  wishes.decide ||
  Object.keys(wishes.offers).length > 0;

/**
 * The draft with another text as its goal. What was said belongs to a goal: it stays while the goal is edited, and is put
 * aside when another one takes its place, until that goal comes back.
 */
export function withGoal<Draft extends PrompterDraft>(
  draft: Draft,
  goal: string,
  isReplaced: boolean,
): Draft {
  const { aside, answers, wishes, modelAsks } = draft;
  const isBack = aside?.goal === goal;
  if (!isReplaced && !isBack && goal.trim() !== '') return { ...draft, goal };
  const left = saysSomething(draft)
    ? { goal: draft.goal, answers, wishes, modelAsks }
    : isBack
      ? null
      : aside;
  return {
    ...draft,
    goal,
    asked: null,
    offered: null,
    answers: isBack ? aside.answers : {},
    wishes: isBack ? aside.wishes : noWishes,
    // The next goal has the cards as they are by default; what they say is read anew.
    cards: noCardChoice,
    modelAsks: isBack ? aside.modelAsks : null,
    aside: left,
  };
}
