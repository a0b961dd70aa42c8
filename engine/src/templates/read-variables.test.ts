import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import { readVariables } from './find-variables.ts';

const plain = { preset: '', choices: [], isLong: false };

it('[ML-11] reads a preset, choices and long texts beside the name', () => {
  expect(
    readVariables('{{who}} {{tone=friendly}} {{size = short | long|short}} {{notes...}} {{more…}}'),
  ).toEqual([
    { ...plain, name: 'who' },
    { ...plain, name: 'tone', preset: 'friendly' },
    { ...plain, name: 'size', preset: 'short', choices: ['short', 'long'] },
    { ...plain, name: 'notes', isLong: true },
    { ...plain, name: 'more', isLong: true },
  ]);
});

it('[ML-11] of several mentions the first that says more counts, and all are filled alike', () => {
  const text = '{{tone}}, and {{tone=warm|cool}}, and {{tone=dry}}';
  expect(readVariables(text)).toEqual([
    { name: 'tone', preset: 'warm', choices: ['warm', 'cool'], isLong: false },
  ]);
  expect(fillTemplate(text, { tone: 'cool' })).toBe('cool, and cool, and cool');
});

it('[ML-11] an empty preset is none, and braces or line ends end the name’s note', () => {
  expect(readVariables('{{a=}} {{b= | }} {{c={x}}} {{d=one\ntwo}}')).toEqual([
    { ...plain, name: 'a' },
    { ...plain, name: 'b' },
  ]);
});

it('[ML-11] stays linear on hostile braces and equals signs', () => {
  const started = performance.now();
  expect(readVariables('{{a='.repeat(100_000))).toEqual([]);
  expect(readVariables(`{{a=${' '.repeat(200_000)}`)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(500);
});
