import type { Wording } from '../rows.ts';

export const english: Wording = {
  humanLike: [
    [
      'Vary the length of your sentences, and let neighbouring sentences begin differently.',
      'End on a fact, not on a summary.',
    ],
    [
      'Be concrete: a person, a thing, a number or a step in each paragraph.',
      'Write "is" and "has" where a grander word would say no more.',
    ],
    [
      'Say one thing per sentence, and state it instead of denying its opposite.',
      'Begin with what is news to the reader.',
    ],
  ],
  noDashes: 'Use commas, colons, brackets or full stops where a long dash could stand.',
  leadIns: ['Keep to this:', 'What matters here:', 'What to know:', 'Details:'],
  decided: 'assume the most likely',
  asks: [
    {
      fact: 'reader',
      ask: 'Who is it for?',
      name: 'For',
      choices: ['only me', 'family or friends', 'people at work', 'customers or the public'],
      example: 'my neighbor, who is 80',
      why: 'It decides what has to be said and how',
      said: ['for my', 'for our', 'for the', 'for a', 'to my', 'to the'],
    },
    {
      fact: 'length',
      ask: 'How long should the answer be?',
      name: 'Length',
      choices: ['as short as possible', 'half a page', 'as long as it needs'],
      example: 'three sentences',
      why: 'It decides what has to be left out',
    },
    {
      fact: 'difficulty',
      ask: 'What makes this difficult?',
      name: 'Difficulty',
      choices: [
        'someone may take it badly',
        'little time or money',
        'it has gone wrong before',
        'I know too little about it',
      ],
      example: 'my brother must not hear of it',
      why: 'What is hard about it decides what a good answer must do',
    },
    {
      fact: 'avoid',
      ask: 'Is there anything it must not do?',
      name: 'Not wanted',
      choices: ['nothing that costs money', 'no jargon', 'no guesses', 'nothing I would find anywhere'],
      example: 'no talk of diets',
      why: 'What is ruled out saves a second try',
    },
  ],
  formerAsks: [
    {
      fact: 'outcome',
      ask: 'What do you want to end up with?',
      name: 'What I want',
      choices: [
        'a decision',
        'a plan I can follow',
        'a text I can send',
        'a clear explanation',
        'ideas to choose from',
      ],
      example: 'a list to take to the meeting',
      why: 'It decides what the answer must be',
    },
  ],
  wishes: {
    concrete: 'Be concrete: names, figures and examples instead of general advice.',
    'ask-me-first': 'If you lack something that would change the result, ask me before you begin.',
    'three-versions': 'Give me three versions that differ in approach.',
    'half-page': 'Keep it to half a page at most.',
    'say-what-you-assumed': 'Say at the end what you assumed.',
    'argue-against': 'Give me the strongest argument against it too.',
  },
};
