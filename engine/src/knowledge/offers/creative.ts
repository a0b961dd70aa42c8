import type { Offer } from '../rows.ts';

/** Offers of stories, poems, songs, speeches and games. */
export const creativeOffers = {
  'show-not-tell': {
    label: "Show, don't tell",
    wish: 'Show feelings through what people do and say; name none.',
    why: 'Readers feel what they discover',
  },
  'no-ai-cliches': {
    label: 'No clichés',
    wish: 'Avoid names like Elara and clichés like whispering winds or pounding hearts.',
    why: 'They give away where it came from',
  },
  'start-late': {
    label: 'Begin in the middle',
    wish: 'Begin in the middle of something happening, without weather or waking up.',
    why: 'The first line makes or breaks it',
  },
  'one-image': {
    label: 'One image',
    wish: 'Build it around one image that returns at the end, changed.',
    why: 'It holds the text together',
  },
  'no-moral': {
    label: 'No moral',
    wish: 'End without a moral or a summary.',
    why: 'Readers want to draw their own conclusions',
  },
  'dialogue-subtext': {
    label: 'What is not said',
    wish: 'Leave the most important thing unsaid.',
    why: 'That is where the tension is',
  },
  'outline-first': {
    label: 'Outline first',
    wish: 'Give an outline of five lines first and wait for my go-ahead.',
    why: 'Changes are cheap at this stage',
  },
  'three-openings': {
    label: 'Three openings',
    wish: 'Give me three opening paragraphs to choose from.',
    why: 'The opening sets the voice',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'chapter-plan': {
    label: 'Plan by chapter',
    wish: 'Give a table of chapters: what happens, what changes, whose point of view.',
    why: 'You can see where it sags',
    about: 'format',
  },
  'read-aloud-child': {
    label: 'To read aloud',
    wish: 'Write it to be read aloud: rhythm, a line that comes back, a question to answer together.',
    why: 'It will be read fifty times',
  },
  'calm-ending': {
    label: 'A calm ending',
    wish: 'Let it grow quieter toward the end.',
    why: 'Makes it easier to fall asleep',
  },
  'child-solves': {
    label: 'The child solves it',
    wish: 'Let the child solve it, not a grown-up.',
    why: 'Children want to feel capable',
  },
  'no-forced-rhyme': {
    label: 'No forced rhymes',
    wish: 'Use near rhymes rather than forced ones.',
    why: 'Contorted sentences sound cheap',
  },
  'meter-steady': {
    label: 'Steady rhythm',
    wish: 'Keep the rhythm so steady that it can be sung or tapped.',
    why: 'One stumble spoils it',
  },
  'concrete-only': {
    label: 'Things, not big words',
    wish: 'Use no abstract words like love, soul, eternity.',
    why: 'Poems are made of concrete things',
  },
  'hook-chorus': {
    label: 'A chorus to sing along to',
    wish: 'Give a chorus of at most four lines that anyone can sing after one hearing.',
    why: 'It carries the song',
  },
  'song-layout': {
    label: 'Marked parts',
    wish: 'Mark verse, chorus and bridge, with chords.',
    why: 'Ready to play',
    about: 'format',
  },
  syllables: {
    label: 'Even syllables',
    wish: 'Keep matching lines within one syllable of each other.',
    why: 'So it fits a melody',
  },
  'toast-end': {
    label: 'A line to raise a glass to',
    wish: 'End on one short line to raise a glass to.',
    why: 'Everybody knows when to drink',
  },
  'laugh-early': {
    label: 'A laugh in the first minute',
    wish: 'Get a warm laugh in the first three sentences.',
    why: 'It relaxes you and the room',
  },
  'pauses-marked': {
    label: 'Pauses marked',
    wish: 'Mark pauses and where to look up.',
    why: 'You speak more slowly',
  },
  'cards-version': {
    label: 'On cue cards',
    wish: 'Add a short version in note form, for five cue cards.',
    why: 'You talk instead of reading',
    about: 'versions',
  },
  'both-of-them': {
    label: 'Both people mentioned',
    wish: 'Mention both of them about equally.',
    why: 'One is often forgotten',
  },
  'no-private-jokes': {
    label: 'No inside jokes',
    wish: 'Explain any story so that strangers can follow.',
    why: 'Half the room is new to it',
  },
  'life-not-dates': {
    label: 'A life, not dates',
    wish: 'Build it around two or three scenes, not around dates.',
    why: 'The dates are in the paper',
  },
  'comfort-end': {
    label: 'Words for those left behind',
    wish: 'End with a few words for those left behind.',
    why: 'A eulogy is meant for them',
  },
  'screenplay-format': {
    label: 'Screenplay format',
    wish: 'Use screenplay format: scene headings, action, names in capitals.',
    why: 'Others can work with it',
    about: 'format',
  },
  'stage-directions': {
    label: 'Few stage directions',
    wish: 'Use stage directions only where the words are not enough.',
    why: 'Good actors find the rest themselves',
  },
  'voices-apart': {
    label: 'Distinct voices',
    wish: 'Make each voice so different that names are not needed.',
    why: 'Good dialogue needs no labels',
  },
  'flaw-costs': {
    label: 'A flaw with a price',
    wish: 'Give them a flaw that costs them something in the story.',
    why: 'Perfect people are boring',
  },
  'stat-block': {
    label: 'Stat block',
    wish: 'Add a complete stat block for my system.',
    why: 'Ready for the table',
    about: 'format',
  },
  'three-hooks': {
    label: 'Three ways in',
    wish: 'Give three hooks to bring players in.',
    why: 'Players go where they like',
  },
  'secrets-clues': {
    label: 'Three clues for each secret',
    wish: 'Give three clues for each secret.',
    why: 'Players miss two',
  },
  'fail-forward': {
    label: 'Failure is not the end',
    wish: 'Say what happens if they fail, so that the game goes on.',
    why: 'Dead ends kill the evening',
  },
  handout: {
    label: 'A handout',
    wish: 'Add a short text I can hand to players.',
    why: 'Players love handouts',
  },
  'consequences-world': {
    label: 'What follows from it',
    wish: 'Work out what it means for food, law, love and war.',
    why: 'A world is made of consequences',
  },
  'names-fit': {
    label: 'Names that fit',
    wish: 'Give names from one consistent language or culture.',
    why: 'Mixed names break the spell',
  },
  'short-jokes': {
    label: 'Ten short ones',
    wish: 'Give ten, each under 25 words.',
    why: 'Two will be good',
    about: 'length',
    said: { facts: ['count'] },
  },
  'dry-not-loud': {
    label: 'Dry, not loud',
    wish: 'Keep it dry; no exclamation marks.',
    why: 'The reader should laugh, not the text',
  },
} as const satisfies Record<string, Offer>;
