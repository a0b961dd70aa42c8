import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askModel } from '../../../lib/api/model-questions.ts';
import { modelAsksOf, saysSomething } from '../draft/draft-answers.ts';
import { modelAsks } from '../draft/model-asks.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import { isAskable } from './is-askable.ts';
import { useOnceStill } from './use-once-still.ts';
import { belowGoalId, type OfGoal } from './use-questions.ts';

/** How long a goal is left as it is before the model is asked of it: each other wording is one of a few. */
const restMs = { typing: 6000, away: 800 } as const;
/** With so few goals left this month the model asks only when it is told to. */
const fewLeft = 3;

/** As much of a prompter's desk as the model's questions need. */
export interface AskingDesk {
  readonly draft: PrompterDraft;
  readonly change: (change: DraftChange & { type: 'asked-by-model' }) => void;
  readonly ofGoal: OfGoal;
  readonly hasGenerated: boolean;
}

/** Nobody tabs or types through what would be exchanged. */
const isFocusBelow = () => document.getElementById(belowGoalId)?.contains(document.activeElement) ?? false;

/**
 * Has the model ask of the goal once it rests, or when told to, and puts its questions in the place of the rules' while
 * nothing was said to these and no hand is near. Later they come only when asked for, below the others.
 */
export function useModelQuestions({ draft, change, ofGoal, hasGenerated }: AskingDesk) {
  const { goal } = draft;
  const [left, setLeft] = useState<number | null>(null);
  /** The goal for which it was told to ask. */
  const [toldFor, setToldFor] = useState<string>();
  const [rested, setRested] = useState<string>();
  const pauseMs = ofGoal.isTyping ? restMs.typing : restMs.away;
  useEffect(() => {
    const timer = setTimeout(() => setRested(goal), pauseMs);
    return () => clearTimeout(timer);
  }, [goal, pauseMs]);
  const isTold = toldFor === goal;
  const isUntouched = !saysSomething(draft);
  const known = modelAsksOf(draft);
  // A goal that was only opened again is no reason to ask.
  const isAtIt = (ofGoal.wasEntered || hasGenerated) && rested === goal;
  const isByItself = isAtIt && isUntouched && !draft.writing && (left === null || left > fewLeft);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['questions by model', ofGoal.kind, goal],
    queryFn: async ({ signal }) => {
      const answer = await askModel({ ...ofGoal.request, goal }, signal);
      setLeft(answer.left);
      return answer;
    },
    enabled: !known && isAskable(goal) && (isTold || isByItself),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const hasCome = (data?.questions.length ?? 0) + (data?.offers.length ?? 0) > 0;
  const place = () => {
    if (data) change({ type: 'asked-by-model', asks: modelAsks(goal, data, !isUntouched) });
  };
  const isDue = hasCome && !known && (isUntouched || isTold);
  useOnceStill(isDue, () => {
    if (isTold || !(isFocusBelow() || ofGoal.isHandBelow())) place();
  });
  return {
    hasAsked: known !== undefined,
    isAsking: isFetching,
    isFailed: isError,
    /** Why it asks nothing. */
    note: hasCome ? undefined : data?.written_by.note,
    isThrough: data !== undefined && !hasCome,
    ask: () => setToldFor(goal),
  };
}
