import type { Offer } from '../rows.ts';

/** Offers first made for business, law, trades and technology. */
export const businessTechMoreOffers = {
  'my-cells-table': {
    label: 'Small example table',
    wish: 'Show it with a small example table of five rows and the result.',
    why: 'I see at once whether it does what I mean',
  },
  'columns-first': {
    label: 'Columns first',
    wish: 'Begin with a table of the columns: name, what goes in, formula or dropdown.',
    why: 'I can set it up without guessing',
  },
  'sample-rows': {
    label: 'Five sample rows',
    wish: 'Add five sample rows that I can overwrite.',
    why: 'Shows how it is filled in',
  },
  'explain-error-words': {
    label: 'What the message means',
    wish: 'Say in one sentence what the message itself means.',
    why: 'You learn to read the next one yourself',
  },
  'trace-values': {
    label: 'Follow one value through',
    wish: 'Follow one input through step by step and show the values.',
    why: 'You see what really happens',
  },
  'severity-order': {
    label: 'Worst first',
    wish: 'Sort the findings: must fix, should fix, matter of taste.',
    why: 'You know what to do first',
  },
  'sample-result': {
    label: 'Show a sample result',
    wish: 'Show three made-up input rows and what the query returns for them.',
    why: 'You can see whether it answers your question',
  },
  'regex-replace': {
    label: 'The replacement too',
    wish: 'Give the replacement string as well, with the groups named.',
    why: 'Ready for search and replace',
  },
  'worth-repair': {
    label: 'Repair or replace',
    wish: 'Say at which point a repair is no longer worth it.',
    why: 'Saves money on an old machine',
  },
  'call-provider': {
    label: 'What to tell the provider',
    wish: 'Add what I should say to the provider so that they do not give me the runaround.',
    why: 'Makes the call short',
  },
  'network-sketch': {
    label: 'A sketch of the network',
    wish: 'Draw a simple sketch of what is connected to what.',
    why: 'You can see what to buy and where it goes',
  },
  'fastest-way': {
    label: 'The fastest way too',
    wish: 'Add the shortcut for when I do this often.',
    why: 'Saves clicks later',
  },
  'switch-way-out': {
    label: 'How to get my data out',
    wish: 'For each, say how I can get my data out again.',
    why: 'Nobody notices lock-in until they leave',
  },
  'worth-it': {
    label: 'Is it worth it?',
    wish: 'Say first whether the time saved is worth the setup.',
    why: 'Stops you from automating the wrong thing',
  },
  'cheap-test': {
    label: 'A test for next week',
    wish: 'Give me a test that takes under a week, costs almost nothing and could prove me wrong.',
    why: 'You find out before you spend any money',
  },
  'three-cases': {
    label: 'Good, likely and bad cases',
    wish: 'Give three cases and say which assumption moves the result most.',
    why: 'I see what I have to watch',
  },
  'total-price': {
    label: 'What it costs in the end',
    wish: 'Work out what each option will have cost me after five years.',
    why: 'Cheap money often costs the most',
  },
  'price-ladder': {
    label: 'What each price brings in',
    wish: 'Show in a table what is left over at five prices and how many I must sell.',
    why: 'You see the price and its risk together',
  },
  'what-if-list': {
    label: 'What if …',
    wish: 'At the end, list ten situations that could arise and how the contract handles each one.',
    why: 'Shows the gaps before signing',
  },
  'short-contract': {
    label: 'At most two pages',
    wish: 'Keep it to two pages that both sides will actually read.',
    why: 'A contract people understand gets honored',
  },
  'traffic-light': {
    label: 'Red, yellow, green',
    wish: 'Mark every clause red, yellow or green, with a line on why.',
    why: 'You see in a minute what needs discussing',
  },
  'hard-questions': {
    label: 'Questions before signing',
    wish: 'Give us ten uncomfortable questions to answer before we sign.',
    why: 'Settles the arguments while we are still friends',
  },
  'signature-sheet': {
    label: 'A list to sign',
    wish: 'Add a list with name, date and signature, and three questions to check that they understood.',
    why: 'Proof that they were told',
  },
  'second-language': {
    label: 'In a second language too',
    wish: 'Add the same text in simple English or another language I name.',
    why: 'Everyone in the house understands it',
  },
  'what-ten-buys': {
    label: 'What a gift buys',
    wish: 'Say in one line what 10, 50 and 100 buy.',
    why: 'Makes giving concrete',
  },
  'ask-at-end': {
    label: 'The request in one line',
    wish: 'End with the one thing I ask of them, and by when.',
    why: 'A call without a request gets no results',
  },
  'english-version': {
    label: 'The same in English',
    wish: 'Add the same email in English.',
    why: 'For guests from abroad',
  },
  'title-says-it': {
    label: 'A title that says it all',
    wish: 'Give a title that states the finding, not the topic.',
    why: 'Readers get it without an explanation',
  },
  'if-unknown': {
    label: 'What to do when unsure',
    wish: 'Include what the assistant should do when it does not know.',
    why: 'Stops made-up answers',
  },
  'two-languages': {
    label: 'In a second language too',
    wish: 'Add the same text in a second language I name.',
    why: 'Guests from abroad can follow it too',
  },
} satisfies Readonly<Record<string, Offer>>;
