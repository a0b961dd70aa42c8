import type { Assumption, Notice, Question, Span } from '../result.ts';

/** Where a line of the plan belongs; targets decide order and dress. */
export type Slot =
  | 'role'
  | 'task'
  | 'context'
  | 'facts'
  | 'data'
  | 'conditions'
  | 'requirements'
  | 'style'
  | 'return';

/** One line of the plan, before variant and target; given material has a `label`, its title. */
export interface PlanLine {
  readonly slot: Slot;
  readonly label?: string;
  readonly spans: readonly Span[];
}

/** What one rule gives to the plan. */
export interface Contribution {
  readonly lines?: readonly PlanLine[];
  readonly assumptions?: readonly Assumption[];
  readonly questions?: readonly Question[];
  readonly notices?: readonly Notice[];
}

/** A line written by a rule. `reason` is shown in the margin; only lines worth a note have one. */
export const addedLine = (slot: Slot, rule: string, text: string, reason?: string): PlanLine => ({
  slot,
  spans: [{ text, origin: 'added', rule, ...(reason && { reason }) }],
});
