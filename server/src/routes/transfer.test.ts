import {
  transferLimits,
  type Folder,
  type ImportReport,
  type Prompt,
  type PromptPage,
} from '@whetstone/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  server = await createTestServer();
  ada = await server.signUp('ada');
  const folder = async (name: string, parent_id: string | null) =>
    (await (
      await ada.request('/api/folders', { method: 'POST', json: { name, parent_id } })
    ).json()) as Folder;
  const inner = await folder('Half / half', (await folder('Work', null)).id);
  const prompts = [
    {
      title: '=HYPERLINK("http://evil.example")',
      prompt_text: '+1\n-2, "three"\r\n~~~~ fence\n## no heading',
      description: 'Two\n\nlines',
      tags: ['a;b', 'c\\d'],
      category: '@Category',
      use_case: '- Category: none\nsecond',
      folder_id: inner.id,
    },
    { title: "'=quoted", prompt_text: "'plain" },
    { title: '漫画 </script> 👩‍👩‍👧', prompt_text: '{{name}}\n', tags: ['rtl \u202E'] },
  ];
  for (const prompt of prompts) await ada.request('/api/prompts', { method: 'POST', json: prompt });
});
afterAll(() => server.close());

const download = async (person: TestPerson, format: string) =>
  person.request(`/api/prompts/export?format=${format}`);
const upload = async (person: TestPerson, format: string, content: string, more: object = {}) =>
  (await (
    await person.request('/api/prompts/import', {
      method: 'POST',
      json: { format, files: [{ text: content }], ...more },
    })
  ).json()) as ImportReport;
const promptsOf = async (person: TestPerson) =>
  (JSON.parse(await (await download(person, 'json')).text()) as { prompts: object[] }).prompts;
const count = async (person: TestPerson) =>
  ((await (await person.request('/api/prompts')).json()) as PromptPage).total;

describe('import and export', () => {
  it.each(['json', 'csv', 'markdown'])(
    '[ML-05] a %s export read by another account gives the same prompts, folders and dates',
    async (format) => {
      const other = await server.signUp(format);
      const content = await (await download(ada, format)).text();
      expect(await upload(other, format, content, { dry_run: false })).toMatchObject({
        added: 3,
        items: [{ outcome: 'add' }, { outcome: 'add' }, { outcome: 'add' }],
      });
      expect(await promptsOf(other)).toEqual(await promptsOf(ada));
    },
  );

  it('[ML-05] a file of many long prompts comes in whole', async () => {
    const lee = await server.signUp('lee');
    const prompts = Array.from({ length: 9 }, (_, at) => ({
      title: `Prompt ${at}`,
      prompt_text: `${at} ${'word '.repeat(12_000)}`,
      folder: ['Long', `${at % 2}`],
    }));
    const content = JSON.stringify(prompts);
    expect(await upload(lee, 'json', content, { dry_run: false })).toMatchObject({ added: 9 });
    const kept = (await promptsOf(lee)) as typeof prompts;
    const byTitle = kept.toSorted((a, b) => a.title.localeCompare(b.title));
    expect(byTitle).toMatchObject(prompts);
  });

  it('[ML-05] a dry run, which is the default, writes nothing; duplicates are shown and left out unless asked for', async () => {
    const kim = await server.signUp('kim');
    const content = JSON.stringify([
      { title: 'One', prompt_text: 'x' },
      { title: 'One', prompt_text: 'x' },
      { title: 'Two', prompt_text: 'y' },
    ]);
    const outcomes = {
      items: [
        { row: 1, outcome: 'add' },
        { row: 2, outcome: 'repeat', same_as: 1 },
        { row: 3, outcome: 'add' },
      ],
    };
    expect(await upload(kim, 'json', content)).toMatchObject({ added: 2, dry_run: true, ...outcomes });
    expect(await count(kim)).toBe(0);
    await upload(kim, 'json', content, { dry_run: false });
    expect(await count(kim)).toBe(2);
    expect(await upload(kim, 'json', content, { dry_run: false })).toMatchObject({ added: 0 });
    expect(await upload(kim, 'json', content, { dry_run: false, rows: [1, 2, 3] })).toMatchObject({
      added: 3,
    });
    expect(await count(kim)).toBe(5);
  });

  it('[ML-05] names what is wrong where, and adds the others on request alone', async () => {
    const lea = await server.signUp('lea');
    const content = JSON.stringify([
      { title: 'Good', prompt_text: 'x' },
      { title: 5, prompt_text: 'x' },
      { title: 'No text' },
    ]);
    const report = await upload(lea, 'json', content, { dry_run: false });
    expect(report).toMatchObject({
      added: 0,
      items: [
        { outcome: 'add' },
        { outcome: 'problem', problem: 'Prompt 2 has a title that is not text.' },
        { outcome: 'problem', problem: 'Prompt 3 has no text.' },
      ],
    });
    expect(await count(lea)).toBe(0);
    expect(await upload(lea, 'json', content, { dry_run: false, rows: [1] })).toMatchObject({ added: 1 });
    expect(await count(lea)).toBe(1);
  });

  it.each([
    ['act,prompt\nTutor,"Teach me {{topic}}, please"\n', 'a file of another tool'],
    ['Title;Prompt text\r\nTutor;"Teach me {{topic}}, please"\r\n', 'a file with semicolons'],
    ['\uFEFFname\ttext\nTutor\tTeach me {{topic}}, please', 'a file with tabs'],
  ])('[ML-05] reads %j, %s', async (content) => {
    const eve = await server.signUp('eve');
    await upload(eve, 'csv', content, { dry_run: false });
    expect(await promptsOf(eve)).toMatchObject([
      { title: 'Tutor', prompt_text: 'Teach me {{topic}}, please' },
    ]);
  });

  it('[ML-05] keeps imported prompts private and dates of the future out', async () => {
    const max = await server.signUp('max');
    await upload(
      max,
      'json',
      JSON.stringify([
        { title: 'Ahead', prompt_text: 'x', is_public: true, created_at: '2999-01-01T00:00:00Z' },
      ]),
      { dry_run: false },
    );
    const [prompt] = ((await (await max.request('/api/prompts')).json()) as { items: Prompt[] }).items;
    expect(prompt).toMatchObject({ is_public: false, user_id: max.id });
    expect(Date.parse(prompt?.created_at ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('[ML-05] takes a date of any year from 1000 on, and names the row of an earlier one', async () => {
    const old = await server.signUp('old');
    const rows = ['0000-06-01T00:00:00Z', '0999-12-31T00:00:00Z', '1000-01-01T00:00:00Z'].map(
      (created_at) => ({
        title: created_at,
        prompt_text: 'x',
        created_at,
      }),
    );
    const content = (from: number) => JSON.stringify(rows.slice(from));
    const refused = await upload(old, 'json', content(0), { dry_run: false });
    expect(refused).toMatchObject({
      added: 0,
      items: [{ outcome: 'problem' }, { outcome: 'problem' }, { outcome: 'add' }],
    });
    expect(refused.items[0]?.problem).toContain('Prompt 1 has a date that cannot be read.');
    expect(await upload(old, 'json', content(2), { dry_run: false })).toMatchObject({ added: 1 });
    expect(await promptsOf(old)).toMatchObject([{ created_at: '1000-01-01T00:00:00.000Z' }]);
  });

  it.each([
    ['json', '{'],
    ['json', '{"prompts": 5}'],
    ['json', '[]'],
    ['csv', 'title,prompt_text\n"open'],
    ['markdown', '## Title\n~~~\nopen'],
  ])('refuses a %s file that is none: %j', async (format, content) => {
    const answer = await ada.request('/api/prompts/import', {
      method: 'POST',
      json: { format, files: [{ text: content }] },
    });
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      'invalid_input',
    ]);
  });

  it('[ML-05] writes no cell that a spreadsheet would run', async () => {
    const csv = await (await download(ada, 'csv')).text();
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv).toContain(`"'+1\n-2`);
    expect(csv).toContain(`,'@Category,`);
  });

  it.each(['json', 'csv', 'markdown'])(
    '[ML-05] a %s export of several pages is whole and reads back',
    async (format) => {
      const ida = await server.signUp(`ida-${format}`);
      const many = Array.from({ length: 250 }, (_, index) => ({
        title: `Number ${index}`,
        prompt_text: 'x',
      }));
      await upload(ida, 'json', JSON.stringify(many), { dry_run: false });
      const file = await (await download(ida, format)).text();
      const reader = await server.signUp(`reader-${format}`);
      expect(await upload(reader, format, file, { dry_run: false })).toMatchObject({ added: 250 });
      const titles = (await promptsOf(ida)).map((prompt) => (prompt as { title: string }).title);
      expect(new Set(titles)).toEqual(new Set(many.map(({ title }) => title)));
      expect(await promptsOf(reader)).toEqual(expect.arrayContaining(await promptsOf(ida)));
    },
  );

  it('[ML-05] an export of nothing is a file, too', async () => {
    const una = await server.signUp('una');
    expect(await promptsOf(una)).toEqual([]);
    expect(await (await download(una, 'csv')).text()).toMatch(/^title,.*\r\n$/);
    expect(await (await download(una, 'markdown')).text()).toBe('# Prompts\n\n');
  });

  it('downloads as a file, and asks a visitor to sign in', async () => {
    const answer = await download(ada, 'csv');
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="whetstone-prompts.csv"',
    ]);
    expect((await server.app.request('/api/prompts/export')).status).toBe(401);
  });

  it('takes a file larger than other requests, up to its limit', async () => {
    const zoe = await server.signUp('zoe');
    const prompts = Array.from({ length: 40 }, (_, index) => ({
      title: `Long ${index}`,
      prompt_text: 'x'.repeat(50_000),
    }));
    expect(await upload(zoe, 'json', JSON.stringify(prompts))).toMatchObject({ added: 40 });
    const many = Array.from({ length: transferLimits.prompts + 1 }, (_, index) => ({
      title: `Many ${index}`,
      prompt_text: 'x',
    }));
    expect(
      (
        await zoe.request('/api/prompts/import', {
          method: 'POST',
          json: { format: 'json', files: [{ text: JSON.stringify(many) }] },
        })
      ).status,
    ).toBe(413);
  });
});

describe('an export that comes back', () => {
  const readBack = async (name: string, format: string, content: string) => {
    const person = await server.signUp(name);
    await upload(person, format, content, { dry_run: false });
    const text = await (await download(person, format)).text();
    return { person, text: text.replace(/"exported_at": "[^"]*"/, '"exported_at": ""') };
  };

  it('[ML-05] rows of one time stand in the order of the file, and an export of them as well', async () => {
    const titles = Array.from({ length: 40 }, (_, index) => `Number ${index}`);
    for (const created_at of ['', '2026-01-01T00:00:00.000Z']) {
      const csv = `title,prompt_text,created_at\n${titles.map((title) => `${title},x,${created_at}\n`).join('')}`;
      const { person, text } = await readBack('ordered', 'csv', csv);
      const page = (await (await person.request('/api/prompts?limit=100')).json()) as PromptPage;
      expect(page.items.map(({ title }) => title)).toEqual(titles);
      const again = await readBack('ordered-again', 'csv', text);
      expect(again.text).toBe(text);
    }
  });

  it.each(['json', 'csv', 'markdown'])(
    '[ML-05] as %s is the same file again, byte for byte',
    async (format) => {
      const first = await readBack(`first-${format}`, format, await (await download(ada, format)).text());
      const second = await readBack(
        `second-${format}`,
        format,
        first.text.replace('"exported_at": ""', '"exported_at": "2026-01-01T00:00:00Z"'),
      );
      expect(second.text).toBe(first.text);
    },
  );

  it('[ML-05] as JSON brings the earlier versions with it, and the next edit loses none of them', async () => {
    const zed = await server.signUp('zed');
    const change = (person: TestPerson, id: string, prompt_text: string) =>
      person.request(`/api/prompts/${id}`, { method: 'PATCH', json: { prompt_text } });
    const saved = (await (
      await zed.request('/api/prompts', { method: 'POST', json: { title: 'Edited', prompt_text: 'one' } })
    ).json()) as Prompt;
    for (const words of ['two', 'three']) await change(zed, saved.id, words);
    const file = await (await download(zed, 'json')).text();
    const { person, text } = await readBack('versions', 'json', file);
    expect(text).toBe(file.replace(/"exported_at": "[^"]*"/, '"exported_at": ""'));
    const [copy] = ((await (await person.request('/api/prompts')).json()) as PromptPage).items;
    await change(person, copy?.id ?? '', 'four');
    const texts = async (owner: TestPerson, id: string) =>
      (
        (await (await owner.request(`/api/prompts/${id}/versions`)).json()) as {
          items: { prompt_text: string }[];
        }
      ).items.map(({ prompt_text }) => prompt_text);
    expect(await texts(person, copy?.id ?? '')).toEqual(['four', 'three', 'two', 'one']);
    expect(await texts(zed, saved.id)).toEqual(['three', 'two', 'one']);
  });

  it('[ML-05] with words that are in none of its versions keeps those as one', async () => {
    const max = await server.signUp('hand');
    const version = {
      number: 3,
      title: 'By hand',
      description: '',
      prompt_text: 'old',
      category: 'Other',
      tags: [],
      use_case: null,
      created_at: '2026-01-01T00:00:00Z',
    };
    const content = JSON.stringify([{ title: 'By hand', prompt_text: 'new', versions: [version] }]);
    await upload(max, 'json', content, { dry_run: false });
    const file = JSON.parse(await (await download(max, 'json')).text()) as {
      prompts: { versions: { number: number; prompt_text: string }[] }[];
    };
    expect(file.prompts[0]?.versions.map(({ number, prompt_text }) => [number, prompt_text])).toEqual([
      [3, 'old'],
      [4, 'new'],
    ]);
  });

  it('[ML-05] a body in another encoding is refused, not read with other letters', async () => {
    const body = Buffer.from('{"format":"csv","content":"title,prompt_text\\nCaf\xe9,x"}', 'latin1');
    const answer = await ada.request('/api/prompts/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      'invalid_json',
    ]);
  });
});
