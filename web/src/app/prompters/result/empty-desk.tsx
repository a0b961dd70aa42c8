import type { Section } from '@whetstone/engine';
import { Manuscript } from '../../../ui/manuscript/manuscript.tsx';

/** The desk before the first prompt explains itself in its own form. */
const lessonUnder = (title: string): Section[] => [
  {
    id: 'task',
    title,
    text: 'Your words stay as you wrote them. What makes them work is added.',
    reason: '',
    spans: [
      { text: 'Your words stay as you wrote them. ', origin: 'goal' },
      {
        text: 'What makes them work is added',
        origin: 'added',
        reason: 'Underlined: added for the tool that reads it.',
      },
      { text: '.', origin: 'goal' },
    ],
  },
  {
    id: 'keep',
    title: 'And marked up',
    text: 'What costs tokens and says nothing is dropped.',
    reason: '',
    spans: [
      {
        text: 'please, if it is possible,',
        origin: 'removed',
        reason: 'Struck through: dropped, never sent.',
      },
      { text: 'What costs tokens and says nothing is dropped.', origin: 'goal' },
    ],
  },
  {
    id: 'why',
    title: 'With a reason for each mark',
    text: 'Every number leads to a reason.',
    reason: '',
    spans: [
      { text: 'Every ', origin: 'goal' },
      { text: 'number', origin: 'added', reason: 'Here, in the margin.' },
      { text: ' leads to a reason.', origin: 'goal' },
    ],
  },
];

export const EmptyDesk = ({ title }: { title: string }) => (
  <Manuscript sections={lessonUnder(title)} isDrawn />
);
