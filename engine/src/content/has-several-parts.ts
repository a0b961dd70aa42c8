import type { Reading } from '../reading/reading.ts';

const refersBack = /\b(?:of|for|about|from|in) (?:each|them|it|those|these|both)\b|\byour\b/i;
const thenMore =
  /(?:,| and|;) (?:and )?(?:then|finally|lastly|after that) (?:please )?(?:create|list|give|write|make|explain|suggest|name|tell|show|describe)\b/gi;
const manyParts = new Set(['explain', 'list', 'question', 'judge']);

/** "Explain … Provide … Recommend …": several requests of equal weight, none of which may be lost in the first one's form. */
export const hasSeveralParts = (reading: Reading): boolean => {
  if (
    (manyParts.has(reading.act) || reading.deliverable === 'list') &&
    !reading.data &&
    [...reading.request.matchAll(thenMore)].length >= 2
  )
    return true;
  if (!manyParts.has(reading.act) || reading.data) return false;
  const asked = reading.sentences.filter(
    (sentence) =>
      sentence.kind === 'task' &&
      sentence.act !== 'open' &&
      sentence.act !== 'role' &&
      !/^\W*(?:i|we|my|our)\b/i.test(sentence.text) &&
      !refersBack.test(sentence.text),
  );
  return asked.length >= 3 || (asked.length === 2 && new Set(asked.map(({ act }) => act)).size === 2);
};
