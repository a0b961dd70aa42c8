import type { VisualSectionId } from '../dialects/dialect.ts';

/** One added piece of the picture. */
export interface Phrase {
  readonly section: VisualSectionId;
  readonly text: string;
  readonly rule: string;
  readonly reason: string;
  /** Order in which phrases go when the service has had enough words; protective ones never do. */
  readonly droppedAs?: number;
  /** Id of the axis that it fills. Where that is left open, the text is empty and only marks the place. */
  readonly axis?: string;
  /** `goal` for words of the goal that were moved here. */
  readonly origin?: 'goal';
}
