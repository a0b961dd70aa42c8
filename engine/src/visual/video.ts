import {
  generateInMedium,
  type GeneratedVisual,
  type LaterParts,
  type MissingParts,
  type VisualOptions,
} from './generate-in-medium.ts';
import { videoPart } from './video-part.ts';

/**
 * `generateVisual` for clips alone, for those who load the engine piece by piece: the same prompt, byte for byte, or the names
 * of parts to add to `later` before asking again.
 */
export const generateVideo = (
  options: VisualOptions,
  later: Partial<LaterParts>,
): GeneratedVisual | MissingParts => generateInMedium(options, videoPart, later);
