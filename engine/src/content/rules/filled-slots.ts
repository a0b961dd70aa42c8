import { countWords } from '../../reading/complexity.ts';
import type { KnownFacts } from '../../reading/known-facts.ts';
import type { Scene } from '../scene.ts';

/** From here on a goal tells what happened. */
const tellingWords = 14;
const tellable =
  /^(?:what (?:must be|went|happened|they (?:did|wrote|must know)|was (?:agreed|said)|came|I (?:propose|offer)|changed|speaks|bothers|holds|the review|is new)|something about|a moment|is new|notes of|other signs|how it was made)/;
/** What a thing is for or about is its subject: "for a night baker", "about our tram". */
const subjects =
  /^(?:product|position|subject|customer or case|field|topic|organisation|product or organisation|product or company|system|scope|client|name|case)$/;
const readUpTo = 2_000;
const figured =
  /\b(?:date|dates|day|period|term|time|price|budget|amount|figures?|capital|people|pay|length|since)\b/;
const named =
  /\b(?:name|company|product|organisation|employer|client|brand|topic|event|occasion|subject|parties|position|case)\b/;
/** Plans in which nobody is counted and nothing is bought. */
const alone =
  /\b(?:study|learning|career|reading|revision|diet|marathon|onboarding|training|communication|induction|cleaning|lesson)\b/i;

const inFacts: readonly (readonly [RegExp, readonly (keyof KnownFacts)[]])[] = [
  [/\b(?:price|budget|amount|figures?|capital|costs?)\b/, ['amount']],
  [/\b(?:link|contact)\b/, ['link']],
  [/\b(?:date|dates|day|deadline|period|term|time frame|timeline|days|when)\b/, ['date', 'time']],
  [/\b(?:place|location)\b/, ['place']],
  [named, ['name', 'quoted']],
  [/what it shows/, ['quoted']],
];

/** Slots, and the ways of saying it that fill them. */
export type SaidSlots = readonly (readonly [slot: RegExp, goal: RegExp])[];

const said: SaidSlots = [
  [/\b(?:region|market|country)\b/, /\b(?:in|at|near) (?:the )?\p{Lu}/u],
  [
    /^what (?:went wrong|happened(?! last))/,
    /\b(?:we|i|they|he|she|it|you) (?:\p{L}+ ){0,2}?(?:\p{L}{2,}ed|sent|lost|forgot|broke|came|left|made|took|gave|arrived|cannot|never)\b/iu,
  ],
  [/^what must be in it/, /:\s*\S+(?: \S+){3}/],
  [/^budget/, /\bbudget\b.{0,24}\d|\d.{0,24}\bbudget\b|\b(?:under|up to|below|max(?:imum)?|less than) \d/i],
  [
    /\b(?:length|number of days|hours|posts a week|period)\b/,
    /\b\d+[ -]?(?:minutes?|mins?|hours?|days?|weeks?|months?)\b|\b(?:times|days) a week\b|\bweekly\b|\ba (?:week|day)\b|\b(?:daily|every day)\b/i,
  ],
  [
    /\b(?:age or level|level|learners)\b/,
    /\b(?:year[- ]olds?|grade|graders?|freshm[ae]n|undergraduates?|high school|middle school|primary school|kindergarten|year \d+|beginners?|advanced|intermediate|kids|children|adults)\b/i,
  ],
  [/^what exactly/, /\b(?:ask\w*|request\w*|beg\w*) (?:\p{L}+ ){0,4}for (?:an?|more|the|my|\d)/iu],
  [
    /^what (?:speaks|bothers|holds)/,
    /\b(?:because|since|due to|so that|but (?:i|we|it|the|my|he|she|they))\b/i,
  ],
  [
    /^what they must know/,
    /\b(?:tell|inform|let|remind|notify|warn)\b.{3,40}?\b(?:that|(?:the|our|my|we|i|there|it)\b.{0,24}\b(?:is|are|was|were|will|has|have|can(?:['’]t|not)?|won['’]t|starts?|ends?|closes?|moves?|changes?))\b|\bthat (?:the|our|my|we|i|there|it|he|she|they)\b/i,
  ],
  [
    /^names, dates/,
    /\d.*\b(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*\d/i,
  ],
  [/^what changed before/, /\b(?:since|after) (?:we|i|the|he|she|it|my|our)\b/i],
  [/^what is new/, /\bthat (?:our|we|i|the|my)\b|:|, (?:our|we|i|the|my|he|she|they) \p{L}/iu],
  [/^what I liked/, /\bbut\b|\b(?:was|were) \p{L}/iu],
  [/^income/, /\b(?:income|earn|salary|net)\b.{0,12}\d|\d (?:\p{L}+ )?(?:income|net|salary)\b/iu],
  [/^fixed costs/, /\brent\b.{0,8}\d|\d rent\b/i],
  [/^what it is about/, /\b(?:about|to (?:discuss|talk)|regarding|because)\b/i],
  [
    /^(?:reason$|what came)/,
    /\b(?:because|since|due to|as we|so that|but (?:i|we|it|the|my|he|she|they)|i(?:['’]?m| was| am| have| had)|we (?:were|are|have|had))\b/i,
  ],
  [
    /^diagnosis/,
    /\b(?:after|with|before|about|on|starting|taking|following) (?!patients\b|the\b|their\b)\p{L}/iu,
  ],
  [
    /^channels/,
    /\b(?:instagram|facebook|linkedin|tiktok|youtube|newsletter|e-?mail|twitter|radio|print|google)\b/i,
  ],
  [/^(?:audience|client|who decides|recipient)/, /\b(?:for|to) (?:my|our|the|an?|all|new) (?!new\b)\p{L}/iu],
  [
    /^what it is (?:used )?for/,
    /\b(?:appl(?:y|ied|ies|ying|ication)|for (?!(?:my|me|us|our|him|her|under|less|beginners|sale)\b|(?:a|the|his|her|their) (?:good|low|tight)\b|\d)\p{L}|to (?:play|edit|use|work|run|draw|write|travel|study|commute|train))/iu,
  ],
  [
    /^two (?:achievements|results)/,
    /\b(?:built|led|ran|won|managed|created|organi[sz]ed|never missed|increased|raised|saved|launched|trained|cut|doubled|wrote|designed)\b/i,
  ],
  [/^result$/, /\d ?(?:%|percent)|\bfrom \S*\d.* to \S*\d/i],
  [
    /^name of the recipient/,
    /\b(?:to|for) (?:all |the |our |my |whole |entire )*(?:office|company|department|club|class|school|crew|parents|customers|clients|members|staff|employees|residents|neighbou?rs|subscribers|team|board|students|tenants|patients|guests|volunteers|donors|everyone|colleagues|users)\b/i,
  ],
  [/^(?:items or news|topics)/, /,[^,]+,/],
  [
    /^publication name/,
    /\bfor (?:the |my |our )?(?:whole )?(?:family|friends|relatives|class|neighbou?rs)\b/i,
  ],
  [/\b(?:features|material|made of|rooms and beds|condition|achievements)\b/, /,[^,]+,/],
  [
    /^(?:goal date|by when|exam date|date)\b/,
    /\b(?:first|next|last|in|within|over|for|by|until|before)(?: the)?(?: first| next| few)? (?:\d+|(?:one|two|three|four|five|six|eight|ten|an?) (?:days?|weeks?|months?|years?))\b|\b\d+[- ](?:day|week|month)\b|\b(?:until|by|before|this) (?:the )?(?:year|summer|winter|spring|autumn|christmas|easter)\b/i,
  ],
  [
    /^dates/,
    /\b(?:in|next|this) (?:the )?(?:early |late |mid-?)?(?:spring|summer|autumn|fall|winter|may)\b|\b(?:at|over|spend) (?:christmas|easter|new year)\b/i,
  ],
  [
    /^audience/,
    /\b(?:board|client|investors?|team|staff|class|sales|conference|school|parents|customers?) (?:presentation|deck|talk|slides|meeting|update)\b/i,
  ],
  [
    /^what they did/,
    /\b(?:who|that|for) (?:got|helped|saved|fixed|stayed|brought|took|came|gave|did|made|found|carried|\p{L}{3,}ing)\b/iu,
  ],
  [/^what went wrong/, /\b(?:that|because) .*\b(?:was|were|is|are|has|have|had|did|does|never)\b/i],
  [
    /^occasion/,
    /\b(?:anniversary|birthday|opening|graduation|baptism|christening|concert|barbecue|party|wedding|celebration|open house|dinner|reunion|workshop|birthday)\b/i,
  ],
  [
    /^(?:people|who travels|participants)/,
    /\b(?:for|with|us) (?:two|three|four|five|six|seven|eight|ten|\d+|my|our|one|the (?:kids|children|family))\b|\b(?:\d+|two|three|four|five|six) (?:\p{L}+ )?(?:people|guests|adults|kids|children|friends|girls|boys|persons|colleagues)\b|\b(?:two|three|four|five|six|\d+) of us\b|\b(?:solo|alone|myself|famil(?:y|ies)|couple|honeymoon|romantic|with (?:a |the )?(?:baby|toddler|kids|friends|dog))\b/iu,
  ],
  [
    /tried|done so far/,
    /\b(?:tried|already|(?:i|we) keep \p{L}+ing|(?:did|does|do)(?:n['’]t| not) (?:help|work)|changed|replaced|restarted|reset)\b/iu,
  ],
  [
    /^(?:since when|how long ago|how old)/,
    /\b(?:since|ago|for (?:\p{L}+ )?(?:\d+|an?|days|weeks|months|years)|yesterday|today|last (?:night|week|month|year)|after the (?:update|last)|suddenly|always|months|weeks|every (?:night|day|morning)|first time)\b/iu,
  ],
  [
    /\bage\b/,
    /(?<!\b(?:after|for|in|over|within|last|past|than|about) )\b\d+(?:st|nd|rd|th)? ?[- ]?(?:years?|months?|yo|birthday|weeks?)\b|\b(?:son|daughter|kid|child|boy|girl|toddler|baby|mum|mom|dad|mother|father|dog|cat|i(?:['’]m| am)),? \(?\d+\b|\b(?:turns|turning|aged?) \d+\b/i,
  ],
  [
    /^how long(?! ago)/,
    /\b(?:for (?:\d+|an?|two|three|the (?:week|day))|until|till|all week|next week|this week|days|weeks)\b/i,
  ],
  [/^decision wanted/, /\b(?:whether|decide|decision|approve)\b/i],
  [
    /^what (?:they|the reader) should do/,
    /\b(?:ask\w*|invit\w+|remind\w*|request\w*|whether|if (?:they|he|she|we|i)|to (?:come|send|pay|bring|stop|sign|join|return|confirm|fix|repair|reply|vote|book|register|help)|bring|please|apolog\w+|sorry|thank\w*|congratulat\w*|tell\w*|that|refus\w+|declin\w+)\b/i,
  ],
  [
    /^place/,
    /\b(?:at home|outdoors?|online|indoors?|(?:trip|visit|mov(?:e|ed|es|ing)) to|at (?:the|our|my) \p{L})/iu,
  ],
  [
    /^(?:date|exam date|end date)\b/,
    /\b(?:tue|wed|thu|fri)s?\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\b/i,
  ],
];

/** Whether the goal holds a fact of the slot's kind, so that nobody is asked for what is there. */
export const isFilled = (slot: string, facts: KnownFacts, { reading, matters }: Scene): boolean => {
  const { request, reader, language } = reading;
  const goal = reading.goal.slice(0, readUpTo);
  return (
    // Words of other languages are not known here, figures are.
    (language.confident && language.code !== 'en' && figured.test(slot) && /\d/.test(goal)) ||
    inFacts.some(([of, kinds]) => of.test(slot) && kinds.some((kind) => facts[kind])) ||
    [...said, ...(matters?.said ?? [])].some(([of, when]) => of.test(slot) && when.test(goal)) ||
    (tellable.test(slot) && countWords(goal) >= tellingWords) ||
    (reader !== undefined &&
      /\b(?:who it is for|customers|audience|learners|people|level|participants|age(?! of the child))\b/.test(
        slot,
      )) ||
    (slot.startsWith('names, dates') && facts.date && (facts.time || facts.name || facts.amount)) ||
    (/^(?:people|budget)$/.test(slot) && alone.test(goal)) ||
    (subjects.test(slot) && /\b(?:for|of|about|on|between)\s+(?!me\b|us\b)\p{L}/iu.test(request))
  );
};
