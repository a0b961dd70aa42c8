import { countWords } from '../../reading/complexity.ts';
import type { Block, BlockId } from './block.ts';
import { holdsGoal, type Line, lineText } from './line.ts';

// From the least telling part to the most; task, form, stack, facts and closing are never cut.
const expendable: readonly (readonly [BlockId, number])[] = [
  ['design', 2],
  ['version', 5],
  ['requirements', 3],
  ['checks', 3],
  ['data', 0],
  ['version', 3],
  ['requirements', 1],
  ['checks', 2],
];

/** Drops our own lines, last first, until what we added fits `maxWords`; the goal's words always stay. */
export function fitBudget(blocks: readonly Block[], maxWords: number): readonly Block[] {
  let fitted = [...blocks];
  let words = addedWords(blocks);
  for (const [id, keep] of expendable) {
    while (words > maxWords) {
      const at = fitted.findIndex((block) => block.id === id);
      const block = fitted[at];
      if (block === undefined) break;
      const ours = block.lines.filter(
        (line) => !holdsGoal(line) && !line.some(({ rule }) => rule !== undefined && kept.has(rule)),
      );
      const last = ours.at(-1);
      if (last === undefined || ours.length <= keep) break;
      words -= wordsOf(last);
      const lines = block.lines.filter((line) => line !== last);
      fitted = lines.length === 0 ? fitted.toSpliced(at, 1) : fitted.with(at, { ...block, lines });
    }
  }
  return fitted;
}

// Secrets, decisions, and what the goal's own rules come to.
const kept: ReadonlySet<string> = new Set(['B9', 'B11', 'B13']);

const wordsOf = (line: Line): number => countWords(lineText(line));

const addedWords = (blocks: readonly Block[]): number =>
  blocks
    .flatMap((block) => block.lines)
    .reduce((sum, line) => sum + (holdsGoal(line) ? 0 : wordsOf(line)), 0);
