import type { ImportReport } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { buttonWords, outcomeWords, summaryWords } from './import-words.ts';

const report = (
  added: number,
  ...items: Omit<ImportReport['items'][number], 'row' | 'title'>[]
): ImportReport => ({
  added,
  items: items.map((item, index) => ({ row: index + 1, title: 'x', ...item })),
  dry_run: true,
});

it('[ML-05] bad entries are told with their sentence, and the others can be imported without them', () => {
  const mixed = report(1, { outcome: 'add' }, { outcome: 'problem', problem: 'Row 2 has no text.' });
  expect(summaryWords(mixed)).toBe(
    '1 of 2 cannot be imported as it is. Mend the file and choose it again, or leave it out.',
  );
  expect(buttonWords(mixed)).toBe('Import the other 1');
  expect(mixed.items.map(outcomeWords)).toEqual(['Will be added', 'Row 2 has no text.']);
  expect([summaryWords(report(1, { outcome: 'add' })), buttonWords(report(1, { outcome: 'add' }))]).toEqual([
    '1 of 1 would be added.',
    'Add 1 prompt',
  ]);
});

it('[ML-05] what the file has twice is told apart from what the library has', () => {
  const items = report(0, { outcome: 'duplicate' }, { outcome: 'repeat', same_as: 1 }).items;
  expect(items.map(outcomeWords)).toEqual(['You have it already', 'The same as number 1 in this file']);
});
