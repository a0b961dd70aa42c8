import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Invented worlds: nothing is missing, so neither blanks nor an unknowns rule apply. */
export const fiction = {
  story: {
    form: 'fiction',
    length: words(600, 1000),
    gist: 'Write {length}: someone wants something, it gets harder, it ends changed.',
    parts: [
      ['Opening', 'Begin inside a scene, with someone wanting something'],
      ['Turn', 'One turn that follows from what the characters did, not from chance'],
      ['Showing', 'Feelings are shown by what people do and say'],
      ['End', 'The last scene changes how the first one reads'],
    ],
    checks: ['Point of view and tense stay the same throughout', 'The turn was prepared earlier'],
    expert: [
      ['Detail', 'Each scene has one detail that only this place or person could have'],
      ['Dialogue', 'Every line of dialogue wants something; no one explains what both know'],
      ['Cut', 'Begin as late and leave as early as each scene allows'],
    ],
    returns: 'the story only, with its title',
  },
  scene: {
    form: 'fiction',
    length: words(500, 800),
    gist: 'Write one scene of {length} with a clear beginning, turn and last image.',
    parts: [
      ['Want', 'Who wants what is clear within the first 80 words'],
      ['Turn', 'Something changes between the first and the last line'],
      ['Senses', 'At least two senses besides sight'],
    ],
    checks: ['One place, one stretch of time', 'The scene ends on an image or a line, not on an explanation'],
    expert: [
      ['Subtext', 'What is most important is not said aloud'],
      ['Rhythm', 'Sentence length follows the tension'],
    ],
    returns: 'the scene only',
  },
  dialogue: {
    form: 'fiction',
    length: items(16, 30, 'lines'),
    gist: "Write {length} of dialogue, each with the speaker's name.",
    parts: [
      ['Voices', 'Each speaker can be told apart without the name'],
      ['Course', 'The talk moves: opening position, friction, turn, how it ends'],
      ['Form', 'Name, colon, line; stage directions in brackets, at most one per 5 lines'],
    ],
    checks: ['Nobody tells the other what both already know', 'Something is different at the end'],
    expert: [
      ['Subtext', 'Each speaker hides one thing; it shows in what is avoided'],
      ['Breath', 'Lines vary between one word and three sentences'],
    ],
    returns: 'the dialogue only',
  },
  'childrens-story': {
    form: 'fiction',
    length: words(300, 500),
    gist: 'Write {length} to be read aloud: one small hero, one worry, one line that comes back three times, a quiet end without a moral.',
    size: '{length}, about 4 minutes read aloud',
    parts: [
      ['Hero', 'One small hero with one wish; what goes wrong is something that a child of that age knows'],
      ['Line', 'One line that comes back three times and can be joined in with'],
      [
        'Words',
        'Words that the child knows, short sentences, sounds and things to see; one new word at most',
      ],
      ['End', 'It ends well through what the hero does, and gets quieter towards the end; no moral is said'],
    ],
    checks: ['Nothing in it keeps a child awake', 'It can be read aloud without stumbling'],
    expert: [
      ['Pictures', 'One line per page on what is seen, without saying it in the text again'],
      ['Voice', 'Two places where the reader changes the voice, marked in brackets'],
    ],
    returns: 'the story only, with its title',
  },
  monologue: {
    form: 'fiction',
    length: words(150, 300),
    gist: 'Write {length} that one person says to somebody who is there, wants something from them and shows more than is meant.',
    parts: [
      ['Listener', 'Somebody is spoken to, and what the speaker wants from them is clear within 3 sentences'],
      ['Turn', 'What is said at the end could not have been said at the start'],
      ['Voice', 'Words, rhythm and pictures that only this speaker would use; made to be spoken aloud'],
    ],
    checks: ['The speaker believes to be right', 'No sentence explains what a listener would see'],
    expert: [
      ['Hidden', 'The one thing that is not said, and where it shows'],
      ['Playing', 'Pauses and two actions in brackets'],
    ],
    returns: 'the monologue only',
  },
  script: {
    form: 'fiction',
    length: words(500, 800),
    gist: 'Write a script of {length} with scene headings, action and dialogue.',
    parts: [
      ['Form', 'Scene heading (place, time), action in the present tense, speaker names in capitals'],
      ['Opening', 'The first lines show the situation in action, without a narrator explaining it'],
      ['Course', 'Set-up, turn, pay-off; each scene changes something'],
    ],
    checks: ['Only what can be seen or heard stands in the action lines', 'The turn was prepared earlier'],
    expert: [
      ['Timing', 'Give seconds or minutes per scene and the total'],
      ['Visual', 'The most important moment needs no words'],
    ],
    returns: 'the script only',
  },
  poem: {
    form: 'fiction',
    length: items(8, 20, 'lines'),
    gist: 'Give it {length}.',
    parts: [
      ['Image', 'One central image, carried through; nothing abstract that a thing could show'],
      ['End', 'The last line opens something instead of summing up'],
    ],
    checks: ['Form and rhyme, once chosen, hold to the end'],
    expert: [['Sound', 'Stress and sound are worked on; no word stands only for the rhyme']],
    returns: 'the poem only',
  },
  song: {
    form: 'fiction',
    length: items(16, 28, 'lines'),
    gist: 'Give it {length} in labelled sections.',
    parts: [
      ['Sections', 'Sections labelled in square brackets, such as [Verse 1], [Chorus]'],
      ['Chorus', 'The chorus says the song in at most 4 lines and can be sung after one hearing'],
      ['Verses', 'Each verse moves the story on'],
    ],
    checks: ['Lines of one section can be sung to the same melody'],
    expert: [
      ['Singing', 'Open vowels on long notes; stresses fall on the beat'],
      ['Hook', 'The title stands in the chorus'],
    ],
    returns: 'the lyrics only, with the title',
  },
  music: {
    form: 'line',
    gist: 'Give it in rows of 4 bars with key, tempo and time signature above, then say in one sentence how to play it.',
    parts: [
      ['Form', 'Rows of 4 bars, with key, tempo and time signature above'],
      ['Playing', 'One sentence on how to play it'],
    ],
    checks: ['Every bar names its chord or its notes'],
    expert: [
      ['Function', 'The role of each chord or phrase in the key'],
      ['Variation', 'One variation, and what it changes in mood'],
    ],
    returns: 'the bars as plain text, then that sentence',
  },
  joke: {
    form: 'line',
    gist: 'Make it work on the first hearing, and do not explain it.',
    parts: [['Shape', 'Set-up as short as it can be; the surprise in the last words']],
    checks: ['It works without being explained'],
    expert: [['Choice', 'Three versions, the strongest first']],
    returns: 'the result only, without comment',
  },
  game: {
    form: 'fiction',
    length: words(400, 700),
    gist: 'Write {length}: the situation, what players can do, what happens when they fail.',
    parts: [
      ['Situation', 'Who wants what, what is at stake and what happens if nobody acts'],
      ['Choices', 'At least 3 ways forward, each with its risk and its reward'],
      ['Opponents', 'Each opponent with its aim, its strength and its weak spot'],
      ['Failure', 'Failing changes the story instead of stopping it'],
    ],
    checks: ['It can be played from this text alone', 'No single solution is required'],
    expert: [
      ['Balance', 'Say for which level and number of players it is meant, and how to scale it'],
      ['Pace', 'Time needed per part'],
    ],
    returns: 'the material only, part by part',
  },
} as const satisfies Record<string, Deliverable>;
