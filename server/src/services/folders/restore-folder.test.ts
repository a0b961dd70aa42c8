import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { addPerson, createTestDatabase, refusal, type TestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { movePrompts } from '../prompts/move-prompts.ts';
import { createFolder } from './create-folder.ts';
import { deleteFolder } from './delete-folder.ts';
import { restoreFolder } from './restore-folder.ts';
import { updateFolder } from './update-folder.ts';

interface FolderRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
  readonly created_at: string;
}
interface PromptRow {
  readonly id: string;
  readonly folder_id: string | null;
}

let database: TestDatabase;
let claims: PersonClaims;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const person = await addPerson(database, 'owner');
  claims = { ...person.claims, sub: person.id };
});

const act = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.actingAs(claims, work);
const refusalOf = (work: (tx: Transaction) => Promise<unknown>): Promise<string | undefined> =>
  act(work).then(
    () => undefined,
    (error: unknown) => {
      const { code } = error as { code?: string };
      if (code !== 'conflict' && code !== 'not_found') throw error;
      return code;
    },
  );

/** Everything of the owner: folders with their dates to the microsecond, prompts with the bin. */
const look = () =>
  act(async (tx) => ({
    folders: await rowsOf<FolderRow>(
      tx,
      sql`select id, parent_id, name, created_at::text from public.folders order by id`,
    ),
    prompts: await rowsOf<PromptRow>(
      tx,
      sql`select id, folder_id from public.prompts where user_id = ${claims.sub} order by id`,
    ),
  }));
type Library = Awaited<ReturnType<typeof look>>;

const addPrompt = (folderId: string | null, isBinned = false) =>
  act(async (tx) => {
    const [row] = await rowsOf<{ id: string }>(
      tx,
      sql`insert into public.prompts (title, prompt_text, folder_id) values ('x', 'x', ${folderId}::uuid) returning id`,
    );
    if (isBinned) await tx.execute(sql`update public.prompts set deleted_at = now() where id = ${row?.id}`);
    return row?.id ?? '';
  });
const addFolder = async (name: string, parent_id: string | null = null) =>
  (await act((tx) => createFolder(tx, claims, { name, parent_id }))).id;

const names = ['Notes', 'notes (2)', 'Letters', '2026'] as const;
const place = fc.nat({ max: 50 });
const shape = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('folder' as const), place, name: fc.constantFrom(...names) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('prompt' as const), place, isBinned: fc.boolean() }),
    },
  ),
  { minLength: 3, maxLength: 14 },
);

/** A library of this shape in the place of the one before; a name that is taken leaves its folder out. */
const build = async (steps: typeof shape extends fc.Arbitrary<infer Steps> ? Steps : never) => {
  await database.asOwner(async (tx) => {
    for (const table of ['prompts', 'folders', 'deleted_folders'])
      await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${claims.sub}`);
  });
  const folders: (string | null)[] = [null];
  for (const step of steps) {
    const parent = folders[step.place % folders.length] ?? null;
    if (step.kind === 'prompt') await addPrompt(parent, step.isBinned);
    else
      await addFolder(step.name, parent).then(
        (id) => folders.push(id),
        (error: unknown) => expect(error).toMatchObject({ code: 'conflict' }),
      );
  }
};

const checkDeletion = (
  before: Library,
  gone: FolderRow,
  after: Library,
  renamed: ReadonlyMap<string, string>,
) => {
  const up = (place: string | null) => (place === gone.id ? gone.parent_id : place);
  expect(after.prompts).toEqual(before.prompts.map((row) => ({ ...row, folder_id: up(row.folder_id) })));
  expect(after.folders).toEqual(
    before.folders
      .filter(({ id }) => id !== gone.id)
      .map((row) => ({ ...row, parent_id: up(row.parent_id), name: renamed.get(row.id) ?? row.name })),
  );
};

it('[ML-03] whatever the tree: deleting folders moves their contents up one level, and undoing it brings the tree back exactly', async () => {
  await fc.assert(
    fc.asyncProperty(shape, fc.array(place, { minLength: 1, maxLength: 4 }), async (steps, choices) => {
      await build(steps);
      const trees = [await look()];
      const deleted: string[] = [];
      for (const choice of choices) {
        const before = trees.at(-1) as Library;
        const gone = before.folders[choice % before.folders.length];
        if (!gone) break;
        const answer = await act((tx) => deleteFolder(tx, claims, gone.id));
        const after = await look();
        checkDeletion(before, gone, after, new Map(answer.folders.map((row) => [row.id, row.moved_name])));
        deleted.push(gone.id);
        trees.push(after);
      }
      for (const id of deleted.toReversed()) {
        trees.pop();
        await act((tx) => restoreFolder(tx, claims, id));
        expect(await look()).toEqual(trees.at(-1));
      }
    }),
    { numRuns: 25 },
  );
});

it('[ML-03] whatever happens between a deletion and its undoing: nothing is missing, and what the person moved or renamed stays so', async () => {
  const change = fc.record({
    kind: fc.constantFrom('move folder', 'rename folder', 'delete folder', 'restore folder', 'move prompt'),
    which: place,
    to: place,
    name: fc.constantFrom(...names),
  });
  await fc.assert(
    fc.asyncProperty(shape, place, fc.array(change, { maxLength: 6 }), async (steps, choice, changes) => {
      await build(steps);
      const before = await look();
      const gone = before.folders[choice % before.folders.length];
      if (!gone) return;
      await act((tx) => deleteFolder(tx, claims, gone.id));
      const deleted = new Set([gone.id]);
      const movedPrompts = new Map<string, string | null>();
      const renamed = new Map<string, string>();
      for (const { kind, which, to, name } of changes) {
        const { folders, prompts } = await look();
        const folder = folders[which % folders.length];
        const target = [null, ...folders.map(({ id }) => id)][to % (folders.length + 1)] ?? null;
        const prompt = prompts[which % prompts.length];
        if (kind === 'move prompt' && prompt && prompt.folder_id !== target) {
          const ids = await act((tx) => movePrompts(tx, claims, [prompt.id], target));
          if (ids.length > 0) movedPrompts.set(prompt.id, target);
        } else if (kind === 'restore folder') {
          const id = [...deleted][which % deleted.size] ?? gone.id;
          if (id !== gone.id && !(await refusalOf((tx) => restoreFolder(tx, claims, id)))) deleted.delete(id);
        } else if (folder && kind === 'delete folder') {
          await act((tx) => deleteFolder(tx, claims, folder.id));
          deleted.add(folder.id);
        } else if (folder && kind === 'move folder') {
          await refusalOf((tx) => updateFolder(tx, claims, folder.id, { parent_id: target }));
        } else if (folder && kind === 'rename folder') {
          if (!(await refusalOf((tx) => updateFolder(tx, claims, folder.id, { name }))))
            renamed.set(folder.id, name);
        }
      }
      const refused = await refusalOf((tx) => restoreFolder(tx, claims, gone.id));
      if (!refused) deleted.delete(gone.id);
      const after = await look();
      expect(after.prompts.map(({ id }) => id)).toEqual(before.prompts.map(({ id }) => id));
      expect(after.folders.map(({ id }) => id)).toEqual(
        before.folders.map(({ id }) => id).filter((id) => !deleted.has(id)),
      );
      const nameOf = (id: string) => after.folders.find((row) => row.id === id)?.name;
      expect([...renamed].filter(([id, name]) => nameOf(id)?.startsWith(name) === false)).toEqual([]);
      // Only where no other folder was deleted: such a deletion moves prompts, as it says.
      const isAlone = changes.every(({ kind }) => kind !== 'delete folder');
      const placeOf = (id: string) => after.prompts.find((row) => row.id === id)?.folder_id;
      const strayed = [...movedPrompts].filter(
        ([id, to]) => placeOf(id) !== to && !(to === gone.parent_id && placeOf(id) === gone.id),
      );
      expect(isAlone ? strayed : []).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

it('[ML-03] a name that is taken one level up gets a number, and undoing takes it off', async () => {
  const clients = await addFolder('Clients');
  const acme = await addFolder('Acme', clients);
  const inner = await addFolder('Acme', acme);
  const year = await addFolder('2026', acme);
  await addFolder('2026', clients);
  const before = await look();
  const { folders } = await act((tx) => deleteFolder(tx, claims, acme));
  expect(new Map(folders.map(({ id, moved_name }) => [id, moved_name]))).toEqual(
    new Map([
      [inner, 'Acme'],
      [year, '2026 (2)'],
    ]),
  );
  await act((tx) => restoreFolder(tx, claims, acme));
  expect(await look()).toEqual(before);
});

it('[ML-03] a folder whose name was taken since comes back with a number', async () => {
  const letters = await addFolder('Letters');
  await act((tx) => deleteFolder(tx, claims, letters));
  await addFolder('letters');
  expect(await act((tx) => restoreFolder(tx, claims, letters))).toMatchObject({ name: 'Letters (2)' });
});

it('[ML-03] undoing where it would be too deep is refused in words, and everything stays as it was', async () => {
  const top = await addFolder('Top');
  const acme = await addFolder('Acme', top);
  let last = acme;
  for (let depth = 3; depth <= 10; depth += 1) last = await addFolder(`Depth ${depth}`, last);
  await act((tx) => deleteFolder(tx, claims, acme));
  const above = await addFolder('Above');
  await act((tx) => updateFolder(tx, claims, top, { parent_id: above }));
  const before = await look();
  await expect(act((tx) => restoreFolder(tx, claims, acme))).rejects.toThrow(
    'Folders can be nested up to ten levels deep.',
  );
  expect(await look()).toEqual(before);
  await act((tx) => updateFolder(tx, claims, top, { parent_id: null }));
  expect(await act((tx) => restoreFolder(tx, claims, acme))).toMatchObject({ id: acme, parent_id: top });
});

it('[ML-03] undoing is refused where the folders are at their number, after thirty days, and to anybody else', async () => {
  const letters = await addFolder('Letters');
  await act((tx) => deleteFolder(tx, claims, letters));
  const stranger = await addPerson(database, 'stranger');
  const theirs: PersonClaims = { ...stranger.claims, sub: stranger.id };
  await expect(database.actingAs(theirs, (tx) => restoreFolder(tx, theirs, letters))).rejects.toMatchObject({
    code: 'not_found',
  });
  const asOwner = (statement: ReturnType<typeof sql>) => database.asOwner((tx) => tx.execute(statement));
  await asOwner(
    sql`insert into public.folders (user_id, name) select ${claims.sub}::uuid, 'Filled ' || n from generate_series(1, 500) n`,
  );
  await expect(act((tx) => restoreFolder(tx, claims, letters))).rejects.toThrow(
    'You can have up to 500 folders.',
  );
  await asOwner(sql`delete from public.folders where user_id = ${claims.sub}`);
  await asOwner(
    sql`update public.deleted_folders set deleted_at = now() - interval '30 days 1 minute' where id = ${letters}`,
  );
  expect(await refusalOf((tx) => restoreFolder(tx, claims, letters))).toBe('not_found');
  await asOwner(
    sql`update public.deleted_folders set deleted_at = now() - interval '29 days' where id = ${letters}`,
  );
  expect(await act((tx) => restoreFolder(tx, claims, letters))).toMatchObject({ id: letters });
});

it('[ML-03] the database itself destroys no folder below one that is deleted', async () => {
  const top = await addFolder('Top');
  await addFolder('Low', top);
  const deletion = act((tx) => tx.execute(sql`delete from public.folders where id = ${top}`));
  expect(await refusal(deletion)).toBe('23503');
  expect((await look()).folders).toHaveLength(2);
});
