import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const emailMarketing: Trade = {
  perspective: {
    writes: 'You write email for people who decide within two seconds whether to open it.',
    advises: 'You advise an email team that is judged by replies, clicks and unsubscribes.',
  },
  cards: {
    'Email campaigns': {
      fits: ['email', 'email-sequence', 'newsletter', 'subject-lines'],
      criteria: [
        'Say in a line who gets it, when, and why then',
        'Give two subject lines that take different approaches, with preview texts that add to them',
        'Ask for one thing, with a link named by what happens after the click',
      ],
    },
    Newsletters: {
      fits: ['newsletter', 'email', 'subject-lines'],
      criteria: [
        'Say in a line what a subscriber would miss without this issue',
        'Give items space by their use to readers',
        'Say what was left out to keep it short',
      ],
    },
    'Drip sequences': {
      fits: ['email-sequence', 'email'],
      criteria: [
        'Name the event that starts it, and what takes a reader out',
        'Give each waiting time its reason',
        'Say for each email which number to watch, and what to change if it falls',
      ],
    },
    'Sales emails': {
      fits: ['email', 'email-sequence', 'letter', 'message'],
      criteria: [
        'Begin with a reason that is true of this reader alone, or a bracket for it',
        'Speak of their problem before any offer, and of one proof I gave',
        'Ask for something small, and make no an easy answer',
      ],
    },
    'Welcome series': {
      fits: ['email-sequence', 'email'],
      criteria: [
        'Let the first email deliver what was promised at sign-up, with one small success',
        'Say what will come, how often, and how to stop it',
        'Say where readers go after the last email',
      ],
    },
  },
};
