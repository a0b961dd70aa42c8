/** What a button that copies tells its script (`islands/copy-buttons.ts`). */
export interface CopyButtonData {
  /** The text to copy. */
  'data-copy'?: string;
  /** The public prompt that the text is, whose copy is counted. */
  'data-copy-of'?: string;
  /** The public prompt whose text is fetched and copied. */
  'data-copy-prompt'?: string;
}
