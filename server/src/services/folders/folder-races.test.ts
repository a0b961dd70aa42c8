import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { addPerson, barrier, createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePrompts } from '../prompts/move-prompts.ts';
import { createFolder } from './create-folder.ts';
import { deleteFolder } from './delete-folder.ts';
import { restoreFolder } from './restore-folder.ts';
import { updateFolder } from './update-folder.ts';

// The embedded database has one connection: nothing happens at the same moment there.
describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL, at the same moment', () => {
  let database: TestDatabase;
  let claims: PersonClaims;
  beforeAll(async () => {
    database = await createTestDatabase();
    const person = await addPerson(database, 'owner');
    claims = { ...person.claims, sub: person.id };
  });
  afterAll(() => database.close());

  const act = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.actingAs(claims, work);
  const addFolder = async (name: string, parent_id: string | null = null) =>
    (await act((tx) => createFolder(tx, claims, { name, parent_id }))).id;
  const addPrompt = (folderId: string | null) =>
    act(async (tx) => {
      const [row] = await rowsOf<{ id: string }>(
        tx,
        sql`insert into public.prompts (title, prompt_text, folder_id) values ('x', 'x', ${folderId}::uuid) returning id`,
      );
      return row?.id ?? '';
    });
  const placesOf = async (ids: readonly string[]) => {
    const rows = await act((tx) =>
      rowsOf<{ id: string; folder_id: string | null }>(tx, sql`select id, folder_id from public.prompts`),
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.folder_id);
  };
  /** Each as it ends: `done`, or the code of the refusal. What is no refusal of ours, a deadlock too, fails the test. */
  const together = (works: ((tx: Transaction) => Promise<unknown>)[]) => {
    const arrive = barrier(works.length);
    return Promise.all(
      works.map((work) =>
        act(async (tx) => {
          await arrive();
          await work(tx);
          return 'done';
        }).catch((error: unknown) => {
          const { code } = error as { code?: string };
          if (code !== 'not_found' && code !== 'conflict') throw error;
          return code;
        }),
      ),
    );
  };

  it.each(Array.from({ length: 20 }, (_, round) => round))(
    '[ML-03] a folder that is deleted while prompts and folders come and go takes none of them along (round %i)',
    async (round) => {
      const [clients, other] = [await addFolder(`Clients ${round}`), await addFolder(`Other ${round}`)];
      const acme = await addFolder('Acme', clients);
      const [inside, leaving, coming] = [
        await addPrompt(acme),
        await addPrompt(acme),
        await addPrompt(other),
      ];
      const arriving = await addFolder(`Arriving ${round}`);
      const [, movedIn, movedOut, added, movedFolder] = await together([
        (tx) => deleteFolder(tx, claims, acme),
        (tx) => movePrompts(tx, claims, [coming, inside].toSorted(), acme),
        (tx) => movePrompts(tx, claims, [leaving], other),
        (tx) => createFolder(tx, claims, { name: 'Q4', parent_id: acme }),
        (tx) => updateFolder(tx, claims, arriving, { parent_id: acme }),
      ]);
      expect(movedOut).toBe('done');
      const folders = await act((tx) =>
        rowsOf<{ name: string; parent_id: string | null }>(
          tx,
          sql`select name, parent_id from public.folders`,
        ),
      );
      const below = folders.filter(({ parent_id }) => parent_id === clients).map(({ name }) => name);
      expect(below.toSorted()).toEqual(
        [
          ...(added === 'done' ? ['Q4'] : []),
          ...(movedFolder === 'done' ? [`Arriving ${round}`] : []),
        ].toSorted(),
      );
      expect(await placesOf([inside, leaving, coming])).toEqual([
        clients,
        other,
        movedIn === 'done' ? clients : other,
      ]);
    },
  );

  it.each(Array.from({ length: 20 }, (_, round) => round))(
    '[ML-03] two undoings and a move leave one folder and every prompt (round %i)',
    async (round) => {
      const letters = await addFolder(`Letters ${round}`);
      const [stays, moved] = [await addPrompt(letters), await addPrompt(letters)];
      const drafts = await addFolder(`Drafts ${round}`);
      await act((tx) => deleteFolder(tx, claims, letters));
      const outcomes = await together([
        (tx) => restoreFolder(tx, claims, letters),
        (tx) => restoreFolder(tx, claims, letters),
        (tx) => movePrompts(tx, claims, [moved], drafts),
      ]);
      expect(outcomes.toSorted()).toEqual(['done', 'done', 'not_found']);
      expect(await placesOf([stays, moved])).toEqual([letters, drafts]);
    },
  );
});
