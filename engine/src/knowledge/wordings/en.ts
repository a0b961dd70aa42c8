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
      fact: 'reader',
      ask: 'Who is going to read it?',
      name: 'Reader',
      choices: ['someone at work', 'a customer', 'a friend or family', 'strangers'],
      example: 'the head of my department',
      why: 'It decides how polite or plain it must be',
    },
    {
      fact: 'reaction',
      ask: 'How will they probably take it?',
      name: 'They will probably',
      choices: ['take it well', 'be hurt', 'get angry', 'I have no idea'],
      example: 'go quiet and change the subject',
      why: 'The words must fit that moment',
    },
    {
      fact: 'done',
      ask: 'What is already settled?',
      name: 'Settled already',
      choices: ['nothing yet', 'the date', 'the place', 'most of it'],
      example: 'the hall is booked for 3 May',
      why: 'So that nothing is planned twice',
    },
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
