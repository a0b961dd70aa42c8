import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const emailMarketing: Readonly<Record<string, SpecialtyCard>> = {
  'Email campaigns': {
    fits: ['email', 'email-sequence', 'newsletter', 'subject-lines'],
    criteria: [
      ['Segment', 'State who gets it and who does not, in one line'],
      ['Moment', 'State the sending moment and why, in one line'],
      [
        'Subjects',
        'Two subject lines instead of one, which differ in approach, with preview texts that add to them',
      ],
      ['One action', 'One link, named by what happens after the click'],
      ['Exit', 'One line for people whom it no longer concerns'],
      [
        'Measure',
        'The one number that decides whether it worked, and the value that would change the next one',
      ],
    ],
  },
  Newsletters: {
    fits: ['newsletter', 'email', 'subject-lines'],
    criteria: [
      ['Reader', 'One line on what a subscriber would miss without this issue'],
      ['Subject', 'The subject comes from the strongest item, not from the issue number'],
      ['Weight', 'Items get space by their use to readers'],
      ['Links', 'Each link text says where it leads'],
      ['Quiet', 'Say what was left out to keep it short'],
    ],
  },
  'Drip sequences': {
    fits: ['email-sequence', 'email'],
    criteria: [
      ['Trigger', 'Name the event that starts it, and what happens when it occurs again'],
      ['Exit', 'Per email: what takes a reader out of the sequence'],
      ['Gap', 'Each waiting time has its reason'],
      ['Build', 'Each email stands alone and yet moves one step on'],
      ['Overlap', 'Say how it avoids meeting other mailings'],
      ['Measure', 'Per email the number to watch, and what to change if it falls'],
    ],
  },
  'Sales emails': {
    fits: ['email', 'email-sequence', 'letter', 'message'],
    criteria: [
      ['Why you', 'First sentence: a reason that is true of this reader alone, or a blank for it'],
      ['Problem', 'Their problem in their words before any offer'],
      ['Proof', 'One proof that was given, with its number'],
      ['Ask', "An ask that takes at most 15 minutes of the reader's time"],
      ['No', 'A way to say no that costs one word'],
    ],
  },
  'Welcome series': {
    fits: ['email-sequence', 'email'],
    criteria: [
      ['First day', 'The first email arrives at once and delivers what was promised at sign-up'],
      ['First step', 'One small success for the reader in the first email'],
      ['Expect', 'Say what will come, how often, and how to stop it'],
      ['Ask', 'One question whose answer sorts readers into groups'],
      ['Handover', 'Say where readers go after the last email'],
    ],
  },
};
