import type { Offer } from '../rows.ts';

/** Offers of code, data, devices and technical subjects. */
export const techOffers = {
  'code-complete': {
    label: 'Complete and runnable',
    wish: 'Give me complete code or configuration that runs as is, with nothing left out.',
    why: 'You can paste it in and try it',
  },
  'code-explained': {
    label: 'Explain the tricky lines',
    wish: 'Explain only the lines that are not obvious.',
    why: "You'll be able to change it later",
  },
  'with-tests': {
    label: 'Add tests',
    wish: 'Add tests, edge cases first.',
    why: "You'll notice if a later change breaks something",
  },
  'edge-cases': {
    label: 'Which edge cases it covers',
    wish: 'Say which edge cases it covers and which it does not.',
    why: "Unusual cases won't catch you off guard",
  },
  'no-new-packages': {
    label: 'No new packages',
    wish: 'Use nothing beyond the standard library and what I already have.',
    why: 'You have less to install and maintain',
  },
  'minimal-change': {
    label: 'The smallest change possible',
    wish: 'Change as little as possible in what I have, and show only the changes.',
    why: 'The change is easy to review',
  },
  'match-style': {
    label: 'Match my style',
    wish: 'Keep to the style and naming of my code.',
    why: 'The new code fits in with the rest of yours',
  },
  'error-handling': {
    label: 'Handle errors clearly',
    wish: 'Handle errors with clear messages, and do not swallow any.',
    why: 'You can see what went wrong',
  },
  'two-approaches': {
    label: 'Compare two approaches',
    wish: 'Show two ways to do it, and say when each is better.',
    why: 'The first way is not always the best',
    about: 'versions',
    said: { facts: ['count'] },
  },
  'security-check': {
    label: 'Check for security problems',
    wish: 'Check it for security problems such as exposed passwords, keys or tokens, injection or other unsafe input, and risky defaults.',
    why: 'Security problems are cheaper to fix now than later',
  },
  'cause-first': {
    label: 'The cause before the fix',
    wish: 'First name the likely cause and how to confirm it, then give the fix.',
    why: 'Otherwise you may only fix the symptoms',
  },
  'causes-ranked': {
    label: 'Causes, most likely first',
    wish: 'List the causes, most likely first, each with a one-minute check.',
    why: 'You can stop as soon as you find the right one',
  },
  'minimal-repro': {
    label: 'Find the smallest failing case',
    wish: 'Show me how to narrow it down to the smallest case that still fails.',
    why: 'Narrowing it down often reveals the bug',
  },
  'ask-for-logs': {
    label: 'Which logs to send next',
    wish: 'Tell me which output or log you need if this does not solve it.',
    why: "You'll have them ready if you need to ask again",
  },
  'prevent-again': {
    label: 'How to prevent it',
    wish: 'Say how to keep it from happening again.',
    why: "You won't have the same problem twice",
  },
  'query-index': {
    label: 'Which index to add',
    wish: 'Say which index it needs and why.',
    why: 'The right index often makes the biggest difference in speed',
  },
  'query-steps': {
    label: 'Break it into readable steps',
    wish: 'Use named steps (CTEs) rather than nested queries.',
    why: 'You can check each one',
  },
  'no-select-star': {
    label: 'Only the columns needed',
    wish: 'Select only the columns needed, by name.',
    why: "The query won't break as easily if a table changes",
  },
  'safe-first': {
    label: 'Preview the changes first',
    wish: 'First show me how to see what would change, then how to change it.',
    why: "Some changes can't be undone",
  },
  'regex-parts': {
    label: 'Explain it piece by piece',
    wish: 'Explain the pattern piece by piece.',
    why: 'You can adapt it yourself later',
  },
  'regex-tests': {
    label: 'Ten strings to test it on',
    wish: 'Add ten test strings: some that must match and some that must not.',
    why: 'You can see how it handles edge cases',
  },
  'undo-command': {
    label: 'How to undo it',
    wish: 'Say how to undo each step.',
    why: 'You can get back to where you started',
  },
  'settings-path': {
    label: 'The exact menu path',
    wish: 'Give the exact menu path for my version, and what to do if it is missing.',
    why: 'Menu items move around between versions',
  },
  'backup-first': {
    label: 'Back up first',
    wish: 'Before I change or delete anything, tell me how to make a copy.',
    why: "You won't lose files if something goes wrong",
  },
  'no-paid-tools': {
    label: 'No paid tools',
    wish: 'Use only what is built in or free.',
    why: "You usually don't need anything more",
  },
  'chart-choice': {
    label: 'Which chart to use',
    wish: 'Say which chart shows the data best, and why.',
    why: 'The wrong chart can hide the point',
  },
  'stat-assumptions': {
    label: 'Assumptions to check',
    wish: 'List the assumptions and say how to check each one.',
    why: "If they don't hold, the results mean little",
  },
  'plain-finding': {
    label: 'Each point in one sentence',
    wish: 'State each point in one plain sentence first.',
    why: 'People outside your field can understand it',
  },
  'clean-first': {
    label: 'Check the data first',
    wish: 'List what to check or correct in the data first.',
    why: 'Bad numbers can throw off your results',
  },
  tradeoffs: {
    label: 'Trade-offs',
    wish: 'State the trade-offs and what I would be giving up.',
    why: "It's better to know the downsides before you choose",
  },
  'simplest-first': {
    label: 'The simplest version that works',
    wish: 'Begin with the simplest version that does the job, and say when it stops being enough.',
    why: 'You may never need anything more',
  },
  'diagram-mermaid': {
    label: 'As a diagram',
    wish: 'Add a Mermaid diagram.',
    why: 'You can see at a glance how it fits together',
    about: 'format',
  },
  'cost-month': {
    label: 'Monthly cost',
    wish: 'Estimate the monthly cost at the usage I expect.',
    why: 'Monthly bills can add up faster than you expect',
    about: 'costs',
  },
  'doc-quickstart': {
    label: 'A quick start first',
    wish: 'Begin with an example that people can get working in under five minutes.',
    why: 'People want to try it before they read about it',
  },
  'doc-errors': {
    label: 'Errors and fixes',
    wish: 'Add the most common errors and how to fix them.',
    why: 'Many readers come looking for exactly that',
  },
  'prompt-short': {
    label: 'As short as possible',
    wish: 'Make the prompt as short as possible without breaking it.',
    why: 'In a long prompt, some instructions get ignored',
    about: 'length',
  },
  'prompt-tests': {
    label: 'Five test inputs',
    wish: 'Add five inputs to test it with, including two that are likely to break it.',
    why: 'You find out where it fails',
  },
  'prompt-example': {
    label: 'One worked example',
    wish: 'Include one example of an input and the output I want.',
    why: 'One example often works better than ten rules',
  },
  'threats-ranked': {
    label: 'Biggest risk first',
    wish: 'Sort the risks so that big ones with easy fixes come first.',
    why: 'Even if you stop early, the worst will be taken care of',
  },
  'units-checked': {
    label: 'Check the units',
    wish: 'Carry the units through every step of the calculation.',
    why: 'Catches most careless mistakes',
  },
} as const satisfies Record<string, Offer>;
