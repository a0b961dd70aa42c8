import { words } from '../deliverables/deliverable.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import type { QuestionKind } from '../../reading/question-kind.ts';

const byKind: Readonly<Record<QuestionKind, Deliverable>> = {
  'how-to': {
    rule: 'A1',
    form: 'prose',
    gist: 'Give the way in one sentence first, then 3 to 8 numbered steps, each with how to tell that it worked.',
    parts: [
      [
        'Way',
        'Give the way in one sentence, then at most 8 numbered steps, each with how to tell that it worked',
      ],
      ['Needs', 'List before step 1 what I need, and name what you assume I have'],
      ['Trap', 'Name the step that most often goes wrong, and how to get back from there'],
    ],
    checks: [],
    expert: [['Choice', 'The main alternative, and when it is the better one']],
    returns: 'the steps only',
  },
  'yes-no': {
    rule: 'A1',
    form: 'prose',
    gist: 'Begin with yes, no or it depends, then give the reason in 2 to 5 sentences.',
    parts: [
      ['Verdict', 'Begin with yes, no or it depends'],
      ['Reason', 'Give the reason in 2 to 5 sentences; if it depends, say on what and which way'],
      ['Unsure', 'Mark what you are not sure of, and say how I could check it'],
    ],
    checks: [],
    expert: [['Counter', 'The strongest case against your answer, in one sentence']],
    returns: 'the answer only',
  },
  'what-is': {
    rule: 'A1',
    form: 'prose',
    length: words(80, 180),
    gist: 'Answer in the first sentence, then explain in {length}; mark what you are not sure of.',
    size: 'Explain in {length}',
    parts: [
      ['First', 'Answer in the first sentence, in plain words'],
      ['Unsure', 'Mark what you are not sure of'],
    ],
    checks: [],
    expert: [
      ['Limits', 'Where the answer stops being exact'],
      ['Error', 'The commonest wrong idea about it, put right'],
    ],
    returns: 'the answer only',
  },
  best: {
    rule: 'A1',
    form: 'prose',
    gist: 'Name your choice first with its reason, then one or two alternatives and when each would be better, in 150 words at most.',
    parts: [
      ['First', 'Name your choice in the first sentence, with the reason that decides it here'],
      ['Then', 'Name one or two alternatives, each with the case in which it is better'],
    ],
    checks: [],
    expert: [
      ['Turn', 'The fact about my situation that would change your choice'],
      ['Cost', 'What the choice costs in time, money or freedom'],
    ],
    returns: 'the answer in at most 150 words',
  },
  cause: {
    rule: 'A1',
    form: 'prose',
    gist: 'Name the likeliest cause first, then up to 4 others in order of likelihood, each with a test and a remedy.',
    parts: [
      ['First', 'Name the likeliest cause first, with any sign I gave that points to it'],
      ['Then', 'Name up to 4 others in order of likelihood, each with a quick test and the remedy'],
      ['Missing', 'Ask for the one detail that would decide between them'],
    ],
    checks: [],
    expert: [
      ['Tests', 'Order the tests by what they cost against what they rule out'],
      ['Harm', 'Name any remedy that can make it worse'],
    ],
    returns: 'the causes with test and remedy, nothing beyond them',
  },
  why: {
    rule: 'A1',
    form: 'prose',
    length: words(80, 180),
    gist: 'Give the reason in the first sentence, then how it comes about in {length}; mark what is not settled.',
    size: 'Explain in {length}',
    parts: [
      ['First', 'Give the reason in the first sentence'],
      ['Then', 'Say how one thing leads to the next, with one example that can be seen or tried'],
      ['Unsure', 'Tell what is settled from what is only supposed'],
    ],
    checks: [],
    expert: [['Error', 'The commonest wrong explanation, and what is wrong with it']],
    returns: 'the answer only',
  },
  quantity: {
    rule: 'A3',
    form: 'prose',
    gist: 'Give the result first, with its unit if it has one, then the steps, then check it a second way.',
    parts: [
      ['First', 'Give the result first, with its unit if it has one'],
      ['Then', 'Show the steps, one per line, with the numbers put in'],
      ['Assumed', 'Name each value that is not given here, and what it changes'],
      ['Proof', 'Check the result a second way or by its order of magnitude'],
    ],
    checks: [],
    expert: [['Range', 'How far the result moves if the weakest assumption is off by 20 percent']],
    returns: 'the result, the steps and the check',
  },
  list: {
    rule: 'A1',
    form: 'list',
    gist: 'Give a numbered list, most important first, each item with 1 to 2 sentences on why it is there.',
    parts: [
      ['Form', 'Give a numbered list, most important first'],
      ['Each item', 'Give each item 1 to 2 sentences on why it is there'],
      ['Unsure', 'Leave out what you are not sure of'],
    ],
    checks: [],
    expert: [
      ['Overlap', 'No item is a special case of another'],
      ['Choice', 'Mark the one that matters most, and for whom'],
    ],
    returns: 'the numbered list only',
  },
  opinion: {
    rule: 'A4',
    form: 'prose',
    gist: 'Begin with your position, then give the best reason each way, in 4 to 6 sentences.',
    parts: [
      ['Position', 'Begin with your position in one sentence'],
      ['Both sides', 'Give the best reason for it and the best reason against it'],
      ['Turn', 'Name the fact that would change your mind'],
    ],
    checks: [],
    expert: [['Stakes', 'What each choice costs if it proves wrong, and whether it can be undone']],
    returns: 'your position with its reasons, in 6 sentences at most',
  },
  order: {
    rule: 'A1',
    form: 'list',
    gist: 'Give the order as a numbered list; each step says what it needs from the one before and how to know it is done.',
    parts: [
      ['Form', 'Give the order as a numbered list'],
      [
        'Each step',
        'Say what each step covers, what it needs from the one before, how to know that it is done',
      ],
      ['Skip', 'Say what can be left out, and by whom'],
    ],
    checks: [],
    expert: [['Trap', 'The step people take too early, and what it costs them']],
    returns: 'the numbered order only',
  },
};

/** "How long does it take to …", "how much should I charge": what is usual, and what moves it. */
const rangeAnswer: Deliverable = {
  rule: 'A3',
  form: 'prose',
  gist: 'Give the usual range first, with its unit, then the 3 things that move it most and in which direction, then how sure you are.',
  parts: [
    ['First', 'Give the usual range first, with its unit, and the value you would start from'],
    ['Depends', 'Name the 3 things that move it most, each with the direction and roughly how far'],
    ['Mine', 'Say where in the range my case lies, as far as it is known here'],
    ['Unsure', 'Say what the range rests on and how sure you are'],
  ],
  checks: [],
  expert: [
    ['Sign', 'By what I can tell on the way that I am above or below the range'],
    ['Error', 'The figure that is often quoted and misleads'],
  ],
  returns: 'the range, what moves it and how sure it is, in 180 words at most',
};

/** "How long before an interview should I arrive": one figure and what moves it. */
const figureAnswer: Deliverable = {
  rule: 'A1',
  form: 'prose',
  gist: 'Give the figure first, as a range where it varies, with its unit, then the one or two things that move it most.',
  parts: [
    ['First', 'Give the figure first, as a range where it varies, with its unit'],
    ['Depends', 'Name the one or two things that move it most, and in which direction'],
  ],
  checks: [],
  expert: [['Base', 'What the figure rests on, and how sure you are']],
  returns: 'the answer in at most 100 words',
};

/** How-to questions about programs that are used by hand: the menus are the answer. */
const menuAnswer: Deliverable = {
  rule: 'A1',
  form: 'list',
  gist: 'Give the way as numbered steps with the menu and button names as they stand on the screen, the shortest way first.',
  parts: [
    ['Steps', 'Numbered steps with the menu and button names as they stand on the screen'],
    ['Short', 'The shortest way first; a keyboard way or a formula after it, if there is one'],
    ['Assumed', 'Name the version you assume, and where it differs in others'],
  ],
  checks: [],
  expert: [
    ['Trap', 'What goes wrong most often, and how to undo it'],
    ['Again', 'How to have it done by itself next time'],
  ],
  returns: 'the steps only',
};

/** How-to questions about code and tools: the thing to paste comes first. */
const technicalAnswer: Deliverable = {
  rule: 'A1',
  form: 'code',
  gist: 'Give the working code or command first, in a code block, then explain it in at most 5 sentences.',
  parts: [
    ['First', 'Give the working code or command first, in a code block'],
    ['Then', 'Explain in at most 5 sentences how it works'],
    ['Assumed', 'Name every version, name and setting that you assume'],
  ],
  checks: [],
  expert: [
    ['Edges', 'What happens with empty, missing or huge input'],
    ['Choice', 'The main alternative and why it loses here'],
  ],
  returns: 'the code with its explanation, nothing else',
};

/** Shape of the answer to each kind of question (A1): the answer comes first, its size is bounded. */
export const questions = {
  ...byKind,
  figure: figureAnswer,
  range: rangeAnswer,
  menu: menuAnswer,
  technical: technicalAnswer,
} as const;
