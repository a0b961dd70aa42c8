import type { Deliverable } from '../../deliverables/deliverable.ts';
import { lists } from '../../deliverables/lists.ts';

export const travel = {
  trip: {
    ...lists.itinerary,
    lead: 'Plan this trip:',
    checks: ['Every wish and limit named here is met, and it says where', ...lists.itinerary.checks],
  },
  backwards: {
    rule: 'A3',
    form: 'list',
    gist: 'Give the time first, then count back from the fixed time, one line per stretch with its minutes, then what would make it earlier.',
    parts: [
      ['First', 'Give the time first'],
      ['Back', 'Count back from the fixed time: one line per stretch, with its minutes'],
      ['Slack', 'Name the slack you put in, and what would make me leave earlier'],
    ],
    checks: [],
    expert: [['Late', 'The last time at which it can still work']],
    returns: 'the time and how it comes about, in at most 120 words',
  },
  route: {
    rule: 'A1',
    form: 'table',
    lead: 'Plan this route:',
    gist: 'Give the order in one line, then one table of the legs with means, time and days to stay, then what it saves against the next best order.',
    parts: [
      ['Order', 'Give the order first, in one line'],
      ['Legs', 'Then one table of the legs: from, to, by what, how long, days to stay'],
      ['Saves', 'Say in one sentence what it saves against the next best order'],
    ],
    checks: ['It begins and ends where I have to be'],
    expert: [['Book', 'Which leg has to be booked first, and how early']],
    returns: 'the order, the table and that sentence',
  },
} as const satisfies Record<string, Deliverable>;
