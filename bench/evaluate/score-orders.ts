import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJudgements, type Pair } from './comparison-sheet.ts';

/** The folders of the two sheets, which show the same pairs with their sides swapped. */
export const orders = ['order-1', 'order-2'] as const;

/** Wins by couple of variants; a verdict that changes with the order counts for neither side. */
export function scoreOrders(folder: string) {
  const [first, second] = orders.map((order) => {
    const pairs = JSON.parse(readFileSync(join(folder, order, 'key.json'), 'utf8')) as Pair[];
    const judged = readJudgements(readFileSync(join(folder, order, 'sheet.md'), 'utf8'), pairs);
    return new Map(judged.map(({ pair, winner }) => [pair.id, { pair, winner }]));
  });
  const couples = new Map<string, { wins: Record<string, number>; ties: number; changed: number }>();
  for (const [id, { pair, winner }] of first ?? []) {
    const other = second?.get(id)?.winner;
    if (other === undefined) continue;
    const name = [pair.a, pair.b].toSorted().join(' : ');
    const row = couples.get(name) ?? { wins: { [pair.a]: 0, [pair.b]: 0 }, ties: 0, changed: 0 };
    if (other !== winner) row.changed += 1;
    else if (winner === 'tie') row.ties += 1;
    else row.wins[winner] = (row.wins[winner] ?? 0) + 1;
    couples.set(name, row);
  }
  return [...couples].map(([couple, row]) => ({ couple, ...row }));
}
