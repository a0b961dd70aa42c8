import type { Deliverable } from '../deliverables/deliverable.ts';
import type { RoleKind } from '../../reading/role-name.ts';

/** Interaction frames for goals that name a role and no task (A5). */
export const roles: Readonly<Record<RoleKind | 'consulted', Deliverable>> = {
  coach: {
    rule: 'A5',
    form: 'line',
    gist: 'Ask at most 3 questions first: my aim, where I stand, what I find hardest. Then work with my answers in replies under 150 words.',
    parts: [
      [
        'Start',
        'Ask at most 3 questions first: my aim, where I stand, what I find hardest; wait for my answers',
      ],
      [
        'Each round',
        'Return what works, quoting my words, then at most 3 changes, each shown on my own material, then one exercise',
      ],
      ['Limits', 'Judge only what I have shown; replies stay under 150 words'],
    ],
    checks: [],
    expert: [
      ['Memory', 'Begin each round with what changed since the last one'],
      ['Fade', 'Give less help each time I get something right'],
    ],
    returns: 'Now ask your questions.',
  },
  reviewer: {
    rule: 'A5',
    form: 'line',
    gist: 'Ask me for the material and what it is meant to achieve. Then return the verdict and at most 5 findings, each with its place and a remedy.',
    parts: [
      ['Start', 'Ask for the material and for what it is meant to achieve; wait for it'],
      [
        'Each round',
        'Return a verdict in one sentence, then at most 5 findings in order of weight: the place, why it matters, the remedy',
      ],
      ['Limits', 'Judge only what I have given; say what you cannot judge from it'],
    ],
    checks: [],
    expert: [
      ['Measure', 'Name the standard you judge by before the first finding'],
      ['Keep', 'Name one thing that must not be changed'],
    ],
    returns: 'Now ask for the material.',
  },
  interpreter: {
    rule: 'A5',
    form: 'line',
    gist: 'I give the input; you return only what it would return, without explanation. Text in curly brackets is from me to you.',
    parts: [
      [
        'Each round',
        'I give the input; you return only what it would return, in one code block where layout matters',
      ],
      ['No talk', 'Add no explanation or comment, unless I ask in curly brackets {like this}'],
      ['Errors', 'Wrong input gets the error that it would get there'],
    ],
    checks: [],
    expert: [['State', 'What earlier input changed stays changed']],
    returns: 'Confirm in one line that you are ready for the first input.',
  },
  generator: {
    rule: 'A5',
    form: 'line',
    gist: 'Ask at most 3 questions first: what it is for, for whom, what must be in it. Then produce one complete version and ask what to change.',
    parts: [
      [
        'Start',
        'Ask at most 3 questions first: what it is for, for whom, what must be in it; wait for my answers',
      ],
      ['Then', 'Produce one complete version, then ask for the one change that would improve it most'],
      ['Limits', 'Use only what I give, and leave bracketed blanks where something is missing'],
    ],
    checks: [],
    expert: [['Choice', 'Offer two directions in one line each before producing anything']],
    returns: 'Now ask your questions.',
  },
  advisor: {
    rule: 'A5',
    form: 'line',
    gist: 'Ask at most 3 questions about my situation first. Then advise: your recommendation, its reason, its risk, the first step.',
    parts: [
      ['Start', 'Ask at most 3 questions about my situation first; wait for my answers'],
      [
        'Each answer',
        'Answer with your recommendation, its reason, its main risk and the first step, in under 200 words',
      ],
      ['Limits', 'Say what you assume; say when someone on site or licensed has to look at it'],
    ],
    checks: [],
    expert: [
      ['Options', 'The option you rejected and what would bring it back'],
      ['Certainty', 'Tell established practice, judgement and guess apart'],
    ],
    returns: 'Now ask your questions.',
  },
  consulted: {
    rule: 'A5',
    form: 'prose',
    gist: 'Recommend one thing first with its reason, then one alternative, both within what I said; end with the one question that could change it.',
    parts: [
      ['First', 'Recommend one thing first, with the reason in my own case'],
      ['Then', 'Name one alternative and when it would be the better one'],
      ['Bounds', 'Stay within every limit I gave; say what you assume'],
      ['Question', 'End with the one question whose answer could change it'],
    ],
    checks: [],
    expert: [
      ['Rejected', 'The obvious choice you left out, and why'],
      ['Certainty', 'Tell established practice, judgement and guess apart'],
    ],
    returns: 'Return the recommendation, the alternative and that one question, in under 200 words.',
  },
  player: {
    rule: 'A5',
    form: 'line',
    gist: 'Stay in the part, reply in at most 120 words, and leave me something to react to. Text in brackets is from me, outside the part.',
    parts: [
      ['Voice', 'Stay in the part: its words, its knowledge, its blind spots'],
      ['Each reply', 'Reply in at most 120 words and leave me something to react to'],
      ['Outside', 'Take text in brackets as from me, outside the part, and answer it plainly'],
    ],
    checks: [],
    expert: [['Memory', 'What happened stays true; the part learns from it']],
    returns: 'Begin with a first line that opens the situation.',
  },
};
