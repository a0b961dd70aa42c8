import { classOfNoun } from '../reading/subject-words.ts';

const phrase = /\b(?:my|our) (?:own |new |old |late )*((?:[\p{L}'’-]+ ?){1,4})/giu;
const over =
  / (?:the|an?|in|on|at|as|with|for|of|about|by|to|from|under|and|or|is|are|was|that|who|which|while|when|into|onto|near|behind) .*$/i;
/** What a picture is for, or where one lives. */
const none =
  /^(?:shop|store|webshop|website|site|page|blog|channel|company|business|office|school|town|city|village|street|country|club|team)$/;
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
    if (noun !== undefined && !/['’]s?$/.test(noun) && (next === undefined || /(?:s|ing)$/.test(next)))
      return { noun, kind: classOfNoun(noun), owner: /['’]/.test(own.join(' ')) ? 'the' : 'your' };
  }
  return undefined;
}
