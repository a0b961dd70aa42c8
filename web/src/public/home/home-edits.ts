import { asked } from '../../content/what-the-engine-writes.ts';
import type { Edit } from '../parts/edits.tsx';

/** Problem against solution, in the form of the product. */
export const homeEdits: readonly Edit[] = [
  {
    before: 'make it good',
    after: asked.line,
    reason: 'Asked because the whole answer depends on it. Pick it, or say it in your own words.',
  },
  {
    before: 'be convincing',
    after: asked.wish,
    reason: 'Offered, and added only if you pick it. Facts in order are hard to argue with.',
  },
  {
    before: 'the same prompt everywhere',
    after: 'Flags for Midjourney, settings for clips, checks for Cursor',
    reason: 'Every tool has a format it handles best.',
  },
  {
    before: 'try again, and again',
    after: 'A reason beside each line',
    reason: 'You see what to change before you spend another answer.',
  },
];
