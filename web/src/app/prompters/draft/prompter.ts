import type { DraftKind, EnhanceRequest, GenerationRequest } from '@whetstone/contract';
import type { Kept } from '../../../lib/drafts/kept-record.ts';
import type { GoalFromHome, GoalKind } from '../../../lib/goal-from-home.ts';
import type { PrompterDraft, RequestOf } from './prompter-draft.ts';

/** What one prompter does in its own way; the desk around it is the same for all. */
export interface Prompter<Draft extends PrompterDraft> {
  /** Under which name the account keeps its draft. */
  kind: DraftKind;
  /** The draft that was kept; what cannot be read, or no longer fits, falls back to the empty draft's values. */
  readDraft: (kept: Kept) => Draft;
  /** Goals carried over from other pages that belong here. */
  goalKinds: readonly GoalKind[];
  /** What such a goal sets in the form besides the goal itself. */
  valuesFor: (carried: GoalFromHome) => Partial<Omit<Draft, 'enhancement' | 'result'>>;
  enhanceRequest: (draft: Draft) => EnhanceRequest;
  /** What the form asks of the engine, apart from what can be changed later without paying again. */
  paidRequest: (draft: Draft) => RequestOf<Draft>;
  /** The same request in the words of the API, with the choices that cost nothing. */
  generationRequest: (draft: Draft) => GenerationRequest;
  /** What was paid for, with the choices of the draft as it stands now: what a rewriting sends. */
  rewriteRequest: (request: RequestOf<Draft>, draft: Draft) => GenerationRequest;
}

/** The key of the mutation in which a prompt of this kind is generated. */
export const generating = (kind: DraftKind) => ['generate', kind];

/** Whether the form has moved on since the prompt was written. */
export function isOutdated<Draft extends PrompterDraft>(
  { paidRequest }: Pick<Prompter<Draft>, 'paidRequest'>,
  draft: Draft,
): boolean {
  if (!draft.result) return false;
  const now: RequestOf<Draft> = paidRequest(draft);
  const then: RequestOf<Draft> = draft.result.request;
  const keys = Object.keys(now) as (keyof RequestOf<Draft>)[];
  return keys.some((key) => JSON.stringify(now[key]) !== JSON.stringify(then[key]));
}
