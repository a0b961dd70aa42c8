import type { Section } from '@whetstone/engine';
import { Manuscript } from '../../../ui/manuscript/manuscript.tsx';

/** The desk before the first prompt explains itself in its own form. */
const lessonUnder = (title: string): Section[] => [
  {
    id: 'task',
    title,
    text: 'Your words stay as you wrote them.',
    reason: 'Your own words',
    spans: [{ text: 'Your words stay as you wrote them.', origin: 'goal' }],
  },
  {
    id: 'said',
    title: 'Each choice adds a line',
    text: 'Your answers and choices are added below your words',
    reason: '',
    spans: [
      {
        text: 'Your answers and choices are added below your words',
        origin: 'chosen',
        reason: 'Underlined: you chose it, or it was added.',
      },
      { text: '.', origin: 'goal' },
    ],
  },
  {
    id: 'mended',
    title: 'Typos are fixed',
    text: 'the office closes at 4.',
    reason: '',
    spans: [
      { text: 'teh ', origin: 'removed', reason: 'Struck through: left out.' },
      { text: 'the office closes at 4.', origin: 'goal' },
    ],
  },
];

export const EmptyDesk = ({ title }: { title: string }) => (
  <Manuscript sections={lessonUnder(title)} isDrawn />
);
