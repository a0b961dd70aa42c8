import { baseVerbOf } from './verbs.ts';

const separator =
  /,? (?:(?:thus|thereby) )?(?:allowing|enabling|letting) (?:\w+ ){1,2}to |, and |, or |, | and (?:also )?/g;
// "browse products and add them to a cart" stays together, or nobody knows what "them" is.
const leansBack = /^\S+ (?:it|them|these|those|this)\b/i;
const firstWord = /^[\p{L}-]+/u;

/**
 * Cuts "browse and search posts, follow topics, and reply" into its clauses. A comma or "and" parts two clauses only
 * where a verb follows and the clause before it has an object, so that no noun list is ever cut.
 */
export function cutClauses(list: string): string[] {
  const clauses: string[] = [];
  let start = 0;
  for (const match of list.matchAll(separator)) {
    const after = list.slice(match.index + match[0].length);
    const before = list.slice(start, match.index).trim();
    if (!parts(before, match[0], after)) continue;
    clauses.push(before);
    start = match.index + match[0].length;
  }
  clauses.push(list.slice(start).trim());
  return clauses.filter((clause) => clause !== '');
}

function parts(before: string, mark: string, after: string): boolean {
  const next = firstWord.exec(after)?.[0] ?? '';
  if (/(?:ing|to) $/.test(mark) && /allowing|enabling|letting/.test(mark)) return before !== '';
  if (baseVerbOf(next) === undefined || isNounUse(next, after) || leansBack.test(after)) return false;
  const words = before.split(/\s+/);
  // "support comparisons and reporting": a change of form means that the second is no deed.
  if (next.endsWith('ing') !== (words[0] ?? '').endsWith('ing')) return false;
  // "searching, collecting": single "-ing" words stand as clauses of their own; "search, lease and renew names" do not.
  if (words.length === 1) return before.endsWith('ing') && next.endsWith('ing') && mark !== ' and ';
  return !mark.startsWith(' and') || words.length > 2 || !/\b(?:and|or)\b/.test(before);
}

// "search and filter options": a verb that stands last or before such a word is a noun here.
const nounTail =
  /^[\p{L}-]+(?: (?:options?|functions?|functionality|features?|pages?|buttons?|lists?|records?|history|systems?|results?|information|details?|management)\b|$|,)/u;
const alsoNoun =
  /^(?:order|contact|name|review|report|test|record|process|group|access|plan|design|chat|comment|rate|rank|list|link|share|store|search|purchase|schedule|trade|transfer|train|show|score|post|play|place|print|update|download|upload|request|answer|call|match|message|note|tag|vote|view|watch|work|filter|join|sort)$/i;
const isNounUse = (word: string, after: string): boolean => alsoNoun.test(word) && nounTail.test(after);
