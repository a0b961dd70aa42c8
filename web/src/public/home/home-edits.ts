import { welcome } from '../../content/samples.ts';
import type { Edit } from '../parts/edits.tsx';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Problem against solution, in the form of the product. */
export const homeEdits: readonly Edit[] = [
  {
    before: 'keep it short',
    after: capitalized(welcome.length),
    reason: 'A number can be checked, an adjective cannot.',
  },
  {
    before: 'make it good',
    after: welcome.criterion.replace(/\.$/, ''),
    reason: 'Says what good means for this kind of text.',
  },
  {
    before: 'you know what we need',
    after: `${welcome.blank}: ______`,
    reason: 'Asked on the page, so that no assistant has to make it up.',
  },
  {
    before: 'the same prompt everywhere',
    after: 'Midjourney flags, Veo shots, Cursor checks',
    reason: 'Each tool reads its own form best.',
  },
  {
    before: 'try again, and again',
    after: 'Every addition carries its reason',
    reason: 'You can see what to change before you spend an answer.',
  },
];
