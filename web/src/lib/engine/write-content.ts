import type { ContentOptions, Generated } from '@whetstone/engine';
import type { ContentPacks } from '@whetstone/engine/content/with-packs';
import { loadContentPack } from './content-packs.ts';

const held: Partial<ContentPacks> = {};

/**
 * The prompt of `generateContent`, byte for byte, written in the browser with no more of the engine than the goal needs:
 * each pack is fetched when a goal first asks for it. Rejects when a part of the engine cannot be fetched.
 */
export async function writeContent(options: ContentOptions): Promise<Generated> {
  const { generateContentWith } = await import('@whetstone/engine/content/with-packs');
  for (;;) {
    const generated = generateContentWith(options, held);
    if (!('missing' in generated)) return generated;
    Object.assign(held, ...(await Promise.all(generated.missing.map(loadContentPack))));
  }
}
