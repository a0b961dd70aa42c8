import type { Wording } from '../rows.ts';

export const english: Wording = {
  humanLike: [
    [
      'Vary the length of your sentences, and start neighboring sentences differently.',
      'End on a fact, not on a summary.',
    ],
    [
      'Be concrete: a person, a thing, a number or a step in each paragraph.',
      'Write "is" and "has" where a grander word would say no more.',
    ],
    [
      'Say one thing per sentence, and state it instead of denying its opposite.',
      'Begin with what is new to the reader.',
    ],
  ],
  noDashes: 'Use commas, colons, parentheses or periods instead of long dashes.',
  leadIns: ['Stick to this:', 'What matters here:', 'Good to know:', 'Details:'],
  decided: 'assume the most likely',
  asks: [
    {
      fact: 'priority',
      ask: 'What matters most in the answer?',
      name: 'Most important',
      choices: [
        'short and to the point',
        'complete and exact',
        'simple and clear',
        'warm and personal',
        'original',
      ],
      example: 'that my mother understands it',
      why: 'It decides what the answer is built around',
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
      example: 'my brother must not find out',
      why: 'What makes it hard decides what a good answer must do',
    },
    {
      fact: 'avoid',
      ask: 'Is there anything it must not do?',
      name: 'Not wanted',
      choices: ['nothing that costs money', 'no jargon', 'no guesses', 'nothing I could find anywhere'],
      example: 'no talk of diets',
      why: 'Ruling things out saves a second try',
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
    'ask-me-first': 'If anything is missing that would change the result, ask me before you begin.',
    'three-versions': 'Give me three versions that differ in approach.',
    'half-page': 'Keep it to half a page at most.',
    'say-what-you-assumed': 'Say at the end what you assumed.',
    'argue-against': 'Give me the strongest argument against it, too.',
  },
};
