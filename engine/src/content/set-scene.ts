import type { ContentOptions } from './content-options.ts';
import { allPacks } from './packs/all-packs.ts';
import { setSceneWith } from './scene.ts';
import type { Scene } from './scene.ts';

/** Resolves options and reads the goal with all that there is. */
export const setScene = (options: ContentOptions): Scene => {
  const scene = setSceneWith(options, allPacks);
  if ('missing' in scene) throw new Error(`There is no pack ${scene.missing.join(', ')}`);
  return scene;
};
