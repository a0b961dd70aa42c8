import { deliverables } from '../deliverables/deliverables.ts';
import { asks } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const stay =
  /^\W*(?:an? |the )?(?:\d+|one|two|three|four|five|six|seven|long|full|rainy)?[ -]?(?:days?|nights?|weeks?|weekend|afternoon)(?: trip)?(?: in| around| at) (?!my|our|the (?:life|future|past)|advance|total|a row)\p{L}/iu;
const leaving =
  /\b(?:what time|when) (?:should|do|must|would|shall) (?:i|we) (?:have to |need to )?(?:leave|start|go to bed|be (?:there|at)|get (?:up|there)|set off|arrive|put|begin)\b/i;

/** "4 days in …": a trip in one phrase. */
const trip: Everyday = {
  fits: ({ act, deliverable }, text) =>
    (!deliverable || deliverable === 'plan') &&
    ((act === 'open' && stay.test(text)) ||
      ((act === 'plan' || (act === 'write' && deliverable !== undefined)) &&
        planned.test(text) &&
        !/\b(?:diet|training|study|workout|project|sprint|onboarding)\b/i.test(text))),
  answer: {
    ...deliverables.itinerary,
    lead: 'Plan this trip:',
    checks: ['Every wish and limit named here is met, and it says where', ...deliverables.itinerary.checks],
  },
};

const planned =
  /\b(?:\d+|two|three|four|five|six|seven|ten|a|one|long) ?(?:days?|nights?|weeks?|weekend)(?: trip)? (?:in|around|at|to|through) (?!my|our|the (?:life|future|past)|advance|total|a row|do\b|go\b)\p{L}/iu;

/** When to leave for something: counted back from the time that is fixed. */
const backwards: Everyday = {
  fits: (reading, text) => asks(reading) && leaving.test(text) && /\d/.test(text),
  answer: {
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
};

/** In which order to see places. */
const route: Everyday = {
  fits: (reading, text) =>
    (asks(reading) || reading.act === 'open') &&
    /\b(?:order|route)\b/i.test(text) &&
    /\b(?:visit|see|drive|travel|by (?:train|car|bus|bike|ferry)|fly(?:ing)?|cities|islands|towns)\b/i.test(
      text,
    ) &&
    !reading.technical,
  answer: {
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
};

export const travel: readonly Everyday[] = [trip, backwards, route];
