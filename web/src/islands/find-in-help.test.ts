import { expect, it } from 'vitest';
import { findInHelp } from './find-in-help.ts';

const parts = [
  { id: 'a', topic: 'Managing prompts', heading: 'Share', text: 'An unlisted link shows it only to some.' },
  { id: 'b', topic: 'Managing prompts', heading: 'Folders', text: 'Restore in the trash brings one back.' },
  { id: 'c', topic: 'Managing prompts', heading: 'Delete and restore', text: 'Thirty days in the trash.' },
];
const idsOf = (query: string) => findInHelp(parts, query).map(({ id }) => id);

it('[PP-06] finds what holds all words, a heading before a text', () => {
  expect(idsOf('restore')).toEqual(['c', 'b']);
  expect(idsOf('LINK unlisted')).toEqual(['a']);
  expect(idsOf('link bin')).toEqual([]);
  expect(idsOf('Délete')).toEqual(['c']);
});

it('[PP-06] waits for two letters', () => {
  expect(idsOf('r')).toEqual([]);
  expect(idsOf('  ')).toEqual([]);
});
