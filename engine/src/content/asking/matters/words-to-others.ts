import { matter } from '../matter.ts';

/** What is said to somebody: asking for more, bargaining, bringing it up. */
export const wordsToOthers = [
  matter(
    'talk how',
    /\b(?:a|my|pay|for a) (?:raise|rise|promotion)\b|\bsalary\b/i,
    'two results; pay now and wished for; what was said so far',
  ),
  matter(
    'talk how',
    /\b(?:negotiat\w+|haggle|bargain)\b/i,
    'what is asked and what I want; what speaks for it',
  ),
  matter(
    'talk',
    /(?<!\b(?:no|without|any) )\b(?:son|daughter|kids?|child(?:ren)?|teen(?:ager)?s?|toddlers?|\d+[- ]year[- ]olds?)\b(?!['’]s? (?:room|school|birthday|party|class|clothes|bed))/i,
    'age of the child; what was said so far',
  ),
];
