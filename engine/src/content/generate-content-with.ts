import type { Generated } from '../result.ts';
import type { ContentOptions } from './content-options.ts';
import type { ContentPacks, MissingPacks } from './packs/content-packs.ts';
import { setSceneWith } from './scene.ts';
import { writeInScene } from './write-in-scene.ts';

/**
 * `generateContent` for those who load its knowledge piece by piece: the same prompt, byte for byte, or the names of packs
 * to add to `packs` before asking again. A goal needs the group of its answer; told cases, letters, an industry and another
 * language need one more each.
 */
export const generateContentWith = (
  options: ContentOptions,
  packs: Partial<ContentPacks>,
): Generated | MissingPacks => {
  const scene = setSceneWith(options, packs);
  return 'missing' in scene ? scene : writeInScene(scene);
};
