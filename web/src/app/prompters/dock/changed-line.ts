const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The line of a prompt that was not in it before; the last one where there are several, or where none is new. */
export function changedLine(before: string, now: string): string {
  const known = new Set(linesOf(before));
  const lines = linesOf(now);
  return lines.findLast((line) => !known.has(line)) ?? lines.at(-1) ?? '';
}
