import type { DeskRequest } from '@whetstone/contract';
import { generateCode, generateContent } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { writeUses } from './write-uses.ts';

it('[PP-01] each use shows its goal with marks, and additions as the engine writes them', () => {
  const writeForDesk = ({ kind, goal }: DeskRequest) =>
    kind === 'code'
      ? generateCode({ goal, projectType: 'web-app', tool: 'cursor' })
      : generateContent({ goal });
  const uses = writeUses({ writeForDesk });
  expect(uses.map(({ title }) => title)).toEqual(['Content creation', 'Daily AI chat', 'Code generation']);
  for (const { goal, sheet } of uses) {
    const [task, ...additions] = sheet;
    const heard = (task ?? []).filter(({ origin }) => origin === 'goal').map(({ text }) => text);
    expect(goal).toContain(heard.join('').trim().slice(0, 20));
    expect(additions.length).toBeGreaterThan(0);
    expect(additions.flat().every(({ origin }) => origin === 'added')).toBe(true);
  }
});
