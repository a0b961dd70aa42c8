import { expect, it } from 'vitest';
import { writeUses } from './write-uses.ts';

it('[PP-01] each use shows its goal with marks, and additions as the engine writes them', async () => {
  const uses = await writeUses();
  expect(uses.map(({ title }) => title)).toEqual(['Content creation', 'Daily AI chat', 'Code generation']);
  for (const { goal, sheet } of uses) {
    const [task, ...additions] = sheet;
    const heard = (task ?? []).filter(({ origin }) => origin === 'goal').map(({ text }) => text);
    expect(goal).toContain(heard.join('').trim().slice(0, 20));
    expect(task?.some(({ origin }) => origin === 'removed')).toBe(true);
    expect(additions.length).toBeGreaterThan(0);
    expect(additions.flat().every(({ origin }) => origin === 'added')).toBe(true);
  }
}, 20_000);
