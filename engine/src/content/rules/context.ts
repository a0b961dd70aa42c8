import { lineOfRanges } from '../line-of-ranges.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

/** Background of the goal under a heading of its own, where there is enough of it to hide the request. */
export const context = (scene: Scene): Contribution => {
  const { context: background } = scene.layout;
  if (background.length === 0) return {};
  return {
    lines: [
      {
        slot: 'context',
        spans: lineOfRanges(
          scene,
          background.map(({ range }) => range),
        ),
      },
    ],
  };
};
