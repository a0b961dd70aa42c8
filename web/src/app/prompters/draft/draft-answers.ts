import type { Offer, Question } from '@whetstone/engine';
import { noWishes, type PrompterDraft, type Said, type Wishes } from './prompter-draft.ts';

const promptOfGoal = ({ goal, result }: PrompterDraft) =>
  result?.request.goal === goal ? result.prompt : undefined;

/** What is asked of the goal as it stands, as far as it is known. */
export const questionsOf = (draft: PrompterDraft): readonly Question[] =>
  draft.asked ?? promptOfGoal(draft)?.questions ?? [];

/** What can be pressed for the goal as it stands, as far as it is known. */
export const offersOf = (draft: PrompterDraft): readonly Offer[] =>
  draft.offered ?? promptOfGoal(draft)?.offers ?? [];

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id).join();

/** Whether the result gives the person's own words back and costs nothing yet. */
export const isFree = ({ result }: PrompterDraft): boolean =>
  result !== null && result.id === undefined && result.prompt.counts === false;

/** Whether what is answered and pressed now goes into the prompt on the desk; otherwise it is for the next one. */
export function isOnPrompt(draft: PrompterDraft): boolean {
  const { goal, result } = draft;
  if (!result || (result.id === undefined && !isFree(draft)) || result.request.goal !== goal) return false;
  return idsOf(questionsOf(draft)) === idsOf(result.prompt.questions ?? []);
}

/** What was answered to the questions that are still asked; an answer that was taken back drops what was assumed. */
export const filledAnswers = (draft: PrompterDraft): Record<string, string> =>
  Object.fromEntries(
    questionsOf(draft).flatMap(({ id, choices }) => {
      const answer = draft.answers[id];
      if (answer === undefined || (answer.trim() === '' && !choices)) return [];
      return [[id, answer.trim() === '' ? '' : answer]];
    }),
  );

const wishesOf = (draft: PrompterDraft): Wishes => {
  const { offers, open, decide } = draft.wishes;
  const ids = new Set(offersOf(draft).map(({ id }) => id));
  return {
    offers: Object.fromEntries(Object.entries(offers).filter(([id]) => ids.has(id))),
    open: open.trim(),
    decide,
  };
};

/** All that is said of the goal as it stands. */
export const saidOfDraft = (draft: PrompterDraft): Said => ({
  answers: filledAnswers(draft),
  wishes: wishesOf(draft),
});

/** What was said as a request carries it: nothing at all where nothing was. */
export const saidAsSent = ({ answers, wishes: { offers, open, decide } }: Said) => ({
  ...(Object.keys(answers).length > 0 && { answers }),
  ...(Object.keys(offers).length > 0 && { offers: { ...offers } }),
  ...(open !== '' && { open }),
  ...(decide && { decide }),
});

/** What the next prompt is asked for besides the form. */
export const saidSent = (draft: PrompterDraft) => saidAsSent(saidOfDraft(draft));

/** What the prompt on the desk is to hold: what is said in the form for another goal is for the next one. */
export const saidOfPrompt = (draft: PrompterDraft): Said =>
  isOnPrompt(draft)
    ? saidOfDraft(draft)
    : { answers: draft.result?.answers ?? {}, wishes: draft.result?.wishes ?? noWishes };

/** Whether something was said, or taken back, since the prompt was written. */
export const isBehind = (draft: PrompterDraft): boolean =>
  draft.result !== null &&
  JSON.stringify(saidOfPrompt(draft)) !==
    JSON.stringify({ answers: draft.result.answers ?? {}, wishes: draft.result.wishes ?? noWishes });

const saysSomething = ({ answers, wishes }: Said): boolean =>
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
  const { aside, answers, wishes } = draft;
  const isBack = aside?.goal === goal;
  if (!isReplaced && !isBack && goal.trim() !== '') return { ...draft, goal };
  const left = saysSomething(draft) ? { goal: draft.goal, answers, wishes } : isBack ? null : aside;
  return {
    ...draft,
    goal,
    asked: null,
    offered: null,
    answers: isBack ? aside.answers : {},
    wishes: isBack ? aside.wishes : noWishes,
    aside: left,
  };
}
