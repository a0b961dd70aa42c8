import { probeQuestion, type Model } from '../../llm/model.ts';
import { ModelFailure } from '../../llm/model-failure.ts';

/** Most that the one call may take, in milliseconds: somebody waits at the form. */
const tryMs = 20_000;

interface Tried {
  readonly isGood: boolean;
  /** One or two sentences for the person, with nothing in them that the provider wrote. */
  readonly verdict: string;
}

const ofStatus: Readonly<Record<number, (who: string, model: string) => string>> = {
  401: (who) => `${who} does not accept this key. Copy it again from your account there.`,
  402: (who) => `${who} accepts the key, but there is no credit left on its account.`,
  403: (who, model) => `${who} does not let this key use ${model}.`,
  404: (who, model) => `${who} has no model called ${model}.`,
  429: (who) => `${who} is refusing this key right now. Its credit or its limit may be used up.`,
};

function refusal({ kind, status }: ModelFailure, who: string, model: string): string {
  const known = status === undefined ? undefined : ofStatus[status];
  if (known) return known(who, model);
  if (kind === 'rejected') return `${who} refused the request. Check the key and the name of the model.`;
  if (kind === 'slow') return `${who} took longer than ${tryMs / 1000} seconds to answer.`;
  if (kind === 'unreachable' || kind === 'resting' || kind === 'busy' || kind === 'cancelled')
    return `${who} cannot be reached.`;
  return `${model} answers, but not in the format needed here. Choose another model.`;
}

/** Asks the model one tiny question. `who`: the provider as people call it, or the host of another address. */
export async function tryKey(model: Model, who: string, signal: AbortSignal): Promise<Tried> {
  const name = model.settings.model;
  const began = performance.now();
  try {
    await model.ask({
      ...probeQuestion,
      limits: { firstMs: tryMs, stallMs: tryMs, totalMs: tryMs },
      signal,
      onUsage: () => undefined,
    });
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { isGood: false, verdict: `${refusal(error, who, name)} Nothing was saved.` };
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return {
    isGood: true,
    verdict: `${who} answered with ${name} after ${seconds} seconds. The key is saved.`,
  };
}
