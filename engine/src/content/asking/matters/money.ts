import { matter } from '../matter.ts';

const bills =
  /\b(?:groceries|energy|electricity|heating (?:costs|bill)|bills?|spending|solar|heat pump|insulation|heat (?:a|my|our|the))\b/i;
const customers =
  /\b(?:business|marketing) ideas?\b|\b(?:more|new|find|win|get) (?:customers|clients|guests|members|bookings|followers)\b|\b(?:start|open|launch|found|grow|run)\b.*\b(?:business|shop|store|caf[eé]|restaurant|company|blog|podcast|channel|side hustle|startup|agency|practice)\b/i;

/** Homes to buy, bills, business, savings, pay. */
export const money = [
  matter(
    'choice doing',
    /\b(?:buy|rent|build|lease|sell)\b.*\b(?:flat|house|apartment|home|place|condo)\b|\bhow much (?:flat|house|rent)\b/i,
    'place and prices; income and savings; how long I will stay',
  ),
  matter('choice', bills, 'what I use and spend now; price of the offer'),
  matter('trouble doing how', bills, 'what I spend now; people; what changed before'),
  matter('choice', customers, 'figures so far; money put by; what speaks against it'),
  matter('doing', customers, 'what is there already; place or market; money and time for it'),
  matter(
    'choice',
    /\bspend\b.*\bon\b|\bbudget (?:is|of)\b/i,
    'what is there already; what bothers me most; size',
  ),
  matter(
    'choice doing how',
    /\b(?:sav(?:e (?:for|up|money)|ings?)|invest\w*|debts?|mortgage|loan|pension|retire\w*|etfs?|shares|stocks|inherit\w*|afford|(?:emergency )?fund)\b|\bi have .{0,16}(?:\b(?:euros?|dollars|pounds|bucks)\b|[€$£])/i,
    'age, income and savings; debts and fixed costs; when the money is needed',
  ),
  matter(
    'choice',
    /\b(?:my|the|this) (?:rent|pay|wages?|fees?|bills?|premium|quote)\b|\bsalary\b/i,
    'amount and what it covers; country or region',
  ),
  matter(
    'choice',
    /\b(?:quit|leave|change|resign|switch)\b.*\b(?:jobs?|work|career|company|employer)\b|\b(?:freelanc\w+|self[- ]employed)\b/i,
    'what bothers me now; what I would do instead; money put by',
  ),
];
