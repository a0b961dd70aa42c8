import type { FrozenSpan } from './frozen-spans.ts';
import type { TextRange } from './text-edits.ts';

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|st|no|nr|approx|fig|inc|ltd|co|jr|sr|u\.s|u\.k|a\.m|p\.m|z\.b|bzw|ca|max|min|incl|inkl|evtl|ggf|aprox|env|bijv|evt|np|t\.ex|p\.ej)\.$|(?:^|[\s.(])\p{L}\.$/iu;
const initial = /(?:^|[^\p{L}])\p{L}\.$/u;

/** Sentences of `text` as trimmed ranges: ends at . ! ? or a line break, never inside a frozen span. */
export const splitSentences = (text: string, frozen: readonly FrozenSpan[]): readonly TextRange[] => {
  const found: TextRange[] = [];
  let start = 0;
  let frozenAt = 0;
  const close = (end: number): void => {
    const raw = text.slice(start, end);
    const from = start + (raw.length - raw.trimStart().length);
    const to = from + raw.trim().length;
    if (to > from) found.push({ start: from, end: to });
    start = end;
  };
  for (const mark of text.matchAll(/\n|(?<![.!?…。！？])[.!?…。！？]+["”»)’']*(?=\s|$|(?<=[。！？])\S)/gu)) {
    const at = mark.index;
    while (frozenAt < frozen.length && (frozen[frozenAt]?.end ?? 0) <= at) frozenAt += 1;
    const span = frozen[frozenAt];
    if (span && span.kind !== 'name' && span.start < at && at < span.end - 1) continue;
    const end = at + mark[0].length;
    if (mark[0].startsWith('.') && end < text.length) {
      const before = text.slice(Math.max(start, at - 8), at + 1);
      const opensSentence =
        /^\s+(?:[A-Z][a-z]+|I)\s/.test(text.slice(end, end + 24)) &&
        /\b(?:in|with|using|of|to|for) \p{L}\.$/iu.test(text.slice(Math.max(start, at - 12), at + 1));
      if (abbreviation.test(before) && !(initial.test(before) && opensSentence)) continue;
    }
    close(end);
  }
  close(text.length);
  return found;
};
