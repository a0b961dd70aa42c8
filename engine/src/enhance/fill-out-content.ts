import { indexRows, lengthAt } from '../goal/phrases.ts';
import { phrasesAt } from '../goal/words.ts';
import { readGoal } from '../goal/read-goal.ts';
import { documents, openings, suffixes } from '../knowledge/documents.ts';
import { tones } from '../knowledge/word-families.ts';
import { unchanged, type GoalEdit, type Rewrite } from './enhancement.ts';

const opening = /^(generate|create|write)( me)? (?:a|an|the) (?=\p{Ll}|\p{Lu}\p{Ll})/iu;
const welcome = /^(?:(?:write|create|generate|make|draft|compose) )?(?:an? |the |our )?welcome e-?mail\b/i;

const nouns = indexRows(Object.entries(documents) as [keyof typeof suffixes, readonly string[]][]);

/** The document's name stands in the first words of a request for one. */
const nameWithin = 8;
const thin = 20;
const toned = new Set([...tones, 'detailed', 'comprehensive', 'personal', 'angry', 'simple']);

/** Thin requests for a document get the measure that the brief names (EN-01); all else stays. */
export const fillOutContent = (text: string): Rewrite => {
  const { words, facts, language, material } = readGoal(text);
  const at = words.findIndex((_, place) => place < nameWithin && lengthAt(nouns, words, place) > 0);
  const suffix = phrasesAt(nouns, words, at)[0]?.value;
  const isMade = opening.test(text) || welcome.test(text) || at <= 2;
  if (language.code !== 'en' || !suffix || !isMade || words.length >= thin || material || text.includes('['))
    return unchanged(text);
  if (/\bwith an? (?:subject|title)\b|\?\s*$/.test(text) || text.includes(suffixes[suffix]))
    return unchanged(text);
  let body = text.replace(/(?<![.!])[.!]+$/, '');
  const edits: GoalEdit[] = [];
  const improvements: string[] = [];
  const isWelcome = welcome.test(body);
  const begun = (isWelcome ? welcome : opening).exec(body);
  const to = isWelcome ? 'Compose a professional welcome email' : openings[begun?.[1]?.toLowerCase() ?? ''];
  if (begun && to && !words.some(({ text: word }) => toned.has(word))) {
    body = `${to}${isWelcome ? '' : ' '}${body.slice(begun[0].length)}`;
    edits.push({ from: begun[0].trim(), to, reason: 'Says what kind of text is wanted' });
    improvements.push(`"${begun[0].trim()}" became "${to}"`);
  }
  if (!facts.has('length')) {
    body += `, ${suffixes[suffix]}`;
    edits.push({ from: '', to: suffixes[suffix], reason: 'Gives it something to aim for' });
    improvements.push(`Target added: ${suffixes[suffix]}`);
  }
  return edits.length > 0 ? { text: `${body}.`, edits, improvements } : unchanged(text);
};
