import { createFolder } from '../folders/create-folder.ts';
import type { PersonClaims, Transaction } from '@whetstone/database';
import { addPerson, createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPrompt } from './create-prompt.ts';
import { listPromptIds, listPromptRows, listPrompts } from './list-prompts.ts';

let database: TestDatabase;
let claims: PersonClaims;
beforeAll(async () => {
  database = await createTestDatabase();
  const person = await addPerson(database, 'owner');
  claims = { ...person.claims, sub: person.id };
});
afterAll(() => database.close());

const act = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.actingAs(claims, work);
const save = (title: string, more: { tags?: string[]; folder_id?: string; prompt_text?: string } = {}) =>
  act((tx) =>
    createPrompt(tx, claims, {
      title,
      description: '',
      prompt_text: 'Words',
      category: 'Other',
      tags: [],
      use_case: null,
      folder_id: null,
      ...more,
    }),
  );
const query = { sort: 'title', limit: 24 } as const;
const titles = async (search: string, folder?: string) =>
  (await act((tx) => listPrompts(tx, claims, { ...query, search, folder }))).items.map(({ title }) => title);

it('[ML-07] filters among the words of a search narrow the list', async () => {
  const clients = await act((tx) => createFolder(tx, claims, { name: 'Clients', parent_id: null }));
  const acme = await act((tx) => createFolder(tx, claims, { name: 'Acme', parent_id: clients.id }));
  await save('Spring letter', { tags: ['SEO'], folder_id: acme.id });
  await save('Autumn letter', { tags: ['seo', 'mail'] });
  await save('Recipe');
  expect(await titles('tag:seo')).toEqual(['Autumn letter', 'Spring letter']);
  expect(await titles('tag:seo folder:clients letter')).toEqual(['Spring letter']);
  expect(await titles('public:no after:2000 before:3000 recip')).toEqual(['Recipe']);
  expect(await titles('public:yes')).toEqual([]);
  expect(await titles('before:2000')).toEqual([]);
  await expect(titles('folder:nowhere')).rejects.toThrow(
    'There is no folder whose name begins with “nowhere”.',
  );
  await expect(titles('before:soon')).rejects.toThrow('Enter a date after “before:”');
});

it('[ML-03] a folder shows what lies below it', async () => {
  const top = await act((tx) => createFolder(tx, claims, { name: 'Top', parent_id: null }));
  const low = await act((tx) => createFolder(tx, claims, { name: 'Low', parent_id: top.id }));
  await save('Above', { folder_id: top.id });
  await save('Below', { folder_id: low.id });
  expect(await titles('', top.id)).toEqual(['Above', 'Below']);
  expect(await titles('', low.id)).toEqual(['Below']);
});

it('[ML-07] a row shows the passage with the word that was searched for', async () => {
  const { id } = await save('Long one', {
    prompt_text: `${'Other words. '.repeat(40)}Ask for the Résumé of Ada.`,
  });
  const page = await act((tx) => listPromptRows(tx, claims, { ...query, search: 'resume' }));
  expect(page.items.map((row) => row.id)).toEqual([id]);
  expect(page.items[0]?.excerpt).toContain('Résumé of Ada');
  expect(await act((tx) => listPromptIds(tx, claims, { search: 'resume' }))).toEqual([id]);
});

it('[ML-06] pages by change meet every prompt once', async () => {
  const seen: string[] = [];
  const totals = new Set<number>();
  let cursor: string | undefined;
  do {
    const page = await act((tx) =>
      listPromptRows(tx, claims, {
        sort: 'updated_at',
        limit: 2,
        ...(cursor === undefined ? {} : { cursor }),
      }),
    );
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
    totals.add(page.total);
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect([...totals]).toEqual([seen.length]);
});
