import type { Folder } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { deletionWords, renamingWords } from './deletion-words.ts';

const folder = (name: string, parent_id: string | null = null, prompts = 0, id = name): Folder => ({
  id,
  parent_id,
  name,
  prompts,
  created_at: '2026-01-01T00:00:00.000Z',
});
const acme = folder('Acme', 'Clients', 6);
const folders = [folder('Clients'), acme, folder('2026', 'Acme', 6), folder('Q4', '2026', 6)];
const undo = 'You can undo this from the trash for 30 days.';

it('[ML-03] deleting a folder says what moves, and where to', () => {
  expect(deletionWords(folders, acme)).toEqual([
    '6 prompts and 1 folder with everything in it move up to “Clients”.',
    undo,
  ]);
  expect(deletionWords([folder('Clients', null, 1)], folder('Clients', null, 1))).toEqual([
    '1 prompt moves up to the top level.',
    undo,
  ]);
  expect(deletionWords([], folder('Empty'))).toEqual(['It is empty.', undo]);
});

it('[ML-03] a name that is taken one level up is told before and after', () => {
  expect(deletionWords([...folders, folder('2026', 'Clients', 0, 'other')], acme)).toEqual([
    '6 prompts and 1 folder with everything in it move up to “Clients”.',
    '“2026” will be renamed with a number because a folder with that name already exists.',
    undo,
  ]);
  expect(renamingWords([{ id: '1', name: '2026', moved_name: '2026 (2)' }])).toBe(
    '“2026” is now “2026 (2)”.',
  );
  expect(renamingWords([{ id: '1', name: '2026', moved_name: '2026' }])).toBe('');
});
