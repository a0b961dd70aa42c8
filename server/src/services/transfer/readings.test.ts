import { expect, it } from 'vitest';
import { readFiles } from './read-files.ts';
import { readImport } from './read-import.ts';

const readFile = (format: 'json' | 'csv' | 'markdown', text: string) =>
  readFiles({ files: [{ name: '', text }], format });
const candidates = (format: 'json' | 'csv' | 'markdown', content: string) =>
  readFile(format, content).entries.map(({ candidate }) => candidate);
const problems = (format: string, content: string) =>
  readImport(
    new TextEncoder().encode(JSON.stringify({ format, files: [{ text: content }] })).buffer,
  ).items.map((item) => ('problem' in item ? item.problem : 'fine'));

it('[ML-05] Markdown: text around a fence and the fence are the prompt', () => {
  const body = 'Use this for mails.\n\n```\nWrite a mail\n## not a heading\n```\n\nThen check it.';
  expect(candidates('markdown', `## Mail\n\n${body}\n\n## Bare\n~~~~\n~~~\ninside\n~~~\n~~~~\n`)).toEqual([
    { title: 'Mail', prompt_text: body, folder: [] },
    { title: 'Bare', prompt_text: '~~~\ninside\n~~~', folder: [] },
  ]);
});

it('[ML-05] Markdown: # headings are prompts, or folders where ## headings follow at once; text before them is a prompt', () => {
  expect(
    candidates(
      'markdown',
      '\uFEFFBefore all\r\n# One\r\nfirst\r\n### Step\r\n# Clients\r\n\r\n## Two\r\nsecond\r\n',
    ),
  ).toEqual([
    { title: 'Before all', prompt_text: 'Before all', folder: [] },
    { title: 'One', prompt_text: 'first\n### Step', folder: [] },
    { title: 'Two', prompt_text: 'second', folder: ['Clients'] },
  ]);
});

it('[ML-05] Markdown: plain text is one prompt with its first words as title, and so is a file with front matter', () => {
  const long = 'Write a friendly mail to every customer who has not answered for two weeks.\nThanks.';
  expect(candidates('markdown', `${long}\n`)).toEqual([
    { title: 'Write a friendly mail to every customer who has not…', prompt_text: long, folder: [] },
  ]);
  expect(
    candidates('markdown', '---\ntitle: "Mail"\ntags: [work, mail]\nauthor: Ada\n---\n# Role\nYou are …\n'),
  ).toEqual([
    {
      title: 'Mail',
      description: 'author: Ada',
      prompt_text: '# Role\nYou are …',
      category: undefined,
      tags: ['work', 'mail'],
      use_case: undefined,
    },
  ]);
});

it('[ML-05] Markdown: a fence that is not closed is refused with its line', () => {
  expect(() => readFile('markdown', '## A\ntext\n```\n## B\ntext\n')).toThrow(
    'Line 3: the fence ``` is not closed',
  );
});

it.each(['food, german', 'food|german', 'food;german', 'food; german'])(
  '[ML-05] CSV: the tags %j are two',
  (cell) => {
    expect(candidates('csv', `title,prompt_text,tags\na,b,"${cell}"\n`)).toMatchObject([
      { tags: ['food', 'german'] },
    ]);
  },
);

it('[ML-05] JSON: other tools’ names are understood as in CSV, also of a single prompt', () => {
  for (const item of [
    { act: 'a', prompt: 'b' },
    { name: 'a', content: 'b' },
    { Title: 'a', promptText: 'b' },
  ])
    for (const file of [[item], { prompts: [item] }, item])
      expect(candidates('json', JSON.stringify(file))).toMatchObject([{ title: 'a', prompt_text: 'b' }]);
});

it('[ML-05] JSON: what is left out beside the prompts is named, and so is the line that is no JSON', () => {
  const beside = readFile('json', '{"prompts":[{"title":"a","prompt_text":"b"}],"folders":[1]}');
  expect(beside.notes).toEqual(['Also in the file, but left out: "folders".']);
  expect(() => readFile('json', '[\n{"title": "a",,}\n]')).toThrow('This file is not valid JSON');
});

it('[ML-05] problems are told in plain words, by row or line', () => {
  expect(problems('csv', 'title,prompt_text\na,b\n,b\na,\n"a",b,c and more\n')).toEqual([
    'fine',
    'fine',
    'Row 3 has no text.',
    'Row 4 has more cells than there are columns. Put quotation marks around text that contains separators.',
  ]);
  expect(problems('markdown', '## A\ntext\n## B\n')).toEqual(['fine', 'The prompt at line 3 has no text.']);
  expect(
    problems(
      'json',
      JSON.stringify([
        5,
        { title: 7, prompt_text: 'b' },
        { title: 'a', prompt_text: 'b', created_at: 'soon' },
        { title: 'a'.repeat(201), prompt_text: 'b' },
      ]),
    ),
  ).toEqual([
    'Prompt 1 is not a prompt.',
    'Prompt 2 has a title that is not text.',
    'Prompt 3 has a date that cannot be read. Write it like 2026-11-22T10:00:00Z; the year must be 1000 or later.',
    'Prompt 4 has a title of more than 200 characters.',
  ]);
});
