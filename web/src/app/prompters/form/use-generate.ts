import type { GenerationResponse } from '@whetstone/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountQuery } from '../../../lib/api/account.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { dashboardQuery } from '../../../lib/api/dashboard.ts';
import { generatePrompt } from '../../../lib/api/generations.ts';
import type { Listening } from '../../../lib/api/read-written.ts';
import { isModelAtWork } from '../../../lib/api/writer.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import { saidOfDraft } from '../draft/draft-answers.ts';
import { generating, type Prompter } from '../draft/prompter.ts';
import type { PrompterDraft, RequestOf, Writing, WrittenPrompt } from '../draft/prompter-draft.ts';
import { createModelWriting } from '../writing/model-writing.ts';

interface Callbacks<Draft extends PrompterDraft> {
  change: (change: DraftChange<Draft>) => void;
  /** The model begins to write. */
  onWriting: () => void;
  onGenerated: (request: RequestOf<Draft>, prompt: WrittenPrompt) => void;
  onUsedUp: () => void;
}

/** A prompt to be written, and how one comes by it; nothing comes where the person stopped it. */
interface Order<Draft extends PrompterDraft> {
  writing: Writing<RequestOf<Draft>>;
  write: (listening: Listening) => Promise<GenerationResponse>;
}

const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'offline';

/** Generates a prompt, which counts, and puts prompt and usage where the screen reads them. */
export function useGenerate<Draft extends PrompterDraft>(
  { kind, generationRequest, paidRequest }: Prompter<Draft>,
  { change, onWriting, onGenerated, onUsedUp }: Callbacks<Draft>,
) {
  const cache = useQueryClient();
  const [modelWriting] = useState(createModelWriting);
  const [isByModel, setIsByModel] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  // A try that got no answer may have been charged: the same request is tried again under the same key.
  const unanswered = useRef<{ body: string; key: string }>(undefined);
  const { mutate, ...mutation } = useMutation({
    mutationKey: generating(kind),
    mutationFn: ({ writing, write }: Order<Draft>) => modelWriting.run(writing.key, write),
    onMutate: () => setIsStopped(false),
    onSuccess: (written, { writing: { request, said } }) => {
      if (!written) return;
      unanswered.current = undefined;
      const { id, prompt, usage, written_by: writtenBy, model_rewrites_left: rewritesLeft } = written;
      change({ type: 'generated', id: id ?? undefined, prompt, request, said, writtenBy, rewritesLeft });
      cache.setQueryData(accountQuery.queryKey, (account) => account && { ...account, usage });
      void cache.invalidateQueries(dashboardQuery);
      onGenerated(request, prompt);
    },
    onError: (error) => {
      // Without an answer it may still be written: it is looked for again.
      if (!isOffline(error)) change({ type: 'writing', writing: null });
      if (!(error instanceof ApiError) || error.code !== 'quota_exceeded') return;
      void cache.invalidateQueries(accountQuery);
      onUsedUp();
    },
    onSettled: () => setIsByModel(false),
  });
  // Whoever leaves the screen finds what is written for them when they come back.
  useEffect(() => () => modelWriting.leave(), [modelWriting]);

  const noteWriting = (writing: Writing<RequestOf<Draft>>) => {
    change({ type: 'writing', writing });
    setIsByModel(true);
    onWriting();
  };
  return {
    ...mutation,
    generate: (draft: Draft) => {
      const request = generationRequest(draft);
      const body = JSON.stringify(request);
      if (unanswered.current?.body !== body) unanswered.current = { body, key: crypto.randomUUID() };
      const { key } = unanswered.current;
      const writing = { key, request: paidRequest(draft), said: saidOfDraft(draft) };
      const write = async (listening: Listening) => {
        if (!(await isModelAtWork(cache))) return generatePrompt(request, key);
        noteWriting(writing);
        const { writeByModel } = await import('../writing/on-demand.ts');
        return writeByModel(request, key, listening);
      };
      mutate({ writing, write });
    },
    /** Finds what the model was writing when the page was left. */
    resume: (writing: Writing<RequestOf<Draft>>) => {
      const write = async ({ signal }: Listening) => {
        setIsByModel(true);
        const { resumeWriting } = await import('../writing/on-demand.ts');
        return resumeWriting(writing.key, signal);
      };
      mutate({ writing, write });
    },
    /** Ends the model's writing: the rules' prompt comes at once; without an answer the page waits no longer. */
    stop: () =>
      modelWriting.stop(() => {
        change({ type: 'writing', writing: null });
        setIsStopped(true);
      }),
    /** What the model has written so far. */
    streamed: modelWriting.streamed,
    /** The model is at it, rather than the rules. */
    isByModel: isByModel && mutation.isPending,
    isStopped,
  };
}
