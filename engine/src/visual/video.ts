import { generateInMedium, type GeneratedVisual, type VisualOptions } from './generate-in-medium.ts';
import { videoPart } from './video-part.ts';

/** `generateVisual` for clips alone, for those who load the engine piece by piece. */
export const generateVideo = (options: VisualOptions): GeneratedVisual =>
  generateInMedium(options, videoPart);
