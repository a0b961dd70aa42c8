import type { GeneratedVisual, VisualOptions } from '@whetstone/engine';

/**
 * The prompt of `generateVisual`, byte for byte, written in the browser with the half of the engine that its medium needs.
 * Rejects when that half cannot be fetched.
 */
export async function writeVisual(options: VisualOptions): Promise<GeneratedVisual> {
  if (options.media === 'image') {
    const { generateImage } = await import('@whetstone/engine/visual/image');
    return generateImage(options);
  }
  const { generateVideo } = await import('@whetstone/engine/visual/video');
  return generateVideo(options);
}
