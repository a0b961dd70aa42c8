/** What somebody is about to do to or with somebody, whatever kind of answer it wants; the first that fits counts. */
interface Situation {
  readonly when: RegExp;
  readonly facts: readonly string[];
}

const situation = (facts: string, when: RegExp): Situation => ({ when, facts: facts.split('; ') });

const lead =
  "^\\W*(?:(?:please|help me|how (?:do|can|should|would) (?:i|we)|how to|what(?:['’]s| is) the best way to|i (?:want|need|have|would like|['’]d like|must|am going) ?(?:to)?|we (?:want|need|have) to|(?:an? )?(?:polite |short |nice |friendly )?(?:message|e-?mail|mail|letter|note|text) (?:to|that)|write (?:to)?) (?:politely |nicely |kindly |gently |best )?)*";
const somebody =
  '(?:my|our|the|an?|his|her|their) (?:[\\p{L}-]+ ){0,2}?(?:boss|manager|landlord|landlady|employer|ex|wife|husband|partner|girlfriend|boyfriend|parents?|m[ou]m|mother|dad|father|sister|brother|son|daughter|kids?|children|friends?|teacher|neighbou?rs?|colleagues?|team|client|customer|doctor|in-laws?|mother-in-law|father-in-law|roommate|flatmate|company|school|bank|council|supplier|professor|supervisor|coach)';
const act = (words: string): RegExp => new RegExp(lead + words, 'iu');

/** Asked before anything that its matter would ask. */
export const situations: readonly Situation[] = [
  situation(
    'how close we are; in person, by phone or in writing; what I can offer',
    // The rarest words first, from the start of a line alone: else it takes the square of the length.
    /^(?=.*\b(?:diagnos|cancer|died|passed away|miscarriage|lost (?:his|her|their)|stroke|funeral|grie))(?=.*\b(?:say|write|text|message|card|words|comfort|help)\b).*\b(?:friend|colleague|neighbou?r|aunt|uncle|cousin|somebody|someone|co-?worker|boss|teacher|her|him)\b.*\b(?:diagnos\w+|cancer|died|passed away|miscarriage|lost (?:his|her|their)|stroke|funeral|grie\w+)\b/imu,
  ),
  situation(
    'what speaks against it for them; what matters to them',
    act('(?:convince|persuade|win over|talk) (?:my|our|the|his|her)\\b.{0,40}\\b(?:to|into|that|of)\\b'),
  ),
  situation(
    'amount, and since when; what was agreed; how close we are',
    /\b(?:money|loan|cash) back\b.*\b(?:owes?|lent|borrowed)\b|\bowes? me\b/i,
  ),
  situation(
    'why I want it; what they may say against it; what I can offer for it',
    act(`ask(?:ing)? ${somebody} (?:for|if|whether|to|about)\\b`),
  ),
  situation(
    'contract or customer number; end date; reason',
    act(
      '(?:cancel|end|quit|terminate) (?:my|our|the) (?:[\\p{L}-]+ ){0,2}?(?:membership|subscription|contract|insurance|policy|account|plan)\\b',
    ),
  ),
  situation(
    'the figures; what they fear or want; what they should decide',
    /^\W*(?:i|we) (?:have|need|want|must|got) (?:\d+ minutes )?to (?:present|pitch|explain|announce|break)\b.*\bto (?:my|our|the|an?)\b/i,
  ),
  situation(
    'since when, and how many before; what was tried; what it offers',
    /^\W*(?:nobody|no one|hardly anyone|fewer|few|less) (?:people |members |guests |customers |visitors )?(?:come|comes|came|turn|turns|sign|signs|join|joins|buy|buys|book|books|reply|replies)\b/i,
  ),
  situation(
    'what happened; what I want from them; number of the case',
    /\b(?:phone )?call (?:to|with) (?:my|our|the) (?:\p{L}+ )?(?:insur\w+|bank|landlord|landlady|doctor|school|office|company|provider|airline|hotel|shop|authority|council|utility|clinic)\b/iu,
  ),
  situation(
    'the work and its employer; two achievements; why I want it',
    /^\W*(?:write |help me (?:with |write )?)?(?:an? |my )?(?:[\p{L}-]+ ){0,2}(?:job )?application(?:$|,| (?:for|as|to|at)\b)/iu,
  ),
  situation(
    'what is handed over; to whom and by when; what often goes wrong',
    /\bhand(?:ing)?[ -]?over\b(?!.*\b(?:patients?|shift)\b)/i,
  ),
  situation(
    'what happened, when and where; what is lost or damaged; number of the policy',
    /\b(?:insurance|damage|travel|warranty) claim\b|\bclaim (?:for|on|with|from) (?:my|the|our|an?)\b/i,
  ),
  situation(
    'age of the child; what was said so far',
    /^\W*explain to (?:my|our) (?:\p{L}+ )?(?:kids?|child(?:ren)?|son|daughter|grand\p{L}+|niece|nephew|pupils|class) (?:why|that)\b/iu,
  ),
  situation(
    'two results; what did not go well; what I want next',
    /^\W*(?:write |help me with )?(?:(?:an?|my) )?self[- ]?(?:evaluation|assessment|appraisal|review)\b/i,
  ),
  situation(
    'what happened, with an example; what was good; what should change',
    /^\W*(?:write |give |help me (?:write|give) )?(?:(?:an?|my|some|honest|kind|constructive) )*(?:feedback|performance review|appraisal)\b(?! form)/i,
  ),
  situation(
    'what they wrote or said; what is true of it; what I offer',
    /^\W*(?:write |please )?explain to (?:my|our|the|an?) (?:\p{L}+ )?(?:customers?|clients?|tenants?|patients?|guests?|members?|buyers?|suppliers?) (?:why|that)\b/iu,
  ),
  situation(
    'what happened, when and where; what is insured; what was done so far',
    /^(?!.*\b(?:claim|novel|story|poem|film)\b).*\b(?:(?:was|were|got|been) (?:stolen|robbed|burgled)|broken into)\b/i,
  ),
  situation(
    'why not; what I offer instead',
    act(
      '(?:refus(?:e|ing)|declin(?:e|ing)|say(?:ing)? no|turn(?:ing)? down|reject(?:ing)?)\\b(?!.*\\b(?:mean|definition)\\b)',
    ),
  ),
  situation(
    'what it is, its age and state; place; by when it must go',
    /^\W*(?:how (?:do|can|should) (?:i|we) |i want to |we want to |help me )?(?:best )?(?:sell|get rid of|find a home for|give away) (?:my|our|the)\b(?!.*\b(?:house|flat|apartment|shares|stocks|business|company|smell|stain\w*|mou?ld|ants|mice|weeds)\b)/i,
  ),
  situation(
    'town or region; how long and what is included; what others take',
    /\b(?:how much|what) (?:should|can|could|do|to) (?:i |we )?charge\b|\bwhat (?:price|rate)s? (?:should|can|could) (?:i|we) (?:ask|take|set)\b/i,
  ),
];
