import type { Deliverable } from '../../deliverables/deliverable.ts';

export const home = {
  food: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer in the first sentence with time and temperature; then what shortens it, how to store it right, and the signs that it has gone off.',
    parts: [
      ['First', 'Answer in the first sentence, with the time and the temperature it holds for'],
      ['Right', 'Say how to store, freeze or reheat it right, and what shortens the time'],
      ['Signs', 'Name the signs that it has gone off, and the danger that cannot be seen or smelled'],
    ],
    checks: [],
    expert: [['Who', 'For whom stricter limits hold']],
    returns: 'the answer in at most 120 words',
  },
  stains: {
    rule: 'A1',
    form: 'list',
    gist: 'Give at most 8 numbered steps with what to use and how long, gentlest first; then what this material cannot take and what must not be mixed.',
    parts: [
      ['Steps', 'Give at most 8 numbered steps, the gentlest means first: what to use, how much, how long'],
      ['Care', 'Say what this material cannot take, and what must not be mixed'],
      ['Else', 'Say what to do if it did not work, and when to leave it to a professional'],
    ],
    checks: [],
    expert: [['Why', 'Why each means works on this kind of dirt']],
    returns: 'the steps, then the cautions',
  },
  handiwork: {
    rule: 'A1',
    form: 'list',
    gist: 'List what is needed with sizes and amounts, then numbered steps with how to tell that each worked, then what can hurt me or break.',
    parts: [
      ['Needs', 'List tools and materials first, with sizes and amounts, and what can stand in for them'],
      ['Steps', 'Then numbered steps, one action each, with how to tell that it worked'],
      [
        'Danger',
        'Name what can hurt me or break it, at the step where it happens, and when to call a professional',
      ],
    ],
    checks: [],
    expert: [['Trap', 'The step that most often goes wrong, and how to get back from there']],
    returns: 'the list and the steps only',
  },
  dishWithin: {
    rule: 'A1',
    form: 'list',
    lead: 'Give me a recipe:',
    gist: 'Give one recipe: servings and times, ingredients with metric amounts, numbered steps with heat and time; nothing that is ruled out here, hidden sources included.',
    parts: [
      ['Head', 'Servings, working time and total time first'],
      [
        'Amounts',
        'Ingredients with metric amounts, in the order of use; mark each one that stands in for something',
      ],
      ['Hidden', 'Nothing that is ruled out here; name the bought products in which it hides'],
      ['Method', 'Numbered steps, each with heat, time and how to tell that it is done'],
    ],
    checks: [],
    expert: [['Signs', 'Where the replacement behaves differently, and what to watch for']],
    returns: 'the recipe only',
  },
} as const satisfies Record<string, Deliverable>;
