import { asked } from '../../content/what-the-engine-writes.ts';
import type { Edit } from '../parts/edits.tsx';

/** Problem against solution, in the form of the product. */
export const homeEdits: readonly Edit[] = [
  {
    before: 'The tool guesses what you left out',
    after: 'You are asked, and pick the answer',
    reason: 'What you did not say is never made up.',
  },
  {
    before: 'Vague orders, such as “be convincing”',
    after: asked.wish,
    reason: 'A line that can be followed. Facts in order are hard to argue with.',
  },
  {
    before: 'The same prompt for every tool',
    after: 'Flags for Midjourney, settings for clips, checks for Cursor',
    reason: 'Every tool reads one form best.',
  },
  {
    before: 'Try again, and again',
    after: 'Change the one line that was wrong',
    reason: 'Each line has its reason, and a change is free.',
  },
];
