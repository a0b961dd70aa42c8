import type { Offer } from '../rows.ts';

/** Offers of stories, poems, songs, speeches and games. */
export const creativeOffers = {
  'show-not-tell': {
    label: "Show, don't tell",
    wish: 'Show feelings through what people do and say; never name them.',
    why: 'Readers feel more when they discover it themselves',
  },
  'no-ai-cliches': {
    label: 'No AI clichés',
    wish: 'Avoid names like Elara and clichés like whispering winds or pounding hearts.',
    why: 'They give away that an AI wrote it',
  },
  'start-late': {
    label: 'Begin in the middle',
    wish: 'Begin in the middle of something happening, not with the weather or someone waking up.',
    why: 'The first lines decide whether people stay with it',
  },
  'one-image': {
    label: 'One central image',
    wish: 'Build it around one image and, if it is long enough, bring that image back at the end.',
    why: 'One strong image ties everything together',
  },
  'no-moral': {
    label: 'No moral',
    wish: 'End without a moral or a summary.',
    why: 'Readers want to draw their own conclusions',
  },
  'dialogue-subtext': {
    label: 'Leave something unsaid',
    wish: 'Leave the most important thing unsaid.',
    why: 'What is left unsaid creates tension',
  },
  'outline-first': {
    label: 'Outline first',
    wish: 'First give me a five-line outline and wait for my go-ahead.',
    why: "It's easier to make changes at this stage",
  },
  'three-openings': {
    label: 'Three openings',
    wish: 'Give me three openings to choose from.',
    why: 'The opening sets the tone for the rest',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'chapter-plan': {
    label: 'Plan by chapter',
    wish: 'Give me a table of chapters: what happens, what changes, and whose point of view it is.',
    why: 'You can see where it sags',
    about: 'format',
  },
  'read-aloud-child': {
    label: 'Good for reading aloud',
    wish: 'Write it to be read aloud, with a steady rhythm, a line that keeps coming back, and a question to answer together.',
    why: 'Children like to join in and guess what comes next',
  },
  'calm-ending': {
    label: 'A calm ending',
    wish: 'Let it grow quieter toward the end.',
    why: 'Makes it easier for the child to fall asleep',
  },
  'child-solves': {
    label: 'The child solves it',
    wish: 'Let the child solve it, not a grown-up.',
    why: 'Children want to feel capable',
  },
  'no-forced-rhyme': {
    label: 'No forced rhymes',
    wish: 'Use near rhymes rather than forced ones.',
    why: 'Sentences twisted to fit a rhyme sound awkward',
  },
  'meter-steady': {
    label: 'Keep a steady rhythm',
    wish: 'Keep the rhythm so steady that people can sing it or tap along.',
    why: 'One uneven line is enough to throw readers off',
  },
  'concrete-only': {
    label: 'Concrete details',
    wish: 'Avoid abstract words like “soul,” “destiny” or “eternity.”',
    why: 'Concrete things are easier to picture',
  },
  'hook-chorus': {
    label: 'A chorus to sing along to',
    wish: 'Give a chorus of at most four lines that anyone can sing after one hearing.',
    why: 'People remember the chorus best',
  },
  'song-layout': {
    label: 'Verse, chorus and bridge marked',
    wish: 'Mark the verses, chorus and bridge, and add chords if it is sung.',
    why: 'You can perform it right away',
    about: 'format',
  },
  syllables: {
    label: 'Matching syllable counts',
    wish: 'Keep matching lines within one syllable of each other.',
    why: 'Makes it easier to set to music or a beat',
  },
  'toast-end': {
    label: 'End with a line to drink to',
    wish: 'End with one short line that people can raise their glasses to.',
    why: 'Everyone knows when to raise a glass',
  },
  'laugh-early': {
    label: 'A laugh early on',
    wish: 'Get a warm laugh in the first three sentences.',
    why: 'An early laugh puts everyone at ease',
  },
  'pauses-marked': {
    label: 'Mark the pauses',
    wish: 'Mark the pauses and the places where I should look up.',
    why: 'Helps you speak more slowly',
  },
  'cards-version': {
    label: 'On cue cards',
    wish: 'Add a short version as notes on five cue cards.',
    why: 'You can talk freely instead of reading',
    about: 'versions',
  },
  'both-of-them': {
    label: 'Mention both people',
    wish: 'Mention both of them about equally.',
    why: "It's easy to forget one of them",
  },
  'no-private-jokes': {
    label: 'No inside jokes',
    wish: 'Explain any story so that strangers can follow it.',
    why: "Half the people in the room won't know the stories",
  },
  'life-not-dates': {
    label: 'The life, not the dates',
    wish: 'Build it around two or three scenes, not around dates.',
    why: 'Scenes bring a person to life better than dates do',
  },
  'comfort-end': {
    label: 'A word of comfort at the end',
    wish: 'End with a few words for those left behind.',
    why: 'A eulogy is for the people who are grieving',
  },
  'screenplay-format': {
    label: 'Screenplay format',
    wish: 'Use screenplay format: scene headings, action, names in capitals.',
    why: 'Others can work with it without reformatting',
    about: 'format',
  },
  'stage-directions': {
    label: 'Keep directions to a minimum',
    wish: 'Describe the action only where the words are not enough.',
    why: "Good dialogue doesn't need much explanation",
  },
  'voices-apart': {
    label: 'Distinct voices',
    wish: 'Make each voice so distinct that it is clear who is speaking without names.',
    why: 'Characters who sound alike are hard to tell apart',
  },
  'flaw-costs': {
    label: 'A flaw with consequences',
    wish: 'Give the main character a flaw that costs them something in the story.',
    why: 'Perfect characters are boring',
  },
  'stat-block': {
    label: 'A complete stat block',
    wish: 'Add a complete stat block for my system.',
    why: 'You can use it at the table right away',
    about: 'format',
  },
  'three-hooks': {
    label: 'Three story hooks',
    wish: 'Give me three hooks to draw people in.',
    why: "If one doesn't work, you still have two more",
  },
  'secrets-clues': {
    label: 'Three clues for each secret',
    wish: 'Give three clues for each secret.',
    why: 'Players usually miss a clue or two',
  },
  'fail-forward': {
    label: 'What happens if they fail',
    wish: 'Say what happens if the players fail, so that the game goes on.',
    why: 'A dead end can bring the whole game to a stop',
  },
  handout: {
    label: 'A handout for the players',
    wish: 'Add a short text I can hand to the players.',
    why: 'Players like having something to hold and read',
  },
  'consequences-world': {
    label: 'How it shapes everyday life',
    wish: "Work out what the world's central idea means for food, law, love and war.",
    why: 'Details that follow from one another feel real',
  },
  'names-fit': {
    label: 'Names that fit',
    wish: 'Use names from one consistent language or culture.',
    why: "Names that don't match break the spell",
  },
  'short-jokes': {
    label: 'Ten short options',
    wish: 'Give me ten short options, each under 25 words.',
    why: 'With ten to choose from, a couple are sure to work',
    about: 'length',
    said: { facts: ['count'] },
  },
  'dry-not-loud': {
    label: 'Dry humor',
    wish: 'Keep the humor dry, and use no exclamation marks.',
    why: "A joke is funnier when it isn't pushed",
  },
} as const satisfies Record<string, Offer>;
