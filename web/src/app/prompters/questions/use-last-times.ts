import { useQuery, useQueryClient } from '@tanstack/react-query';
import { rememberAnswers, rememberedAnswersQuery } from '../../../lib/api/remembered-answers.ts';
import { questionsOf } from '../draft/draft-answers.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import { givenItems, lastTimesOf } from './last-times.ts';

/** The goal is told apart, not kept. Browsers have no digest on a connection without encryption. */
async function hashOf(goal: string): Promise<string | undefined> {
  const digest = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(goal.trim()));
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Answers of earlier goals for the questions that are asked now, and how those of this one join them. */
export function useLastTimes<Draft extends PrompterDraft>({ getState }: DraftStore<Draft>, draft: Draft) {
  const cache = useQueryClient();
  const questions = questionsOf(draft);
  const { data } = useQuery({ ...rememberedAnswersQuery, enabled: questions.length > 0 });
  const send = async () => {
    const now = getState().draft;
    const items = givenItems(questionsOf(now), now.answers);
    const goalHash = items.length > 0 ? await hashOf(now.goal) : undefined;
    if (goalHash === undefined) return;
    await rememberAnswers({ goal_hash: goalHash, items });
    await cache.invalidateQueries(rememberedAnswersQuery);
  };
  return {
    lastTimes: lastTimesOf(questions, data?.items ?? []),
    // What is not remembered is asked again: no word of it to somebody who copies.
    remember: () => void send().catch(() => undefined),
  };
}
