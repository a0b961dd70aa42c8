import { matter } from '../matter.ts';

/** Gifts, what to watch or read, packing, going out, travel. */
export const leisure = [
  matter(
    'choice doing',
    /\bgifts?\b|\badvent calendar\b|\bsurprise for\b|\bpresents? for\b|\b(?:birthday|christmas) presents?\b/i,
    'what they like; budget',
  ),
  matter(
    'choice',
    /^(?=.{0,100}$).*\b(?:books?|novels?|thrillers?|movies?|films?|series|tv shows?|anime|(?:board|video|card) games?|podcasts?|playlist|songs?)\b/i,
    'what was liked before; what it should not be',
  ),
  matter(
    'doing',
    /\bpacking list\b|\bwhat (?:to|should i|should we|do i|do we|do you|would you) pack\b/i,
    'number of days; dates; what is planned there',
  ),
  matter('doing', /\b(?:first|second) date\b|\bdate (?:night|ideas?)\b/i, 'what they like; budget'),
];

/** Parties and whatever is put on for others. */
export const parties = [
  matter(
    'doing',
    /^(?!.*\b(?:invit\w+|card|speech|toast|poem|vows?|text|e-?mail|letter|dress|cake)\b).*\b(?:party|parties|wedding(?! (?:dress|gown|ring|cake|photo|card)\w*)|celebration|anniversary|reunion|bbq|barbecue|picnic|baby shower|offsite|team (?:day|event|building)|team-building|(?:hen|stag) (?:do|night)|birthday)\b|\b(?:plan|organi[sz]\w+|host|throw|set up)\b.*\b(?:festival|fair|market|workshops?|concert|tournament|conference|fundraiser|open (?:day|house))\b/i,
    'number of guests; date and place; budget; what they like',
  ),
];

/** Trips. */
export const trips = [
  matter(
    'choice doing',
    /\b(?:trip|trips to|travel(?:ling|ing)? (?:to|in|around|through|with)|(?:vacations?|holidays?) (?:in|on|at|with|for (?!(?:a |my |our )?(?:flat|home|card)))|(?:plan|book|our|my|summer|winter) (?:\p{L}+ )?(?:vacation|holiday)s?(?! (?:flat|home|house|card|pay|request|let))|city break|honeymoon|camping|what (?:to|can|should|could) (?:we |i )?(?:do|see|visit) in|backpacking|hik(?:e|ing)|where (?:to|should|can|could) (?:we |i )?(?:go|fly|stay|spend|celebrate)|(?:weekend|days?|weeks?|nights?)(?: for [\p{L} ]{1,16})? (?:in|at|on|of) (?!a row\b|work\b|school\b)\p{L})/iu,
    'who travels; what we like; number of days; dates; budget',
  ),
];
