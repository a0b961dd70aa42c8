import type { Group, VisualOffer, VisualQuestion } from './rows.ts';

/** Questions of the picture doors. */
export const visualQuestions = {
  used: {
    ask: 'Where will it be used?',
    name: 'Use',
    choices: ['a social feed', 'a website header', 'a phone wallpaper', 'a poster', 'a slide'],
    example: 'the back of a menu, 12 by 20 cm',
    why: 'Each use needs its own proportions',
    as: 'Made for {}',
    settles: [],
    unless: [],
  },
  played: {
    ask: 'Where will it be played?',
    name: 'Use',
    choices: [
      'a story or reel',
      'a social feed',
      'a YouTube video',
      'the top of a web page',
      'a trade show screen',
    ],
    example: 'upright, on a screen in our shop window',
    why: 'Each use needs its own proportions',
    as: 'Made for {}',
    settles: [],
    unless: [],
  },
  mood: {
    ask: 'What should viewers feel?',
    name: 'Mood',
    choices: ['calm', 'joyful', 'tense', 'tender', 'full of wonder'],
    example: 'like the last day of a holiday',
    why: 'Mood sets the light and colors',
    as: 'The mood is {}',
    settles: ['mood'],
    unless: ['mood'],
  },
  place: {
    ask: 'Where is it?',
    name: 'Place',
    choices: ['outdoors in nature', 'on a city street', 'at home, indoors', 'against a plain background'],
    example: 'in my grandmother’s kitchen, green tiles',
    as: 'Set {}',
    settles: ['place', 'background'],
    unless: ['place', 'background'],
  },
  time: {
    ask: 'At what time of day?',
    name: 'Time',
    choices: ['early in the morning', 'in the middle of the day', 'in the evening', 'at night'],
    example: 'just before a summer storm',
    as: 'The time: {}',
    settles: ['time', 'light'],
    unless: ['time', 'light', 'weather'],
  },
  who: {
    ask: 'What do they look like?',
    name: 'Appearance',
    choices: [
      'young, casually dressed',
      'middle-aged, in work clothes',
      'old, with a weathered face',
      'elegantly dressed',
    ],
    example: 'short gray hair, round glasses, green coat',
    why: 'Otherwise the service falls back on a generic face',
    as: 'Looks: {}',
    settles: ['people'],
    unless: [],
  },
  animal: {
    ask: 'What exactly does it look like?',
    name: 'Appearance',
    choices: ['young and playful', 'old and dignified', 'wild, unkempt', 'small for its kind'],
    example: 'gray whippet with one white paw',
    as: 'Looks: {}',
    settles: ['pose'],
    unless: ['colour'],
  },
  looks: {
    ask: 'What exactly does it look like?',
    name: 'Appearance',
    choices: ['new and flawless', 'worn from long use', 'handmade', 'very simple'],
    example: 'dark green enamel, chipped at the rim',
    as: 'Looks: {}',
    settles: ['material'],
    unless: ['material'],
  },
  served: {
    ask: 'How is it served?',
    name: 'Served',
    choices: [
      'rustic, on a wooden board',
      'as fine dining, small and precise',
      'as street food',
      'as a family meal',
    ],
    example: 'in the black iron pan it was cooked in',
    as: 'Served {}',
    settles: ['place'],
    unless: ['place', 'background'],
  },
  words: {
    ask: 'What exact words should appear on it?',
    name: 'Words',
    choices: ['no words at all', 'only a title, to be added later'],
    example: '“Strings at Dusk”, 14 June, 8 pm',
    as: 'Lettering: {}',
    settles: ['text'],
    unless: ['text'],
  },
  colours: {
    ask: 'Which colors?',
    name: 'Colors',
    choices: ['black and white', 'soft pastels', 'bold and bright', 'earthy and muted'],
    example: 'navy #1d2b4f and cream',
    as: 'Colors: {}',
    settles: ['colour'],
    unless: ['colour'],
  },
  stands: {
    ask: 'What should it stand for?',
    name: 'Stands for',
    choices: ['craft and care', 'speed and ease', 'trust and calm', 'play and fun'],
    example: 'a family bakery that opens at four',
    as: 'It stands for {}',
    settles: [],
    unless: ['mood'],
  },
  readers: {
    ask: 'Who will read it?',
    name: 'Readers',
    choices: [
      'children',
      'beginners',
      'colleagues in the same field',
      'a large audience looking at a screen',
    ],
    example: 'fourth graders, on paper',
    as: 'For {}',
    settles: [],
    unless: [],
  },
  ending: {
    ask: 'How does the clip end?',
    name: 'Ending',
    choices: [
      'it simply keeps going',
      'everything comes to rest',
      'with a look into the camera',
      'the subject leaves the frame',
    ],
    example: 'the door closes and the light goes out',
    why: 'Viewers remember the last second best',
    as: 'At the end: {}',
    settles: ['pace'],
    unless: [],
  },
  change: {
    ask: 'How noticeable should the change be?',
    name: 'Change',
    choices: ['natural, as if it had always been that way', 'barely noticeable', 'clearly visible', 'bold'],
    example: 'only a little warmer',
    why: 'Image services often change more than you ask',
    as: 'The change is {}',
    settles: [],
    unless: [],
  },
  scene: {
    ask: 'What one scene should it show?',
    name: 'Scene',
    choices: [
      'someone alone in a wide-open space',
      'two people at a table',
      'an everyday object, up close',
      'a landscape without people',
    ],
    example: 'a lit kitchen seen from a dark garden',
    as: 'Shown as {}',
    settles: ['place', 'people', 'background'],
    unless: ['place'],
  },
} as const satisfies Readonly<Record<string, VisualQuestion>>;

export type VisualQuestionId = keyof typeof visualQuestions;

/** Offers of the picture doors, each a wish in the person's voice. */
export const visualOffers = {
  'room-left': {
    label: 'Room for a headline',
    wish: 'Keep the left third calm and empty for a headline.',
    why: 'Words added later need a calm background',
    settles: ['composition'],
    unless: ['composition', 'text'],
  },
  'no-people': {
    label: 'Nobody in it',
    wish: 'The place is deserted, with nobody in it.',
    why: 'Services like to add people',
    settles: ['people'],
    unless: ['people'],
  },
  monochrome: {
    label: 'Black and white',
    wish: 'In black and white, with a full range of grays.',
    why: 'It puts the focus on form and light',
    settles: ['colour'],
    unless: ['colour', 'medium'],
  },
  'two-colours': {
    label: 'Two colors only',
    wish: 'Use only two colors, besides the background.',
    why: 'It prints well and is easy to remember',
    settles: ['colour'],
    unless: ['colour'],
  },
  'plain-ground': {
    label: 'Plain background',
    wish: 'Against a plain, even background with nothing else in the picture.',
    why: 'It can be cut out and placed anywhere',
    settles: ['background', 'place'],
    unless: ['background', 'place'],
  },
  shallow: {
    label: 'Blurred background',
    wish: 'Only the subject is sharp, and everything behind it is softly blurred.',
    why: 'The eye goes to what is sharp',
    settles: ['focus'],
    unless: ['focus', 'medium'],
  },
  evening: {
    label: 'In evening light',
    wish: 'In the last low light of the evening.',
    why: 'Long shadows add depth and mood',
    settles: ['light', 'time'],
    unless: ['light', 'time', 'weather'],
  },
  'from-above': {
    label: 'From above',
    wish: 'Seen from directly above.',
    why: 'It turns the scene into a pattern',
    settles: ['view'],
    unless: ['view'],
  },
  'close-up': {
    label: 'Extreme close-up',
    wish: 'Seen so close that one part fills the frame.',
    why: 'Everyday things look new when seen up close',
    settles: ['view'],
    unless: ['view'],
  },
  'no-text': {
    label: 'No lettering',
    wish: 'Without any lettering, signs or watermarks.',
    why: 'Image services often add garbled words',
    settles: ['text'],
    unless: ['text'],
  },
  imperfect: {
    label: 'Not too perfect',
    wish: 'Include small flaws: a crease, dust, an uneven edge.',
    why: 'Flawless surfaces look generated',
    settles: [],
    unless: [],
  },
  'as-set': {
    label: 'Part of a set',
    wish: 'Drawn so that more pictures can follow in the same style, with the same viewpoint, line work and palette.',
    why: 'A set needs rules from the first picture on',
    settles: [],
    unless: [],
  },
  'keep-faces': {
    label: 'Leave faces alone',
    wish: 'Leave every face exactly as it is.',
    why: 'A redrawn face no longer looks like the person',
    settles: [],
    unless: [],
  },
  'keep-size': {
    label: 'Same size and crop',
    wish: 'Keep the size and crop of the picture.',
    why: 'Image services often reframe pictures',
    settles: [],
    unless: [],
  },
  'keep-grain': {
    label: 'Same grain',
    wish: 'Match the grain and sharpness of the original.',
    why: 'A clean patch gives an edit away',
    settles: [],
    unless: [],
  },
  loop: {
    label: 'Seamless loop',
    wish: 'The last frame matches the first, so that the clip loops.',
    why: 'It can run endlessly on a page',
    settles: ['pace'],
    unless: ['pace'],
  },
  slow: {
    label: 'Slow motion',
    wish: 'In slow motion.',
    why: 'It shows what the eye misses',
    settles: ['pace'],
    unless: ['pace'],
  },
  'still-camera': {
    label: 'Camera stays still',
    wish: 'The camera does not move.',
    why: 'Viewers focus on what is happening',
    settles: ['camera'],
    unless: ['camera'],
  },
  'no-music': {
    label: 'No music',
    wish: 'Only the natural sounds of the place, no music.',
    why: 'Music can be added later',
    settles: ['sound'],
    unless: ['sound'],
  },
  'one-shot': {
    label: 'No cuts',
    wish: 'A single shot without cuts.',
    why: 'Faces and places often change from cut to cut',
    settles: [],
    unless: ['camera'],
  },
  handheld: {
    label: 'Handheld',
    wish: 'Filmed with a slightly unsteady handheld camera.',
    why: 'It feels like being there',
    settles: ['camera'],
    unless: ['camera'],
  },
} as const satisfies Readonly<Record<string, VisualOffer>>;

export type VisualOfferId = keyof typeof visualOffers;

/** What is asked of each sort of subject, most decisive first. */
export const asksOf: Readonly<Record<Group, readonly VisualQuestionId[]>> = {
  person: ['who', 'place', 'mood', 'used'],
  animal: ['animal', 'place', 'mood', 'used'],
  food: ['served', 'mood', 'used', 'time'],
  thing: ['looks', 'place', 'used', 'mood'],
  vehicle: ['looks', 'place', 'time', 'used'],
  building: ['time', 'mood', 'used'],
  land: ['time', 'mood', 'used'],
  plant: ['place', 'time', 'mood', 'used'],
  design: ['words', 'colours', 'stands', 'readers', 'used'],
  open: ['scene', 'mood', 'used', 'place'],
};

/** What suits any subject, where too little else is left. */
export const anyOffers: readonly VisualOfferId[] = ['imperfect', 'as-set', 'no-text', 'monochrome'];

/** What is offered of each sort of subject. */
export const offersOf: Readonly<Record<Group, readonly VisualOfferId[]>> = {
  person: ['room-left', 'shallow', 'evening', 'monochrome', 'close-up', 'imperfect', 'plain-ground'],
  animal: ['no-people', 'shallow', 'close-up', 'evening', 'room-left', 'plain-ground'],
  food: ['from-above', 'close-up', 'imperfect', 'plain-ground', 'shallow', 'room-left'],
  thing: [
    'plain-ground',
    'room-left',
    'from-above',
    'no-text',
    'imperfect',
    'close-up',
    'as-set',
    'monochrome',
  ],
  vehicle: ['no-people', 'room-left', 'evening', 'no-text', 'plain-ground', 'monochrome'],
  building: ['no-people', 'evening', 'monochrome', 'from-above', 'room-left', 'no-text'],
  land: ['no-people', 'evening', 'from-above', 'room-left', 'monochrome', 'imperfect'],
  plant: ['close-up', 'plain-ground', 'evening', 'from-above', 'shallow', 'room-left'],
  design: ['two-colours', 'as-set', 'plain-ground', 'no-text', 'imperfect', 'monochrome'],
  open: ['room-left', 'no-text', 'evening', 'monochrome', 'imperfect', 'from-above'],
};

/** Clips are asked and offered these first. */
export const clipAsks: readonly VisualQuestionId[] = ['ending'];
/** What a clip is asked where a picture is asked something else. */
export const clipInstead: Readonly<Partial<Record<string, VisualQuestionId>>> = { used: 'played' };
export const clipOffers: readonly VisualOfferId[] = [
  'still-camera',
  'slow',
  'loop',
  'no-music',
  'handheld',
  'one-shot',
];

/** What is asked and offered where a picture that exists is changed. */
export const editAsks: readonly VisualQuestionId[] = ['change', 'used'];
export const editOffers: readonly VisualOfferId[] = ['keep-faces', 'keep-size', 'keep-grain'];
