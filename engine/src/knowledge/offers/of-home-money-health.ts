import type { Offer } from '../rows.ts';

/** Offers first made for home, money, formalities and health. */
export const homeMoneyHealthMoreOffers = {
  'cost-per-year': {
    label: 'Cost for each year',
    wish: 'Work out what it costs me per year, with depreciation, insurance, repairs and fuel.',
    why: 'Yearly totals let you compare the choices',
  },
  'first-days-weeks': {
    label: 'First days, weeks, months',
    wish: 'Split it into the first days, the first weeks and what can wait for months.',
    why: 'Sorts the tasks by when they must be done',
  },
  'do-by-when': {
    label: 'What to do by when',
    wish: 'Say first what I must do, by when, and what happens if I do not.',
    why: 'You see at once what you have to do',
  },
  'call-ambulance': {
    label: 'When to call an ambulance',
    wish: 'Say in the first line whether I should call an ambulance now.',
    why: 'Puts the emergency call before all other steps',
  },
  'value-table': {
    label: 'Value, normal, meaning',
    wish: 'Put each finding in a table: my value, what is normal, what it may mean.',
    why: 'Gives one row for each value or finding',
  },
  'one-minute-story': {
    label: 'My case in one minute',
    wish: 'Give me my case in six sentences that I can say at the start.',
    why: 'Adds a spoken summary: what, since when, how bad, what I want',
  },
  'help-at-any-hour': {
    label: 'Help at any hour',
    wish: 'Name the kinds of help I can reach by day and by night.',
    why: 'Adds hotlines and places that respond at once',
  },
  'hidden-sources': {
    label: 'Where it hides',
    wish: 'List the foods in which it is hidden, and the words to look for on labels.',
    why: 'Helps at the store',
  },
  'rules-child': {
    label: 'Rules in the child’s words',
    wish: 'Put the rules into five sentences for the child.',
    why: 'It can be pinned to the fridge',
  },
} satisfies Readonly<Record<string, Offer>>;
