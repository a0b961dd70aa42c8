import type { GenerationRequest } from '@whetstone/contract';
import { subjectFact } from '@whetstone/engine/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askQuestions } from '../../../lib/api/questions.ts';
import { useResting } from '../../../ui/use-resting.ts';
import { withAnswered } from '../draft/draft-answers.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { Prompter } from '../draft/prompter.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import { focusedBlank } from './blank-id.ts';
import { isAskable } from './is-askable.ts';
import { useHand } from './use-hand.ts';
import { useOnceStill } from './use-once-still.ts';

/** Everything that moves when blanks come or go. */
export const belowGoalId = 'below-goal';

const pauseMs = 700;
const none = { questions: [], offers: [] };

export type OfGoal = ReturnType<typeof useQuestions>['ofGoal'];

/**
 * Asks what the goal lacks, in a pause of writing or when the goal field is left, and puts it into the draft as soon as
 * nothing moves under the person's hand. Nobody waits for it: without an answer the form stays as it is.
 */
export function useQuestions<Draft extends PrompterDraft>(
  { kind, generationRequest }: Prompter<Draft>,
  { change }: DraftStore<Draft>,
  draft: Draft,
) {
  const [isWriting, setIsWriting] = useState(false);
  const [wasEntered, setWasEntered] = useState(false);
  const { answers = {}, told, offers, wishes, open, decide, ...request } = generationRequest(draft);
  // A draft of before may say what it is about, which decides what is asked; no other answer does.
  const about = answers[subjectFact];
  const rested = useResting(
    JSON.stringify({ ...request, ...(about && { answers: { [subjectFact]: about } }) }),
    isWriting ? pauseMs : 0,
  );
  const restedRequest = JSON.parse(rested) as GenerationRequest;
  const { goal } = restedRequest;
  const { data } = useQuery({
    queryKey: ['questions', rested],
    queryFn: ({ signal }) => askQuestions(restedRequest, signal),
    enabled: isAskable(goal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const answer = isAskable(goal) ? data : none;
  const isHandBelow = useHand(belowGoalId);
  const isDue =
    answer !== undefined &&
    draft.goal === goal &&
    JSON.stringify([draft.asked, draft.offered]) !==
      JSON.stringify([withAnswered(draft, answer.questions), answer.offers ?? null]);
  useOnceStill(isDue, () => {
    if (answer && focusedBlank() === undefined && !isHandBelow()) change({ type: 'asked', ...answer });
  });
  return {
    noteWriting: (isNow: boolean) => {
      setIsWriting(isNow);
      setWasEntered(true);
    },
    /** What the questions are about. */
    ofGoal: {
      isTyping: isWriting,
      /** The goal field was entered since the screen was opened. */
      wasEntered,
      isHandBelow,
      request: restedRequest,
      kind: restedRequest.kind === 'visual' ? restedRequest.media : kind,
    },
  };
}
