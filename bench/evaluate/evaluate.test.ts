import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goalAsked,
  startModelDouble,
  written,
  type ModelDouble,
} from '../../server/src/testing/model-double.ts';

const goals = ['write a note to Priya about 14 lamps', 'plan a party for 12 children', 'refuse this one'];
let double: ModelDouble;
let folder: string;

beforeAll(async () => {
  double = await startModelDouble();
  folder = mkdtempSync(join(tmpdir(), 'whetstone-evaluate-'));
  writeFileSync(join(folder, 'goals.txt'), `${goals.join('\n')}\n\n`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await double.close();
});

const run = async (...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'evaluate.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
};
const read = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');

it('[EN-01] an evaluation writes a blind sheet, its key and figures, and counts the judgements', async () => {
  double.behave((asked) => {
    const goal = goalAsked(asked);
    return goal.startsWith('refuse')
      ? written("I'm sorry, but I can't help with that.")
      : written(`${goal.charAt(0).toUpperCase()}${goal.slice(1)} in plain words, on one page.`);
  });
  const args = ['--endpoint', double.url, '--model', 'double-1', '--goals', join(folder, 'goals.txt')];
  const { code, output } = await run(...args, '--out', join(folder, 'out'));
  expect(output).toContain('7 pairs to judge');
  expect(code).toBe(0);

  const figures = JSON.parse(read('figures.json')) as {
    goals: number;
    variants: { variant: string; prompts: number; all_facts_kept: number }[];
    model: { used: number; faults_of_calls: Record<string, number> };
  };
  expect(figures.goals).toBe(3);
  expect(figures.variants.map(({ prompts }) => prompts)).toEqual([3, 3, 2]);
  expect(figures.variants.map(({ all_facts_kept }) => all_facts_kept)).toEqual([1, 1, 1]);
  expect(figures.model.used).toBeCloseTo(0.667);
  expect(figures.model.faults_of_calls).toEqual({ refusal: 1 });

  const sheet = read('sheet.md');
  expect(sheet).not.toMatch(/\braw\b|\brules\b|\bmodel\b/);
  const key = JSON.parse(read('key.json')) as { id: string; a: string; b: string }[];
  expect(new Set(key.map(({ a }) => a)).size).toBeGreaterThan(1);

  const winner = key[0]?.a;
  writeFileSync(join(folder, 'out', 'sheet.md'), sheet.replace('\nBetter:', '\nBetter: A'));
  const scored = await run('--score', join(folder, 'out'));
  expect(scored.code).toBe(0);
  const { judged, rows } = JSON.parse(read('judgements.json')) as {
    judged: number;
    rows: { variant: string; wins: number }[];
  };
  expect(judged).toBe(1);
  expect(rows.find(({ variant }) => variant === winner)?.wins).toBe(1);
});

it('[EN-01] an evaluation can compare what the model makes of each prompt', async () => {
  double.behave((asked) =>
    asked.body.stream
      ? written('Write a short note to Priya about the 14 lamps, on one page.')
      : { kind: 'answer', text: `Dear Priya, answer ${asked.body.messages[0]?.content.length}.` },
  );
  writeFileSync(join(folder, 'one.txt'), `${goals[0]}\n`);
  const args = ['--endpoint', double.url, '--model', 'double-1', '--goals', join(folder, 'one.txt')];
  const { code, output } = await run(...args, '--out', join(folder, 'out'), '--answers');
  expect(output).toContain('3 pairs to judge');
  expect(code).toBe(0);
  expect(read('sheet.md').match(/> Dear Priya, answer \d+\./g)).toHaveLength(6);
});

it('an evaluation without its arguments says what it needs', async () => {
  const { code, output } = await run('--model', 'x');
  expect(code).toBe(1);
  expect(output).toContain('--goals FILE');
});
