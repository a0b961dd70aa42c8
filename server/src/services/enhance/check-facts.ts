import { detectLanguage, findFrozenSpans } from '@whetstone/engine';
import { lostFacts } from '@whetstone/engine/check';

const capitalised = /^\p{Lu}/u;
/** Amounts of money, percentages, years: figures that state something about the world, unlike "3 sections". */
const claim =
  /[$€£¥]\s?\d[\d.,]*|\b(?<!\d[.,]?)\d[\d.,]*\s?(?:%|(?:percent|dollars|euros?|pounds)\b)|\b(?:19|20)\d\d\b/gu;

const whole = (words: string) =>
  new RegExp(`(?<!\\p{L})${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u');
const plainWord = /^\p{Lu}[\p{Ll}-]+$/u;
const beforeNames = /(?:^|\s)(?:an|für|mit|von|bei|namens|herrn?|frau|dr\.|familie|firma)\s+$/iu;

/** A title in which nearly every word is capitalised names nothing. */
function isTitle(goal: string): boolean {
  const words = goal.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];
  return words.length > 3 && words.filter((word) => capitalised.test(word)).length > words.length * 0.6;
}

/** Whether a capital shows a name. German writes every noun with one, so there the word before must speak for it. */
function isName(fact: string, goal: string, isGerman: boolean): boolean {
  if (!isGerman || !plainWord.test(fact)) return true;
  return beforeNames.test(goal.slice(0, whole(fact).exec(goal)?.index ?? 0));
}

const letters = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Numbers, names, quotations, addresses, code and placeholders of the goal that its rewrite lost. */
export function factsLost(goal: string, enhanced: string): string[] {
  const kept = letters(enhanced);
  const exact = findFrozenSpans(goal)
    .filter(({ kind }) => kind !== 'name' && kind !== 'number' && kind !== 'quote')
    .map(({ text }) => text);
  // "next.js" may come back as "Next.js".
  const isKept = (text: string): boolean =>
    kept.includes(text) || (text === text.toLowerCase() && kept.toLowerCase().includes(text));
  const frozen = [...new Set(exact)].filter((text) => !isKept(letters(text)));
  const isGerman = detectLanguage(goal).code === 'de';
  const named = lostFacts(goal, enhanced).filter(
    (fact) => !capitalised.test(fact) || (!isTitle(goal) && isName(fact, goal, isGerman)),
  );
  return [...new Set([...named, ...frozen])];
}

/** Addresses and claims in figures that the rewrite holds and the person never wrote. */
export function factsInvented(known: string, enhanced: string): string[] {
  const addresses = findFrozenSpans(enhanced)
    .filter(({ kind, text }) => kind === 'url' && !known.includes(text))
    .map(({ text }) => text);
  const figures = [...new Set(enhanced.match(claim))].filter((figure) => {
    const digits = /\d[\d.,]*\d|\d/.exec(figure)?.[0];
    // "At 100 %" is all or nothing, which states no figure.
    return digits !== undefined && !known.includes(digits) && !/^(?:0|100)\s?(?:%|percent)/.test(figure);
  });
  return [...new Set([...addresses, ...figures])];
}
