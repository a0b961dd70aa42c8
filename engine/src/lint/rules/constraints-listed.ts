import { lintRule } from '../lint-rule.ts';

const item = /^\s*(?:[-*•]|\d{1,3}[.)])\s+\S/;
const label = /^[\p{Lu}][\p{L} ]{2,30}: \S/u;
const shortPrompt = 80;
const longestList = 9;

/** Conditions stand in a list of two to nine items, one each, so that none is overlooked. */
export const constraintsListed = lintRule({
  id: 'constraints-listed',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, kind, required }) => {
    if (kind === 'visual' || (prompt.tokens <= shortPrompt && !required.has('constraints-listed')))
      return 'not-applicable';
    const runs = listRuns(prompt.lines);
    if (runs.some((length) => length >= 2 && length <= longestList)) return 'pass';
    const longest = Math.max(0, ...runs);
    if (longest > longestList) {
      return {
        message: `One list has ${longest} items; later ones get lost.`,
        fix: `Split it, at most ${longestList} items under one heading.`,
      };
    }
    return {
      message: 'The conditions are not in a list.',
      fix: 'Give each condition a line of its own that starts with "- ".',
    };
  },
});

function listRuns(lines: readonly string[]): number[] {
  const runs: number[] = [];
  let length = 0;
  for (const line of lines) {
    if (item.test(line) || label.test(line)) {
      length += 1;
    } else if (length > 0) {
      runs.push(length);
      length = 0;
    }
  }
  return length > 0 ? [...runs, length].slice(0, 1000) : runs.slice(0, 1000);
}
