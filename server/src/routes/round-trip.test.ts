import { isBlank } from '@whetstone/contract/blank';
import type { Folder, ImportReport, ImportTakenBack, Prompt, PromptPage } from '@whetstone/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

let people = 0;
const someone = () => server.signUp(`traveller-${(people += 1)}`);

const send = async <Body>(person: TestPerson, method: string, path: string, json?: object): Promise<Body> => {
  const answer = await person.request(`/api${path}`, { method, ...(json && { json }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Body;
};

/** The moment of the export is all that two exports of one library differ in. */
const exported = async (person: TestPerson) =>
  (await (await person.request('/api/prompts/export')).text()).replace(
    /"exported_at": "[^"]*"/,
    '"exported_at": ""',
  );

const importing = (person: TestPerson, text: string, more: object = {}, ending = 'json') =>
  send<ImportReport>(person, 'POST', '/prompts/import', {
    files: [{ name: `whetstone-prompts.${ending}`, text }],
    dry_run: false,
    ...more,
  });

const odd = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  fc.constantFrom(
    '{{tone=warm|cool}}',
    '{{name}}',
    '\r\n',
    '\t',
    '\u2028',
    '\uFEFF',
    '  ',
    '"',
    '\\',
    '```',
    'e\u0301',
    '\u{1F9D1}\u200D\u{1F680}',
    '\u202E',
    '\u007F',
  ),
);
const text = fc
  .array(odd, { maxLength: 4 })
  .map((pieces) => pieces.join(''))
  // The driver of the embedded database reads a byte order mark at the beginning of a value as none.
  .filter((value) => !value.includes('\0') && !value.startsWith('\uFEFF') && value.isWellFormed());
const filled = text.filter((value) => !isBlank(value));
const tags = fc.array(fc.constantFrom('seo', 'SEO', 'Ünder', 'a/b', 'x; y', ' edge '), { maxLength: 3 });
const name = fc.constantFrom('Work', 'Häuser', 'a / b', '  ends ', '"quoted"', '2026');

interface Written {
  readonly words: object;
  readonly place: number;
  readonly edits: readonly { readonly prompt_text: string; readonly title: string }[];
  readonly labels: readonly string[];
  readonly isPublic: boolean;
  readonly isCopied: boolean;
}
const written: fc.Arbitrary<Written> = fc.record({
  words: fc.record({
    title: filled,
    description: text,
    prompt_text: filled,
    category: filled,
    tags,
    use_case: fc.option(text, { nil: null }),
  }),
  place: fc.nat(9),
  edits: fc.array(fc.record({ prompt_text: filled, title: filled }), { maxLength: 3 }),
  labels: fc.uniqueArray(fc.constantFrom('production', 'Entwurf', 'the "old" one'), { maxLength: 2 }),
  isPublic: fc.boolean(),
  isCopied: fc.boolean(),
});
const library = fc.record({
  /** Each lies in the one of that number, or outside all. */
  folders: fc.uniqueArray(fc.tuple(name, fc.nat(6)), { maxLength: 5, selector: String }),
  prompts: fc.array(written, { minLength: 1, maxLength: 5 }),
  views: fc.uniqueArray(fc.tuple(fc.constantFrom('Mine', 'Späte', 'A "view"'), fc.nat(6), text), {
    maxLength: 3,
    selector: ([view]) => view,
  }),
});
type Library = typeof library extends fc.Arbitrary<infer Value> ? Value : never;

const addFolders = async (person: TestPerson, folders: Library['folders']): Promise<string[]> => {
  const ids: string[] = [];
  const taken = new Set<string>();
  for (const [folder, inside] of folders) {
    const parent_id = ids[inside] ?? null;
    const key = `${parent_id}/${folder.trim().toLowerCase()}`;
    if (taken.has(key)) continue;
    taken.add(key);
    ids.push((await send<Folder>(person, 'POST', '/folders', { name: folder, parent_id })).id);
  }
  return ids;
};

const writeOne = async (person: TestPerson, folders: readonly string[], one: Written) => {
  const { id } = await send<Prompt>(person, 'POST', '/prompts', {
    ...one.words,
    folder_id: folders[one.place] ?? null,
  });
  for (const edit of one.edits) await send(person, 'PATCH', `/prompts/${id}`, edit);
  const { items } = await send<{ items: { number: number }[] }>(person, 'GET', `/prompts/${id}/versions`);
  for (const [at, label] of one.labels.entries()) {
    const number = items[at % items.length]?.number;
    if (number !== undefined) await send(person, 'PUT', `/prompts/${id}/labels`, { name: label, number });
  }
  if (one.isPublic) await send(person, 'PATCH', `/prompts/${id}`, { is_public: true });
  if (one.isCopied) await send(person, 'POST', '/prompts/copy', { id });
};

const write = async (person: TestPerson, { folders, prompts, views }: Library, foreign: string) => {
  const ids = await addFolders(person, folders);
  for (const one of prompts) await writeOne(person, ids, one);
  await send(person, 'POST', '/prompts/copy', { id: foreign });
  for (const [view, at, search] of views)
    await send(person, 'PUT', '/views', {
      name: view,
      filters: { search: search.slice(0, 200), folder: ids[at] ?? 'none', sort: 'title' },
    });
};

const publicPrompt = async (person: TestPerson): Promise<string> => {
  const { id } = await send<Prompt>(person, 'POST', '/prompts', { title: 'Open', prompt_text: 'For all' });
  await send(person, 'PATCH', `/prompts/${id}`, { is_public: true });
  return id;
};

describe('an export that is imported into an empty account', () => {
  it('[ML-08] is exported as the same bytes again, whatever the library holds, where it may publish again', async () => {
    const foreign = await publicPrompt(await someone());
    let published = 0;
    await fc.assert(
      fc.asyncProperty(library, async (made) => {
        const [ada, again] = [await someone(), await someone()];
        await write(ada, made, foreign);
        const first = await exported(ada);
        const rows = (JSON.parse(first) as { prompts: unknown[] }).prompts.map((_, at) => at + 1);
        const { republished } = await importing(again, first.replace('""', '"2026-01-01T00:00:00Z"'), {
          rows,
          publish: true,
        });
        published += republished?.published ?? 0;
        expect(await exported(again)).toBe(first);
      }),
      { numRuns: 8 },
    );
    expect(published).toBeGreaterThan(0);
  }, 120_000);

  it('[ML-08] is private without being asked, and else the same', async () => {
    const foreign = await publicPrompt(await someone());
    await fc.assert(
      fc.asyncProperty(library, async (made) => {
        const [ada, again] = [await someone(), await someone()];
        await write(ada, made, foreign);
        const first = await exported(ada);
        const rows = (JSON.parse(first) as { prompts: unknown[] }).prompts.map((_, at) => at + 1);
        const report = await importing(again, first.replace('""', '"2026-01-01T00:00:00Z"'), { rows });
        expect(report.republished).toBeNull();
        expect(await exported(again)).toBe(first.replaceAll('"is_public": true', '"is_public": false'));
      }),
      { numRuns: 3 },
    );
  }, 60_000);
});

const openOnes = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({
      title: `Open ${at}`,
      prompt_text: `Text ${at}`,
      is_public: true,
    })),
  );
const publicOf = async (person: TestPerson) =>
  (await send<PromptPage>(person, 'GET', '/prompts?limit=100&search=public:yes')).total;

describe('publishing again', () => {
  it('[ML-08] the preview says which were public, in each of our formats', async () => {
    const ada = await someone();
    await importing(
      ada,
      JSON.stringify([
        { title: 'Open', prompt_text: 'x', is_public: true },
        { title: 'Closed', prompt_text: 'y', is_public: false },
        { title: 'Neither', prompt_text: 'z', is_public: 'perhaps' },
      ]),
      { publish: true },
    );
    expect(await publicOf(ada)).toBe(1);
    const other = await someone();
    for (const [format, ending] of [
      ['json', 'json'],
      ['csv', 'csv'],
      ['markdown', 'md'],
    ]) {
      const file = await (await ada.request(`/api/prompts/export?format=${format}`)).text();
      const { items } = await importing(other, file, { dry_run: true }, ending);
      expect(items.map(({ title, was_public }) => [title, was_public])).toEqual(
        expect.arrayContaining([
          ['Open', true],
          ['Closed', false],
          ['Neither', false],
        ]),
      );
    }
    const neither = (await send<PromptPage>(ada, 'GET', '/prompts?search=Neither')).items[0];
    expect(neither?.description).toBe('is_public: perhaps');
  });

  it('[ML-08] keeps to the number that is published at once, and says so', async () => {
    const ada = await someone();
    const { added, republished } = await importing(ada, openOnes(63), { publish: true });
    expect([added, republished]).toEqual([
      63,
      { published: 60, left: 3, reason: 'You can publish at most 60 prompts at once.' },
    ]);
    expect(await publicOf(ada)).toBe(60);
    const more = await importing(ada, JSON.stringify([{ title: 'A', prompt_text: 'b', is_public: true }]), {
      publish: true,
    });
    expect(more.republished).toEqual({
      published: 0,
      left: 1,
      reason: expect.stringContaining('You published too many prompts in an hour.'),
    });
    expect(await publicOf(ada)).toBe(60);
  });

  it('[ML-08] is taken back with the import; what was published by hand stays', async () => {
    const ada = await someone();
    const { id } = await importing(ada, openOnes(2), { publish: true });
    expect(await send<ImportTakenBack>(ada, 'DELETE', `/prompts/imports/${id}`)).toEqual({
      taken_back: 2,
      kept: 0,
    });
    expect(await publicOf(ada)).toBe(0);
    const other = await importing(ada, openOnes(2));
    const [byHand] = (await send<PromptPage>(ada, 'GET', '/prompts')).items;
    await send(ada, 'PATCH', `/prompts/${byHand?.id}`, { is_public: true });
    expect(await send<ImportTakenBack>(ada, 'DELETE', `/prompts/imports/${other.id}`)).toEqual({
      taken_back: 1,
      kept: 1,
    });
  });
});
