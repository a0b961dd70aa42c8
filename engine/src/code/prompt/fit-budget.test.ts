import { describe, expect, it } from 'vitest';
import type { Block, BlockId } from './block.ts';
import { fitBudget } from './fit-budget.ts';
import { added, type Line, verbatim } from './line.ts';

const block = (id: BlockId, lines: readonly Line[]): Block => ({
  id,
  title: id,
  reason: '',
  headed: true,
  lines,
});
const long = 'one two three four five six seven eight nine ten';

describe('fitBudget', () => {
  it('[G4] drops data before checks, and never a word of the goal', () => {
    const blocks = [
      block('task', [verbatim(`${long} ${long}`)]),
      block('data', [added(long, 'B2')]),
      block('checks', [added(long, 'B4'), added(long, 'B4'), added(long, 'B4'), added(long, 'B4')]),
    ];
    const fitted = fitBudget(blocks, 30);
    expect(fitted.map(({ id }) => id)).toEqual(['task', 'checks']);
    expect(fitted[0]).toBe(blocks[0]);
    expect(fitted[1]?.lines).toHaveLength(3);
  });

  it('leaves blocks alone that fit', () => {
    const blocks = [block('task', [verbatim(long)]), block('data', [added(long, 'B2')])];
    expect(fitBudget(blocks, 10)).toEqual(blocks);
  });

  it('keeps decisions and secrets whatever the room', () => {
    const blocks = [
      block('requirements', [added(long, 'B11'), added(long, 'B9'), added(long, 'B3'), added(long, 'B3')]),
    ];
    expect(fitBudget(blocks, 0)[0]?.lines.map((line) => line[0]?.rule)).toEqual(['B11', 'B9', 'B3']);
  });
});
