import { words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Collections: what counts is choice, order and what each item says. */
export const lists = {
  names: {
    form: 'line',
    gist: 'Give names of different kinds, each with its idea in a few words, and say which one you would take.',
    parts: [
      ['Each name', 'Give each name its idea in a few words, drawn from what I said'],
      [
        'Variety',
        'Mix kinds: plain words, made-up, joined, borrowed, an image; leave out the first ones that come to mind',
      ],
      ['Pick', 'Name the one you would take, and say how it sounds when called or said aloud'],
    ],
    checks: ['Each can be spelled after hearing it once'],
    expert: [
      ['Risk', 'Mark names that are close to a known brand or mean something odd in another language'],
    ],
    returns: '',
  },
  ideas: {
    form: 'list',
    gist: 'Give ideas that fit what I said, each concrete enough to start with, the one you would take first.',
    parts: [
      [
        'Each idea',
        'Make each idea concrete enough to start with: what exactly, with what, how long or how much',
      ],
      [
        'Fit',
        'Let every wish and limit I named show; no two that differ only in wording, none that anybody would name first',
      ],
      ['Pick', 'Begin with the one you would take, and say why'],
    ],
    checks: [],
    expert: [
      ['Test', 'The cheapest way to try the first one'],
      ['Cost', 'What each needs in time, money or nerve'],
    ],
    returns: '',
  },
  list: {
    form: 'list',
    gist: 'Give them with the most useful first, each made concrete; choose for quality and range, not for number.',
    parts: [
      ['Each item', 'Make each item concrete: how, when, where or for whom'],
      [
        'Range',
        'Choose for quality and range, the most useful first; no two that are the same in other words',
      ],
    ],
    checks: [],
    expert: [
      ['Limits', 'Say what was left out on purpose, and why'],
      ['Choice', 'Mark the three that matter most'],
    ],
    returns: '',
  },
  tips: {
    form: 'list',
    gist: 'Give the tips in the order in which they are needed, each exact enough to follow, with the mistake that costs most.',
    parts: [
      ['Each one', 'Make each exact enough to follow: what to do, when, how much, and what it prevents'],
      ['Order', 'Put them in the order in which I need them, and mark the few that matter most'],
      ['Mistake', 'Name the mistake that costs most, and what people buy or do for nothing'],
      ['Check', 'Say what depends on place, provider or rules and has to be checked before'],
    ],
    checks: [],
    expert: [
      ['Doubt', 'Mark those that rest on habit more than on evidence'],
      ['Plan B', 'What to do when it goes wrong all the same'],
    ],
    returns: '',
  },
  words: {
    form: 'line',
    gist: 'Give them closest first, each with how it differs in meaning or tone.',
    parts: [
      ['Each word', 'Say in a few words how each differs in meaning or tone, and where it fits'],
      ['Order', 'Put the closest first, and say which one you would take'],
    ],
    checks: [],
    expert: [['Register', 'Mark those that are formal, colloquial or dated']],
    returns: '',
  },
  checklist: {
    form: 'list',
    gist: 'Give it grouped in the order of use, each item something to do or to put in with its number, the ones people forget marked.',
    parts: [
      ['Each item', 'Make each item something that is either done or not: what exactly, how many, by when'],
      ['Groups', 'Group them in the order in which they are needed'],
      ['Fit', 'Fit it to what I said about who, where and how long; leave out what does not apply'],
      ['Forgotten', 'Mark those that people forget and those that cannot be made good later'],
    ],
    checks: [],
    expert: [
      ['Evidence', 'What to photograph, sign or keep as proof'],
      ['Leave', 'What is usually on such lists and not needed'],
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
    gist: 'Give one recipe to cook from: servings and time, a list with amounts, numbered steps with heat, time and how to tell that it is done.',
    parts: [
      [
        'Amounts',
        'Give servings and time, then the ingredients with amounts, those that can be left out marked',
      ],
      ['Method', 'Give numbered steps, each with heat, time and how to tell that it is done'],
      [
        'Swap',
        'Say what can stand in for what, and what changes then; for something left out, what does its work',
      ],
      ['Slip', 'Name the slip that spoils it and how to save it, and what can be made ahead'],
    ],
    checks: [],
    expert: [['Why', 'Why the decisive step works']],
    returns: '',
  },
  'meal-plan': {
    form: 'table',
    gist: 'Give a table by day and meal that fits what I said, the shopping list with amounts, and what to cook ahead.',
    parts: [
      ['Table', 'Give a table by day and meal, with quick meals where the day is long and leftovers used up'],
      ['Fit', 'Keep every limit I named on every day, and show how the budget or other figure is met'],
      ['List', 'Add the shopping list grouped by shelf, with amounts and rough prices'],
      ['Ahead', 'Say what to cook ahead and how long it keeps, and give two meals in full to begin with'],
      [
        'Assumed',
        'Say what you assumed about people and tastes; end with the question that would change the plan',
      ],
    ],
    checks: ['Shopping list and table agree'],
    expert: [['Figures', 'Energy and protein per day as estimates, labelled so']],
    returns: '',
  },
  'training-plan': {
    form: 'table',
    gist: 'Give one table with a row per week built on where I stand, how hard each session feels, what to do after a missed week, and when to stop.',
    parts: [
      [
        'Table',
        'Give one table with a row per week: sessions by day, distance or time, and how hard it should feel or which pace',
      ],
      [
        'Build-up',
        'Begin where I stand, grow in small steps with an easier week now and then, and ease off before the day',
      ],
      ['Adapt', 'Say what to do after a missed week, and by which signs to slow down or see somebody'],
      ['Day', 'Add how to take the day itself: pace, food, kit, the last week'],
      ['Assumed', 'Say which level and days you assumed; end with the question that would change the plan'],
    ],
    checks: [],
    expert: [['Proof', 'A test every few weeks that shows whether it works, and what to change then']],
    returns: '',
  },
  workout: {
    form: 'table',
    gist: 'Give warm-up, main part and cool-down that add up to the time, with repetitions, rests and one cue for form, easier and harder versions.',
    parts: [
      [
        'Table',
        'Give warm-up, main part and cool-down in order, with sets, repetitions or time and rests that add up to the time I have',
      ],
      [
        'Form',
        'Give for each exercise how to do it, the cue that keeps it safe, an easier and a harder version',
      ],
      ['On', 'Say how often a week, and what to raise when it gets easy'],
      ['Stop', 'Say by which sign to stop or leave an exercise out'],
      ['Assumed', 'Say which level you assumed'],
    ],
    checks: [],
    expert: [['Progress', 'What to change from week to week, and by how much']],
    returns: '',
  },
  itinerary: {
    form: 'list',
    gist: 'Go day by day with places near each other, say how each meets what I named, what to leave out, what to book, and a plan for rain.',
    parts: [
      [
        'Days',
        'Go day by day, morning to evening, with places near each other, how to get between them and how long, and where to eat or rest',
      ],
      ['Fit', 'Let every wish and limit I named show at the places'],
      ['Avoid', 'Name what to leave out though it is famous, and why'],
      [
        'Before',
        'Say what to book and how early, what is closed when, and the plan for rain; mark what to check',
      ],
      ['Assumed', 'Say what you assumed; end with the question that would change the days'],
    ],
    checks: [],
    expert: [
      ['Slack', 'Where the plan gives way first if somebody is tired'],
      ['Hours', 'At which hour each place is at its best'],
    ],
    returns: '',
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
