import { words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Invented worlds: nothing is missing, so neither blanks nor an unknowns rule apply. */
export const fiction = {
  story: {
    form: 'fiction',
    length: words(600, 1000),
    gist: 'Begin inside a scene with somebody who wants something, let the turn come from what they do, and end on something that stays.',
    parts: [
      [
        'Detail',
        'Show feelings by what people say and do, with details that only this place or person could have',
      ],
    ],
    checks: [],
    expert: [['Cut', 'Enter each scene late and leave it early; nobody says what both already know']],
    returns: 'the story only, with its title',
  },
  scene: {
    form: 'fiction',
    gist: 'Stay in one place and one stretch of time; let something change between the first line and the last, and end on an image.',
    parts: [['Unsaid', 'Leave what matters most unsaid, and let it show in what people do']],
    checks: [],
    expert: [['Rhythm', 'Let the length of the sentences follow the tension']],
    returns: 'the scene only',
  },
  dialogue: {
    form: 'fiction',
    gist: 'Give each speaker a voice and an aim of their own, let nobody say what both already know, and let something be different at the end.',
    parts: [['Life', 'Vary the lines from one word to a few sentences, as people talk']],
    checks: [],
    expert: [['Hidden', 'Let each speaker hide one thing that shows in what is avoided']],
    returns: 'the dialogue only',
  },
  'childrens-story': {
    form: 'fiction',
    length: words(300, 500),
    gist: 'Make it a pleasure to read aloud: one small hero with one worry, a line that comes back to join in with, and a calm, happy end without a moral.',
    parts: [['Words', 'Use words a child knows, and things to see, hear and touch']],
    checks: [],
    expert: [['Hero', 'Let it end well through what the hero does, not by luck or a grown-up']],
    returns: 'the story only, with its title',
    asks: ['name and age of the child'],
  },
  monologue: {
    form: 'fiction',
    gist: 'Let the speaker want something from somebody who is there, and show more than they mean to, in words only this person would use.',
    parts: [['Turn', 'Let the end say what could not have been said at the start']],
    checks: [],
    expert: [['Hidden', 'Let the speaker believe to be right, and leave one thing unsaid']],
    returns: 'the monologue only',
  },
  script: {
    form: 'fiction',
    gist: 'Show it rather than tell it: only what can be seen or heard, a change in every scene, and a turn that was prepared.',
    parts: [
      ['Form', 'Set it in the usual form, with scene headings, action in the present tense and dialogue'],
    ],
    checks: [],
    expert: [['Silence', 'Let the most important moment need no words']],
    returns: 'the script only',
  },
  poem: {
    form: 'fiction',
    gist: 'Build it on one picture that can be seen and touched, keep its form and rhythm to the end, and let no word be there only to fill it.',
    parts: [['End', 'Let the last line open something or surprise, rather than sum up']],
    checks: [],
    expert: [['Sound', 'Work on stress and sound as much as on sense']],
    returns: 'the poem only',
  },
  song: {
    form: 'fiction',
    gist: 'Give it a chorus that can be sung after one hearing, verses that move on, and lines that fall on the beat.',
    parts: [['Sections', 'Label the sections, such as [Verse 1] and [Chorus]']],
    checks: [],
    expert: [['Singing', 'Put open vowels on long notes, and the title into the chorus']],
    returns: 'the lyrics only, with the title',
  },
  music: {
    form: 'line',
    gist: 'Make it ready to play: key, tempo and time on top, then the bars in rows of four.',
    parts: [['Playing', 'Say in one sentence how to play it']],
    checks: [],
    expert: [['Variation', 'Add one variation, and say what it changes in mood']],
    returns: '',
  },
  joke: {
    form: 'line',
    gist: 'Make it as short as it can be, with no word to spare, and do not explain it.',
    parts: [['Fresh', 'Leave out what everybody has heard, and say it aloud before you keep it']],
    checks: [],
    expert: [['Choice', 'Give three versions, the strongest first']],
    returns: 'the result only, without comment',
  },
  game: {
    form: 'fiction',
    gist: 'Make it ready to play from the page: something at stake, choices that each gain and cost something, and what happens when players fail.',
    parts: [['Failure', 'Let failing change the course instead of stopping it, with no single right way']],
    checks: [],
    expert: [['Balance', 'Say for whom and how many it is meant, and how to make it easier or harder']],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
