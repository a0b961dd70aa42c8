import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(source, folder, file));
const linesIn = (file: string): number => readFileSync(file, 'utf8').split('\n').length;
const patternsIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').match(/(?<=[(=,:?]\s?|return )\/(?![/*])(?:[^/\\\n]|\\.)+\/[a-z]*/g) ?? [];

test('the matcher stays small enough to be read in one go', () => {
  expect(linesIn(join(source, 'match/matcher.ts'))).toBeLessThanOrEqual(300);
});

test('what reads and writes by the tables stays under 1,250 lines, pictures under 2,230, code under 1,250, and has no long pattern', () => {
  const files = ['goal', 'match', 'write'].flatMap(filesOf).filter((file) => !/pairs|golden/.test(file));
  const sum = (list: readonly string[]): number => list.reduce((lines, file) => lines + linesIn(file), 0);
  const pictures = files.filter((file) => file.includes('write/visual'));
  const code = files.filter((file) => file.includes('write/code'));
  expect(sum(pictures)).toBeLessThanOrEqual(2_230);
  expect(sum(code)).toBeLessThanOrEqual(1_250);
  expect(sum(files) - sum(pictures) - sum(code)).toBeLessThanOrEqual(1_250);
  expect(files.flatMap(patternsIn).filter((pattern) => pattern.length > 120)).toEqual([]);
});

test('all that is neither knowledge nor a template stays under 7,000 lines and 10,000 characters of patterns', () => {
  const files = filesOf('.').filter((file) => !/\/(?:knowledge|templates)\/|golden/.test(file));
  expect(files.reduce((sum, file) => sum + linesIn(file), 0)).toBeLessThanOrEqual(7_000);
  expect(filesOf('.').flatMap(patternsIn).join('').length).toBeLessThanOrEqual(10_000);
});

test('what reads cards stays under 700 lines', () => {
  const lines = filesOf('context').reduce((sum, file) => sum + linesIn(file), 0);
  expect(lines).toBeLessThanOrEqual(700);
});

test('knowledge is data: no function and no pattern', () => {
  const code = filesOf('knowledge').filter((file) => {
    const text = readFileSync(file, 'utf8')
      .replace(/const words = \(text: string\)[^;]*;/, '')
      .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\*[^]*?\*\/|\/\/.*/g, '');
    return /=>|function |new RegExp|\//.test(text);
  });
  expect(code).toEqual([]);
});
