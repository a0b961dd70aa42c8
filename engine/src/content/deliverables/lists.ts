import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Collections: what counts is choice, order and what each item says. */
export const lists = {
  names: {
    form: 'line',
    length: items(12, 15, 'names'),
    gist: 'Give {length}, each with its idea in at most 8 words.',
    parts: [
      ['Each name', 'Give each name its idea in at most 8 words'],
      ['Variety', 'At least 4 kinds: plain words, made-up, two words joined, image'],
    ],
    checks: ['Each can be spelled after hearing it once'],
    expert: [
      ['Risk', 'Mark names that are close to a known brand or mean something odd in another language'],
    ],
    returns: 'the numbered names with their ideas',
  },
  ideas: {
    form: 'list',
    length: items(8, 10, 'ideas'),
    gist: 'Give {length}; each has a title and 1 to 2 sentences.',
    parts: [
      ['Each idea', 'Title of at most 8 words, then what it is and why it would work in 1 to 2 sentences'],
      ['Variety', 'From safe to bold; no two that differ only in wording'],
    ],
    checks: ['Each idea could be started without asking back'],
    expert: [
      ['Choice', 'Mark the one to try first, with the reason and the cheapest test of it'],
      ['Cost', 'Effort and risk per idea as low, medium or high'],
    ],
    returns: 'the numbered ideas only',
  },
  list: {
    form: 'list',
    length: items(8, 12, 'items'),
    gist: 'Give {length}, each with one line that says why it belongs there.',
    parts: [
      ['Each item', 'Give each item one line on why it belongs there'],
      ['Order', 'Say in one line what the order follows'],
    ],
    checks: ['No item repeats another in different words'],
    expert: [
      ['Limits', 'Say what was left out on purpose, and why'],
      ['Choice', 'Mark the three that matter most'],
    ],
    returns: 'the numbered list only',
  },
  tips: {
    form: 'list',
    length: items(6, 10, 'tips'),
    gist: 'Give {length}, the most useful first; each says what to do and why it helps.',
    parts: [
      ['Each one', 'Say what to do, when, and why it helps, in at most 2 sentences'],
      ['Order', 'Put the one that helps most first'],
    ],
    checks: ['Each can be tried today without buying anything, or says what it needs'],
    expert: [
      ['Doubt', 'Mark those that rest on habit more than on evidence'],
      ['Start', 'Name the one to begin with, and how to tell after a week that it works'],
    ],
    returns: 'the numbered list only',
  },
  words: {
    form: 'line',
    length: items(8, 12, 'choices'),
    gist: 'Give {length}, closest first, each with how it differs in meaning or tone in at most 8 words.',
    parts: [
      ['Each word', 'Say in at most 8 words how each differs in meaning or tone'],
      ['Order', 'Put the closest first'],
    ],
    checks: [],
    expert: [['Register', 'Mark those that are formal, colloquial or dated']],
    returns: 'the numbered list only',
  },
  checklist: {
    form: 'list',
    length: items(10, 18, 'items'),
    gist: 'Give {length} grouped by phase, each starting with a verb.',
    parts: [
      ['Each item', 'One action, starting with a verb, that is either done or not done'],
      ['Groups', 'Grouped by phase or place, in the order they are needed'],
    ],
    checks: ['Each item can be ticked without discussion'],
    expert: [
      ['Killers', 'Mark the items whose omission cannot be repaired later'],
      ['Evidence', 'For those, say what proves that they are done'],
    ],
    returns: 'the checklist with empty boxes ([ ])',
  },
  table: {
    form: 'table',
    gist: 'Give one table with a header row; leave a cell as "unknown" rather than guess.',
    parts: [
      ['Header', 'Columns that allow a decision, with units in the header'],
      ['Cells', 'At most 12 words per cell; "unknown" where you are not sure'],
    ],
    checks: ['Every row is filled by the same measure'],
    expert: [['Reading', 'Two sentences under the table on what it shows and what it cannot']],
    returns: 'the table, then at most 2 sentences',
  },
  template: {
    form: 'list',
    gist: 'Give a template that can be filled in: headings, one line of guidance under each, blanks in square brackets.',
    parts: [
      ['Fields', 'Each field has a heading, a line on what belongs there and a blank in square brackets'],
      ['Order', 'Fields in the order in which people know the answers'],
      ['Marks', 'Optional fields are marked as such'],
    ],
    checks: ['Someone who was not here can fill it in', 'No field asks for what another already holds'],
    expert: [
      ['Example', 'One field filled in as an example'],
      ['Abuse', 'Say which field is most often filled in badly, and how to prevent it'],
    ],
    returns: 'the template only',
  },
  recipe: {
    form: 'list',
    gist: 'Give servings and total time, ingredients with amounts, then numbered steps.',
    parts: [
      ['Head', 'Servings, working time and total time first'],
      ['Amounts', 'Ingredients with amounts in metric units, in the order of use'],
      ['Method', 'Numbered steps, each with heat, time and how to tell that it is done'],
    ],
    checks: [
      'Every ingredient is used in a step, and every step uses only listed ingredients',
      'No step hides a second one',
    ],
    expert: [
      ['Failure', 'The step that most often goes wrong, and how to save it'],
      ['Swaps', 'Two swaps for ingredients that are hard to get'],
    ],
    returns: 'the recipe only',
  },
  'meal-plan': {
    form: 'table',
    gist: 'Give a table by day and meal, then the shopping list.',
    parts: [
      ['Rows', 'One row per day, one column per meal, amounts per person'],
      ['Reuse', 'Ingredients are used up across days'],
      ['List', 'A shopping list grouped by shelf, with totals'],
    ],
    checks: ['Shopping list and table agree', 'Every stated limit holds on every day'],
    expert: [
      ['Figures', 'Energy and protein per day as estimates, labelled so'],
      ['Prep', 'What can be cooked ahead, and for how long it keeps'],
    ],
    returns: 'the table, then the shopping list',
    slots: ['people', 'foods to avoid'],
  },
  'training-plan': {
    form: 'table',
    gist: 'Give one table with a row per week: sessions, distance or time, effort; rest days and the build-up are visible.',
    parts: [
      ['Rows', 'One row per week: sessions by day, distance or time, effort as easy, steady or hard'],
      ['Build-up', 'Load grows in small steps, with an easier week after every third'],
      ['Recovery', 'Rest days are in the table; say what to do after a missed week'],
    ],
    checks: ['The hardest week lies before the last two', 'Each session can be done with what is named'],
    expert: [
      ['Stop', 'Signs to slow down or stop, in one line'],
      ['Proof', 'A test every few weeks that shows whether it works'],
    ],
    returns: 'the plan as one table, then the notes',
    slots: ['days a week', 'present level', 'date of the goal'],
  },
  workout: {
    form: 'table',
    gist: 'Give warm-up, main part and cool-down with sets, repetitions or times, and rests.',
    parts: [
      ['Parts', 'Warm-up, main part, cool-down, each with its time'],
      ['Rows', 'Per exercise: sets, repetitions or time, rest, one cue for good form'],
      ['Scaling', 'One easier and one harder version of each main exercise'],
    ],
    checks: ['The times add up to the total', 'Every exercise names what it needs'],
    expert: [
      ['Progress', 'What to change from week to week, and by how much'],
      ['Stop', 'Signs to stop at, in one line'],
    ],
    returns: 'the plan as a table, then the notes',
    slots: ['level', 'days a week', 'equipment'],
  },
  itinerary: {
    form: 'list',
    gist: 'Give a plan by day: morning, afternoon, evening, with travel times between stops.',
    parts: [
      ['Days', 'Per day: stops in an order that avoids going back, time at each, travel between them'],
      ['Choice', 'One indoor alternative per day'],
      ['Bookings', 'What has to be booked ahead, and how early'],
    ],
    checks: [
      'Each day can be done in daylight without hurry',
      'Opening times and prices are marked "check before going"',
    ],
    expert: [
      ['Slack', 'One free stretch of two hours each day'],
      ['Order', 'One line per day on why it comes in this place'],
    ],
    returns: 'the plan day by day',
    slots: ['dates or number of days', 'starting point', 'budget'],
  },
  bio: {
    form: 'line',
    length: words(40, 80),
    gist: 'Write {length}; what the person does comes first.',
    parts: [
      ['Order', 'What the person does, for whom, one proof, one human detail: only from what is given'],
      ['Voice', 'One grammatical person throughout'],
    ],
    checks: ['Every claim comes from what is given'],
    expert: [['Lengths', 'A second version in one sentence']],
    returns: 'the bio only',
    slots: ['name', 'what the person does', 'one achievement'],
  },
} as const satisfies Record<string, Deliverable>;
