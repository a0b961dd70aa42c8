import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const generalWork: Readonly<Record<string, SpecialtyCard>> = {
  'Email replies': {
    fits: ['email', 'message', 'letter'],
    criteria: [
      ['Answer', 'The first sentence answers what was asked'],
      ['All', 'Every question of the other side is answered or named as open'],
      ['Next', 'Who does what next, by when'],
      ['Tone', 'As warm or as brief as the mail it answers'],
      ['Shorter', 'A second version in at most 3 sentences'],
    ],
  },
  'Daily communication': {
    fits: ['message', 'email', 'social-post', 'letter'],
    criteria: [
      ['Point', 'The point stands in the first line'],
      ['Ask', 'One ask, with a time'],
      ['Read', 'Understandable for someone who missed the last conversation'],
      ['Mood', 'Nothing that could be read as blame'],
      ['Channel', 'Say in one line whether this should be a message, a mail or a call'],
    ],
  },
  'Meeting notes': {
    fits: ['meeting-notes', 'summary', 'agenda', 'summarise'],
    criteria: [
      ['Decisions', 'Decisions in the words that were used, with who took them'],
      ['Actions', 'Who, what, by when; "not said" where it was not'],
      ['Open', 'Open questions with who will close them'],
      ['Absent', 'Someone who was not there knows what changed'],
      ['Dissent', 'Disagreement is kept, without names where it is sensitive'],
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
      ['Point', 'The text has one point, and it can be underlined'],
      ['Order', 'Each paragraph follows from the one before'],
      ['Cut', 'A fifth could not be cut without loss'],
      ['Concrete', 'Each claim has an instance'],
      ['Aloud', 'No sentence trips when read aloud'],
    ],
  },
  'Task planning': {
    fits: ['plan', 'checklist', 'goals', 'agenda', 'content-calendar', 'list'],
    criteria: [
      ['First', 'The first action takes under 15 minutes and is named'],
      ['Done', 'Each task says how one can tell that it is done'],
      ['Wait', 'Tasks that wait for others are marked, with whom to ask'],
      ['Time', 'Durations with a third added for what comes between'],
      ['Drop', 'What to drop first'],
    ],
  },
  'Problem solving': {
    fits: ['cause', 'best', 'analysis', 'plan'],
    criteria: [
      ['Problem', 'State the problem as a gap: what is, what should be, since when'],
      ['Causes', 'At least three possible causes, each with a cheap test'],
      ['Options', 'At least two ways besides the obvious one, with what each costs'],
      ['Choice', 'A choice with its reason and what would change it'],
      ['Check', 'How one will know within a week whether it works'],
    ],
  },
};
