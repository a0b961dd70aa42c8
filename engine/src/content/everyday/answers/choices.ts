import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const choices = {
  presents: {
    rule: 'A1',
    form: 'list',
    lead: 'Suggest gifts:',
    gist: 'Give 6 gifts of different kinds, each with its price, why it fits this person and where it could miss; mark the one you would take.',
    parts: [
      [
        'Each',
        'Give 6 gifts of different kinds, each with its price, why it fits this person, where it could miss',
      ],
      ['Kinds', 'At least 2 take up no space: something to do, to eat or to look forward to'],
      ['Pick', 'Mark the one you would take, and say what about the person would change that'],
    ],
    checks: ['Each keeps to every limit named'],
    expert: [['Touch', 'For the marked one, what makes it personal, and the line for the card']],
    returns: 'the 6 gifts, the marked one first',
  },
  recommendations: {
    rule: 'A1',
    form: 'list',
    lead: 'Recommend what fits:',
    gist: 'Give 6 that fit, the closest first and a surprising one last, each with its maker and year, why it fits and where it differs.',
    parts: [
      ['Each', 'Give 6, each with its maker and year, one line on why it fits and one on where it differs'],
      ['Range', 'The surest comes first, a surprising one last; no two fit for the same reason'],
      ['Sure', 'Name only works that you are certain exist; give nothing of the plot away'],
    ],
    checks: [],
    expert: [['Pass', 'The famous one that you left out on purpose, and why']],
    returns: 'the list, then the one to begin with',
  },
  destinations: {
    rule: 'A1',
    form: 'table',
    lead: 'Suggest where to go:',
    gist: 'Name first the place you would take and why, then one table with it and 3 that differ: how to get there, weather then, what to do, rough total for us.',
    parts: [
      ['First', 'Name first the place you would take, with the reason that decides it for us'],
      [
        'Table',
        'One table with it and 3 that differ: how to get there, weather then, what to do, rough total',
      ],
      ['Sum', 'Show how each total is made up, and mark prices that may have changed'],
      ['Missing', 'End with the one question whose answer would change the choice'],
    ],
    checks: ['Each place keeps to every limit named'],
    expert: [['Catch', 'What each place is bad at in that season']],
    returns: 'the choice and the table, then that question',
  },
  fairPrice: {
    rule: 'A1',
    form: 'prose',
    gist: 'Begin with fair, high or low and the usual range, then what moves it most, what to check, and what to offer.',
    parts: [
      ['Verdict', 'Begin with fair, high or low, and the usual range with the year that you know it for'],
      ['Moves', 'Name the 3 things that move it most, and which way they move mine'],
      ['Check', 'List what to check or ask before I agree'],
      ['Offer', 'Say what you would offer, and in which words'],
    ],
    checks: [],
    expert: [['Walk', 'The finding at which to walk away']],
    returns: 'the verdict with its reasons, in at most 200 words',
  },
  figured: {
    rule: 'A4',
    form: 'table',
    lead: 'Help me decide:',
    gist: 'Begin with your choice and the figure that decides it, then one table by the same measures, worked out from my figures, then what would turn it.',
    parts: [
      ['First', 'Begin with your choice and the figure or fact that decides it'],
      ['Table', 'Give one table: a row per measure, a column per option, worked out from my figures'],
      ['Assumed', 'Give each assumption a line of its own, with what it changes'],
      ['Turn', 'Say at which value or in which case another option wins'],
    ],
    checks: ['Every figure is given here, worked out, or marked as assumed'],
    expert: [
      ['Undo', 'Which choice is easier to undo, and until when'],
      ['Missing', 'The one figure that would settle it'],
    ],
    returns: 'the choice, the table and what would turn it',
  },
  eitherOr: {
    rule: 'A4',
    form: 'prose',
    lead: 'Help me choose:',
    gist: 'Name your choice first with the reason that decides it here, then how the two differ by the 3 measures that matter, then what about my case would turn it.',
    parts: [
      ['First', 'Name your choice first, with the reason that decides it here'],
      ['Points', 'Say how the two differ in the 3 things that matter here'],
      ['Turn', 'Say what about my case would turn the choice'],
    ],
    checks: [],
    expert: [['Undo', 'Which choice is easier to undo, and until when']],
    returns: 'the choice and its reasons, in at most 150 words',
  },
  undecided: {
    rule: 'A4',
    form: 'prose',
    lead: help,
    gist: 'Say what the real difference is, offer 3 ways to settle it with a proposal each, name the one you would take, and end with one question.',
    parts: [
      ['Core', 'Say in one sentence what the options differ in'],
      [
        'Ways',
        'Offer 3 ways to settle it: each one or the other, a third that has the good of both, a fair procedure',
      ],
      ['Pick', 'Name the one you would take, with the reason that decides it'],
      ['Missing', 'End with one question that we can answer in a sentence'],
    ],
    checks: [],
    expert: [['Later', 'Which of them is regretted most often, and why']],
    returns: 'the ways and your pick, then that question',
  },
} as const satisfies Record<string, Deliverable>;
