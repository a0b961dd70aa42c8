import type { Folder } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { folderOptions, folderTree } from './folder-tree.ts';

const folder = (id: string, parent_id: string | null = null): Folder => ({
  id,
  parent_id,
  name: id,
  prompts: 0,
  created_at: '2026-01-01T00:00:00.000Z',
});
const folders = [folder('a'), folder('b'), folder('a1', 'a'), folder('a2', 'a'), folder('a11', 'a1')];

it('[ML-03] nested folders read from parent to child', () => {
  expect(folderTree(folders).map(({ folder, depth }) => `${depth} ${folder.id}`)).toEqual([
    '0 a',
    '1 a1',
    '2 a11',
    '1 a2',
    '0 b',
  ]);
});

it('a folder cannot be put into itself or below itself', () => {
  expect(folderOptions(folders, 'a').map(({ value }) => value)).toEqual(['b']);
  expect(folderOptions(folders, 'a1').map(({ value }) => value)).toEqual(['a', 'a2', 'b']);
  expect(folderOptions(folders)).toHaveLength(5);
});

it('[ML-03] a folder counts what lies in it and in all folders below', () => {
  const counted = folders.map((one) => ({ ...one, prompts: 1 }));
  expect(folderTree(counted).map(({ folder: { id }, prompts }) => `${id} ${prompts}`)).toEqual([
    'a 4',
    'a1 2',
    'a11 1',
    'a2 1',
    'b 1',
  ]);
});
