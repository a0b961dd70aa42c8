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
    title: 'A press becomes a line',
    text: 'What you answer and press is written below them',
    reason: '',
    spans: [
      {
        text: 'What you answer and press is written below them',
        origin: 'chosen',
        reason: 'Underlined: you chose it, or it was added.',
      },
      { text: '.', origin: 'goal' },
    ],
  },
  {
    id: 'mended',
    title: 'Slips are fixed',
    text: 'the slips, too.',
    reason: '',
    spans: [
      { text: 'teh ', origin: 'removed', reason: 'Struck through: left out.' },
      { text: 'the slips, too.', origin: 'goal' },
    ],
  },
];

export const EmptyDesk = ({ title }: { title: string }) => (
  <Manuscript sections={lessonUnder(title)} isDrawn />
);
