import type { Authorship } from '@whetstone/contract';
import type { Fact, Generated, Offer, Question, Variation } from '@whetstone/engine';
import type { ModelAsks } from './model-asks.ts';

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
  readonly variations?: readonly Variation[];
  readonly services?: readonly string[];
  readonly settings?: readonly { readonly name: string; readonly value: string }[];
}

/** What was pressed and said besides the questions; like the answers it belongs to a goal and changes at no cost. */
export interface Wishes {
  /** By the ids of the offers: pressed or not, where that differs from how the level has it. */
  offers: Readonly<Record<string, boolean>>;
  /** Anything else one should know, in own words. */
  open: string;
  /** Whether each open question gets the likeliest answer. */
  decide: boolean;
  /** What the cards in force say. */
  facts: readonly Fact[];
}

/** What was chosen of the context cards for a goal, where that differs from how they are by default. */
export interface CardChoice {
  /** By the ids of the cards: in force or not. */
  on: Readonly<Record<string, boolean>>;
  /** By the ids of the facts: in the prompt whatever the goal, or not in this one. */
  facts: Readonly<Record<string, 'use' | 'leave'>>;
}

/** All that was said of a goal besides the goal. */
export interface Said {
  answers: Record<string, string>;
  wishes: Wishes;
}

/** What was asked when the prompt was paid for; rewriting starts from it. */
interface PaidRequest {
  goal: string;
}

interface Result<Request extends PaidRequest> {
  /** The generation's, for rewriting; absent while the prompt is free, and in drafts of earlier versions of the page. */
  id?: string;
  prompt: WrittenPrompt;
  request: Request;
  /** What the prompt was written with. */
  answers?: Record<string, string>;
  wishes?: Wishes;
  /** Who wrote it; absent in drafts of earlier versions of the page. */
  writtenBy?: Authorship;
  /** How often the model may still write it again. */
  rewritesLeft?: number;
  /** The library's copy, once there is one; its text falls behind when the prompt is rewritten. */
  saved?: { id: string; text: string; revision?: number };
}

/** A prompt that the model is writing; where the page is left meanwhile, the key finds it. */
export interface Writing<Request extends PaidRequest = PaidRequest> {
  key: string;
  request: Request;
  said: Said;
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
  /** What can be pressed for the goal; null until it was asked. */
  offered: readonly Offer[] | null;
  wishes: Wishes;
  cards: CardChoice;
  /** What the language model asks and offers; null until it did. */
  modelAsks: ModelAsks | null;
  /** A goal that was replaced, and what had been said of it. */
  aside: ({ goal: string; modelAsks: ModelAsks | null } & Said) | null;
  enhancement: Enhancement | null;
  result: Result<Request> | null;
  writing: Writing<Request> | null;
}

export type RequestOf<Draft extends PrompterDraft> = NonNullable<Draft['result']>['request'];

export const noWishes: Wishes = { offers: {}, open: '', decide: false, facts: [] };
export const noCardChoice: CardChoice = { on: {}, facts: {} };

export const emptyPrompterDraft = {
  goal: '',
  setAside: '',
  assumptions: {},
  asked: null,
  answers: {},
  offered: null,
  wishes: noWishes,
  cards: noCardChoice,
  modelAsks: null,
  aside: null,
  enhancement: null,
  result: null,
  writing: null,
} as const satisfies PrompterDraft;
