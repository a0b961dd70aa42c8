import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Mail, letters and short messages: one sender, one reader. */
export const messages = {
  email: {
    form: 'prose',
    length: words(80, 120),
    gist: 'Make it ready to send, with a subject line that says what it is about. Leave out what the reader does not need.',
    parts: [
      'Let readers see at a glance what changes for them or what they are to do',
      'Use plain words, as one person to another',
    ],
    checks: [],
    expert: [
      'Subject and first sentence should be enough for someone who reads no further',
      'Answer in it what readers would otherwise ask back',
    ],
    returns: 'the email',
    slots: 'occasion',
  },
  'email-sequence': {
    form: 'prose',
    length: items(3, 5, 'emails'),
    gist: 'Write {length} in sending order, each ready to send with its day and subject line, and each one step further than the one before.',
    parts: [
      'Give each email one idea, worth reading even for someone who missed the others',
      'Say who drops out of the sequence, and when',
    ],
    checks: [],
    expert: [
      'Name the event that starts it and why each waiting time is what it is',
      'Say for each email which one number tells whether it worked',
    ],
    returns: 'the emails',
    slots: ['product or company', 'sender name', 'main link'],
  },
  newsletter: {
    form: 'prose',
    length: words(250, 400),
    gist: 'Make it ready to send: a subject line drawn from the strongest item, and every item worth reading without a click.',
    parts: [
      'What matters most to readers comes first; headings alone tell what each item says',
      'Keep it short, in the voice of one person writing to them',
    ],
    checks: [],
    expert: [
      'End on one question that readers would enjoy answering',
      'Give a second subject line that takes another approach',
    ],
    returns: 'the newsletter from subject line to sign-off',
    slots: ['items or news of this issue', 'publication name'],
  },
  'subject-lines': {
    form: 'line',
    length: items(8, 12, 'subject lines'),
    gist: 'Give {length} that take different approaches, short enough to show in full on a phone and true to what the email says.',
    parts: ['Put the one you would send first'],
    checks: [],
    expert: ['Add a preview text to each that says something the subject does not'],
    returns: 'the numbered subject lines only',
  },
  letter: {
    form: 'prose',
    length: words(150, 250),
    gist: 'Make it ready to send, in a tone that fits the person who will read it.',
    parts: [
      'Say early why I write, in plain words and without stock phrases',
      'Let the end say what should happen next',
    ],
    checks: [],
    expert: [
      'Word dates, sums and promises so that the letter can be quoted later',
      'Make it easy to answer with a yes',
    ],
    returns: 'the letter only',
    slots: 'occasion',
  },
  'reference-letter': {
    form: 'prose',
    length: words(200, 300),
    gist: 'Make it ready to sign: each quality shown by something the person did, and a clear word on how strongly I recommend them.',
    parts: ['Nothing in it should fit just anyone; leave out health, family, religion and age'],
    checks: [],
    expert: [
      'If what I gave allows it, say where they stand among others I have known in that role',
      'Say at once who I am to them and for how long',
    ],
    returns: 'the letter only',
    slots: ['name of the person', 'how I know them', 'two achievements', 'what it is for'],
  },
  'cover-letter': {
    form: 'prose',
    length: words(220, 320),
    gist: 'Make it ready to send. Tie what I have done to what this job needs, and let it sound like me, not like a form.',
    parts: [
      'Where I told you little, build on what anyone with my background brings to this work',
      'Open with the best reason I fit, not with "I am writing to apply"',
    ],
    checks: [],
    expert: [
      'Meet the likeliest doubt about me in one plain sentence, without apology',
      'Answer what matters most in this job first and leave the rest to the resume',
    ],
    returns: 'the cover letter only',
    slots: ['position', 'employer', 'two achievements', 'my name'],
  },
  memo: {
    like: 'report',
    form: 'prose',
    length: words(300, 450),
    gist: 'Make it ready to hand round: what it is about and what I want from the reader in the first lines, then only the reasons and figures that carry it.',
    parts: [
      'Where there is something to decide, compare the options by one measure and say which to take',
      'Every figure is given, or worked out from what is given',
    ],
    checks: [],
    expert: [
      'Meet the strongest objection in one sentence',
      'Name the one fact that would settle it and is not here',
    ],
    returns: 'the memo only',
    asks: ['decision wanted', 'figures'],
  },
  message: {
    form: 'line',
    length: words(20, 60),
    gist: 'Make it ready to use, the way I would say it.',
    parts: ['Read it once as the person who gets it, and change what could be taken wrong'],
    checks: [],
    expert: ['Give a second version that is closer or more formal'],
    returns: 'the message only',
    slots: 'occasion',
  },
} as const satisfies Record<string, Deliverable>;
