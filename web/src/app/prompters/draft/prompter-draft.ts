import type { Generated, Question, Variation } from '@whetstone/engine';

export interface Enhancement {
  /** The goal as it was before; one click brings it back. */
  original: string;
  /** The goal as it came back. */
  enhanced: string;
  /** Places of the changes that the person left as they were, in the list of `goalChanges`. */
  left: readonly number[];
  /** The goal with the changes that were taken; while it stands unchanged, undo means going back to the original. */
  applied: string;
  improvements: string[];
  suggestions: string[];
  /** Why the built-in rules stood in for the model. */
  note?: string;
  isOpen: boolean;
}

/** A prompt as the server gives it; visual ones bring variations, services and what is set in these. */
export interface WrittenPrompt extends Generated {
  readonly variations?: readonly Pick<Variation, 'label' | 'text'>[];
  readonly services?: readonly string[];
  readonly settings?: readonly { readonly name: string; readonly value: string }[];
}

/** What was asked when the prompt was paid for; rewriting starts from it. */
interface PaidRequest {
  goal: string;
}

interface Result<Request extends PaidRequest> {
  /** The generation's, for rewriting; a draft kept by an earlier version of the page has none. */
  id?: string;
  prompt: WrittenPrompt;
  request: Request;
  /** The answers that the prompt was written with. */
  answers?: Record<string, string>;
  /** The library's copy, once there is one; its text falls behind when the prompt is rewritten. */
  saved?: { id: string; text: string; revision?: number };
}

/** What every prompter has on its desk; each adds the fields of its own form. */
export interface PrompterDraft<Request extends PaidRequest = PaidRequest> {
  goal: string;
  /** The goal that stood here before one was carried over from another page; '' when there is none. */
  setAside: string;
  assumptions: Record<string, string>;
  /** What only the person knows of the goal; null until it was asked. */
  asked: readonly Question[] | null;
  /** What was answered, by the ids of the questions; also to those that are no longer asked. */
  answers: Record<string, string>;
  /** A goal that was replaced, and what had been answered for it. */
  aside: { goal: string; answers: Record<string, string> } | null;
  enhancement: Enhancement | null;
  result: Result<Request> | null;
}

export type RequestOf<Draft extends PrompterDraft> = NonNullable<Draft['result']>['request'];

export const emptyPrompterDraft = {
  goal: '',
  setAside: '',
  assumptions: {},
  asked: null,
  answers: {},
  aside: null,
  enhancement: null,
  result: null,
} as const satisfies PrompterDraft;
