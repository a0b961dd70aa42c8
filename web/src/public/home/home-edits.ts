import { asked } from '../../content/what-the-engine-writes.ts';
import type { Edit } from '../parts/edits.tsx';

/** Problem against solution, in the form of the product. */
export const homeEdits: readonly Edit[] = [
  {
    before: 'The tool guesses what you left out',
    after: 'We ask, and you pick the answer',
    reason: 'Nothing is made up.',
  },
  {
    before: 'Vague instructions like “be convincing”',
    after: asked.wish,
    reason: 'A tool can follow this.',
  },
  {
    before: 'One prompt for every tool',
    after: 'Flags for Midjourney, settings for clips, checks for Cursor',
    reason: 'Each tool has its own format.',
  },
  {
    before: 'Try again, and again',
    after: 'Change the one line that was wrong',
    reason: 'You see why each line is there.',
  },
];
