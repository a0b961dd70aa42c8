import type { ImportItem } from '@whetstone/contract';
import { expect, it } from 'vitest';
import {
  addedWords,
  fileWords,
  isOfKind,
  kindsIn,
  outcomeWords,
  placeWords,
  takenBackWords,
} from './import-words.ts';

const item = (outcome: ImportItem['outcome'], more: Partial<ImportItem> = {}): ImportItem => ({
  row: 1,
  where: 'Row 1',
  title: 'x',
  text: 'x',
  length: 1,
  folder: [],
  tags: [],
  versions: 0,
  was_public: false,
  notes: [],
  outcome,
  ...more,
});

it('[ML-08] each entry says what becomes of it, problems in their own sentence', () => {
  const items = [
    item('add'),
    item('duplicate'),
    item('repeat', { same_as: 1 }),
    item('problem', { problem: 'Row 4 has no text.' }),
  ];
  expect(items.map(outcomeWords)).toEqual([
    'New',
    'Already in your library',
    'Same as #1',
    'Row 4 has no text.',
  ]);
  expect(kindsIn(items).map(({ label }) => label)).toEqual(['All 4', 'New 1', 'Duplicates 2', 'Problems 1']);
  expect(items.filter((one) => isOfKind(one, 'same'))).toHaveLength(2);
});

it('[ML-08] a file says what it was seen to be, and an entry where it goes', () => {
  const file = {
    name: 'a.csv',
    format: 'csv',
    encoding: 'Windows-1252',
    is_guess: true,
    entries: 1200,
  } as const;
  expect(fileWords(file)).toBe('a.csv · Table (CSV) · Windows-1252 · 1,200 entries');
  expect(fileWords({ ...file, name: '', encoding: 'UTF-8', entries: 1 })).toBe(
    'Pasted text · Table (CSV) · 1 entry',
  );
  expect(placeWords(item('add', { folder: ['Work', 'Mails'], tags: ['seo'], versions: 3 }))).toBe(
    'Work / Mails  #seo  3 versions',
  );
});

it('[ML-08] what was taken back, and what stays', () => {
  expect(takenBackWords({ taken_back: 412, kept: 0 })).toBe('412 prompts moved to the trash.');
  expect(takenBackWords({ taken_back: 1, kept: 1 })).toBe(
    '1 prompt moved to the trash. 1 prompt you edited after the import was kept.',
  );
});

it('[ML-08] an import says what it published, and what stays private and why', () => {
  expect(addedWords(3, null)).toBe('3 prompts added.');
  expect(addedWords(3, { published: 2, left: 0, reason: null })).toBe(
    '3 prompts added. 2 prompts published.',
  );
  expect(addedWords(1, { published: 0, left: 1, reason: 'Try again in 5 minutes.' })).toBe(
    '1 prompt added. 1 prompt stays private. Try again in 5 minutes.',
  );
});
