import type { FrozenSpan } from '../../reading/frozen-spans.ts';

interface Sentence {
  /** The sentence with its closing mark, as it stands in the goal. */
  readonly text: string;
  readonly start: number;
}

const alwaysOpen = /(?:^|[\s(])(?:e\.g|i\.e|vs|approx|incl|resp|dr|mr|mrs)\.$/i;
const openBeforeSmall = /(?:^|[\s(])(?:etc|no|st|max|min)\.$/i;

/** Cuts a one-paragraph goal into sentences; quotations, code and addresses are never cut. */
export function splitSentences(text: string, frozen: readonly FrozenSpan[]): readonly Sentence[] {
  const guards = frozen.filter(
    (span) => span.kind === 'quote' || span.kind === 'code' || span.kind === 'url',
  );
  const sentences: Sentence[] = [];
  let start = 0;
  let guard = 0;
  for (const match of text.matchAll(/(?<![.!?])[.!?]+["”')]?(?=\s|$)/g)) {
    const end = match.index + match[0].length;
    while ((guards[guard]?.end ?? Infinity) <= match.index) guard += 1;
    const next = guards[guard];
    if (next !== undefined && next.start <= match.index && match.index < next.end - 1) continue;
    const sentence = text.slice(start, end);
    const following = text
      .slice(end, end + 8)
      .trimStart()
      .charAt(0);
    const ending = sentence.slice(-8);
    const isSmall = following !== '' && following === following.toLowerCase();
    if (alwaysOpen.test(ending) || (isSmall && openBeforeSmall.test(ending))) continue;
    push(sentence, start);
    start = end;
  }
  push(text.slice(start), start);
  return sentences;

  function push(sentence: string, at: number): void {
    const trimmed = sentence.trim();
    if (trimmed !== '') sentences.push({ text: trimmed, start: at + sentence.indexOf(trimmed) });
  }
}
