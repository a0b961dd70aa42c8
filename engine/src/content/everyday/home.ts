import { asks } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const keeping =
  /\bhow long (?:do|does|will|can|is|are) .{2,50}\b(?:keep|stay good|stay fresh|good for|safe to eat|edible)\b|\b(?:how long|can (?:i|you|we)|is (?:it|this|my) |safe to|still (?:good|ok|okay|safe|eat|edible))\b.*\b(?:fridge|freez\w*|refrigerat\w*|left out|overnight|expired?|past (?:its|the) date|use[- ]by|best before|gone? (?:bad|off)|reheat\w*|thaw\w*|refreez\w*|room temperature|on the counter)\b/i;
const cleaning =
  /\b(?:clean|unclog|descale|whiten|polish)\b|\b(?:remove|get rid of|wash out|get)\b.{0,40}\b(?:stains?|rust\w*|mou?ld\w*|grease|limescale|smells?|odou?r|wine|ink|gum|wax|glue|paint|stickers?|residue|blood|oil|sweat|pet hair|scratch(?:es)?|coffee|tea|tomato|marker|nail polish|lipstick|urine|pee|vomit|mud|sap|burnt?|creases|wrinkles)\b/i;
const body =
  /\b(?:my (?:skin|face|teeth|hair|body|ears?)|acne|wart|belly|pimple|data|file|row|column|duplicates?|app|account|virus)\b/i;

const byHand =
  /\b(?:build|construct|install|mount|hang|wire|solder|drill|repair|replace|weld|saw|assemble|insulate|heat|change (?:a|the|my)|fix (?:a|the|my))\b(?! (?:trust|relationship|confidence|credit|habits?|mind|muscle|name|password|job|career|team|community|audience|brand|business|file|text|words?)\b)/i;

/** How long food keeps and whether it is still fit to eat. */
const food: Everyday = {
  fits: (reading, text) =>
    asks(reading) &&
    keeping.test(text) &&
    !/\b(?:worth|repair\w*|buy\w*|costs?|nois\w+|broken|leak\w*|smells?|defrost the)\b/i.test(text) &&
    !reading.technical,
  group: 'home',
  name: 'food',
};

/** Stains, rust, smells: the steps, what the material cannot take. */
const stains: Everyday = {
  fits: (reading, text) =>
    reading.question === 'how-to' && !reading.technical && cleaning.test(text) && !body.test(text),
  group: 'home',
  name: 'stains',
};

/** Things built or repaired by hand: what is needed, what can hurt. */
const handiwork: Everyday = {
  fits: ({ act, question, technical, deliverable, verb }, text) =>
    !technical &&
    (!deliverable || deliverable === 'instructions' || deliverable === 'explanation') &&
    ((act === 'question' && question === 'how-to') ||
      (act === 'explain' && /\b(?:how to|steps)\b/i.test(text)) ||
      (act === 'open' && verb === undefined && /^\W*how to\b/i.test(text))) &&
    byHand.test(text),
  group: 'home',
  name: 'handiwork',
};

const dish =
  /\b(?:lasagn[ae]|soup|stew|curry|risotto|pasta|pizza|bread|cakes?|cookies|brownies|pancakes?|waffles|muffins|pie|salad|casserole|burgers?|tacos?|stir[- ]fry|omelette|quiche|roast|chili|noodles|smoothie|sauce|dough|dumplings|meatballs|cheesecake|ice cream|jam|pickles|hummus|granola)\b/i;
const diet =
  /\b(?:allerg\w+|intoleran\w+|vegan|vegetarian|(?:gluten|dairy|egg|lactose|nut|sugar|oil)[- ]?free|no (?:eggs?|milk|dairy|butter|flour|oven|sugar|gluten|nuts|meat)|without (?:eggs?|milk|dairy|butter|flour|an oven|oven|sugar|gluten|nuts|meat|yeast)|for (?:two|one|\d+|kids|beginners))\b/i;

/** A dish named with what must not be in it. */
const dishWithin: Everyday = {
  fits: ({ act, deliverable, technical }, text) =>
    act === 'open' && !deliverable && !technical && dish.test(text) && diet.test(text),
  group: 'home',
  name: 'dishWithin',
};

const slip =
  /\bi (?:just |accidentally |have |['’]ve )*(?:spill(?:ed|t)|dropped|locked (?:myself|my)|lost my (?:keys?|phone|wallet|passport|(?:credit |bank |id )?card|luggage|suitcase|bag|backpack|ring|tickets?|glasses|earrings?|airpods|hearing aid|laptop)|broke (?!up\b|down\b|off\b|even\b|the news)|burn(?:ed|t)|cut|forgot my|left my|shrunk|shrank|flooded|cracked|washed|scratched|dented|ripped|missed my)\b/i;

/** Something that has just gone wrong: the next minutes count. */
const mishap: Everyday = {
  fits: ({ act, deliverable, technical, question }, text) =>
    !deliverable &&
    !technical &&
    slip.test(text) &&
    (act === 'open' || (act === 'question' && question === 'how-to')),
  group: 'home',
  name: 'mishap',
};

const table =
  /\b(?:dinner|lunch|brunch|buffet|barbecue|bbq|menu|potluck)\b.{0,60}\b(?:\d+ (?:people|guests|friends|kids|adults|persons|of us)|guests|friends|in-laws|party)\b|\b\d+ (?:people|guests|friends)\b.{0,40}\b(?:dinner|lunch|brunch|buffet|barbecue|bbq|over for)\b/i;

/** A meal for guests: one menu that all can eat, and the time it takes. */
const guests: Everyday = {
  fits: ({ act, deliverable, technical }, text) =>
    (act === 'open' || act === 'question' || act === 'plan' || act === 'list') &&
    (!deliverable || deliverable === 'ideas' || deliverable === 'plan' || deliverable === 'recipe') &&
    !technical &&
    table.test(text) &&
    !/\b(?:invit\w+|speech|restaurant|where|budget for|tip)\b/i.test(text),
  group: 'home',
  name: 'guests',
};

export const home: readonly Everyday[] = [mishap, guests, food, dishWithin, stains, handiwork];
