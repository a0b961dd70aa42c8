import type { SaidSlots } from '../rules/filled-slots.ts';

/** What they ask for, and the ways of saying it. */
export const said: SaidSlots = [
  [/^code or/, /[{}();=`]/],
  [
    /^material(?! and w)/,
    /\b(?:wool(?:len)?|silk|cotton|linen|leather|suede|velvet|oak|pine|walnut|wood(?:en)?|steel|brick|concrete|plasterboard|drywall|glass|marble|granite|laminate|aluminium)\b/i,
  ],
  [
    /^(?:days|time) a week/,
    /\b(?:times|days|hours|evenings|x) (?:a|per) week\b|\b(?:a|per) day\b|\b(?:daily|every (?:day|morning|evening))\b/i,
  ],
  [
    /^number of days/,
    /\b(?:weekend|day (?:trip|out|in)|(?:\d+|one|an?|two|three|four|five|six|seven|ten)[- ](?:days?|nights?|weeks?))\b/i,
  ],
  [
    /^number of guests/,
    /\b(?:for|with)? ?(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty|a dozen) (?:\p{L}+ )?(?:people|guests|women|men|ladies|teens|members|players|couples|families|adults|kids|children|friends|girls|boys|persons|colleagues)\b/iu,
  ],
  [/^where I start/, /\bfrom \p{Lu}/u],
  [/^rooms and people/, /\b(?:\d+|one|two|three|four)[- ](?:bed)?rooms?\b/i],
  [
    /^where I stand/,
    /\b(?:beginner|from scratch|from zero|never|intermediate|advanced|[abc][12]|currently|at the moment|i(?:['’]m| am)? (?:already )?(?:can|run|speak|weigh|swim|lift|know|have|walk|\d+))\b/i,
  ],
  [/^age and kind/, /\b(?:puppy|kitten)\b/i],
  [
    /^(?:model|make)\b/,
    /\b(?:iphone|galaxy|pixel|ipad|windows|ios|android|macos|golf|corsa|fiesta|xbox|ps)\s?\d+\b|\b(?!\d)(?=\p{L}*\d)[\p{L}\d]{4,}\b|\b(?:bosch|siemens|miele|samsung|lg|delonghi|canon|epson|brother|hp|lenovo|dell|asus|acer|fritz ?box|vw|bmw|audi|toyota|ford|opel|skoda)\b/iu,
  ],
  [/^what it shows/, /#\w+!?|\berrors? (?:code )?\w*\d|\bsays\b|\bblack screen\b/i],
  [/^model and system/, /\b(?:wi-?fi|internet)\b/i],
  [
    /^(?:what they like|what we like|taste)/,
    /\b(?:who (?:likes?|loves?|enjoys?|is into|has everything)|(?:he|she|they|we|i) (?:really )?(?:likes?|loves?|enjoys?|hates?)|fan of|interested in|themed?)\b/i,
  ],
  [
    /^country/,
    /\b(?:germany|german|uk|england|scotland|us|usa|france|spain|italy|india|canada|australia|austria|switzerland|ireland|netherlands|belgium|poland|sweden|portugal|california|texas|new york|florida|ontario)\b/i,
  ],
  [
    /^what we (?:do not )?eat|^what they do not eat/,
    /\b(?:vegans?|vegetarians?|gluten|lactose|keto|halal|kosher|without|no (?:meat|fish|dairy|nuts)|allerg\w+|low[- ]carb|free)\b/i,
  ],
  [/^what is at home/, /\b(?:with|from|leftovers?|using|without|vegan|have)\b/i],
  [/^what I want from it/, /\b(?:i (?:want|would like|need|wish)|without (?:losing|hurting|a fight))\b/i],
];
