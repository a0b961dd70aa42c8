import type { FrozenSpan } from './frozen-spans.ts';
import { correctionOf } from './misspellings.ts';
import type { TextEdit, TextRange } from './text-edits.ts';

const matchCase = (model: string, word: string): string => {
  if (model === model.toUpperCase()) return word.toUpperCase();
  return model[0] === model[0]?.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/** Corrections of known misspellings inside `range` (rule K3), never inside a frozen span or in given data. */
export const spellingEdits = (
  goal: string,
  range: TextRange,
  frozen: readonly FrozenSpan[],
): readonly TextEdit[] => {
  const edits: TextEdit[] = [];
  let frozenAt = 0;
  for (const match of goal
    .slice(range.start, range.end)
    .matchAll(/(?<![\p{L}\p{N}'’])[A-Za-z]{2,20}(?![\p{L}\p{N}'’])/gu)) {
    const old = match[0];
    const to = correctionOf(old.toLowerCase());
    // "IM" and "CANT" are somebody's capitals, "Im" a sentence's.
    if (to === undefined || (to.includes("'") && old.length > 1 && old === old.toUpperCase())) continue;
    const start = range.start + match.index;
    while (frozenAt < frozen.length && (frozen[frozenAt]?.end ?? 0) <= start) frozenAt += 1;
    const span = frozen[frozenAt];
    if (span && span.start < start + old.length) continue;
    const right = matchCase(old, to);
    edits.push({
      start,
      end: start + old.length,
      to: right,
      rule: 'K3',
      reason: `Spelling: ${old} → ${right}`,
    });
  }
  for (const match of goal
    .slice(range.start, range.end)
    .matchAll(
      /(?<=^|(?:^|\s)(?:do|can|should|would|could|will|am|did|may|must|if|when|that|what|where|and|but|so|as|because|how|than|while|,|which|whether|before|after|since) |[.!?,] )i(?= [a-z]|['’](?:m|ve|d|ll)\b)|(?<=[a-z] )i(?= (?:am|was|have|had|got|get|want|need|will|would|work|worked|just|never|really|always|live|lost|made|did|didn|don|know|think|feel|run|own|started|wrote|bought|sent)\b)/g,
    )) {
    const at = range.start + match.index;
    edits.push({ start: at, end: at + 1, to: 'I', rule: 'K3', reason: 'Capital letter', quiet: true });
  }
  return edits;
};
