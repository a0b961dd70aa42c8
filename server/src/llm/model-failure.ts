/**
 * Why a call of the model brought nothing: `slow` no sign of life or too long; `unreachable` no connection, a 5xx, a
 * cut stream; `busy` 429; `misconfigured` 401, 403, 404; `rejected` another 4xx; `thinking` only
 * thoughts and no answer; `garbage` not the JSON asked for; `filtered` stopped by the provider's filter; `cancelled` the person left; `resting` the circuit is open.
 */
export type ModelFailureKind =
  | 'slow'
  | 'unreachable'
  | 'busy'
  | 'misconfigured'
  | 'rejected'
  | 'thinking'
  | 'garbage'
  | 'filtered'
  | 'cancelled'
  | 'resting';

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Input tokens that the provider read from its cache. */
  readonly cachedTokens: number;
  /** The provider named no figures. */
  readonly isEstimated: boolean;
}

/** Carries no text of the provider, which may quote the key or the person's words. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: ModelFailureKind;
  readonly status: number | undefined;
  /** What the model had written, for a second look. */
  readonly written: string;

  constructor(kind: ModelFailureKind, { status, written = '' }: { status?: number; written?: string } = {}) {
    super(`The model call failed: ${kind}${status === undefined ? '' : ` (${status})`}`);
    this.kind = kind;
    this.status = status;
    this.written = written;
  }
}

/** What the settings are to blame for when it comes at every call. */
const ofSettings: readonly ModelFailureKind[] = ['misconfigured', 'rejected', 'thinking'];
const fatal: readonly ModelFailureKind[] = ['slow', 'unreachable', 'busy', ...ofSettings];

/** Whether the provider or our settings may be at fault: several in a row are no fault of the requests. */
export const isProviderFault = (error: unknown): error is ModelFailure =>
  error instanceof ModelFailure && fatal.includes(error.kind);

/** What a provider that fails call after call needs from us, in words for the log and the status check. */
export const remedyOf = (kind: ModelFailureKind | undefined): string =>
  kind && ofSettings.includes(kind)
    ? `it takes no request of ours (${kind}): check LLM_PROVIDER, LLM_BASE_URL, LLM_MODEL, LLM_API_KEY and LLM_REASONING`
    : 'it does not answer';

/** Whether a provider refused for the key's sake: unknown, without credit, not for this model, used up. */
export const isKeyFault = ({ status }: ModelFailure): boolean =>
  status !== undefined && [401, 402, 403, 404, 429].includes(status);

export const failureOfStatus = (status: number | undefined): ModelFailureKind => {
  if (status === undefined || status >= 500 || status === 408) return 'unreachable';
  if (status === 429) return 'busy';
  return status === 401 || status === 403 || status === 404 ? 'misconfigured' : 'rejected';
};
