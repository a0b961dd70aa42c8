import type { Everyday } from './everyday.ts';

const notOfTime = '(?!my|our|the (?:life|future|past)|advance|total|a row|do\\b|go\\b)\\p{L}';
const stay = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:an? |the )?(?:\\d+|one|two|three|four|five|six|seven|long|full|rainy)?[ -]?(?:days?|nights?|weeks?|weekend|afternoon)(?: trip)?(?: in| around| at) ${notOfTime}`,
  'iu',
);
/** "4 days Lisbon with my dad". */
const named =
  /^\W*\d+ (?:days?|nights?|weeks?) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=\W*$|,| (?:with|for|in)\b)/u;
const planned = new RegExp(
  `\\b(?:\\d+|two|three|four|five|six|seven|ten|a|one|long) ?(?:days?|nights?|weeks?|weekend)(?: trip)? (?:in|around|at|to|through) ${notOfTime}`,
  'iu',
);

/** "4 days in …", "plan a weekend in …". */
export const trip: Everyday = {
  group: 'lists',
  name: 'itinerary',
  fits: ({ act, deliverable }, text) =>
    (!deliverable || deliverable === 'plan') &&
    ((act === 'open' && (stay.test(text) || named.test(text))) ||
      ((act === 'plan' || (act === 'write' && deliverable !== undefined)) &&
        planned.test(text) &&
        !/\b(?:diet|training|study|workout|project|sprint|onboarding)\b/i.test(text))),
};
