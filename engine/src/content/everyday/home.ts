import { everydayKind } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const cleaning =
  /\b(?:clean|unclog|descale|whiten|polish)\b|\b(?:remove|get rid of|wash out|get)\b.{0,40}\b(?:stains?|rust\w*|mou?ld\w*|grease|limescale|smells?|odou?r|wine|ink|gum|wax|glue|paint|stickers?|blood|oil|sweat|scratch(?:es)?|coffee|marker|urine|pee|vomit|mud|burnt?)\b/i;
const noDirt =
  /\b(?:my (?:skin|face|teeth|hair|body|ears?)|acne|data|file|row|column|duplicates?|app|account|virus)\b/i;
const byHand =
  /(?<=\b(?:to|i|we|you|one|and|or) |^\W*)(?:build|construct|install|mount|hang|wire|solder|drill|repair|replace|weld|saw|assemble|insulate|heat|change (?:a|the|my)|fix (?:a|the|my))\b(?! (?:trust|relationship|confidence|credit|habits?|mind|muscle|name|password|job|career|team|community|audience|brand|business|file|text|words?)\b)/i;
const table =
  /\b(?:dinner|lunch|brunch|buffet|barbecue|bbq|menu|potluck)\b.{0,60}\b(?:\d+ (?:people|guests|friends|kids|adults|persons|of us)|guests|friends|in-laws|party)\b|\b\d+ (?:people|guests|friends)\b.{0,40}\b(?:dinner|lunch|brunch|buffet|barbecue|bbq|over for)\b/i;
const cooking = /\b(?:cook|bake|dinner|lunch|dish(?:es)?|meals?|leftovers?|in (?:the|my|our) fridge)\b/i;
const company =
  /\b(?:dinner|lunch|meal) with\b|\b(?:boss|date|colleagues?|in-laws|clients?|restaurant|invited)\b/i;
const food =
  /\b(?:(?:cook|bake|make|made|dish(?:es)?|meals?|dinner|lunch|eat)\b.{0,24}\b(?:with|from|using|out of)|using|leftovers?|what (?:can|should|could|to) (?:(?:i|we) )?(?:cook|make|bake|eat)|i(?:['’]ve| have)(?: got)?|in (?:the|my|our) fridge)\b/i;
const meals =
  /^\W*(?:(?:quick|easy|healthy|cheap|vegan|vegetarian|simple|family|romantic|warm|cold|light) )*(?:dinner|lunch|breakfast|supper|brunch|snack)s?(?: tonight| ideas?| for \p{L}+(?: \p{L}+)?|,? (?:no|without|under|with) [\p{L}\d ]{2,30})*\W*$/iu;

/** Cooking, cleaning, building at home. */
export const home: readonly Everyday[] = [
  everydayKind(
    'guests',
    ({ act, deliverable, technical }, text) =>
      (act === 'open' || act === 'question' || act === 'plan' || act === 'list') &&
      (!deliverable || deliverable === 'ideas' || deliverable === 'plan' || deliverable === 'recipe') &&
      !technical &&
      table.test(text) &&
      !/\b(?:plan (?:my|our) (?:day|week|weekend|evening|[a-z]+day)|invit\w+|speech|restaurant|where|budget for|tip|schedule|timetable|agenda|programme|volunteers?|workshop|included)\b/i.test(
        text,
      ),
  ),
  everydayKind(
    'dishes',
    ({ act, deliverable, data, language, question, size }, text) =>
      !data &&
      !size.count &&
      question !== 'quantity' &&
      question !== 'yes-no' &&
      language.code === 'en' &&
      (deliverable === 'ideas' ||
        (!deliverable && (act === 'list' || act === 'question' || act === 'open'))) &&
      ((cooking.test(text) && food.test(text) && !company.test(text)) ||
        (act === 'open' && meals.test(text))),
  ),
  everydayKind(
    'handiwork',
    ({ act, question, technical, deliverable, verb }, text) =>
      !technical &&
      (!deliverable || deliverable === 'instructions' || deliverable === 'explanation') &&
      ((act === 'question' && question === 'how-to') ||
        (act === 'explain' && /\b(?:how to|steps)\b/i.test(text)) ||
        (act === 'open' && verb === undefined && /^\W*how to\b/i.test(text))) &&
      (byHand.test(text) || (cleaning.test(text) && !noDirt.test(text))),
  ),
];
