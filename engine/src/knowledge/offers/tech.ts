import type { Offer } from '../rows.ts';

/** Offers of code, data, devices and technical subjects. */
export const techOffers = {
  'code-complete': {
    label: 'Complete and runnable',
    wish: 'Give complete code that runs as it is, imports included.',
    why: 'Paste and try',
  },
  'code-explained': {
    label: 'Explain the tricky lines',
    wish: 'Explain only the lines that are not obvious.',
    why: 'You can change it later',
  },
  'with-tests': {
    label: 'With tests',
    wish: 'Add tests, edge cases first.',
    why: 'You know when it breaks',
  },
  'edge-cases': {
    label: 'Edge cases named',
    wish: 'Say which edge cases it handles and which it does not.',
    why: 'Real data has all of them',
  },
  'no-new-packages': {
    label: 'No new packages',
    wish: 'Use nothing beyond the standard library and what I already have.',
    why: 'Less to install and maintain',
  },
  'minimal-change': {
    label: 'Smallest change',
    wish: 'Change as little as possible and show only what changes.',
    why: 'Easy to review',
  },
  'match-style': {
    label: 'Match my style',
    wish: 'Keep the style and names of my code.',
    why: 'New code then fits in with the rest of yours',
  },
  'error-handling': {
    label: 'Errors handled',
    wish: 'Handle errors with clear messages, and swallow none.',
    why: 'You see what went wrong',
  },
  'two-approaches': {
    label: 'Two ways compared',
    wish: 'Show two ways and when each is better.',
    why: 'The first way is not always the best',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'security-check': {
    label: 'Security check',
    wish: 'Check it for injection, secrets in code and unsafe input.',
    why: 'Cheaper to fix now than later',
  },
  'cause-first': {
    label: 'Cause before cure',
    wish: 'Name the likely cause first and how to confirm it, then the fix.',
    why: 'Otherwise you treat symptoms',
  },
  'causes-ranked': {
    label: 'Causes by likelihood',
    wish: 'List causes by likelihood, each with a one-minute check.',
    why: 'You stop at the right one',
  },
  'minimal-repro': {
    label: 'How to reduce it',
    wish: 'Show how to reduce it to the smallest case that still fails.',
    why: 'This finds half of all bugs',
  },
  'ask-for-logs': {
    label: 'Say what to look at',
    wish: 'Tell me which output or log you need if this does not solve it.',
    why: 'The next round will be shorter',
  },
  'prevent-again': {
    label: 'How to prevent it',
    wish: 'Say how to keep it from coming back.',
    why: "You won't have the same problem twice",
  },
  'query-index': {
    label: 'Index to add',
    wish: 'Say which index it needs and why.',
    why: 'Speed mostly comes down to that',
  },
  'query-steps': {
    label: 'In readable steps',
    wish: 'Use named steps (CTEs) rather than nested queries.',
    why: 'You can check each one',
  },
  'no-select-star': {
    label: 'Only the columns needed',
    wish: 'Select only the columns needed, by name.',
    why: 'Safer when tables change',
  },
  'safe-first': {
    label: 'Look before changing',
    wish: 'Give a query that shows what would change before the one that changes it.',
    why: 'What is deleted is gone',
  },
  'regex-parts': {
    label: 'Explained piece by piece',
    wish: 'Explain the pattern piece by piece.',
    why: 'You can adapt it',
  },
  'regex-tests': {
    label: 'Ten test cases',
    wish: 'Add ten strings: some must match, some must not.',
    why: 'Shows the edge cases',
  },
  'undo-command': {
    label: 'How to undo it',
    wish: 'Say how to undo each step.',
    why: 'Some steps cannot be undone',
  },
  'settings-path': {
    label: 'Exact menu path',
    wish: 'Give the exact menu path for my version, and what to do if it is missing.',
    why: 'Menu items move from version to version',
  },
  'backup-first': {
    label: 'Backup first',
    wish: 'Begin with a backup.',
    why: 'A fix should not cost you files',
  },
  'no-paid-tools': {
    label: 'No paid tools',
    wish: 'Use only what is built in or free.',
    why: 'Most jobs need nothing more',
  },
  'chart-choice': {
    label: 'Which chart',
    wish: 'Say which chart shows it best, and why.',
    why: 'The wrong one hides the point',
  },
  'stat-assumptions': {
    label: 'Assumptions of the test',
    wish: 'Name the assumptions and how to check each.',
    why: 'Otherwise the p-value means little',
  },
  'plain-finding': {
    label: 'Finding in one sentence',
    wish: 'State each finding in one plain sentence first.',
    why: 'Others can understand it',
  },
  'clean-first': {
    label: 'Clean the data first',
    wish: 'List what to clean first, with code.',
    why: 'Bad rows skew results',
  },
  tradeoffs: {
    label: 'Trade-offs',
    wish: 'State the trade-offs and what you would give up.',
    why: 'There is no free lunch',
  },
  'simplest-first': {
    label: 'Simplest that works',
    wish: 'Begin with the simplest design that handles the load, and say when it stops being enough.',
    why: 'Most systems never need more',
  },
  'diagram-mermaid': {
    label: 'As a diagram',
    wish: 'Add a Mermaid diagram.',
    why: 'Clear at a glance',
    about: 'format',
  },
  'cost-month': {
    label: 'Cost per month',
    wish: 'Estimate the cost per month at this load.',
    why: 'Cloud bills can surprise you',
    about: 'costs',
  },
  'doc-quickstart': {
    label: 'A quick start first',
    wish: 'Begin with a working example in under five minutes.',
    why: 'People try before they read',
  },
  'doc-errors': {
    label: 'Errors and fixes',
    wish: 'Add common errors with their fixes.',
    why: 'It is what readers look for',
  },
  'prompt-short': {
    label: 'As short as it can be',
    wish: 'Keep the prompt as short as it can be while it still works.',
    why: 'Long ones are ignored',
    about: 'length',
  },
  'prompt-tests': {
    label: 'Five test inputs',
    wish: 'Add five inputs to test it with, two of them nasty.',
    why: 'You see where it breaks',
  },
  'prompt-example': {
    label: 'One worked example',
    wish: 'Include one example of input and the output I want.',
    why: 'Worth ten rules',
  },
  'threats-ranked': {
    label: 'Biggest risk first',
    wish: 'Begin with the biggest risk that takes the least effort to fix.',
    why: 'You can stop early and still have covered the worst',
  },
  'units-checked': {
    label: 'Units checked',
    wish: 'Carry the units through each step.',
    why: 'Finds most slips',
  },
} as const satisfies Record<string, Offer>;
