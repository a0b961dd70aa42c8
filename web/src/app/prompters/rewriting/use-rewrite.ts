import type { GenerationRequest, GenerationResponse, RewriteResponse } from '@whetstone/contract';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, type ApiErrorCode } from '../../../lib/api/api-error.ts';
import { accountQuery } from '../../../lib/api/account.ts';
import { dashboardQuery } from '../../../lib/api/dashboard.ts';
import { generatePrompt, rewritePrompt } from '../../../lib/api/generations.ts';
import type { DraftChange } from '../draft/change-draft.ts';
import { isBehind, isFree, saidOfPrompt } from '../draft/draft-answers.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { generating, type Prompter } from '../draft/prompter.ts';
import type { PrompterDraft } from '../draft/prompter-draft.ts';
import { createModelWriting } from '../writing/model-writing.ts';

type Values<Draft extends PrompterDraft> = (DraftChange<Draft> & { type: 'edited' })['values'];
/** What to choose, seen from the draft as it is when its turn comes: one before it may have changed it. */
type Choose<Draft extends PrompterDraft> = (draft: Draft) => Values<Draft>;

interface Rewriting<Draft extends PrompterDraft> {
  of: 'answers' | 'assumptions' | 'target' | 'writer';
  choose: Choose<Draft>;
}

/** A prompt written again; with id and usage where it was a free one, which is paid for by the first thing said of it. */
type Written = RewriteResponse & Partial<Pick<GenerationResponse, 'id' | 'usage'>>;

/** A rewriting that failed, and the way on where there is one. */
export interface RewriteFailure {
  /** What was to be written. */
  of: Rewriting<PrompterDraft>['of'];
  error: Error;
  onRetry: (() => void) | undefined;
}

/** Trying again brings the same answer: only another generation helps. */
const lasting: readonly ApiErrorCode[] = ['rewriting_refused', 'not_found'];
/** The model may write it, if only once more. */
const isModelFree = (draft: PrompterDraft) => isFree(draft) || (draft.result?.rewritesLeft ?? 0) > 0;
const isOfModel = ({ result }: PrompterDraft) => result?.writtenBy?.source === 'model';
const writtenEarlier = () =>
  new ApiError(
    'rewriting_refused',
    409,
    'This prompt is from an earlier visit. Generate it again to change it.',
  );

/**
 * Has a prompt written again by the server, one writing after the other. One that was paid for costs nothing; a free one
 * is paid for by the first thing that is said about it. A failure leaves prompt and choices as they were, and what was
 * typed stays. `changes` says what the last one did; before there is a prompt, a choice is only noted.
 */
export function useRewrite<Draft extends PrompterDraft>(
  { kind, rewriteRequest }: Prompter<Draft>,
  { getState, change }: DraftStore<Draft>,
  onUsedUp: () => void,
) {
  const cache = useQueryClient();
  const [modelWriting] = useState(createModelWriting);
  const [isByModel, setIsByModel] = useState(false);
  const noteUsage = ({ id, usage }: Written) => {
    cache.setQueryData(accountQuery.queryKey, (account) => account && usage && { ...account, usage });
    if (id) void cache.invalidateQueries(dashboardQuery);
  };
  const byModel = async (
    id: string | undefined,
    request: GenerationRequest,
  ): Promise<Written | undefined> => {
    const { rewriteByModel } = await import('../writing/on-demand.ts');
    const key = crypto.randomUUID();
    return modelWriting.run(key, (listening) => rewriteByModel(id, request, key, listening));
  };
  /** The server takes a goal from the quota once, so a try whose answer was lost needs no key of its own. */
  const byRules = (id: string | undefined, request: GenerationRequest): Promise<Written> =>
    id ? rewritePrompt(id, request) : generatePrompt(request, crypto.randomUUID());
  const [changes, setChanges] = useState<string[]>();
  const mutationKey = ['rewrite', kind];
  const { mutate, error, variables, reset } = useMutation({
    mutationKey,
    scope: { id: `rewrite ${kind}` },
    mutationFn: async ({ of, choose }: Rewriting<Draft>) => {
      const before = getState().draft;
      const { result } = before;
      const values = choose(before);
      if (!result) return change({ type: 'edited', values });
      if (of === 'answers' && !isBehind(before)) return;
      if (!result.id && !isFree(before)) throw writtenEarlier();
      const after = { ...before, ...values };
      const said = saidOfPrompt(after);
      const request = rewriteRequest(result.request, { ...after, ...said });
      const isForModel = of === 'writer' || isOfModel(before);
      setIsByModel(isForModel && isModelFree(before));
      const written = await (isForModel ? byModel : byRules)(result.id, request);
      // Nobody waits for it any longer.
      if (!written) return;
      if (!result.id) noteUsage(written);
      const id = result.id ?? written.id;
      const { prompt, written_by: writtenBy, model_rewrites_left: rewritesLeft } = written;
      const wasSaid = { said, values, writtenBy, rewritesLeft };
      change({ type: 'rewritten', of: result, id: id ?? undefined, prompt, ...wasSaid });
      // An answer shows where it was typed.
      if (of === 'answers') return;
      const { changesBetween } = await import('./changes-between.ts');
      setChanges(changesBetween(result.prompt, prompt));
    },
    onSettled: () => setIsByModel(false),
    onError: (failed) => {
      if (failed instanceof ApiError && failed.code === 'quota_exceeded') onUsedUp();
    },
  });
  const waiting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Rewriting<Draft>,
  });
  /** Writes into the prompt what was answered since it was written. */
  const catchUp = () => {
    const { draft } = getState();
    // Another prompt is about to take its place.
    if (cache.isMutating({ mutationKey: generating(kind) }) > 0) return;
    if ((draft.result?.id || isFree(draft)) && isBehind(draft)) mutate({ of: 'answers', choose: () => ({}) });
  };
  const onOnline = useEffectEvent(catchUp);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  const isLasting = error instanceof ApiError && lasting.includes(error.code);
  const failure: RewriteFailure | undefined =
    error && variables
      ? { of: variables.of, error, onRetry: isLasting ? undefined : () => mutate(variables) }
      : undefined;
  return {
    chooseTarget: (choose: Choose<Draft>) => mutate({ of: 'target', choose }),
    chooseAssumption: (id: string, choice: string) =>
      mutate({
        of: 'assumptions',
        choose: ({ assumptions }) =>
          ({ assumptions: { ...assumptions, [id]: choice } }) as unknown as Values<Draft>,
      }),
    tryModelAgain: () => mutate({ of: 'writer', choose: () => ({}) }),
    /** A change of the prompt calls a model, which may write it again only so often. */
    isByModel: () => {
      const { draft } = getState();
      return isOfModel(draft) && isModelFree(draft);
    },
    catchUp,
    reset,
    isPending: waiting.length > 0,
    /** A model is writing it again. */
    isWriting: isByModel,
    /** What the model has written so far. */
    streamed: modelWriting.streamed,
    /** Ends the model's writing: what was said stands below its earlier text; without an answer that stays as it is. */
    stop: () => modelWriting.stop(() => undefined),
    /** A draft as it will be once all that is under way is done. */
    expect: (draft: Draft): Draft => waiting.reduce((now, { choose }) => ({ ...now, ...choose(now) }), draft),
    failure,
    changes,
    forgetChanges: () => setChanges(undefined),
  };
}
