import { asked } from '../../content/what-the-engine-writes.ts';
import type { Edit } from '../parts/edits.tsx';

/** Problem against solution, in the form of the product. */
export const homeEdits: readonly Edit[] = [
  {
    before: 'be convincing',
    after: asked.wish,
    reason: 'Offered, and yours once you press it: facts in order are hard to argue with.',
  },
  {
    before: 'make it good',
    after: asked.line,
    reason: 'The fact that the answer hangs on, in your own words.',
  },
  {
    before: 'you know what we need',
    after: asked.ask,
    reason: 'Asked on the page, so that no assistant has to make it up.',
  },
  {
    before: 'the same prompt everywhere',
    after: 'Midjourney flags, settings for clips, Cursor checks',
    reason: 'Each tool reads its own form best.',
  },
  {
    before: 'try again, and again',
    after: 'Nothing is added unseen',
    reason: 'You can see what to change before you spend an answer.',
  },
];
