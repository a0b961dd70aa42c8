import { generateInMedium, type GeneratedVisual, type VisualOptions } from './generate-in-medium.ts';
import type { AnswerReader } from './questions/read-answers.ts';
import { videoPart } from './video-part.ts';

/** `generateVisual` for clips alone, for those who load the engine piece by piece; answers count where their reader is given. */
export const generateVideo = (options: VisualOptions, readAnswers?: AnswerReader): GeneratedVisual =>
  generateInMedium(options, videoPart, readAnswers);
