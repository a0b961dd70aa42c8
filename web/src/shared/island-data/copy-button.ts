/** What a button that copies tells its script (`islands/copy-buttons.ts`). */
export interface CopyButtonData {
  /** The text to copy. */
  'data-copy'?: string;
}
