/** What a prompt's page tells the script that fills its blanks (`islands/live-blanks.ts`). */
export interface BlanksData {
  /** The form of the blanks: the prompt as it was written. */
  'data-blanks'?: string;
  /** What the blanks ask for where somebody wrote it down, as JSON. */
  'data-blanks-hints'?: string;
  /** Where the filled prompt is shown. */
  'data-blanks-sheet'?: true;
  /** Where it is told how many are still open. */
  'data-blanks-open'?: true;
  /** A button that copies the filled prompt. */
  'data-blanks-copy'?: true;
}
