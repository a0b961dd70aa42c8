import type { Reading } from '../../reading/reading.ts';

const asks =
  'what|how|which|who|where|why|when|whether|can|could|should|would|do|does|is it|is there|are there|tell|explain|suggest|recommend|say|compare|translate';
const joins = '[,;]? (?:(?:and|also|plus|or|&) )+(?:(?:then|also|maybe|please) )*';
/** "…, and can my wife go for me": a second question behind the first. */
const asksAgain = new RegExp(`${joins}(?:${asks})\\b`, 'iu');
/** "…, and make a list of it", which behind a text only says how it shall be. */
const ordersAgain = new RegExp(`${joins}(?:give|write|make|list|show|help|check)\\b`, 'iu');
/** "A haiku and a sentence": a second thing behind the first. */
const another = /^,? (?:and|plus|&) (?:also )?(?:an?|some|the|my|\d+|one|two|three|four|five) /iu;
/** "We need him on our side", "Adapt it to a bank" tell about the request before them. */
const aboutFirst = /^\W*(?:i|we)\b|\b(?:it|its|them|they|their|each|this|these|those)\b/i;

/** Whether a goal wants more than one thing, so that what fits the first would pass over the second. */
export const wantsMore = ({ request, noun, also, sentences, data, act }: Reading): boolean => {
  if (also !== undefined) return false;
  const others = sentences.filter(
    (sentence) =>
      sentence.kind === 'task' &&
      !sentence.main &&
      sentence.act !== 'open' &&
      sentence.act !== 'role' &&
      !aboutFirst.test(sentence.text),
  );
  // A text that is asked for beside a question is the larger wish.
  if (others.some((other) => act !== 'write' || other.act !== 'question')) return true;
  const at = noun ? request.toLowerCase().indexOf(noun.toLowerCase()) : -1;
  if (noun && at >= 0 && another.test(request.slice(at + noun.length))) return true;
  if (data || act === 'explain') return false;
  return asksAgain.test(request) || (act !== 'write' && ordersAgain.test(request));
};
