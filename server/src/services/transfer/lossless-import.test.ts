import { isBlank } from '@whetstone/contract/blank';
import { transferPrompt, type TransferFormat, type TransferPrompt } from '@whetstone/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../http/service-error.ts';
import { writeCsv } from './csv.ts';
import { promptWriters } from './prompt-writers.ts';
import { readFiles } from './read-files.ts';

const readFile = (format: TransferFormat, text: string) => readFiles({ files: [{ name: '', text }], format });

/** Everything that an import would store of a file; the sentence of its refusal otherwise. */
const storedOf = (format: TransferFormat, content: string): { stored?: string; refusal?: string } => {
  try {
    const { entries, notes, columns } = readFile(format, content);
    const left = columns.filter(({ target }) => target === 'leave').map(({ name }) => name);
    return { stored: JSON.stringify([entries.map(({ candidate }) => candidate), notes, left]) };
  } catch (error) {
    if (error instanceof ServiceError) return { refusal: error.message };
    throw error;
  }
};
const wordsOf = (content: string): string[] => content.match(/w\d+w/g) ?? [];

const shapes = [
  '# #',
  '## #',
  '### #',
  '#',
  '',
  '',
  '~~~',
  '```',
  '````',
  '~~~~',
  '```js',
  '  ```',
  '    ## #',
  '---',
  '- Category: #',
  '> #',
  'title: #',
  'tags: [#]',
  '#hashtag',
  '- Tags: #',
  '* #',
  '\ttabbed #',
  '===',
  'key #: value #',
  '#|#',
  '`` # ``',
];
const markdown = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...shapes), fc.constant('#')), { maxLength: 24 }),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '\uFEFF', '---\n', '# Prompts\n\n'),
  )
  .map(([lines, end, start]) => {
    let count = 0;
    const mark = (line: string) =>
      line.replace(/(^#{0,3} |[^#]|^)#(?!#)/g, (_, before: string) => `${before}w${(count += 1)}w`);
    return start + lines.map(mark).join(end);
  });

describe('whatever a file holds', () => {
  it('[ML-05] Markdown: each of its words is in a prompt, or it is refused with the line', () => {
    let read = 0;
    fc.assert(
      fc.property(markdown, (content) => {
        const { stored, refusal } = storedOf('markdown', content);
        read += stored === undefined ? 0 : 1;
        expect(refusal ?? 'Line 1: ').toMatch(/^Line \d+: |^There are no prompts in this file\.$/);
        const isEmpty = refusal === 'There are no prompts in this file.';
        expect(isEmpty ? wordsOf(content) : []).toEqual([]);
        expect(
          wordsOf(stored === undefined ? '' : content).filter((word) => !stored?.includes(word)),
        ).toEqual([]);
      }),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(1000);
  });

  it('[ML-05] CSV: each cell is in a prompt, under a name of ours or in the description', () => {
    const head = fc.constantFrom(
      'title',
      'act',
      'prompt',
      'text',
      'tags',
      'Notes',
      '',
      'for_devs',
      'description',
      'Category',
      'folder',
      'use case',
    );
    const table = fc.tuple(fc.uniqueArray(head, { maxLength: 6 }), fc.nat({ max: 4 }));
    fc.assert(
      fc.property(table, fc.constantFrom('; ', '/', ', ', '|', ' '), ([heads, rows], between) => {
        let count = 0;
        const cell = () => `w${(count += 1)}w${between}w${(count += 1)}w`;
        const content = writeCsv([
          ['prompt_text', ...heads],
          ...Array.from({ length: rows + 1 }, () => ['prompt_text', ...heads].map(cell)),
        ]);
        const { stored } = storedOf('csv', content);
        expect(wordsOf(content).filter((word) => !stored?.includes(word))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('[ML-05] JSON: each value is in a prompt, or the file is refused', () => {
    const value = fc.oneof(
      fc.constant('#'),
      fc.constant(['#', '#']),
      fc.constant({ inner: '#' }),
      fc.constant('#, #'),
    );
    const key = fc.constantFrom(
      'title',
      'act',
      'promptText',
      'content',
      'tags',
      'notes',
      'mapping',
      'versions',
      'folder',
      'description',
    );
    const file = fc.tuple(
      fc.array(fc.dictionary(key, value), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('list', 'prompts', 'other'),
    );
    fc.assert(
      fc.property(file, ([items, shape]) => {
        let count = 0;
        const whole =
          shape === 'list'
            ? items
            : shape === 'prompts'
              ? { prompts: items }
              : { prompts: items, other: 'beside' };
        const content = JSON.stringify(whole).replaceAll('#', () => `w${(count += 1)}w`);
        const { stored = content } = storedOf('json', content);
        expect(stored.includes('other')).toBe(shape === 'other');
        expect(wordsOf(content).filter((word) => !stored.includes(word))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

const text = (max: number) =>
  fc
    .string({
      unit: fc.oneof(
        { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
        fc.constantFrom(
          '\n',
          '\r',
          '\r\n',
          '~~~',
          '```',
          '## ',
          '\\',
          ';',
          ',',
          '|',
          '/',
          '"',
          '> ',
          '- Tags: ',
          '\u2028',
          ' ',
          '=',
        ),
      ),
      maxLength: max,
    })
    .filter((value) => !value.includes('\0') && value.isWellFormed());
const filled = (max: number) => text(max).filter((value) => !isBlank(value));
const prompts: fc.Arbitrary<TransferPrompt[]> = fc.array(
  fc.record({
    title: filled(12),
    description: text(12),
    prompt_text: filled(20),
    category: filled(6),
    tags: fc.array(filled(6), { maxLength: 4 }),
    use_case: fc.option(filled(8), { nil: null }),
    folder: fc.array(filled(6), { maxLength: 3 }),
    is_public: fc.constant(false),
    created_at: fc.constant('2026-01-01T00:00:00.000Z'),
  }),
  { minLength: 1, maxLength: 4 },
);

it.each(['json', 'csv', 'markdown'] as const)(
  '[ML-05] whatever the prompts: their %s export reads back as they were, and is the same file again',
  (format) => {
    const writer = promptWriters[format];
    const fileOf = (list: readonly TransferPrompt[]) =>
      list.map((prompt, index) => writer.prompt(prompt, index === 0)).join('');
    const head = format === 'json' ? '{"whetstone":"prompts","version":2,"prompts":[' : writer.head();
    fc.assert(
      fc.property(prompts, (list) => {
        const content = `${head}${fileOf(list)}${writer.tail(false)}`;
        const again = readFile(format, content).entries.map(({ candidate }) =>
          transferPrompt.parse(candidate),
        );
        expect(again).toEqual(list);
        expect(fileOf(again)).toBe(fileOf(list));
      }),
      { numRuns: 400 },
    );
  },
);
