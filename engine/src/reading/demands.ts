import { isStatement } from './statement.ts';
import type { GoalSentence } from './reading.ts';

const number =
  '(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,5}(?:\\.\\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)';
const unit =
  '(?:words?|sentences?|lines?|pages?|characters?|letters|paragraphs?|minutes?|mins?|seconds?|slides?|bullet points?|bullets?|questions?|index cards?|sides?|points?|days?|weeks?|hours?|verses?|stanzas?|rounds?|colou?rs|items?|examples?|ingredients|people)';
const money = `[€$£¥] ?${number}|${number} ?(?:€|[a-z]{0,12} ?(?:euros?|dollars?|pounds?|francs?|bucks|quid|kr(?:onor)?)\\b)`;
const measure = `(?:${money}|${number}[ -](?:[a-z]+ )?${unit})`;
const tail = '(?: each| in total| a day| a week| of A[345])?';
const limit = new RegExp(
  `\\b(?:max(?:imum)?(?: of)?|at most|no more than|not more than|no longer than|up to|under|below|less than|fewer than|at least|exactly|within|in(?: under| at most)?|only) ${measure}${tail}\\b`,
  'i',
);
const size = new RegExp(
  `\\b${number}[ -](?:short |rhyming )?(?:words?|sentences?|lines?|pages?|characters?|paragraphs?|slides?|bullet points?|bullets?|index cards?|min(?:ute)?s?)\\b${tail}`,
  'i',
);
/** A size that stands before its noun, in the singular and without "in" or "at most". */
const named =
  /-|^(?!(?:1|one) )[\w.,]+ (?:short |rhyming )?(?:word|sentence|line|page|character|paragraph|slide|minute)$/i;
const bounded = /\b(?:max(?:imum)?|tops|exactly|at most|at least)\b/i;
const opening = /^(?:and|but|so|please|also|just|then|with) /i;
const negation =
  /^(?:no|not|never|without|nothing|nobody|none|don['’]?t|do not|must ?n['o]?t|avoid|leave out)\b/i;
/** "No idea", "not working", "never ran": told, not asked for. */
const told =
  /^(?:no (?:idea|longer|clue|answer|rush|problem|luck|reason|one|thanks|injur\p{L}+|experience|degree|\d|\.)|not (?:sure|only|really|quite|even|yet|working|happy|good|great|because|my|the|ha\p{L}+|been|getting)|nothing (?:works?|help\p{L}+|happen\p{L}*)|never (?:\p{L}+ed|been|had|did|ran|done|made|worked)|none of|don['’]?t (?:know|like|have|want|think|care|understand)|without (?:success|luck|asking|knowing))\b/iu;
const duty =
  /^(?!(?:i|we|you|he|she|they|do|how|what|which|who|when|where|why)\b|(?:should|must|can|may) (?:i|we|you|he|she|it|they|one)\b)(?:(?!i |we |my |our )\p{L}+ ){0,4}?(?:must|has to|have to|needs to|should)(?: not)? \p{L}/iu;
/** A sentence behind the request that speaks of the result. */
const adds =
  /^(?:it|they|each|all|must|no|not|never|nothing|max|maximum|at most|don['’]?t|do not|without)\b/i;
/** A capital that only begins the sentence. */
const opener =
  /^(?:max|maximum|at|no|not|never|nothing|must|it|they|each|all|don|do|without|exactly|only|under|up)\b/i;
const longestClause = 12;
const mostDemands = 5;

// A demand within a list stands for itself: "no dragons no princesses and the digger has to win".
const clause =
  /[,;:!?]\s+|[.]\s+(?=\p{Lu}|$)|\s[–—-]\s|[()]|(?<!\b(?:has|have|had|is|are|there['’]?s|got|with|it['’]?s)) (?=(?:and |but |so )?(?:no|without) \p{L})|\s(?=and (?:the |it |they |each )?(?:\p{L}+ )?(?:must|has to|needs to)\b)|\s(?=must )/gu;

const demandIn = (text: string): string | undefined => {
  const words = text.split(' ').length;
  if (words <= longestClause) {
    if (negation.test(text)) return words > 1 && !told.test(text) ? text : undefined;
    if (duty.test(text) || (words <= 8 && bounded.test(text) && (limit.test(text) || size.test(text))))
      return text;
  }
  const found = (limit.exec(text) ?? size.exec(text))?.[0];
  // "A 500-word essay" and "a 45 minute meeting" say their size in their name.
  return found && named.test(found) ? undefined : found;
};

/**
 * What the goal asks of the result in so many words: limits, sizes, what must be and what must not, each as the person wrote it,
 * in the goal's order, at most five. What is told of a situation is no demand.
 */
export const readDemands = (sentences: readonly GoalSentence[]): readonly string[] => {
  const main = sentences.findIndex((sentence) => sentence.main);
  const isRequest = ({ text, kind }: GoalSentence, index: number): boolean =>
    kind === 'task' || kind === 'condition' || (index > main && adds.test(text));
  const found = sentences
    .filter(
      (sentence, index) =>
        isRequest(sentence, index) && !isStatement(sentence.text) && !sentence.text.endsWith('?'),
    )
    .flatMap(({ text }) => text.slice(0, 1_000).replace(/\s+/g, ' ').split(clause))
    .map((text) =>
      text
        .trim()
        .replace(opening, '')
        .replace(/[.!?;,]+$/, ''),
    )
    .map((text) => demandIn(text))
    .filter((text) => text !== undefined)
    .map((text) => text.replace(opener, (word) => word.toLowerCase()));
  return [...new Set(found)].slice(0, mostDemands);
};
