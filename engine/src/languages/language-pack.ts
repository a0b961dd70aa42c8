import type { TranslatedFrame } from '../content/frames/frame.ts';
import type { ForeignWords } from '../reading/read-foreign.ts';

/** Everything the engine knows of one language beside English: words to read a goal by, and sentences to frame it with. */
export interface LanguagePack extends ForeignWords {
  readonly frame: TranslatedFrame;
}
