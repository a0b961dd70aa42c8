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

export const travel: readonly Everyday[] = [trip, backwards];
