import { countWords } from '../../reading/complexity.ts';
import type { KnownFacts } from '../../reading/known-facts.ts';
import type { Scene } from '../scene.ts';

/** From here on a goal tells what happened. */
const tellingWords = 14;

/** Slots that are filled by a way of saying it rather than by a kind of fact. */
const told: readonly { readonly of: RegExp; readonly when: RegExp }[] = [
  {
    of: /^what exactly/,
    when: /\b(?:ask\w*|request\w*|beg\w*) (?:\p{L}+ ){0,4}for (?:an?|more|the|my|\d)/iu,
  },
  {
    of: /^reason/,
    when: /\b(?:because|since|due to|as we|i (?:was|am|have|had)|we (?:were|are|have|had))\b/i,
  },
  {
    of: /^diagnosis/,
    when: /\b(?:after|with|before|about|on|starting|taking|following) (?!patients\b|the\b|their\b)\p{L}/iu,
  },
  {
    of: /^channels/,
    when: /\b(?:instagram|facebook|linkedin|tiktok|youtube|newsletter|e-?mail|twitter|radio|print|google)\b/i,
  },
  {
    of: /^(?:audience|client|who decides|recipient)/,
    when: /\b(?:for|to) (?:my|our|the|an?|all|new) (?!new\b)\p{L}/iu,
  },
  {
    of: /^what it is for/,
    when: /\b(?:appl(?:y|ied|ies|ying|ication)|for (?:a|the|his|her|their) (?:job|position|master\p{L}*|phd|role|place|scholarship|visa|flat|apartment))\b/iu,
  },
  {
    of: /^two (?:achievements|results)/,
    when: /\b(?:built|led|ran|won|managed|created|organi[sz]ed|never missed|increased|raised|saved|launched|trained|cut|doubled|wrote|designed)\b/i,
  },
  { of: /^result$/, when: /\d ?(?:%|percent)|\bfrom \S*\d.* to \S*\d/i },
  {
    of: /^name of the recipient/,
    when: /\b(?:to|for) (?:all |the |our |my |whole |entire )*(?:office|company|department|club|class|school|crew|parents|customers|clients|members|staff|employees|residents|neighbou?rs|subscribers|team|board|students|tenants|patients|guests|volunteers|donors|everyone|colleagues|users)\b/i,
  },
  { of: /^items or news/, when: /,[^,]+,/ },
  {
    of: /^goal date/,
    when: /\b(?:first|next|last|in|within|over|for)(?: the)?(?: first| next)? \d+\b|\b\d+[- ](?:day|week|month)\b/i,
  },
  {
    of: /^audience/,
    when: /\b(?:board|client|investors?|team|staff|class|sales|conference|school|parents|customers?) (?:presentation|deck|talk|slides|meeting|update)\b/i,
  },
  { of: /^occasion/, when: /\b(?:party|wedding|celebration|open house|dinner|reunion|workshop|birthday)\b/i },
  {
    of: /^(?:people|who travels)/,
    when: /\b(?:for|with|us) (?:two|three|four|five|six|\d+|my|our)\b|\b\d+ (?:people|guests|adults|kids|children|friends)\b|\b(?:solo|alone|famil(?:y|ies)|couple)\b/i,
  },
  { of: /^where I start/, when: /\bfrom \p{Lu}/u },
  {
    of: /tried|done so far/,
    when: /\b(?:tried|already|keep \p{L}+ing|(?:did|does)(?:n['’]t| not) (?:help|work))\b/iu,
  },
  {
    of: /^(?:since when|how long)/,
    when: /\b(?:since|ago|for (?:\p{L}+ )?(?:\d+|a|days|weeks|months|years))\b/iu,
  },
  { of: /\bage\b/, when: /\b\d+[- ]?(?:years?|months?|yo)\b/i },
  { of: /^by when/, when: /\b(?:in|within|by|until|before) (?:\d+|a|one|two|three|six|the|next)\b/i },
  { of: /^decision wanted/, when: /\b(?:whether|decide|decision|approve)\b/i },
];

/** Whether the goal holds a fact of the slot's kind, so that nobody is asked for what is there. */
export const isFilled = (slot: string, facts: KnownFacts, scene: Scene): boolean => {
  if (/\b(?:price|budget|amount|figure|figures|capital|cost)\b/.test(slot) && facts.amount) return true;
  if (slot === 'budget' && /\bbudget\b.{0,24}\d|\d.{0,24}\bbudget\b/i.test(scene.reading.goal)) return true;
  if (/\b(?:link|contact)\b/.test(slot) && facts.link) return true;
  if (
    /\b(?:date|dates|day|deadline|period|term|time frame|timeline|days|when)\b/.test(slot) &&
    (facts.date || facts.time)
  )
    return true;
  if (/\b(?:place|location|region|market|country)\b/.test(slot) && facts.place) return true;
  if (
    /\b(?:who it is for|customers|audience|learners|people|level|participants|age)\b/.test(slot) &&
    scene.reading.reader
  )
    return true;
  if (
    /\b(?:length|number of days|hours|days a week|posts a week|period)\b/.test(slot) &&
    /\b\d+[ -]?(?:minutes?|mins?|hours?|days?|weeks?|months?)\b|\b(?:times|days) a week\b|\bweekly\b|\ba week\b/i.test(
      scene.reading.goal,
    )
  )
    return true;
  if (
    /\b(?:age or level|level|learners)\b/.test(slot) &&
    /\b(?:year[- ]olds?|grade|graders?|freshm[ae]n|undergraduates?|high school|middle school|primary school|kindergarten|year \d+|beginners?|advanced|intermediate|kids|children|adults)\b/i.test(
      scene.reading.goal,
    )
  )
    return true;
  const { goal } = scene.reading;
  if (
    /^(?:what (?:went|happened|they did|was agreed|came|I propose)|notes of)/.test(slot) &&
    countWords(goal) >= tellingWords
  )
    return true;
  if (
    /^(?:people|budget)$/.test(slot) &&
    /\b(?:study|learning|career|reading|revision|diet|marathon|onboarding|training|communication|induction|cleaning|lesson)\b/i.test(
      goal,
    )
  )
    return true;
  if (/\bdate\b/.test(slot) && /\b(?:in|within) \d+ (?:days|weeks|months|years)\b/i.test(goal)) return true;
  if (told.some(({ of, when }) => of.test(slot) && when.test(goal))) return true;
  if (/\b(?:features|material)\b/.test(slot) && (goal.match(/,/g)?.length ?? 0) >= 2) return true;
  // "for a night baker", "about our tram": what the thing is for or about is its subject.
  const subject =
    /^(?:product|position|subject|customer or case|field|topic|organisation|product or organisation|product or company|system|scope|client|name|case)$/.test(
      slot,
    );
  if (subject && /\b(?:for|of|about|on|between)\s+(?!me\b|us\b)\p{L}/iu.test(scene.reading.request))
    return true;
  return (
    /\b(?:name|company|product|organisation|employer|client|brand|topic|event|occasion|subject|parties|position|case)\b/.test(
      slot,
    ) &&
    (facts.name || facts.quoted)
  );
};
