import type { CardFieldId } from '../catalogue/fields.ts';

/** Something true of a person, a business, an audience, a voice or a project, in the person's words. */
export interface Fact {
  /** The card and its field, told apart from all others that are in force. */
  readonly id: string;
  /** The card's name. */
  readonly card: string;
  /** Absent: free text. */
  readonly field?: CardFieldId;
  readonly text: string;
  /** `use`: in the prompt whatever the goal; `leave`: not in this one. Absent: where it bears on the goal. */
  readonly wish?: 'use' | 'leave';
}

/** A fact that stands in the prompt. */
export interface UsedFact extends Fact {
  /** As it stands there: "What we eat: vegetarian". */
  readonly line: string;
  /** For the margin: "Your card, My tea shop: opening hours". */
  readonly reason: string;
  /** The question that it answers, which is then not asked. */
  readonly answers?: string;
}
