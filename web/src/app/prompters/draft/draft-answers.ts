import type { Question } from '@whetstone/engine';
import type { PrompterDraft } from './prompter-draft.ts';

/** What is asked of the goal as it stands, as far as it is known. */
export const questionsOf = ({ goal, asked, result }: PrompterDraft): readonly Question[] =>
  asked ?? (result?.request.goal === goal ? result.prompt.questions : undefined) ?? [];

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id).join();

/** Where the blanks stand: below the prompt that they can still be written into, or in the form, for the next one. */
export function placeOfBlanks(draft: PrompterDraft): 'form' | 'result' {
  const { goal, result } = draft;
  if (!result?.id || result.request.goal !== goal) return 'form';
  return idsOf(questionsOf(draft)) === idsOf(result.prompt.questions ?? []) ? 'result' : 'form';
}

/** What was answered to the questions that are still asked. */
export const filledAnswers = (draft: PrompterDraft): Record<string, string> =>
  Object.fromEntries(
    questionsOf(draft).flatMap(({ id }) => {
      const answer = draft.answers[id] ?? '';
      return answer.trim() === '' ? [] : [[id, answer]];
    }),
  );

/** The answers as a request carries them: not at all where there are none. */
export const answersSent = (draft: PrompterDraft): { answers?: Record<string, string> } => {
  const answers = filledAnswers(draft);
  return Object.keys(answers).length > 0 ? { answers } : {};
};

/** The answers that the prompt on the desk is to hold: those in the form are for the next one. */
export const answersOfPrompt = (draft: PrompterDraft): Record<string, string> =>
  placeOfBlanks(draft) === 'result' ? filledAnswers(draft) : (draft.result?.answers ?? {});

/** Whether something was answered, or taken back, since the prompt was written. */
export const isBehind = (draft: PrompterDraft): boolean =>
  JSON.stringify(answersOfPrompt(draft)) !== JSON.stringify(draft.result?.answers ?? {});

/**
 * The draft with another text as its goal. Answers belong to a goal: they stay while it is edited, and are put aside
 * when another one takes its place, until that goal comes back.
 */
export function withGoal<Draft extends PrompterDraft>(
  draft: Draft,
  goal: string,
  isReplaced: boolean,
): Draft {
  const { aside } = draft;
  const isBack = aside?.goal === goal;
  if (!isReplaced && !isBack && goal.trim() !== '') return { ...draft, goal };
  const isAnswered = Object.values(draft.answers).some((answer) => answer.trim() !== '');
  const left = isAnswered ? { goal: draft.goal, answers: draft.answers } : isBack ? null : aside;
  return { ...draft, goal, asked: null, answers: isBack ? aside.answers : {}, aside: left };
}
