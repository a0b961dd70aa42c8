import type { DeskKind } from '@whetstone/contract';

/** What the desk of the home page tells its scripts (`islands/live-desk.ts`, `islands/desk.tsx`). */
export interface DeskData {
  /** The desk, with a form for each kind. */
  'data-desk'?: true;
  /** What a form writes for; styles show the chosen one. */
  'data-desk-kind'?: DeskKind;
  /** Where a form says why it wrote nothing. */
  'data-desk-problem'?: true;
  /** Where a form shows its prompt. */
  'data-desk-sheet'?: true;
}
