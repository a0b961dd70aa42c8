/** What the status page tells its script (`islands/live-status.ts`). */
export interface StatusData {
  /** What is drawn again and again. */
  'data-status'?: true;
}
