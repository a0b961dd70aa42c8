import { asks } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const keeping =
  /\bhow long (?:do|does|will|can|is|are) .{2,50}\b(?:keep|stay good|stay fresh|good for|safe to eat|edible)\b|\b(?:how long|can (?:i|you|we)|is (?:it|this|my) |safe to|still (?:good|ok|okay|safe|eat|edible))\b.*\b(?:fridge|freez\w*|refrigerat\w*|left out|overnight|expired?|past (?:its|the) date|use[- ]by|best before|gone? (?:bad|off)|reheat\w*|thaw\w*|refreez\w*|room temperature|on the counter)\b/i;
const cleaning =
  /\b(?:stains?|clean|remove|get rid of|get (?:\p{L}+ ){1,4}(?:out of|off)|rust\w*|mou?ld|grease|limescale|smell|odou?r|unclog|wash|polish|scratch(?:es)?|descale|whiten)\b/iu;
const body =
  /\b(?:my (?:skin|face|teeth|hair|body|ears?)|acne|wart|belly|pimple|data|file|row|column|duplicates?|app|account|virus)\b/i;

const byHand =
  /\b(?:build|construct|install|mount|hang|wire|solder|drill|repair|replace|weld|saw|assemble|insulate|heat|change (?:a|the|my)|fix (?:a|the|my))\b(?! (?:trust|relationship|confidence|credit|habits?|mind|muscle|name|password|job|career|team|community|audience|brand|business|file|text|words?)\b)/i;

/** How long food keeps and whether it is still fit to eat. */
const food: Everyday = {
  fits: (reading, text) => asks(reading) && keeping.test(text) && !reading.technical,
  answer: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer in the first sentence with time and temperature; then what shortens it, how to store it right, and the signs that it has gone off.',
    parts: [
      ['First', 'Answer in the first sentence, with the time and the temperature it holds for'],
      ['Right', 'Say how to store, freeze or reheat it right, and what shortens the time'],
      ['Signs', 'Name the signs that it has gone off, and the danger that cannot be seen or smelled'],
    ],
    checks: [],
    expert: [['Who', 'For whom stricter limits hold']],
    returns: 'the answer in at most 120 words',
  },
};

/** Stains, rust, smells: the steps, what the material cannot take. */
const stains: Everyday = {
  fits: (reading, text) =>
    reading.question === 'how-to' && !reading.technical && cleaning.test(text) && !body.test(text),
  answer: {
    rule: 'A1',
    form: 'list',
    gist: 'Give at most 8 numbered steps with what to use and how long, gentlest first; then what this material cannot take and what must not be mixed.',
    parts: [
      ['Steps', 'Give at most 8 numbered steps, the gentlest means first: what to use, how much, how long'],
      ['Care', 'Say what this material cannot take, and what must not be mixed'],
      ['Else', 'Say what to do if it did not work, and when to leave it to a professional'],
    ],
    checks: [],
    expert: [['Why', 'Why each means works on this kind of dirt']],
    returns: 'the steps, then the cautions',
  },
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
  answer: {
    rule: 'A1',
    form: 'list',
    gist: 'List what is needed with sizes and amounts, then numbered steps with how to tell that each worked, then what can hurt me or break.',
    parts: [
      ['Needs', 'List tools and materials first, with sizes and amounts, and what can stand in for them'],
      ['Steps', 'Then numbered steps, one action each, with how to tell that it worked'],
      [
        'Danger',
        'Name what can hurt me or break it, at the step where it happens, and when to call a professional',
      ],
    ],
    checks: [],
    expert: [['Trap', 'The step that most often goes wrong, and how to get back from there']],
    returns: 'the list and the steps only',
  },
};

const dish =
  /\b(?:lasagn[ae]|soup|stew|curry|risotto|pasta|pizza|bread|cakes?|cookies|brownies|pancakes?|waffles|muffins|pie|salad|casserole|burgers?|tacos?|stir[- ]fry|omelette|quiche|roast|chili|noodles|smoothie|sauce|dough|dumplings|meatballs|cheesecake|ice cream|jam|pickles|hummus|granola)\b/i;
const diet =
  /\b(?:allerg\w+|intoleran\w+|vegan|vegetarian|(?:gluten|dairy|egg|lactose|nut|sugar|oil)[- ]?free|no (?:eggs?|milk|dairy|butter|flour|oven|sugar|gluten|nuts|meat)|without (?:eggs?|milk|dairy|butter|flour|an oven|oven|sugar|gluten|nuts|meat|yeast)|for (?:two|one|\d+|kids|beginners))\b/i;

/** A dish named with what must not be in it. */
const dishWithin: Everyday = {
  fits: ({ act, deliverable, technical }, text) =>
    act === 'open' && !deliverable && !technical && dish.test(text) && diet.test(text),
  answer: {
    rule: 'A1',
    form: 'list',
    lead: 'Give me a recipe:',
    gist: 'Give one recipe: servings and times, ingredients with metric amounts, numbered steps with heat and time; nothing that is ruled out here, hidden sources included.',
    parts: [
      ['Head', 'Servings, working time and total time first'],
      [
        'Amounts',
        'Ingredients with metric amounts, in the order of use; mark each one that stands in for something',
      ],
      ['Hidden', 'Nothing that is ruled out here; name the bought products in which it hides'],
      ['Method', 'Numbered steps, each with heat, time and how to tell that it is done'],
    ],
    checks: [],
    expert: [['Signs', 'Where the replacement behaves differently, and what to watch for']],
    returns: 'the recipe only',
  },
};

export const home: readonly Everyday[] = [food, dishWithin, stains, handiwork];
