import type { FrozenSpan } from './frozen-spans.ts';
import { correctionOf } from './misspellings.ts';
import type { TextEdit, TextRange } from './text-edits.ts';

const matchCase = (model: string, word: string): string => {
  if (model === model.toUpperCase()) return word.toUpperCase();
  return model[0] === model[0]?.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/** In code and sums `i` is somebody's variable. */
const loopVariable =
  /\b(?:variable|integer|interger|int|index|counter|for|let|var|array|iterator|element|row|column) i\b|\bi\s?(?:\+\+|--|\+=|==?|<|>|\])|\[i\]|\bi in range\b/i;

/** Corrections of known misspellings inside `range` (rule K3), never inside a frozen span or in given data. */
export const spellingEdits = (
  goal: string,
  range: TextRange,
  frozen: readonly FrozenSpan[],
): readonly TextEdit[] => {
  const edits: TextEdit[] = [];
  const text = goal.slice(range.start, range.end);
  let frozenAt = 0;
  for (const match of text.matchAll(/(?<![\p{L}\p{N}'’])[A-Za-z]{2,20}(?![\p{L}\p{N}'’])/gu)) {
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
      rule: 'spelling',
      reason: `Spelling: ${old} → ${right}`,
    });
  }
  const how = /^h(?:w|o|wo|ow) (?=to\b)/i.exec(goal.slice(range.start, range.start + 8));
  if (how && how[0].toLowerCase() !== 'how ')
    edits.push({
      start: range.start,
      end: range.start + how[0].length - 1,
      to: 'how',
      rule: 'spelling',
      reason: `Spelling: ${how[0].trim()} → how`,
    });
  for (const match of text.matchAll(
    /\b(it)s(?= (?:been|not|just|too|so|already|always|never|getting|going|really|very|a (?:bit|lot|pain|shame|problem)|the (?:first|third|second)) )/gi,
  )) {
    const at = range.start + match.index;
    const to = `${match[1] ?? ''}'s`;
    edits.push({ start: at, end: at + 3, to, rule: 'spelling', reason: `Spelling: ${match[0]} → ${to}` });
  }
  if (/\bi\b/.test(text) && !loopVariable.test(goal.slice(0, 2_000)))
    for (const match of text.matchAll(
      /(?<=^|(?:^|\s)(?:do|can|should|would|could|will|am|did|may|must|if|when|that|what|where|and|but|now|then|yes|no|so|as|because|how|than|while|,|which|whether|before|after|since) |[.!?,:] )i(?= [a-z]|['’](?:m|ve|d|ll)\b)|(?<=[a-z\d] )i(?=['’](?:m|ve|d|ll)\b| (?:am|was|have|had|want|need|found|feel|think|like|just|got|live|paid|already|really|know|never|always|only|don['’]?t|can['’]?t|cant|dont|didn['’]?t|did|do|will|would|should|could|love|hate|told|said|work|use|get|keep|saw|went|bought|made|make|own|owe|earn|lost|left|try|tried|run|worked|started|wrote|sent|didn|don)\b)/g,
    )) {
      const at = range.start + match.index;
      edits.push({
        start: at,
        end: at + 1,
        to: 'I',
        rule: 'spelling',
        reason: 'Capital letter',
        quiet: true,
      });
    }
  return edits.toSorted((a, b) => a.start - b.start);
};
