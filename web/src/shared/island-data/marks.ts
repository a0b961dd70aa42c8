/** What someone with an account can do with a public prompt. */
export type Wish = 'vote' | 'favorite' | 'keep';

/** What the buttons for it tell their script (`islands/live-marks.ts`). */
export interface MarksData {
  /** The buttons of one prompt, by its id. */
  'data-marks'?: string;
  /** What a button does. */
  'data-wish'?: Wish;
  /** Where the votes are counted. */
  'data-votes'?: true;
  /** Where it is told how it went. */
  'data-wish-said'?: true;
}
