import { generateInMedium, type GeneratedVisual, type VisualOptions } from './generate-in-medium.ts';
import type { AnswerReader } from './questions/read-answers.ts';
import { imagePart } from './image-part.ts';

/** `generateVisual` for pictures alone, for those who load the engine piece by piece; answers count where their reader is given. */
export const generateImage = (options: VisualOptions, readAnswers?: AnswerReader): GeneratedVisual =>
  generateInMedium(options, imagePart, readAnswers);
