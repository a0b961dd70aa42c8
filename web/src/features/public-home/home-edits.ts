import type { Edit } from '../public-shell/edits.tsx';

/** Problem against solution, in the form of the product. */
export const homeEdits: readonly Edit[] = [
  {
    before: 'keep it short',
    after: 'Body of 40 to 60 words',
    reason: 'A number can be checked, an adjective cannot.',
  },
  {
    before: 'make it good',
    after: 'Done when the first sentence alone tells why the email was sent',
    reason: 'A test the answer can pass or fail.',
  },
  {
    before: 'you know what we need',
    after: '[first step] stays in brackets until you fill it',
    reason: 'A missing fact stays visible instead of being made up.',
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
