import { generateInMedium, type GeneratedVisual, type VisualOptions } from './generate-in-medium.ts';
import { imagePart } from './image-part.ts';

/** `generateVisual` for pictures alone, for those who load the engine piece by piece. */
export const generateImage = (options: VisualOptions): GeneratedVisual =>
  generateInMedium(options, imagePart);
