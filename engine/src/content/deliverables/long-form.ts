import { words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Texts that people choose to read for several minutes. */
export const longForm = {
  'blog-post': {
    form: 'prose',
    length: words(600, 900),
    gist: "Open with the reader's question and a straight answer, then show each point on a concrete case, in the voice of somebody who has done it.",
    parts: [
      ['Angle', 'Take one clear angle rather than cover everything, and end on the one thing to do next'],
    ],
    checks: [],
    expert: [['Search', 'Give it a title and a description with the words people search for']],
    returns: 'the blog post only, starting with its title',
    asks: ['what must be in it'],
  },
  article: {
    form: 'prose',
    length: words(700, 1000),
    gist: 'Start with what is new and why it matters, keep to one idea a paragraph, and make up no quote and no figure.',
    parts: [['Fair', 'Give the strongest other view a fair place, and put [source] where a claim needs one']],
    checks: [],
    expert: [['Cut', 'Leave in no paragraph that can go without a loss']],
    returns: 'the article only, starting with its headline',
    asks: ['what must be in it'],
  },
  essay: {
    form: 'prose',
    length: words(600, 900),
    gist: 'Make one clear point that is not obvious, let each paragraph take it further with something concrete, and end somewhere new.',
    parts: [
      [
        'Voice',
        'Write it in a voice of its own, without set phrases, and meet the strongest objection fairly where it argues',
      ],
    ],
    checks: [],
    expert: [['Limits', 'Define the words that carry the weight, and say where the point stops being true']],
    returns: 'the essay only',
    asks: ['what I want to show'],
  },
  outline: {
    form: 'list',
    gist: 'Make each point a full statement, in an order that argues, so that I can write or speak from it straight away.',
    parts: [['Proof', 'Put under each the example or fact that carries it']],
    checks: [],
    expert: [['Gaps', 'Mark the points that still need material, and which']],
    returns: '',
  },
  report: {
    form: 'prose',
    length: words(500, 900),
    gist: 'Begin with what the reader has to know or decide, then give each finding with its evidence and what follows from it.',
    parts: [['Honest', 'Tell facts from judgement, and say what the data cannot show']],
    checks: [],
    expert: [['Act', 'Tie each recommendation to a finding, with who acts and by when']],
    returns: 'the report only',
    asks: ['findings or figures'],
  },
  summary: {
    form: 'prose',
    length: words(80, 150),
    gist: 'Say the main point first, then only what it takes to understand it, and add nothing of your own.',
    parts: [['Faith', 'Keep its own words for its key ideas']],
    checks: [],
    expert: [['Weight', 'Share out the space as the source does, not by what is easy to say']],
    returns: 'the summary only',
  },
  speech: {
    form: 'prose',
    length: words(300, 500),
    gist: 'Make it ready to be spoken: one idea, shown in a moment people can see, in sentences that are easy to say, with a last line they remember.',
    parts: [
      [
        'Opening',
        'Open with that moment rather than with thanks; where only I know what happened, leave a bracket that says what belongs there',
      ],
    ],
    checks: [],
    expert: [['Delivery', 'Mark the pauses with [pause] and the words to stress in bold']],
    returns: 'the text only',
    asks: ['moments to tell of'],
  },
  review: {
    form: 'prose',
    length: words(150, 250),
    gist: 'Give the verdict first, then a concrete instance for each praise and complaint, and say whom it suits; make up no experience of mine.',
    parts: [['Fair', 'Name a weakness in what is good and a strength in what is not']],
    checks: [],
    expert: [['Measure', 'Say what it was judged against']],
    returns: 'the review only',
    asks: ['what I liked, what not'],
  },
  quote: {
    form: 'line',
    gist: 'Keep it short and fresh, and name an author only where you are certain of the words.',
    parts: [['Own', 'Where you are not certain, write it yourself and say so']],
    checks: [],
    expert: [['Use', 'Say in a line where it would fit and where it would sound hollow']],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
