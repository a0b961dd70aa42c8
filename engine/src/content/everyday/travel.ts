import { asks } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const stay =
  /^[^\p{L}\p{N}]*(?:an? |the )?(?:\d+|one|two|three|four|five|six|seven|long|full|rainy)?[ -]?(?:days?|nights?|weeks?|weekend|afternoon)(?: trip)?(?: in| around| at) (?!my|our|the (?:life|future|past)|advance|total|a row)\p{L}/iu;
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
  group: 'travel',
  name: 'trip',
};

const planned =
  /\b(?:\d+|two|three|four|five|six|seven|ten|a|one|long) ?(?:days?|nights?|weeks?|weekend)(?: trip)? (?:in|around|at|to|through) (?!my|our|the (?:life|future|past)|advance|total|a row|do\b|go\b)\p{L}/iu;

/** When to leave for something: counted back from the time that is fixed. */
const backwards: Everyday = {
  fits: (reading, text) => asks(reading) && leaving.test(text) && /\d/.test(text),
  group: 'travel',
  name: 'backwards',
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
  group: 'travel',
  name: 'route',
};

export const travel: readonly Everyday[] = [trip, backwards, route];
