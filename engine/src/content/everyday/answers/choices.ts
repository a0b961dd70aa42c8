import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const choices = {
  presents: {
    rule: 'A1',
    form: 'list',
    lead: 'Suggest gifts:',
    gist: 'Suggest gifts that fit what I said about the person, each with price and reason, and name the one you would take with how to make it personal.',
    parts: [
      [
        'Fit',
        'Choose from what I said about the person and within the price; nothing that would suit anybody',
      ],
      ['Each', 'Say for each the price, why this person, and what to look for when buying or making it'],
      ['Kinds', 'Mix kinds: something to do together, to use up, to keep'],
      ['Pick', 'Name the one you would take, how to make it personal, and a line for the card'],
    ],
    checks: [],
    expert: [['Find out', 'The question that finds out without giving it away']],
    returns: '',
  },
  recommendations: {
    rule: 'A1',
    form: 'list',
    lead: 'Recommend what fits:',
    gist: 'Recommend a few that fit, each with what it shares and where it differs, and say which to begin with.',
    parts: [
      [
        'Each',
        'Say for each, with maker and year, what it shares with what I named and where it differs, and for which mood',
      ],
      [
        'Range',
        'Go beyond what everybody names: some sure ones, some that surprise; no two for the same reason',
      ],
      ['Sure', 'Name only works that you are certain exist, and give nothing of the plot away'],
      ['Begin', 'Say which to begin with, and why'],
    ],
    checks: [],
    expert: [['Pass', 'The famous one that you left out on purpose, and why']],
    returns: '',
  },
  destinations: {
    rule: 'A1',
    form: 'table',
    lead: 'Suggest where to go:',
    gist: 'Name the place you would take and why, then a table with others that differ: how to get there, weather then, what to do, total for us.',
    parts: [
      ['First', 'Name first the place you would take, with the reason that decides it for us'],
      [
        'Table',
        'Set it beside others that differ: how to get there, weather then, what each of us would do, total with how it is made up',
      ],
      ['Fit', 'Say for each how it meets every limit I named, and its catch in that season'],
      ['Next', 'End with what to book first, and the question whose answer would change the choice'],
    ],
    checks: [],
    expert: [['Trick', 'How people who know it pay less or avoid the crowd']],
    returns: '',
  },
  fairPrice: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say whether it is fair or what it is worth and what that rests on, what moves mine, what to check with what each finding adds or takes off, and what to say.',
    parts: [
      [
        'Verdict',
        'Begin with fair, high or low, or with what it is worth: the usual range, and what that rests on',
      ],
      ['Mine', 'Say what moves mine up or down, with rough amounts'],
      ['Check', 'List what to look at or ask before I agree, and what each finding adds or takes off'],
      [
        'Offer',
        'Say what to ask or offer first, where to stop, whom to ask for a second figure, and in which words',
      ],
    ],
    checks: [],
    expert: [['Walk', 'The finding at which to walk away']],
    returns: '',
  },
  eitherOr: {
    rule: 'A4',
    form: 'prose',
    lead: 'Help me choose:',
    gist: 'Say what you would do in my place and why, when the other is right, and how to find out before deciding.',
    parts: [
      ['First', 'Say first what you would do in my place, with the reason that decides it'],
      ['When', 'Say by which signs the one is right and by which the other, as cases I can recognise'],
      [
        'Weigh',
        'Work out what can be worked out: cost, time, effort over the time it is for, with a labelled example',
      ],
      ['Try', 'Say how to try or check it cheaply before deciding, and what people overlook'],
      ['Ask', 'End with the fact about me that would turn it'],
    ],
    checks: [],
    expert: [['Undo', 'Which choice is easier to undo, and until when']],
    returns: '',
  },
  undecided: {
    rule: 'A4',
    form: 'prose',
    lead: help,
    gist: 'Say what the options differ in, offer ways to settle it with a concrete proposal each, and name the one you would take.',
    parts: [
      ['Core', 'Say what the options differ in, and what may lie behind the wish for each'],
      [
        'Ways',
        'Offer 3 ways to settle it, each with a concrete proposal: one that has the good of both, a test to live with for a while, a fair procedure',
      ],
      ['Pick', 'Name the one you would take, and how to bring it up where others have to agree'],
      ['Ask', 'End with the question that would bring us on'],
    ],
    checks: [],
    expert: [['Later', 'Which of them is regretted most often, and why']],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
