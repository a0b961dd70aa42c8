import type { Reading } from '../../reading/reading.ts';

/** "Quick: can you give me": what only leads to the thing. */
const greeting = /^\W*(?:(?:quick|urgent|task|question|help)[:,!] )?/iu;
const leadIn =
  /^(?:(?:please|kindly|can|could|would|you|i|we|really|just|need|want|like|am|are|looking for|['’]d|give|make|get|me|us|to|have|up with|with)(?: |$))+/iu;
/** A mark or a word behind which a thing is no longer the one that is asked for. */
const leaves =
  /[,;:(]|\b(?:for|of|to|with|in|on|at|by|from|about|as|and|or|but|that|which|who|where|when|if|because|is|are|was|has|have|had|wrote|says?|said|we|i|he|she|they|it|my|our|his|her|their|this|these)\b/iu;
/** "An ultra-detailed, ultra-long and funny story". */
const described =
  /^(?:(?:an?|the|some|\d+) )?[\p{L}-]+(?:(?:,| and|, and| or) [\p{L}-]+){1,4}(?: [\p{L}-]+)?$/iu;
const mostDescribing = 6;
/** "CV Writing Assistant" names no CV. */
const goesOn = /^\s\p{Lu}\p{Ll}/u;
/** Nouns that name one thing in one goal and another in the next, and need an order to be sure of. */
const loose =
  /^(?:terms|deck|strategy|explanation|description|homework|assignment|exercises?|list|notes|scene|program|options|overview|meaning|definition|form|tracker|framework|questions|tools|materials|structure|process|device|design|component|module|function|command|recommendation|breakdown|prompt|exam|course|trip|conversation|plot|key points)$/iu;
const orders =
  /^(?:write|create|make|draft|compose|generate|design|build|prepare|develop|give|provide|produce|craft|invent|list|suggest|plan|get)$/;
/** "Talk me out of it": what could be a thing is done. */
const hasObject = /^\s(?:me|us|him|her|them|my|our|it|this|these)\b/i;
/** Of the past as often as of a plan. */
const never = /^timeline$/i;
/** "A table of the tides", but "table for twelve". */
const shows = /^(?:$|[^\w\s]|\s(?:of|with|that|showing|comparing|to)\b)/i;
/** "Bullet list to text": what it is now, not what it shall be. */
const becomes = /^\s(?:to|into) (?:an? )?(?:text|prose|table|list|paragraph)\b/iu;

/** "Letter from a cat to its vet" is made up, with none of the person's facts. */
const inAnotherName = /^\s(?:from|by) (?:an?|the) /iu;
const inOwnName = /^(?:letter|e-?mail|message|note|card|reply)$/iu;

/** Whether the thing that a goal names is what it asks for by its first words. */
export const namesText = ({ request, noun = '', verb, act, titled, data }: Reading): boolean => {
  const at = request.toLowerCase().indexOf(noun.toLowerCase());
  // "Words for the guest book": the whole opening was read, not a noun.
  if (noun === '' || at < 0 || data) return noun !== '';
  const from = verb && act !== 'open' ? request.toLowerCase().indexOf(verb) + verb.length : 0;
  const before = request
    .slice(Math.min(from, at), at)
    .trimStart()
    .replace(greeting, '')
    .replace(leadIn, '')
    .trim();
  const behind = request.slice(at + noun.length);
  if (never.test(noun) || (at === 0 && hasObject.test(behind))) return false;
  const isOrdered = (verb !== undefined && orders.test(verb)) || act === 'write';
  return (
    before.split(' ').length <= mostDescribing &&
    (!leaves.test(before) ||
      (described.test(before) && !leaves.test(before.replace(/,|\b(?:and|or)\b/giu, '')))) &&
    !(titled && goesOn.test(behind)) &&
    !becomes.test(behind) &&
    !(inOwnName.test(noun) && inAnotherName.test(behind)) &&
    (isOrdered || !loose.test(noun)) &&
    (!/^table$/i.test(noun) || isOrdered || shows.test(behind))
  );
};
