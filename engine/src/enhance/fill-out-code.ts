import type { Rewrite } from './enhancement.ts';
import { unchanged } from './enhancement.ts';

const product =
  /\b(?:app|application|website|site|web ?app|dashboard|store|shop|tracker|tool|platform|portal|game|bot|api|landing page|page|form|planner|manager|board|marketplace|blog|crm|calculator)\b/i;
const states = 'Show what an empty list, an invalid entry and a lost connection look like';
const thinWords = 15;

/** Short wishes for a product gain the states that are most often forgotten. */
export const fillOutCode = (text: string): Rewrite => {
  const words = text.split(/\s+/).length;
  const covered = /\b(?:error|empty|invalid|offline|connection|states?)\b/i.test(text);
  const english = /\b(?:a|an|the|for|with|my|to|app|website)\b/i.test(text);
  if (words < 2 || words >= thinWords || covered || !english || !product.test(text) || /\?\s*$/.test(text))
    return unchanged(text);
  return {
    text: `${text.replace(/(?<![.!])[.!]+$/, '')}. ${states}.`,
    edits: [{ from: '', to: states, reason: 'The screens most often forgotten' }],
    improvements: ['Empty, error and offline states added'],
  };
};
