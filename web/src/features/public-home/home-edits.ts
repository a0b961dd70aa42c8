import type { Edit } from '../public-shell/edits.tsx';

/** Problem against solution, in the form of the product. */
export const homeEdits: readonly Edit[] = [
  {
    before: 'keep it short',
    after: 'At most 60 words',
    reason: 'A number can be checked, an adjective cannot.',
  },
  {
    before: 'make it good',
    after: 'Let readers see at a glance what changes for them',
    reason: 'Says what good means for this kind of text.',
  },
  {
    before: 'you know what we need',
    after: 'First step: ______',
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
