import { words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Collections: what counts is choice, order and what each item says. */
export const lists = {
  names: {
    form: 'line',
    gist: 'Give names of different kinds, each with the idea behind it in a few words, and say which one you would take.',
    parts: [
      [
        'Fresh',
        'Leave out the first ones that anybody would think of, and say each aloud before you keep it',
      ],
    ],
    checks: [],
    expert: [['Risk', 'Mark any that is close to a known brand or means something odd in another language']],
    returns: '',
    asks: ['what it must say or avoid'],
  },
  ideas: {
    form: 'list',
    gist: 'Begin with the one you would choose and why; make each concrete enough to start on, and no two alike.',
    parts: [['Fit', 'Let what I said show in them, and leave out what everybody thinks of first']],
    checks: [],
    expert: [['Test', 'Say what each costs in time or money, and how to try the first one cheaply']],
    returns: '',
  },
  list: {
    form: 'list',
    gist: 'Put the best first, make each concrete, and leave out what only repeats another.',
    parts: [['Rare', 'Choose for quality and range, and take in what most such lists miss']],
    checks: [],
    expert: [['Limits', 'Say what you left out on purpose, and why']],
    returns: '',
  },
  tips: {
    form: 'list',
    gist: 'Start with the few that make the most difference, exact enough to follow, and say which common advice I can skip.',
    parts: [
      [
        'Mistake',
        'Name the mistake that costs most, and what I should check first because it depends on my case',
      ],
    ],
    checks: [],
    expert: [['Doubt', 'Mark those that rest on habit more than on evidence']],
    returns: '',
  },
  words: {
    form: 'line',
    gist: 'Put the closest first, with how each differs in meaning or tone, and say which one you would take.',
    parts: [['Example', 'Show those that are easily misused in a short sentence']],
    checks: [],
    expert: [['Register', 'Mark those that are formal, colloquial or dated']],
    returns: '',
  },
  checklist: {
    form: 'list',
    gist: 'Group it in the order of use, make each item plain enough to tick off, and mark those that people forget.',
    parts: [
      ['Fit', 'Fit it to what I said, with how many where it matters, and leave out what does not apply'],
    ],
    checks: [],
    expert: [['Leave', 'Say what is usually on such lists and not needed']],
    returns: 'the checklist with empty boxes ([ ])',
  },
  table: {
    form: 'table',
    gist: 'Give one table whose columns show at a glance what matters; where you do not know, let the cell say so.',
    parts: [['Reading', 'Keep the cells short, and say below in a sentence or two what it shows']],
    checks: [],
    expert: [['Limits', 'Say what it cannot show']],
    returns: '',
  },
  template: {
    form: 'list',
    gist: 'Make it ready to fill in: in the order in which people know the answers, with a short hint and a blank in square brackets each.',
    parts: [['Spare', 'Ask for nothing twice, and mark what is optional']],
    checks: [],
    expert: [['Example', 'Fill in as an example the one that is most often filled in badly']],
    returns: 'the template only',
  },
  recipe: {
    form: 'list',
    gist: 'Make it ready to follow in the kitchen: amounts, times, and how to see or taste that it is right.',
    parts: [['Swap', 'Say what can stand in for what I may not have, and name the slip that spoils it']],
    checks: [],
    expert: [['Why', 'Say why the decisive step works, and what can be made ahead']],
    returns: '',
  },
  'meal-plan': {
    form: 'table',
    gist: 'Give a table by day and meal that keeps every limit I named, easy on busy days, with leftovers used up and one shopping list.',
    parts: [['Ahead', 'Say what to cook ahead, and what you assumed about people and tastes']],
    checks: [],
    expert: [['Figures', 'Give energy and protein per day as estimates']],
    returns: '',
    asks: ['people', 'what we do not eat'],
  },
  'training-plan': {
    form: 'table',
    gist: 'Make it a plan I can follow from this week on: start where I stand, grow in small steps, and say how to tell when to slow down.',
    parts: [['Feel', 'Say how hard each session should feel, and what to do after a missed week']],
    checks: [],
    expert: [['Proof', 'Add a test every few weeks that shows whether it works, and what to change then']],
    returns: '',
    asks: ['where I stand now', 'days a week'],
  },
  workout: {
    form: 'table',
    gist: 'Make it ready to do: exercises in order with sets and rests that fit the time I have, and the one cue each that keeps it safe.',
    parts: [['Levels', 'Give an easier and a harder version, and say when to stop']],
    checks: [],
    expert: [['Progress', 'Say what to change from week to week, and by how much']],
    returns: '',
    asks: ['equipment', 'where I stand now'],
  },
  itinerary: {
    form: 'list',
    gist: 'Lose little time on the way and keep the pace relaxed; say what to book ahead and which famous thing to skip.',
    parts: [
      ['Fit', 'Let what I said I like decide, have something ready for rain, and mark what I should check'],
    ],
    checks: [],
    expert: [['Hours', 'Say when each place is at its best, and what to drop first if somebody is tired']],
    returns: '',
    asks: ['dates', 'budget', 'who travels'],
  },
  bio: {
    form: 'line',
    length: words(40, 80),
    gist: 'Make it sound like a person rather than a form, with one concrete detail of what I gave that nobody else would have.',
    parts: [
      [
        'Order',
        'Lead with what the reader wants to know first, and leave out praise that anybody could claim',
      ],
    ],
    checks: [],
    expert: [['Short', 'Add a second version in one sentence']],
    returns: 'the bio only',
    slots: ['name', 'what the person does', 'one achievement'],
  },
} as const satisfies Record<string, Deliverable>;
