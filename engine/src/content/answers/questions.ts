import type { Deliverable } from '../deliverables/deliverable.ts';
import { faultFinding } from './fault-finding.ts';
import type { QuestionKind } from '../../reading/question-kind.ts';

const byKind: Readonly<Record<QuestionKind, Deliverable>> = {
  'how-to': {
    rule: 'A1',
    form: 'prose',
    gist: 'Say the way first, then the steps in the order of doing with what I should see after each, what I need, and the step where it usually goes wrong.',
    parts: [
      ['Way', 'Say first which way you recommend here and why, if there are several'],
      [
        'Steps',
        'Give the steps in the order of doing, the easiest that works first, exactly enough to follow, with what I should see after each',
      ],
      ['Trap', 'Name the point where it usually goes wrong, how to notice it, and what to do then'],
    ],
    checks: [],
    expert: [
      ['Choice', 'The main alternative, and when it is the better one'],
      ['Why', 'Why the decisive step works'],
    ],
    returns: '',
  },
  'yes-no': {
    rule: 'A1',
    form: 'prose',
    gist: 'Begin with yes, no or it depends and the reason, then what it depends on and what follows from it.',
    parts: [
      ['Verdict', 'Begin with yes, no or it depends, and the reason that decides it'],
      [
        'Depends',
        'Say what it depends on and which way, with figures or cases; tell what is certain from what is debated',
      ],
      ['Then', 'Say what follows from it: what to do, or the common belief it puts right'],
    ],
    checks: [],
    expert: [['Counter', 'The strongest case against your answer']],
    returns: '',
  },
  'what-is': {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer first in plain words, then explain it with a concrete example or figure, and put right a common misunderstanding if there is one.',
    parts: [
      [
        'First',
        'Answer first in plain words, then explain as deep as the question goes, with a concrete example or figure',
      ],
      [
        'Error',
        'Mark what is uncertain or may have changed, and put right a common misunderstanding if there is one',
      ],
    ],
    checks: [],
    expert: [
      ['Limits', 'Where the answer stops being exact'],
      ['Further', 'The question to ask next, and why'],
    ],
    returns: '',
  },
  best: {
    rule: 'A1',
    form: 'prose',
    gist: 'Name your choice first with the reason that decides it, then when another is better, and how to tell.',
    parts: [
      ['First', 'Name your choice first, with the reason that decides it here'],
      ['When', 'Say when another is better, as cases I can recognise'],
      ['How', 'Say how to do or choose it well: what to look for, what to avoid, what it costs'],
    ],
    checks: [],
    expert: [
      ['Turn', 'The fact about my situation that would change your choice'],
      ['Myth', 'The choice that is often recommended and disappoints, and why'],
    ],
    returns: '',
  },
  cause: faultFinding,
  why: {
    rule: 'A1',
    form: 'prose',
    gist: 'Say the answer plainly first, then the reasoning step by step with a picture that makes it click, the tempting wrong answer, and what is still open.',
    parts: [
      ['First', 'Say the answer plainly first'],
      [
        'Build',
        'Then build the reasoning, each step on the one before, with one picture or example that makes it click',
      ],
      ['Wrong', 'Name the tempting explanation that is wrong, and what shows it'],
      ['Open', 'Say what is settled and what is still open; add the twist worth knowing, if there is one'],
    ],
    checks: [],
    expert: [['Test', 'What observation or experiment shows it']],
    returns: '',
  },
  quantity: {
    rule: 'A3',
    form: 'prose',
    gist: 'Give the result first, with its unit if it has one, then the steps with the numbers put in, then a check.',
    parts: [
      ['First', 'Give the result first, with its unit if it has one'],
      ['Then', 'Show the steps with the numbers put in, and label each value that is not given here'],
      ['Proof', 'Check the result a second way or by its order of magnitude'],
    ],
    checks: [],
    expert: [['Range', 'How far the result moves if the weakest assumption is off by 20 percent']],
    returns: '',
  },
  list: {
    rule: 'A1',
    form: 'list',
    gist: 'List them in order of weight, each with what to do about it concretely, and mark what people forget.',
    parts: [
      [
        'Each',
        'List them in order of weight, each with what it means concretely: what, how much, by when, what for',
      ],
      ['Must', 'Tell what is a must from what is good to have, and what people forget'],
      ['Fit', 'Fit it to what I told; mark what you are not sure of'],
    ],
    checks: [],
    expert: [['Choice', 'The one that matters most, and for whom it would not']],
    returns: '',
  },
  opinion: {
    rule: 'A4',
    form: 'prose',
    gist: 'Say what you would do or think and why, the strongest case for and against, how to tell which applies to me, and what would change your mind.',
    parts: [
      ['First', 'Say first what you would do or think, with the reason that decides it'],
      [
        'Sides',
        'Give the strongest case for and against, each with something concrete: a figure, an example, what people report',
      ],
      ['Tell', 'Say by which signs it is right for me and by which it is not'],
      ['Try', 'Say how to find out cheaply or slowly before deciding, and what would change your mind'],
    ],
    checks: [],
    expert: [['Stakes', 'What each choice costs if it proves wrong, and whether it can be undone']],
    returns: '',
  },
  order: {
    rule: 'A1',
    form: 'list',
    gist: 'Give the order as numbered steps, each with what it needs from the one before and how to know that it is done.',
    parts: [
      [
        'Steps',
        'Give the order as numbered steps, each with what it needs from the one before and how to know that it is done',
      ],
      ['Skip', 'Say what can be left out or done at the same time, and by whom'],
    ],
    checks: [],
    expert: [['Trap', 'The step people take too early, and what it costs them']],
    returns: '',
  },
};

/** "How long does it take to …", "how much should I charge": what is usual, and what moves it. */
const rangeAnswer: Deliverable = {
  rule: 'A3',
  form: 'prose',
  gist: 'Give the usual range and the value to plan with, what moves it, and where my case lies.',
  parts: [
    ['First', 'Give the usual range and the value you would plan with'],
    ['Moves', 'Say what moves it most, in which direction and roughly how far, with a worked example'],
    ['Mine', 'Say where my case lies, and by what I can tell on the way that it is going otherwise'],
    ['Sure', 'Say what the range rests on, and which often quoted figure misleads'],
  ],
  checks: [],
  expert: [['Plan', 'How to plan for the bad case']],
  returns: '',
};

/** "How long before an interview should I arrive": one figure and what moves it. */
const figureAnswer: Deliverable = {
  rule: 'A1',
  form: 'prose',
  gist: 'Give the figure first, as a range where it varies, then what moves it and what follows for me.',
  parts: [
    ['First', 'Give the figure first, as a range where it varies'],
    ['Moves', 'Say what moves it and which way, and what to do or say if mine is the odd case'],
  ],
  checks: [],
  expert: [['Base', 'What the figure rests on, and how sure you are']],
  returns: '',
};

/** How-to questions about programs that are used by hand: the menus are the answer. */
const menuAnswer: Deliverable = {
  rule: 'A1',
  form: 'list',
  gist: 'Give the way as numbered steps with the names as they stand on the screen, the shortest way first.',
  parts: [
    [
      'Steps',
      'Give numbered steps with the menu and button names as they stand on the screen, the shortest way first',
    ],
    ['Versions', 'Say where it differs between versions, and the keyboard way if there is one'],
    ['Trap', 'Say what goes wrong most often, and how to undo it'],
  ],
  checks: [],
  expert: [['Again', 'How to have it done by itself next time']],
  returns: '',
};

/** How-to questions about code and tools: the thing to paste comes first. */
const technicalAnswer: Deliverable = {
  rule: 'A1',
  form: 'code',
  gist: 'Give the code or command to paste first, then explain what is not obvious in it, and what changes with other versions or data.',
  parts: [
    ['First', 'Give the code or command to paste first, with the names I used'],
    ['Why', 'Then explain what is not obvious in it'],
    [
      'Else',
      'Say what changes with other versions or with empty, missing or large data, as far as it matters here',
    ],
    ['Better', 'Add the more robust or shorter way, if it is worth it'],
  ],
  checks: [],
  expert: [
    ['Choice', 'The main alternative and why it loses here'],
    ['Cost', 'What it costs on large input, and how to see that'],
  ],
  returns: '',
};

/** Shape of the answer to each kind of question (A1): the answer comes first, its size is bounded. */
export const questions = {
  ...byKind,
  figure: figureAnswer,
  range: rangeAnswer,
  menu: menuAnswer,
  technical: technicalAnswer,
} as const;
