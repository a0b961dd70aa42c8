import type { Offer } from '../rows.ts';

/** Offers first made for home, money, formalities and health. */
export const homeMoneyHealthMoreOffers = {
  'cost-per-year': {
    label: 'Cost per year',
    wish: 'Work out what it costs me per year, including depreciation, insurance, repairs and fuel.',
    why: 'Yearly totals let you compare the choices',
  },
  'first-days-weeks': {
    label: 'First days, first weeks, later',
    wish: 'Divide it into the first days, the first weeks and what can wait a few months.',
    why: "You don't have to deal with everything at once",
  },
  'do-by-when': {
    label: 'What I must do, and by when',
    wish: "Say first what I must do, by when, and what happens if I don't.",
    why: 'You can see right away what you have to do',
  },
  'call-ambulance': {
    label: 'Do I need an ambulance?',
    wish: 'Say in the first line whether I should call an ambulance now.',
    why: "You don't lose time in an emergency",
  },
  'value-table': {
    label: 'My results in a table',
    wish: 'Put each finding in a table that shows my value, the normal range and what it may mean.',
    why: 'You can see at a glance which values are off',
  },
  'one-minute-story': {
    label: 'My case in one minute',
    wish: 'Sum up my case in six sentences that I can say at the start.',
    why: 'The doctor gets the whole picture right away',
  },
  'help-at-any-hour': {
    label: 'Help day or night',
    wish: 'Tell me what kinds of help I can reach during the day and at night.',
    why: 'You know who to call even in the middle of the night',
  },
  'hidden-sources': {
    label: 'Hidden ingredients to avoid',
    wish: 'List foods that may hide ingredients I should avoid, and the words to look for on labels.',
    why: 'You know what to look for at the store',
  },
  'rules-child': {
    label: 'Rules the child understands',
    wish: 'Put the rules into five sentences that the child can understand.',
    why: 'You can put them up on the fridge',
  },
} satisfies Readonly<Record<string, Offer>>;
