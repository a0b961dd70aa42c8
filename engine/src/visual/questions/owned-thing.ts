import { classOfNoun } from '../reading/subject-words.ts';

const phrase = /\b(?:my|our) (?:own |new |old |late )*((?:[\p{L}'’-]+ ?){1,4})/giu;
const over =
  / (?:the|an?|in|on|at|as|with|for|of|about|by|to|from|under|and|or|is|are|was|that|who|which|while|when|into|onto|near|behind) .*$/i;
/** What a picture is for, or where one lives. */
const none =
  /^(?:shop|store|webshop|website|site|page|blog|channel|company|business|office|school|town|city|village|street|country|club|team)$/;
/** Plural nouns that follow another, as no verb does. */
const pieces = /^(?:pieces|songs|lessons|classes|books|photos|sales|parts|games|tours|boxes|services|works)$/;
/** Own, and nothing that stands before an eye. */
const unseen =
  /^(?:profile|brand|name|podcast|newsletter|event|course|class|project|product|service|collection|life|day|trip|summer|winter|birthday|wedding|anniversary|work|job|story|article|book|novel|essay|talk|app|channel|new|old|own|late|little|first)$/;
const known = /^(?:object|food|animal|person|place|vehicle)$/;

/** What the goal calls the person's own, where it stands alone at the end of its phrase: "stool" in "our folding stool opens". */
export function ownedThing(
  text: string,
): { readonly noun: string; readonly kind: string; readonly owner: 'your' | 'the' } | undefined {
  for (const { 1: words = '', index } of text.matchAll(phrase)) {
    const isShown = index === 0 || /\bof $/i.test(text.slice(0, index));
    const own = ` ${words} `.replace(over, ' ').trim().toLowerCase().split(/ +/);
    const at = own.findLastIndex((word) => known.test(classOfNoun(word)) && (isShown || !none.test(word)));
    const noun = own[at];
    const next = own[at + 1];
    if (
      noun !== undefined &&
      !/['’]s?$/.test(noun) &&
      (next === undefined || (/(?:s|ing)$/.test(next) && !pieces.test(next)))
    )
      return { noun, kind: classOfNoun(noun), owner: /['’]/.test(own.join(' ')) ? 'the' : 'your' };
    // A noun that nobody listed, alone behind "our".
    const [only = '', ...more] = own;
    if (
      more.length === 0 &&
      /^\p{Ll}{4,}$/u.test(only) &&
      classOfNoun(only) === 'unknown' &&
      (isShown || !none.test(only)) &&
      !unseen.test(only) &&
      index === 0
    )
      return { noun: only, kind: 'thing', owner: 'your' };
  }
  return undefined;
}
