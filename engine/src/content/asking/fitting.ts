/** Something does not go as it should. */
export const fails =
  /n['’]t\b|\b(?:not|never|no longer|keeps?|always|suddenly|stuck|broken?|fails?|failing|stopped|smells?|stinks?|clogged|cloudy|blocked|peels?|hacked|blank|hides|limps|flickers?|freezes|crashes|buzzes|hums|lies on|chews?|bites?|barks?|forgets?|deleted|leak\w*|errors?|offline|too|died|dies|slow|cannot|hurts?|forgot|lost|often|tired|has no|drips?|gurgles?|rattles?|squeaks?|turn(?:s|ing) (?:brown|yellow|black)|black screen|upside down|full of (?:water|smoke|dust|moss|holes|mou?ld)|since (?:yesterday|last|this|the|we|i|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|tastes?|sour|doubled|tripled|rising|gone|went (?:bad|wrong)|itches|clicks|stays?|drains?|trips the|is down|noises?)\b/i;

const quarrels =
  /n['’]t\b|\b(?:keeps?|always|never|argu\w+|fight\w*|fought|shout\w*|l(?:ies|ied|ying)|hits?|hitting|refus\w+|steals?|stole|credit|ignor\w+|complain\w*|rude|mean|bull(?:y|ies|ied|ying)|angry|upset|jealous|late|lazy|messy|afraid|scared|cries|crying|bites?|hurt\w*|cheat\w*|disrespect\w*|interrupts?|difficult|too)\b/i;
/** There is something to be solved: it fails, somebody is hard to deal with, a way is asked for. */
const problem = new RegExp(
  `${fails.source}|${quarrels.source}|\\b(?:how|stop|prevent|avoid|get(?:ting)? (?:rid|out)|remov\\w+|clean|fix|repair|fear|habit|stress|nervous|anxious|shy|on time|better|more|save|lower|reduce|spots?|stains?|mou?ld|pain|ache|ants|mice|moths|slugs|weeds)\\b`,
  'i',
);

/** Facts that are asked for only where the goal speaks of what they belong to. */
const belongs: readonly (readonly [slot: RegExp, goal: RegExp])[] = [
  [/^what happened last/, quarrels],
  [/^(?:since when$|what (?:was tried|changed before))/, problem],
  [
    /^time to cook/,
    /^(?!.*\b(?:team|office|staff|company|restaurant|catering|caterer|buffet|party|canteen)\b)/i,
  ],
  [
    /^how it was made/,
    /n['’]t\b|\b(?:too|flat|burn\w*|stick\w*|dry|hard|soggy|smells?|never|always|keeps?|fails?|collaps\w*|sinks?|sank|runny|lumpy|bitter|raw|cracks?|splits?|dense|gluey|sour|heavy|not)\b/i,
  ],
  [
    /^reason$/,
    /n['’]t\b|['’]d like|\b(?:ask\w*|request\w*|want|would like|need|cannot|not|later|earlier|cancel\w*|declin\w*|refus\w*|reject\w*|turn\w*|leav\w*|absen\w*|sick|ill|miss\w*|chang\w*|postpon\w*|mov\w*|resign\w*|increas\w*|rais\w*|rise|price|fees?|off|clos\w*|no|out|end\w*|quit\w*|late|delay\w*|days?|vacation)\b/i,
  ],
  [
    /^(?:one proof|name of the caller)/,
    /\b(?:cold|sales|sell\w*|pitch\w*|offer\w*|prospects?|leads?|telemarket\w*)\b/i,
  ],
  [
    /^what I want from it/,
    /\b(?:he|she|him|they|them|husband|wife|boyfriend|girlfriend|partner|ex|m[ou]m|mother|dad|father|parents?|in-laws?|sister|brother|siblings?|son|daughter|kids?|children|teen\w*|friends?|friendship|relationship|neighbou?rs?|colleagues?|co-?workers?|boss|manager|team|staff|employees?|room-?mates?|flat-?mates?|tenants?|landlord|landlady|clients?|customers?|teachers?|pupils?|students?|class|doctor|family|people|someone|somebody|everyone|nobody)\b/i,
  ],
  [
    /^where I stand/,
    /\b(?:learn\w*|train\w*|run\w*|fit\w*|shape|weight|kilos?|stud(?:y|ying|ies)|exams?|tests?|practi[sc]\w*|skills?|improve|better|marathon|\d+ ?k|swim\w*|lift\w*|push-?ups?|muscles?|strength|language|[abc][12]|italian|french|german|spanish|english|guitar|piano|chess|code|coding|program\w*|savings?|plank|split|interview|workout|gym|yoga|diet|career|job)\b/i,
  ],
];

/** Whether the goal gives a reason to ask for this fact. */
export const belongsTo = (slot: string, goal: string): boolean =>
  belongs.every(([of, when]) => !of.test(slot) || when.test(goal));
