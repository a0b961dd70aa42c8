import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportRequests, type ExportedRequest } from './export-requests.ts';
import { importAnswers } from './import-answers.ts';
import { scoreOrders } from './score-orders.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const goals = readFileSync(join(fixtures, 'goals.txt'), 'utf8').trim().split('\n');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whetstone-exchange-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

it('[EN-01] an export holds the very request of every job, one file each', () => {
  expect(exportRequests(folder, goals, { type: 'code' })).toBe(9);
  expect(readdirSync(folder).filter((name) => name.startsWith('001'))).toEqual([
    '001-questions.request.json',
    '001-try.request.json',
    '001-write.request.json',
  ]);
  const { input, request } = JSON.parse(read('002-write.request.json')) as ExportedRequest;
  expect(input.goal).toBe(goals[1]);
  expect(Object.keys(request)).toEqual(['instructions', 'messages', 'schema', 'maxOutputTokens']);
});

it('[EN-01] a reader for faults gets what a person would see, the services in turn', () => {
  exportRequests(folder, goals, { type: 'image', services: ['midjourney', 'flux'] });
  const rules = read('rules.md');
  for (const goal of goals) expect(rules).toContain(`**Goal:** ${goal}`);
  expect(rules).toMatch(/## 1, for midjourney[^]*## 2, for flux[^]*## 3, for midjourney/);
  expect(rules).toMatch(/\*\*Set beside it:\*\* Size: /);
  cpSync(fixtures, folder, { recursive: true });
  importAnswers(folder, '1');
  expect(read('shown.md').match(/\*\*Prompt:\*\*/g)).toHaveLength(1);
});

it('[EN-01] an import guards the answers, writes the sheets in both orders and counts what both agree on', () => {
  exportRequests(folder, goals, { type: 'image' });
  cpSync(fixtures, folder, { recursive: true });
  expect(importAnswers(folder, '1')).toMatchObject({
    prompts: 3,
    used: 1,
    refused: { contradicted: 1, unreadable: 1 },
    questions: [1],
    questions_dropped: 1,
    pairs: 5,
  });
  const [one, other] = [read('order-1', 'sheet.md'), read('order-2', 'sheet.md')];
  expect(one).not.toMatch(/\braw\b|\brules\b|\bmodel\b/);
  const sides = (sheet: string) =>
    /\*\*A\*\*\n\n([\s\S]*?)\n\n\*\*B\*\*\n\n([\s\S]*?)\n\nBetter/.exec(sheet)?.slice(1);
  expect(sides(other)).toEqual(sides(one)?.toReversed());

  // A judge who always says A agrees with nobody, least of all with himself.
  const judge = (order: string, mark: string) =>
    writeFileSync(
      join(folder, order, 'sheet.md'),
      read(order, 'sheet.md').replaceAll('Better:', `Better: ${mark}`),
    );
  judge('order-1', 'A');
  judge('order-2', 'A');
  const always = scoreOrders(folder);
  expect(always.reduce((sum, { changed }) => sum + changed, 0)).toBe(5);

  importAnswers(folder, '1');
  judge('order-1', 'A');
  judge('order-2', 'B');
  const agreed = scoreOrders(folder);
  expect(agreed.flatMap(({ wins }) => Object.values(wins)).reduce((sum, won) => sum + won, 0)).toBe(5);
  expect(agreed.map(({ couple }) => couple).toSorted()).toEqual([
    'model : raw',
    'model : rules',
    'raw : rules',
  ]);
});
