import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { accountQuery } from '../../../lib/api/account.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { dashboardQuery } from '../../../lib/api/dashboard.ts';
import { generatePrompt } from '../../../lib/api/generations.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import { saidOfDraft } from '../draft/draft-answers.ts';
import type { Prompter } from '../draft/prompter.ts';
import type { PrompterDraft, RequestOf, WrittenPrompt } from '../draft/prompter-draft.ts';

interface Callbacks<Draft extends PrompterDraft> {
  change: (change: DraftChange<Draft>) => void;
  onGenerated: (request: RequestOf<Draft>, prompt: WrittenPrompt) => void;
  onUsedUp: () => void;
}

/** Generates a prompt, which counts, and puts prompt and usage where the screen reads them. */
export function useGenerate<Draft extends PrompterDraft>(
  { generationRequest, paidRequest }: Prompter<Draft>,
  { change, onGenerated, onUsedUp }: Callbacks<Draft>,
) {
  const cache = useQueryClient();
  // A try that got no answer may have been charged: the same request is tried again under the same key.
  const unanswered = useRef<{ body: string; key: string }>(undefined);
  return useMutation({
    mutationFn: (draft: Draft) => {
      const request = generationRequest(draft);
      const body = JSON.stringify(request);
      if (unanswered.current?.body !== body) unanswered.current = { body, key: crypto.randomUUID() };
      return generatePrompt(request, unanswered.current.key);
    },
    onSuccess: ({ id, prompt, usage }, draft) => {
      unanswered.current = undefined;
      const request = paidRequest(draft);
      change({ type: 'generated', id: id ?? undefined, prompt, request, said: saidOfDraft(draft) });
      cache.setQueryData(accountQuery.queryKey, (account) => account && { ...account, usage });
      void cache.invalidateQueries(dashboardQuery);
      onGenerated(request, prompt);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'quota_exceeded') return;
      void cache.invalidateQueries(accountQuery);
      onUsedUp();
    },
  });
}
