import type { Span } from '@whetstone/engine';

/** Spans line by line; a span over several lines is parted. */
export function linesOf(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const span of spans)
    for (const [index, text] of span.text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ ...span, text });
    }
  return lines;
}
