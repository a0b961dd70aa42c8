import { lineOfRanges } from '../line-of-ranges.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { leadFor } from '../task-lead.ts';

/** K1, K2, K3, A1, A5: the request itself, whole and once, in its own order and words. */
export const task = (scene: Scene): Contribution => {
  const { role, task: own } = scene.layout;
  const lead = leadFor(scene, own);
  const spans = lineOfRanges(
    scene,
    own.map(({ range }) => range),
    lead.joined !== undefined,
  );
  return {
    lines: [
      ...(role.length > 0
        ? [
            {
              slot: 'role' as const,
              spans: lineOfRanges(
                scene,
                role.map(({ range }) => range),
              ),
            },
          ]
        : []),
      ...(lead.line ? [addedLine('task', lead.line.rule, lead.line.text, lead.line.reason)] : []),
      { slot: 'task', spans: lead.joined ? [lead.joined, ...spans] : spans },
    ],
  };
};
