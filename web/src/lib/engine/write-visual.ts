import type { GeneratedVisual, LaterParts, VisualOptions } from '@whetstone/engine';

const held: Partial<LaterParts> = {};

const load: { [Name in keyof LaterParts]: () => Promise<Pick<LaterParts, Name>> } = {
  genres: async () => ({ genres: (await import('@whetstone/engine/visual/genres')).genrePart }),
  answers: async () => ({ answers: (await import('@whetstone/engine/visual/answers')).readAnswers }),
};

const generatorOf = async (media: VisualOptions['media']) =>
  media === 'image'
    ? (await import('@whetstone/engine/visual/image')).generateImage
    : (await import('@whetstone/engine/visual/video')).generateVideo;

/**
 * The prompt of `generateVisual`, byte for byte, written in the browser with no more of the engine than it needs: the half of
 * its medium, flat pieces such as logos where one is asked for, and what reads answers where there are some. Rejects when a
 * part of the engine cannot be fetched.
 */
export async function writeVisual(options: VisualOptions): Promise<GeneratedVisual> {
  const generate = await generatorOf(options.media);
  for (;;) {
    const generated = generate(options, held);
    if (!('missing' in generated)) return generated;
    Object.assign(held, ...(await Promise.all(generated.missing.map((name) => load[name]()))));
  }
}
