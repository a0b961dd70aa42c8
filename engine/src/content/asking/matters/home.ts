import { matter } from '../matter.ts';

const doing = (when: RegExp, facts: string) => matter('doing', when, facts);

/** Moving, cleaning, building, furnishing. */
export const home = [
  doing(
    /\bmov(?:e|ing) (?:to|abroad)\b(?!.*\b(?:room|sofa|desk|wardrobe)\b)/i,
    'from where; who moves; what is settled already',
  ),
  doing(
    /\bmov(?:e|ing) (?:house|home|flat|out|in|into|day|company|boxes|checklist|with)\b|\b(?:we|i)(?:['’](?:re|m)| are| am)? mov(?:e|ing)\b|\b(?:plan|checklist|organi[sz]e)\b.*\bmove\b/i,
    'rooms and people; date; help and budget',
  ),
  doing(
    /\b(?:remov(?:e|ing)|clean|get)\b.*\b(?:stains?|smells?|mou?ld|limescale|rust|wine|gum|grease|wax|ink|paint|glue|pee|blood|pots?|pans?|oven|carpet|sofa|mattress)\b|\bmou?ld (?:in|on)\b/i,
    'material; how old it is; what was tried',
  ),
  doing(
    /\b(?:cleaning|chores?|household|housework|tidying) (?:schedule|plan|rota|roster|list|routine)\b/i,
    'who takes part; rooms and jobs; what was tried',
  ),
  matter(
    'doing choice',
    /\bwhere (?:to|should|can|do|could) (?:i |we )?(?:put|place|hang)\b|\b(?:arrange|rearrange|layout)\b.*\b(?:room|flat|furniture|office)\b/i,
    'size, doors and windows; what else stands there',
  ),
  doing(
    /\b(?:mirror|shel(?:f|ves)|cabinet|lamp|curtain rail|tv mount|picture frame)\b/i,
    'material and weight; tools at hand',
  ),
  doing(
    /^.{0,24}\b(?:build|lay|laminate|install|fix|patch|hang|mount|sew|knit|renovat\w+|paint|insulat\w+|til(?:e|es|ing)|floor|wallpaper|fence|deck|raised bed)\b/i,
    'size and place; material; tools at hand',
  ),
  doing(
    /^(?!.*\b(?:schedule|rota|agreement|rules|list|contract|rent|bills?|costs?|price)\b).*\b(?:make|design|(?:re)?decorat\w+|turn|furnish\w*|plan|redo|nice\w*|cos[iy]\w*|ideas|renovat\w+|brighten|split\w*|divid\w+)\b.*\b(?:apartment|flat|office|house|balcony|garden|yard|patio|terrace|(?:bed|living |bath|dining |kids['’]? )?room|room|hallway|attic)\b/i,
    'size and light; what it is used for; budget',
  ),
];
