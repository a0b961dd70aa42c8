import { matter } from '../matter.ts';

/** Children. */
export const children = [
  matter(
    'how',
    /\b(?:get|stop|teach|help|make|keep)\b.{0,20}\b(?:son|daughter|kids?|child(?:ren)?|teen(?:ager)?s?|toddlers?|baby|\d+[- ]year[- ]olds?)\b|\b(?:son|daughter|child|toddler)\b.*\b(?:afraid|scared|refuses|cries)\b/i,
    'age of the child; what was tried; what happened last',
  ),
  matter(
    'doing',
    /\b(?:activit\w+|games?|crafts?|busy|teach|potty|homework|indoors|rainy|do with)\b.*\b(?:son|daughter|kids?|child(?:ren)?|toddlers?|baby|\d+[- ]year[- ]olds?)\b/i,
    'age; what they like',
  ),
  matter(
    'trouble people',
    /(?<!\b(?:no|without|any) )\b(?:son|daughter|kids?|child(?:ren)?|teen(?:ager)?s?|toddlers?|baby|\d+[- ]year[- ]olds?)\b(?!['’]s? (?:room|school|birthday|party|class|clothes|bed))/i,
    'age of the child; what happened last; what was tried',
  ),
];
