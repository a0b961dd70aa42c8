import type { Offer } from '../rows.ts';

/** Offers first made for business, law, trades and technology. */
export const businessTechMoreOffers = {
  'my-cells-table': {
    label: 'A small example table',
    wish: 'Show how it works in a small example table with five rows and the result.',
    why: 'You can see right away whether it does what you want',
  },
  'columns-first': {
    label: 'Start with the columns',
    wish: "Begin with a table that gives each column's name, what goes in it, and any formula or dropdown list.",
    why: 'You can set it up without guessing',
  },
  'sample-rows': {
    label: 'Five sample rows',
    wish: 'Add five sample rows that I can overwrite.',
    why: 'You can see how to fill it in',
  },
  'explain-error-words': {
    label: 'What the error message means',
    wish: 'Say in one sentence what the error message means.',
    why: "You'll be able to understand the next one yourself",
  },
  'trace-values': {
    label: 'Follow one value through',
    wish: 'Follow one input through the code step by step and show the value at each step.',
    why: 'You see what really happens',
  },
  'severity-order': {
    label: 'Most serious problems first',
    wish: 'Sort the findings into three groups: must fix, should fix and a matter of taste.',
    why: 'You know what to do first',
  },
  'sample-result': {
    label: 'Show a sample result',
    wish: 'Show three made-up rows of data and what the query returns for them.',
    why: 'You can see whether it answers your question',
  },
  'regex-replace': {
    label: 'The replacement string, too',
    wish: 'Give the replacement string as well, with the groups named.',
    why: 'You can use it for search and replace right away',
  },
  'worth-repair': {
    label: 'When to stop repairing it',
    wish: 'Say at what point it is no longer worth repairing.',
    why: "You don't put money into a machine that is too old",
  },
  'call-provider': {
    label: 'What to tell the provider',
    wish: "Tell me what to say to the provider so that they don't give me the runaround.",
    why: 'You get through the call faster',
  },
  'network-sketch': {
    label: 'A sketch of the network',
    wish: 'Draw a simple sketch of what is connected to what.',
    why: 'You can see what to buy and where it goes',
  },
  'fastest-way': {
    label: 'A shortcut, too',
    wish: 'Add a shortcut in case I do this often.',
    why: 'Saves you clicks every time',
  },
  'switch-way-out': {
    label: 'How to get my data out',
    wish: 'For each product, say how I can get my data back out.',
    why: "You won't be stuck if you want to switch later",
  },
  'worth-it': {
    label: 'Is it worth it?',
    wish: 'Say first whether the time saved is worth the setup.',
    why: 'Stops you from automating the wrong thing',
  },
  'cheap-test': {
    label: 'A cheap test within a week',
    wish: 'Give me a test that takes under a week, costs almost nothing and could prove me wrong.',
    why: 'You find out before you spend any money',
  },
  'three-cases': {
    label: 'Best, likely and worst cases',
    wish: 'Give the best, likely and worst cases, and say which assumption affects the result most.',
    why: 'You know what to keep an eye on',
  },
  'total-price': {
    label: 'What it costs in the end',
    wish: 'Work out what each option would cost me over five years.',
    why: 'What looks cheap now may cost more in the end',
  },
  'price-ladder': {
    label: 'What each price brings in',
    wish: 'Show in a table what I would have left at five different prices, and how many I would have to sell at each to cover my costs.',
    why: 'You can compare the gain and the risk at each price',
  },
  'what-if-list': {
    label: 'Ten what-if situations',
    wish: 'At the end, list ten situations that could come up and say how the contract handles each one.',
    why: 'You can spot the gaps before you sign',
  },
  'short-contract': {
    label: 'Two pages at most',
    wish: 'Keep it to two pages at most, so that both sides will actually read it.',
    why: 'People are more likely to keep to what they understand',
  },
  'traffic-light': {
    label: 'Red, yellow, green',
    wish: 'Mark every clause red, yellow or green, and say why in one line.',
    why: 'You can see right away what you need to discuss',
  },
  'hard-questions': {
    label: 'Questions before signing',
    wish: 'Give us ten uncomfortable questions to answer before we sign.',
    why: 'You can settle disagreements while you are still friends',
  },
  'signature-sheet': {
    label: 'A sign-off sheet',
    wish: 'Add a sheet with spaces for name, date and signature, and three questions to check that people understood.',
    why: 'You can prove that everyone was told',
  },
  'second-language': {
    label: 'In simple English or another language',
    wish: 'Add the same text in simple English or in another language that I will name.',
    why: 'Everyone in the building can understand it',
  },
  'what-ten-buys': {
    label: 'What each donation pays for',
    wish: 'Say in one line what a gift of 10, 50 or 100 pays for.',
    why: 'Donors can picture what their money does',
  },
  'ask-at-end': {
    label: 'The request in one line',
    wish: 'End with the one thing I am asking them to do, and by when.',
    why: 'People act when they know exactly what to do',
  },
  'english-version': {
    label: 'An English version',
    wish: 'Add the same email in English.',
    why: 'Guests from abroad can read it too',
  },
  'title-says-it': {
    label: 'A title that says it all',
    wish: 'Give a title that states the finding, not the topic.',
    why: 'Readers understand it without an explanation',
  },
  'if-unknown': {
    label: 'What to do when unsure',
    wish: 'Say what the assistant should do when it does not know the answer.',
    why: 'Keeps the assistant from making things up',
  },
  'two-languages': {
    label: 'A second language as well',
    wish: 'Add the same text in a second language that I will name.',
    why: 'Guests from abroad can follow it too',
  },
} satisfies Readonly<Record<string, Offer>>;
