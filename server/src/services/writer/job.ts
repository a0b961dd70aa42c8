import type { EnhanceRequest } from '@whetstone/contract';
import type { ServiceId } from '@whetstone/engine/catalogue';
import type { z } from 'zod';

export type WriterType = EnhanceRequest['options']['type'];

/** An answer of the person's, or a guess that stands in for one. */
export interface Answered {
  readonly ask: string;
  readonly answer: string;
}

/** Something true that a card in force says. */
export interface FactGiven {
  readonly id: string;
  /** Where it stands: "My tea shop, opening hours". */
  readonly about: string;
  readonly text: string;
  /** The person wants it in this prompt. */
  readonly isPinned: boolean;
}

/** What a person wants and everything they added to it. */
export interface WriterInput {
  readonly goal: string;
  readonly type: WriterType;
  readonly service?: ServiceId;
  readonly answers?: readonly Answered[];
  readonly guesses?: readonly Answered[];
  /** Wishes that the person pressed, in their voice. */
  readonly offers?: readonly string[];
  readonly context?: string;
  /** What the rules set in the service, beside the words: flags, ratio, length, what is excluded. */
  readonly beside?: string;
  /** What the cards in force say; what bears on the goal is the model's to choose. */
  readonly facts?: readonly FactGiven[];
}

/** One thing that the model is asked to do. */
export interface Job<Answer> {
  /** Raised by one with every change of its instructions, so that figures of different wordings are told apart. */
  readonly version: number;
  instructions(input: WriterInput): string;
  readonly schema: z.ZodType<Answer>;
  /** Tokens beyond those that repeating the person's own words takes. */
  readonly outputTokens: number;
}

/** Everything the person said, one after the other: what a prompt may state. */
export const saidBy = ({
  goal,
  answers = [],
  guesses = [],
  offers = [],
  context = '',
  facts = [],
}: WriterInput): string =>
  [
    goal,
    ...[...answers, ...guesses].flatMap(({ ask, answer }) => [ask, answer]),
    ...offers,
    context,
    ...facts.map(({ text }) => text),
  ].join('\n');
