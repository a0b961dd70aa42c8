import type { KindCard } from '../kinds/kind-card.ts';
import { type NamedPart, part } from './named-part.ts';
import { workflowParts } from './workflow-parts.ts';

const parts: readonly NamedPart[] = [
  part(
    'booking',
    '(?<!request(?:s|ed)? (?:an? )?)(?:bookings?|reservations?|appointments?)(?! requests?| (?:goes |runs? |is (?:done )?|are |happens? )?(?:over|via|through|on|with) \\p{L})|book (?:an?|the|online|classes|tables|rooms)',
    'When two people book the last free place at the same moment, then one succeeds and the other is told',
    'Booking: choose, enter name and e-mail, see a confirmation; cancel by a link in it',
  ),
  part(
    'schedule',
    'schedules?|timetables?|calendar|opening times|class times',
    'When an entry of the schedule moves or is cancelled, then the page shows it and its old place says so',
    'Schedule: by day, with time, place and free places; the next entry first',
  ),
  part(
    'reminder',
    'reminders?|remind(?:s|ed)?|notif(?:y|ies|ications?)|alerts?',
    'When the app was closed at the time, then on the next start it shows what is due and what was missed, each once',
    'Reminders: asked for when the first one is set; what cannot be shown while the app is closed (a browser page cannot) is said plainly in the settings',
  ),
  part(
    'offline',
    'offline|without (?:an? )?(?:internet|connection|network)',
    'When it was loaded once and the connection is off, then it starts, takes changes and keeps them over a reload',
    'Offline: the program and its data are kept on the device; what waits to be sent is shown',
  ),
  part(
    'search',
    'search(?:able| bar| box| field)?(?! (?:tool|engine|index))',
    'When a search finds nothing, then the page says so and offers to clear it',
  ),
  part(
    'filter',
    'filters?|sort by|categories',
    'When a filter is set, then only matching entries remain, and a reload keeps the filter',
  ),
  part(
    'payment',
    'payments?|checkout|stripe(?! (?:api|webhooks?|events?|data|orders))|paypal|(?:online|take|accept|collect) donations?|donations? (?:page|button|by card)',
    'When a payment fails, then nothing is booked or ordered, the reason is shown, and a second try charges once',
    'Payment: total before paying, receipt by e-mail, test mode until I give keys',
  ),
  part(
    'upload',
    'uploads?|attachments?|photo upload',
    'When a file is too large or of another type, then it is refused by name and nothing is lost',
  ),
  part(
    'chat',
    '(?:live )?chat|messaging',
    'When the connection drops and returns, then missed messages appear once and in order',
  ),
  part(
    'comments',
    '(?:(?:with|and|customer|user|product|its) |, )(?:reviews(?! from)|ratings?)',
    'When the same person rates twice by mistake, then it counts once',
    'Reviews: one per person and thing, with date; the average and its number beside each entry',
  ),
  part(
    'newsletter',
    'newsletter|mailing list|waitlist|join (?:our|the) waiting list|sign-?up form|e-?mail sign-?up',
    'When the same address is entered twice, then it is stored once and the page says that it is on the list',
  ),
  part(
    'dark',
    'dark (?:mode|theme)',
    'When the theme is changed, then every page keeps it after a reload and no text loses its contrast',
  ),
  part(
    'statistics',
    'statistics|stats|charts?|graphs?|analytics|(?:sales|daily|weekly|monthly|yearly) reports?',
    'When there is no data for the chosen period, then the screen says so and draws no empty chart',
  ),
  part(
    'export',
    'exports?|(?:csv|pdf) (?:export|download)',
    'When an exported file is opened, then it holds what the screen showed',
  ),
  part(
    'share',
    'shareable|sharing|share (?:an? |the |my |their )?(?:links?|lists?|results?|trips?|recipes?)',
    'When a shared link is opened by a stranger, then they see that entry and nothing else',
  ),
  part(
    'map',
    '(?:with|and|on|its) an? (?:\\p{L}+ )?map|map view',
    'When the position is refused or unknown, then the map shows a chosen place and a list stands beside it',
    'Map: entries as pins with a list beside it; the place is typed where the position is refused',
  ),
  part(
    'split',
    'split (?:\\p{L}+ )?(?:expenses|bills?|costs|the bill)|who owes|owes whom',
    'When an amount does not divide evenly, then the cents are spread and the shares still add up to it',
    'Expense: title, amount, who paid, for whom, split evenly, by amounts or by shares; a balance per person that sums to 0; settling up with the fewest payments, each of which can be recorded; money in whole cents',
  ),
  part(
    'timed',
    'every (?:morning|evening|night|day|hour|week|month|monday|friday|sunday|\\d+ (?:minutes|hours))|cron',
    'When it was down at the time, then it runs once when it is back; a clock change makes it run neither twice nor not at all',
  ),
  part(
    'cache',
    'cach(?:e|es|ed|ing)',
    'When the same is asked twice within the time to keep it, then the second answer comes from the cache and says its age',
  ),
  part(
    'limit',
    'rate.?limit(?:s|ed|ing)?|throttl\\w+',
    'When a caller goes over the limit, then the answer says so and when to try again',
  ),
];

const limit =
  /\b(?:for up to|max(?:imum)?(?: of)?|at most|no more than|not more than|limit(?:ed)? (?:of|to)) (?:\d+|one|two|three|four|five|ten) (?!(?:for|in|per|of|at|and|or|to|by|on|a|an|the)\b)[\p{L}-]+/iu;

/** The limit that a goal sets in numbers ("max 3 loans"), in its own words, or undefined. */
export const namedLimit = (goal: string): string | undefined => limit.exec(goal.slice(0, 2_000))?.[0];

// A part that says more than another about the same words.
const covers: Readonly<Record<string, readonly string[]>> = {
  'pdf-export': ['export'],
  'csv-import': ['upload'],
  photos: ['upload'],
  shifts: ['schedule', 'booking'],
  overdue: ['reminder'],
  'messages-out': ['reminder'],
  lending: ['booking'],
};

const negated =
  /\b(?:no|not|without|don['’]?t (?:want|need)|instead of|hid(?:es?|ing)|remov(?:es?|ing)|block(?:s|ing)?|delet(?:es?|ing))\s+(?:\w+\s+){0,2}$/i;

/**
 * The parts that a goal of a few lines names, in the order of the goal; what it does not want is left out. A longer goal
 * says itself what its parts are: without `all` only its ways of working count. `ofKind`: parts that its kind alone has.
 */
export const namedParts = (
  goal: string,
  all = true,
  ofKind: readonly NamedPart[] = [],
): readonly NamedPart[] => {
  const text = goal.slice(0, 1_000).toLowerCase();
  const hits = (all ? [...ofKind, ...workflowParts, ...parts] : workflowParts)
    .flatMap((each) => {
      const match = each.pattern.exec(text);
      if (match === null) return [];
      const isWanted =
        each.id === 'offline' ||
        each.id === 'overdue' ||
        each.id === 'stock' ||
        !negated.test(text.slice(0, match.index));
      return isWanted ? [{ each, at: match.index }] : [];
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each);
  return hits.filter(({ id }) => !hits.some((other) => covers[other.id]?.includes(id)));
};

/** Whether a part goes with the project type and the kind. */
export const fitsKind = (id: string, projectType: string, kind: KindCard | undefined): boolean => {
  if (projectType === 'component') return false;
  if (id === 'booking' && kind?.id === 'booking') return false;
  if (id === 'score') return /game$|quiz/.test(kind?.id ?? '');
  return id !== 'lending' || !/calculator/.test(kind?.id ?? '');
};
