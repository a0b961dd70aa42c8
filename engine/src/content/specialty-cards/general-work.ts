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
        ['Answer', 'Answer in the first sentence what was asked'],
        ['All', 'Answer every question of the other side, or name it as open'],
        ['Tone', 'Be as warm or as brief as the mail it answers'],
      ],
    },
    'Daily communication': {
      fits: ['message', 'email', 'social-post', 'letter'],
      criteria: [
        ['Point', 'Let it be understood by someone who missed the last conversation'],
        ['Mood', 'Nothing in it could be read as blame'],
        ['Channel', 'Say in a line whether this is better as a message, a mail or a call'],
      ],
    },
    'Meeting notes': {
      fits: ['meeting-notes', 'summary', 'agenda', 'summarise'],
      criteria: [
        ['Decisions', 'Keep decisions in the words that were used'],
        ['Open', 'Say who will close each open question'],
        ['Dissent', 'Keep disagreement, without names where it is sensitive'],
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
        ['Point', 'Keep to one point that could be underlined'],
        ['Concrete', 'Give each claim an instance'],
        ['Aloud', 'Let no sentence trip when read aloud, and leave none that could be cut'],
      ],
    },
    'Task planning': {
      fits: ['plan', 'checklist', 'goals', 'agenda', 'content-calendar', 'list'],
      criteria: [
        ['First', 'Name a first action that takes less than a quarter of an hour'],
        ['Wait', 'Mark what waits for others, and whom to ask'],
        ['Drop', 'Say what to drop first'],
      ],
    },
    'Problem solving': {
      fits: ['cause', 'best', 'analysis', 'plan'],
      criteria: [
        ['Causes', 'Give the possible causes, each with a cheap test'],
        ['Options', 'Give a way besides the obvious one, with what it costs'],
        ['Check', 'Say how one will soon know whether it works'],
      ],
    },
  },
};
