import { ask, type Asked } from './asked.ts';

const rule = (
  cue: string,
  id: string,
  title: string,
  label: string,
  said?: string,
): readonly [RegExp, Asked, RegExp | undefined] => [
  new RegExp(`\\b(?:${cue})\\b`, 'i'),
  ask('rule', id, title, label),
  said === undefined ? undefined : new RegExp(`\\b(?:${said})`, 'i'),
];

// What decides in a product of this sort and nobody can guess; a goal that says it is not asked.
const rules = [
  rule(
    'lend(?:s|ing)?|lent|borrow(?:s|ed|ing)?|loans?(?! calculator| payments?| terms?| amount| interest)|tool library|rents? out|hires? out|who has (?:which|what|our|my|the)',
    'lending',
    'Lending',
    'How long one may keep it, what if late',
    'overdue|late|days|weeks|mortgage|interest',
  ),
  rule(
    'bookings?|book (?:an?|the|online)|reserv\\w+|appointments?(?! reminders?)',
    'booking-rules',
    'Bookings',
    'How far ahead, until when one may cancel',
    'cancel|ahead|in advance',
  ),
  rule(
    'wait(?:ing)? ?lists?|sign(?:s|ing)? ?ups? (?:for|to)|(?:to|can|must|people|guests|parents|members) register for|(?:event|course|class|workshop) registrations?|rsvp',
    'places',
    'Places',
    'How many places, and what when it is full',
    'full|places|first in',
  ),
  rule(
    '(?:picks?|chooses?|suggests?) (?:an?|the|our|one)(?! (?:date|time|slot|color|colour|file|photo))',
    'choosing',
    'Choice',
    'What it picks from, and how',
    'random|list of|from (?:an?|the|our|my)',
  ),
  rule(
    'vot(?:e|es|ing)|polls?|elections?|ballots?',
    'voting',
    'Voting',
    'Who may vote, how often, and what wins',
    'tie|majority|each',
  ),
  rule(
    'rosters?|rotas?|shifts?(?! (?:change|hand|report))|on[- ]call|duty plan',
    'shifts',
    'Shifts',
    'Which shifts there are, people for each',
    'swap|each needs',
  ),
  rule(
    'chores?|who (?:drives|cooks|cleans|plays|sits|brings|gets|takes|does|picks|fetches|collects|walks|feeds|waters|pays|hosts)|which \\w+ (?:covers|takes|does|teaches|works|plays|drives)|car ?pool\\w*|assign\\w*|allocat\\w*|match(?:es|ing)? (?:people|volunteers|students|mentors)|pairs? (?:up|people)|secret santa|seating plan',
    'deciding',
    'Who gets what',
    'How it is decided who gets what',
    'by lot|in turn|fair|random',
  ),
  rule(
    'split(?:s|ting)?(?: (?:the|our|shared))? (?:costs?|bills?|expenses?|rent)|(?:expense|bill|cost)s? (?:split\\w*|sharing)|shared expenses|kitty',
    'splitting',
    'Splitting',
    'How costs split when not all take part',
    'equal|per person|percent',
  ),
  rule(
    'gift cards?|vouchers?|coupons?|(?:discount|promo) codes?',
    'vouchers',
    'Vouchers',
    'How long they last, whole or in parts',
    'valid|expire',
  ),
  rule(
    'approv\\w*|leave requests?|holiday requests?|vacations?|expense claims?|permission to|swap(?:s|ping)? (?:shifts|lessons|duties|places)',
    'approval',
    'Approval',
    'Who approves, up to what',
    'manager|boss|approved by',
  ),
  rule(
    'time ?sheets?|clock(?:s|ing)? in|working hours|time tracking|overtime',
    'hours',
    'Hours',
    'How breaks, rounding and overtime count',
    'break|overtime|round',
  ),
  rule(
    'tournaments?|leagues?|leader ?boards?|rankings?|competitions?|loyalty|reward points?|bonus card',
    'points',
    'Points',
    'How points count, and what breaks a tie',
    'points (?:for|per)|tie',
  ),
  rule(
    '(?:in |our |the |my )?stock(?! (?:price|market|ticker|exchange)\\w*)|warehouse|supplies|spare parts|ingredients',
    'stock',
    'Stock',
    'When stock is low, and what happens then',
    'low|below|minimum|re-?order|check|look up|availability',
  ),
  rule(
    'invoic\\w*|subscriptions?|membership fees?|(?:club|monthly|annual) (?:fees?|dues)|rent collection|donations?',
    'amounts',
    'Amounts',
    'Amounts, when due, what if nobody pays',
    'overdue|unpaid|per month',
  ),
  rule(
    '(?:online |web ?)(?:shop|store)|shop page|e-?commerce|order(?:s|ing)? (?:food|online|lunch|bread|from)|take-?away|pre-?orders?|sells?|marketplace|shop for (?:our|my|an?|the)',
    'buying',
    'Buying',
    'How people pay and get it, delivery cost',
    'pay|deliver|pick ?up|shipping',
  ),
  rule(
    'quiz|flash ?cards?|vocabulary|practice tests?|exams?',
    'round',
    'A round',
    'How many questions, and when it is passed',
    '\\d+ questions|passed',
  ),
  rule(
    'remind\\w*|alerts?|notif\\w*|warns?|warnings?',
    'reminding',
    'Reminders',
    'When it reminds, whom, how, how often',
    'before|after|e-?mail|when',
  ),
] as const;

/** The rules that a goal of this sort turns on and does not tell, most telling first. */
export const ruleQuestions = (prose: string): readonly Asked[] =>
  rules.flatMap(([cue, asked, said]) => (cue.test(prose) && said?.test(prose) !== true ? [asked] : []));
