import { transferLimits } from '@whetstone/contract';
import { describe, expect, it } from 'vitest';
import { readFiles } from './read-files.ts';

const most = transferLimits.prompts;
const readFile = (format: 'json' | 'csv' | 'markdown', text: string) =>
  readFiles({ files: [{ name: '', text }], format }).entries;
/** Characters of a long file; the time grows with them, and a thread ends after five seconds. */
const long = 4_000_000;
const files = {
  json: (count: number) =>
    JSON.stringify(Array.from({ length: count }, () => ({ title: 'a', prompt_text: 'b' }))),
  csv: (count: number) => `title,prompt_text\n${'a,b\n'.repeat(count)}`,
  markdown: (count: number) => '## a\n~~~\nb\n~~~\n'.repeat(count),
} as const;

const refusal = (format: keyof typeof files, content: string) => {
  const before = process.cpuUsage();
  let code: unknown;
  try {
    readFile(format, content);
  } catch (error) {
    code = (error as { code?: unknown }).code;
  }
  const { user, system } = process.cpuUsage(before);
  return { code, isQuick: user + system < 1_500_000 };
};

describe.each(['json', 'csv', 'markdown'] as const)('a %s file', (format) => {
  it('[ML-05] is read with as many prompts as are taken at once, and refused with one more', () => {
    expect(readFile(format, files[format](most))).toHaveLength(most);
    expect(refusal(format, files[format](most + 1)).code).toBe('too_large');
  });
});

it.each([
  ['csv', 'a\n', 'too_large'],
  ['csv', 'text\n', 'too_large'],
  ['csv', ',', 'invalid_input'],
  ['markdown', '## a\n', 'too_large'],
  ['json', '[', 'invalid_input'],
] as const)(
  '[ML-05] a %s file of four million characters that says %j again and again is refused at once',
  (format, text, code) => {
    const content = text.repeat(long / text.length);
    expect(refusal(format, content)).toEqual({ code, isQuick: true });
  },
);

it.each([
  '```\n',
  '~~~~\n~~~\n',
  '```js\n',
  '`',
  '~',
  '\n',
  '\n\n\n#',
  '- A: b\n',
  '> \n',
  '---\n',
  'a: b\n',
  '# a\n',
  '## a\n~~~\n~~~\n',
  '\\',
])(
  '[ML-05] a Markdown file of four million characters that says %j again and again is read in time',
  (text) => {
    const content = text.repeat(long / text.length);
    expect(refusal('markdown', content).isQuick).toBe(true);
    expect(refusal('markdown', `---\n${content}\n---\n`).isQuick).toBe(true);
    expect(refusal('markdown', `## a\n\n~~~\n${content}`).isQuick).toBe(true);
  },
);
