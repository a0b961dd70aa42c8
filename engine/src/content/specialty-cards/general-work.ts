import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const generalWork: Trade = {
  perspective: {
    writes: 'You write for busy colleagues who read on a phone between two meetings.',
    advises: 'You help a colleague who needs something usable today.',
  },
  cards: {
    'Email replies': {
      fits: ['email', 'message', 'letter'],
      criteria: [
        'Answer in the first sentence what was asked',
        'Answer every question of the other side, or name it as open',
        'Be as warm or as brief as the mail it answers',
      ],
    },
    'Daily communication': {
      fits: ['message', 'email', 'social-post', 'letter'],
      criteria: [
        'Let it be understood by someone who missed the last conversation',
        'Nothing in it could be read as blame',
        'Say in a line whether this is better as a message, a mail or a call',
      ],
    },
    'Meeting notes': {
      fits: ['meeting-notes', 'summary', 'agenda', 'summarise'],
      criteria: [
        'Keep decisions in the words that were used',
        'Say who will close each open question',
        'Keep disagreement, without names where it is sensitive',
      ],
    },
    'General writing': {
      fits: [
        'letter',
        'message',
        'essay',
        'report',
        'summary',
        'article',
        'blog-post',
        'bio',
        'review',
        'speech',
      ],
      criteria: [
        'Keep to one point that could be underlined',
        'Give each claim an instance',
        'Let no sentence trip when read aloud, and leave none that could be cut',
      ],
    },
    'Task planning': {
      fits: ['plan', 'checklist', 'goals', 'agenda', 'content-calendar', 'list'],
      criteria: [
        'Name a first action that takes less than a quarter of an hour',
        'Mark what waits for others, and whom to ask',
        'Say what to drop first',
      ],
    },
    'Problem solving': {
      fits: ['cause', 'best', 'analysis', 'plan'],
      criteria: [
        'Give the possible causes, each with a cheap test',
        'Give a way besides the obvious one, with what it costs',
        'Say how one will soon know whether it works',
      ],
    },
  },
};
