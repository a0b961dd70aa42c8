import type { Deliverable } from '../../deliverables/deliverable.ts';

export const travel = {
  trip: {
    rule: 'A1',
    form: 'list',
    lead: 'Plan this trip:',
    gist: 'Give a trip day by day with places near each other, say how each meets what I named, what to avoid, what to book, and a plan for rain.',
    parts: [
      [
        'Days',
        'Go day by day, morning to evening, with places near each other, how to get between them, and where to eat or rest',
      ],
      ['Fit', 'Let every wish and limit I named show: say at each place how it meets it'],
      ['Avoid', 'Name what to leave out though it is famous, and why it does not fit'],
      [
        'Before',
        'Say what to book and how early, what is closed when, and the plan for rain; mark what to check',
      ],
      ['Ask', 'End with the question that would change the days'],
    ],
    checks: [],
    expert: [
      ['Hours', 'At which hour each place is at its best'],
      ['Slack', 'Where the plan gives way first if somebody is tired'],
    ],
    returns: '',
  },
  backwards: {
    rule: 'A3',
    form: 'list',
    gist: 'Give the time first, then count back from the fixed time with the minutes of each stretch, and what would make it earlier.',
    parts: [
      ['First', 'Give the time first'],
      [
        'Back',
        'Count back from the fixed time, one line per stretch, with its minutes and the slack you put in',
      ],
      ['Earlier', 'Say what would make it earlier, and the last moment at which it can still work'],
    ],
    checks: [],
    expert: [['Night', 'What to do the evening before that saves most']],
    returns: '',
  },
  route: {
    rule: 'A1',
    form: 'table',
    lead: 'Plan this route:',
    gist: 'Give the order in one line, then the legs with means, time and days to stay, and why it beats the next best order.',
    parts: [
      ['Order', 'Give the order first, in one line, and why it beats the next best'],
      ['Legs', 'Then one table of the legs: from, to, by what, how long, days to stay, where to sleep'],
      ['Book', 'Say which leg to book first and how early, and where to leave slack'],
      ['Ask', 'End with the question that would change the order'],
    ],
    checks: [],
    expert: [['Cut', 'What to drop first if time runs short']],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
