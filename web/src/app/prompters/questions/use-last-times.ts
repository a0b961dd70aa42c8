import { useQuery, useQueryClient } from '@tanstack/react-query';
import { rememberedAnswersQuery } from '../../../lib/api/remembered-answers.ts';
import { questionsOf } from '../draft/draft-answers.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import { lastTimesOf } from './last-times.ts';

/** Answers of earlier goals for the questions that are asked now, and how those of this one join them. */
export function useLastTimes<Draft extends PrompterDraft>({ getState }: DraftStore<Draft>, draft: Draft) {
  const cache = useQueryClient();
  const questions = questionsOf(draft);
  const { data } = useQuery({ ...rememberedAnswersQuery, enabled: questions.length > 0 });
  const send = async () => {
    const { rememberSaid } = await import('./remember-said.ts');
    const now = getState().draft;
    if (await rememberSaid(now.goal, questionsOf(now), now.answers))
      await cache.invalidateQueries(rememberedAnswersQuery);
  };
  return {
    lastTimes: lastTimesOf(questions, data?.items ?? []),
    // What is not remembered is asked again: no word of it to somebody who copies.
    remember: () => void send().catch(() => undefined),
  };
}
