import { matter } from '../matter.ts';

/** Cooking and baking. */
export const food = [
  matter(
    'cook',
    /\bleft-?overs?\b|\bfridge\b|\bfreezer full\b/i,
    'what else is at home; what we do not eat; time to cook',
  ),
  matter(
    'cook choice',
    /^(?!.*\b(?:invit\w+|speech|date|conversation)\b).{0,36}\b(?:recipes?|cake|dinner|lunch(?:box\w*)?|breakfast|meals?|soup|salad|dessert|snacks?)\b|^\W*(?:how to |what (?:should|to) )?(?:i )?(?:bake|cook)\b|\bwhat (?:can|should|could|to) (?:(?:i|we) )?(?:cook|make for|eat|bake)\b/i,
    'people; what we do not eat; time to cook',
  ),
  matter(
    'trouble',
    /\b(?:bread|dough|sourdough|starter|cake|cookies|sauce|jam|yog(?:h)?urt|pancakes|pizza|muffins|macarons|meringue)\b/i,
    'how it was made; what changed before; what was tried',
  ),
];
