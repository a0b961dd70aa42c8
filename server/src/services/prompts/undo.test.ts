import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { addPerson, createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder } from '../folders/create-folder.ts';
import { deleteFolder } from '../folders/delete-folder.ts';
import { restoreFolder } from '../folders/restore-folder.ts';
import { createPrompt } from './create-prompt.ts';
import { deletePrompts } from './delete-prompts.ts';
import { movePrompts } from './move-prompts.ts';
import { publishPrompts } from './publish-prompts.ts';
import { restorePrompts } from './restore-prompts.ts';
import { tagPrompts, untagPrompts } from './tag-prompts.ts';
import { updatePrompt } from './update-prompt.ts';

let database: TestDatabase;
let claims: PersonClaims;
let ids: string[];
let folders: (string | null)[];

const act = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.actingAs(claims, work);
const save = (title: string, tags: string[], folder_id: string | null = null) =>
  act((tx) =>
    createPrompt(tx, claims, {
      title,
      description: '',
      prompt_text: `Words of ${title}`,
      category: 'Other',
      tags,
      use_case: null,
      folder_id,
    }),
  );

beforeAll(async () => {
  database = await createTestDatabase();
  const person = await addPerson(database, 'owner');
  claims = { ...person.claims, sub: person.id };
  const top = await act((tx) => createFolder(tx, claims, { name: 'Top', parent_id: null }));
  const low = await act((tx) => createFolder(tx, claims, { name: 'Low', parent_id: top.id }));
  folders = [null, top.id, low.id];
  ids = [];
  for (let number = 0; number < 6; number += 1) {
    const tags = number % 2 === 0 ? ['SEO', 'mail'] : [];
    ids.push((await save(`Prompt ${number}`, tags, folders[number % 3])).id);
  }
});
afterAll(() => database.close());

/** Everything that a person wrote and arranged. */
const library = () =>
  act((tx) =>
    rowsOf(
      tx,
      sql`select p.id, title, description, prompt_text, category, tags, use_case, is_public, folder_id, deleted_at is null as is_there,
            (select json_agg(json_build_array(f.id, f.name, f.parent_id) order by f.id) from public.folders f) as folders
          from public.prompts p where p.user_id = ${claims.sub} order by p.id`,
    ),
  );

type Undo = () => Promise<unknown>;
type Which = { readonly chosen: readonly number[]; readonly place: number };

const acts: Readonly<Record<string, (chosen: string[], which: Which) => Promise<Undo>>> = {
  move: async (chosen, { place }) => {
    const before = await act((tx) => movePrompts(tx, claims, chosen, folders[place] ?? null));
    return async () => {
      for (const { id, folder_id } of before) await act((tx) => movePrompts(tx, claims, [id], folder_id));
    };
  },
  tag: async (chosen, { place }) => {
    const tagging = {
      ids: chosen,
      add: [['seo', 'new'], ['Mail'], []][place] ?? [],
      remove: [[], ['SEO'], ['MAIL']][place] ?? [],
    };
    const changed = await act((tx) => tagPrompts(tx, claims, tagging));
    return () => act((tx) => untagPrompts(tx, claims, changed));
  },
  publish: async (chosen, { place }) => {
    const is_public = place > 0;
    const changed = await act((tx) => publishPrompts(tx, claims, { ids: chosen, is_public }));
    return () => act((tx) => publishPrompts(tx, claims, { ids: changed.ids, is_public: !is_public }));
  },
  delete: async (chosen) => {
    const deleted = await act((tx) => deletePrompts(tx, claims, chosen));
    return () => act((tx) => restorePrompts(tx, claims, deleted));
  },
  deleteFolder: async (_chosen, { place }) => {
    const folder = folders[place];
    if (!folder) return async () => undefined;
    await act((tx) => deleteFolder(tx, claims, folder));
    return () => act((tx) => restoreFolder(tx, claims, folder));
  },
};

it('[ML-06] whatever is done to whichever prompts: undone in turn, nothing that a person wrote or arranged is another', async () => {
  const which = fc.record({
    name: fc.constantFrom(...Object.keys(acts)),
    chosen: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
    place: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(which, { minLength: 1, maxLength: 4 }), async (steps) => {
      const before = await library();
      const undos: Undo[] = [];
      const gone = new Set<number>();
      for (const step of steps) {
        // A folder that is deleted cannot be moved into.
        const place = gone.has(step.place) ? 0 : step.place;
        if (step.name === 'deleteFolder') gone.add(place);
        const chosen = step.chosen.flatMap((at) => ids[at] ?? []);
        const undo = await acts[step.name]?.(chosen, { ...step, place });
        if (undo) undos.unshift(undo);
      }
      for (const undo of undos) await undo();
      expect(await library()).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

it('[ML-06] undoing an act on tags leaves what was changed since', async () => {
  const { id } = await save('Touched', []);
  const changed = await act((tx) => tagPrompts(tx, claims, { ids: [id], add: ['first'], remove: [] }));
  await act((tx) => updatePrompt(tx, claims, id, { tags: ['first', 'second'] }));
  expect(await act((tx) => untagPrompts(tx, claims, changed))).toEqual([]);
  const prompt = await act((tx) => updatePrompt(tx, claims, id, {}));
  expect(prompt.tags).toEqual(['first', 'second']);
});

it('[ML-06] a tag has one spelling: the one that is used already', async () => {
  await save('Has it', ['Newsletter']);
  const { id, tags } = await save('Gets it', ['newsletter', 'NEWSLETTER', 'other']);
  expect(tags).toEqual(['Newsletter', 'other']);
  await act((tx) => tagPrompts(tx, claims, { ids: [id], add: ['OTHER', 'newsLETTER'], remove: [] }));
  expect((await act((tx) => updatePrompt(tx, claims, id, {}))).tags).toEqual(['Newsletter', 'other']);
});

it('[ML-06] an act reaches nobody else’s prompts', async () => {
  const stranger = await addPerson(database, 'stranger');
  const them: PersonClaims = { ...stranger.claims, sub: stranger.id };
  const before = await library();
  await database.actingAs(them, async (tx) => {
    expect(await tagPrompts(tx, them, { ids, add: ['mine'], remove: [] })).toEqual([]);
    expect(await publishPrompts(tx, them, { ids, is_public: true })).toEqual({ ids: [], refused: [] });
    const changed = ids.map((id) => ({ id, before: ['mine'], after: [] }));
    expect(await untagPrompts(tx, them, changed)).toEqual([]);
  });
  expect(await library()).toEqual(before);
});
