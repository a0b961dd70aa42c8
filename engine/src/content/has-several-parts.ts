import type { Reading } from '../reading/reading.ts';

const refersBack = /\b(?:of|for|about|from|in) (?:each|them|it|those|these|both)\b|\byour\b/i;
const manyParts = new Set(['explain', 'list', 'question', 'judge']);

/** "Explain … Provide … Recommend …": several requests of equal weight, none of which may be lost in the first one's form. */
export const hasSeveralParts = (reading: Reading): boolean => {
  if (!manyParts.has(reading.act) || reading.data) return false;
  const asked = reading.sentences.filter(
    (sentence) =>
      sentence.kind === 'task' &&
      sentence.act !== 'open' &&
      sentence.act !== 'role' &&
      !refersBack.test(sentence.text),
  );
  return asked.length >= 3 || (asked.length === 2 && new Set(asked.map(({ act }) => act)).size === 2);
};
