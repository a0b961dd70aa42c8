import { matter } from '../matter.ts';

const read = (facts: string, when: RegExp) => matter('text', when, facts);

/** What the public reads: offers, notices, stories of one's own. */
export const publicTexts = [
  read(
    'what I did last; what I am good at; what I look for',
    /\blooking for (?:\p{L}+ ){0,2}(?:work|jobs?|role|position)\b|\bopen to work\b/iu,
  ),
  read(
    'the work, hours and pay; what we offer; contact',
    /\b(?:looking for (?!(?:a |an |my |new )*(?:new )?(?:work|jobs?|role|position|something)\b)|hiring|we seek|vacanc\w+|join (?:us|our)|volunteers? wanted|needs? (?:an? )?(?:new )?(?:treasurer|volunteers?|helpers?|members?|coach|trainer|players?|singers?|drivers?|staff|cook|nurse|assistant))\b/i,
  ),
  read(
    'what is offered and its price; for whom; what sets it apart',
    /\b(?:my|our) (?:[\p{L}-]+ )?services?\b|\bfreelanc\w+|\b(?:coaching|tutoring|lessons)\b/iu,
  ),
  read('three details about me; who I look for', /\b(?:dating|tinder|bumble|hinge)\b/i),
  read('what it looks like; place and time; contact', /\b(?:lost|missing|found|stray)\b/i),
  read(
    'rooms and beds; place and what is near; price',
    /\b(?:airbnb|real estate|\d[- ]room|cottage|holiday (?:home|flat|house)|guest ?house|hostel|cabin|chalet|(?:flat|room|apartment|house) (?:to|for) (?:let|rent|sale))\b/i,
  ),
  read(
    'make, age and condition; price; place of pick-up',
    /\b(?:used|second[- ]hand|ebay|for sale|sell(?:ing)?|marketplace|vinted|craigslist)\b/i,
  ),
  read(
    'what is offered and its price; until when; where or link',
    /\b(?:sale|discount|off(?:er)?|black friday)\b/i,
  ),
  read(
    'what happened; figures or names that may be told',
    /\b(?:why|how|what) (?:we|i) (?!can\b|could\b|should\b)\p{L}|\b(?:my|our) (?:first|last|story|experience|journey|mistakes?)\b|\blearn(?:ed|t)\b/iu,
  ),
  read(
    'date and place; what is special about it',
    /\b(?:party|parties|wedding(?! (?:dress|gown|ring|cake|photo|card)\w*)|celebration|anniversary|festival|fair|(?:flea|christmas) market|workshops?|concert|tournament|conference|fundraiser|open (?:day|house))\b/i,
  ),
];
