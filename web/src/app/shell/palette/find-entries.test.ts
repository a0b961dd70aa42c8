import { expect, it } from 'vitest';
import { findEntries, type PaletteEntry } from './find-entries.ts';

const entry = (label: string, alsoFound?: string): PaletteEntry => ({
  id: label,
  group: 'Go to',
  label,
  alsoFound,
  run: () => undefined,
});
const entries = [entry('Dashboard'), entry('Visual Prompter', 'image video'), entry('Sign Out', 'log out')];
const found = (typed: string) => findEntries(entries, typed).map(({ label }) => label);

it('[SH-06] every typed word must begin a word of the entry, in any case and order', () => {
  expect(found('PROM vis')).toEqual(['Visual Prompter']);
  expect(found('log')).toEqual(['Sign Out']);
  expect(found('vídeo')).toEqual(['Visual Prompter']);
  expect(found('ashboard')).toEqual([]);
});

it('[SH-06] all entries are there while nothing is typed', () => {
  expect(found('  ')).toEqual(['Dashboard', 'Visual Prompter', 'Sign Out']);
});
