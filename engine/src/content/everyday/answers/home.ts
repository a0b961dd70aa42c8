import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const home = {
  food: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer first with time and temperature, then how to store it right, then how to tell good from bad.',
    parts: [
      ['First', 'Answer first, with time and temperature, for each form it comes in'],
      ['Store', 'Say how to store it so that it lasts, and how to freeze, thaw or reheat it if that works'],
      [
        'Tell',
        'Say how to tell good from bad: the sign that is harmless, the sign that is not, the danger that cannot be seen or smelled',
      ],
    ],
    checks: [],
    expert: [['Who', 'For whom stricter limits hold']],
    returns: '',
  },
  stains: {
    rule: 'A1',
    form: 'list',
    gist: 'Say what to do right now, then the steps, gentlest first, what the material cannot take, and what to do if a step did not work.',
    parts: [
      ['Now', 'Say what to do right now and what makes it worse'],
      [
        'Steps',
        'Give the steps, the gentlest means first: what to use from the house, how much, how long, what I should see',
      ],
      ['Care', 'Say what this material cannot take, what must not be mixed, and where to try it first'],
      ['Else', 'Say what changes if it is old or already dry, and when to leave it to a professional'],
    ],
    checks: [],
    expert: [['Why', 'Why each means works on this kind of dirt']],
    returns: '',
  },
  handiwork: {
    rule: 'A1',
    form: 'list',
    gist: 'Say which way you recommend and why, what is needed with sizes and rough cost, the steps with what I should see, and what can hurt me.',
    parts: [
      ['Way', 'Say first which way you recommend for my case and why; name the runner-up'],
      [
        'Needs',
        'List tools and materials with sizes, amounts and rough cost, and what can stand in for them',
      ],
      [
        'Steps',
        'Give the steps in the order of doing, with what I should see after each and the point where it usually goes wrong',
      ],
      [
        'Danger',
        'Say at its step what can hurt me or break something, and where to stop and call a professional',
      ],
    ],
    checks: [],
    expert: [['Last', 'What makes it last, and what to check after a month']],
    returns: '',
  },
  dishWithin: {
    rule: 'A1',
    form: 'list',
    lead: 'Give me a recipe:',
    gist: 'Give one recipe to cook from that leaves out what I rule out, hidden sources included.',
    parts: [
      [
        'Recipe',
        'Give one recipe to cook from: time and servings, a list with amounts, numbered steps with heat, time and how to tell that it is done',
      ],
      ['Out', 'Leave out everything I rule out, and name the bought products in which it hides'],
      ['Swap', 'Say which replacement behaves differently and how to make up for it'],
      ['Ahead', 'Say what can be left out, swapped or made the day before'],
    ],
    checks: [],
    expert: [['Why', 'What the missing thing did in the dish, and what does it now']],
    returns: '',
  },
  mishap: {
    rule: 'A1',
    form: 'list',
    lead: help,
    gist: 'Say what to do in the next minutes and what never to do, then the coming hours with what I should see, what can be saved, and what it may cost.',
    parts: [
      ['Now', 'Say what to do in the next minutes, in order, and what never to do though many do'],
      ['Then', 'Say what to do in the coming hours or days, what I should see, and how long to wait'],
      ['Save', 'Say what can be saved or secured first, and whom to call or tell'],
      ['Cost', 'Say what it may cost, who may have to pay for it, and when it is lost'],
    ],
    checks: [],
    expert: [['Odds', 'How such cases usually end, and what decides it']],
    returns: '',
  },
  guests: {
    rule: 'A1',
    form: 'list',
    lead: 'Plan this meal:',
    gist: 'Give one menu that everybody can eat, the shopping list with amounts, and a time plan back from the moment the food is on the table.',
    parts: [
      [
        'Menu',
        'Give one menu that everybody named can eat without being set apart, with why it works for this number and time',
      ],
      [
        'Time',
        'Give a time plan back from the moment the food is on the table: what the day before, what at which minute',
      ],
      ['List', 'Add the shopping list with amounts, and the recipes short enough to cook from'],
      ['Safe', 'Say where something hides that somebody cannot eat, and what to do if a dish fails'],
    ],
    checks: [],
    expert: [['Host', 'What can be handed to guests, and what keeps the host at the table']],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
