import { dutch } from './dutch.ts';
import type { TranslatedFrame } from './frame.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

const frames: Readonly<Record<string, TranslatedFrame>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  sv: swedish,
  pl: polish,
};

/** The frame in the language with this ISO 639-1 code; undefined where the engine has none. */
export const translatedFrame = (code: string): TranslatedFrame | undefined =>
  Object.hasOwn(frames, code) ? frames[code] : undefined;
