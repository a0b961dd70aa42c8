import type { GeneratedVisual, VisualOptions } from '@whetstone/engine';

/**
 * The prompt of `generateVisual`, byte for byte, written in the browser with no more of the engine than it needs: the half of
 * its medium, and what reads answers where there are some. Rejects when a part of the engine cannot be fetched.
 */
export async function writeVisual(options: VisualOptions): Promise<GeneratedVisual> {
  const isAnswered = Object.values(options.answers ?? {}).some((answer) => answer.trim() !== '');
  const { readAnswers } = isAnswered
    ? await import('@whetstone/engine/visual/answers')
    : { readAnswers: undefined };
  if (options.media === 'image') {
    const { generateImage } = await import('@whetstone/engine/visual/image');
    return generateImage(options, readAnswers);
  }
  const { generateVideo } = await import('@whetstone/engine/visual/video');
  return generateVideo(options, readAnswers);
}
