import { matter } from '../matter.ts';

/** Poems, speeches and stories for somebody. */
export const wordsForSomebody = [
  matter(
    'verse',
    /\b(?:to|for|with) (?:my |our )?(?:\d+[- ]year[- ]old |little |baby )?(?:son|daughter|kids?|child(?:ren)?|grandson|granddaughter|niece|nephew)\b(?!['’]s? (?:\d|birthday|wedding|graduation))/i,
    'name and age of the child; what they like',
  ),
  matter(
    'verse',
    /\b(?:to|for|about) (?:(?:my|our|an?|his|her|the) )?(?:[\p{L}'’-]+ ){0,2}(?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|m[ou]ther|father|m[ou]m|dad|grand\w+|sister|brother|son|daughter|friend|mate|colleague|teacher|boss|neighbou?r|aunt|uncle|cousin|coach|nurse|caretaker|janitor)s?\b(?!['’]s? (?!\d|birthday|wedding|retire|farewell|graduation))/iu,
    'something about them; a moment we shared',
  ),
  matter(
    'verse',
    /\b(?:wedding|birthday|farewell|funeral|eulogy|toast|best man|maid of honou?r|anniversary|retire\w*|graduation|vows?|memorial|leaving (?:do|party)|groom|bride)\b/i,
    'moments to tell of; who will be there',
  ),
];
