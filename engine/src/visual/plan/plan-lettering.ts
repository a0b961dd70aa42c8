import type { VisualReading } from '../reading/read-visual-goal.ts';
import { pureLetteringAxis } from './lettering-axis.ts';
import { marginAxis } from './margin-axis.ts';
import type { SceneDraft } from './scene-draft.ts';
import { emptyGroundAxis } from './setting-axis.ts';

/** Words that are the whole picture: their type, the room around them, the ground. */
export function planLettering(reading: VisualReading, draft: SceneDraft): void {
  draft.take(pureLetteringAxis(reading), 'subject');
  draft.take(marginAxis, 'composition', 1);
  if (reading.language.code === 'en') draft.take(emptyGroundAxis, 'composition', 3);
}
