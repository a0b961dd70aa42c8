import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import {
  addPerson,
  createTestDatabase,
  refusal,
  untilWaiting,
  type Person,
  type TestDatabase,
} from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteFolder } from '../folders/delete-folder.ts';
import { refreshTrending } from '../library/refresh-trending.ts';
import { deletePrompts } from './delete-prompts.ts';
import { movePrompts } from './move-prompts.ts';
import { purgePrompts } from './purge-prompts.ts';
import { restorePrompts } from './restore-prompts.ts';
import { sharePrompt } from './share-prompt.ts';
import { sweepBins } from './sweep-bins.ts';

// The embedded database has one connection: nobody waits there.
describe.runIf(process.env['TEST_DATABASE_URL'])(
  'on PostgreSQL, prompts that several people write at once',
  () => {
    let database: TestDatabase;
    let owner: Person;
    let claims: PersonClaims;
    let voter: Person;
    let folder: string;
    /** In the order of their ids, which is not the one in which they lie in the table. */
    let low: string;
    let high: string;

    const asOwnerOf = (work: (tx: Transaction) => Promise<unknown>) => database.actingAs(claims, work);
    const write = (statement: ReturnType<typeof sql>) => database.asOwner((tx) => tx.execute(statement));
    const leave = ({ id }: Person) =>
      database.asService((tx) => tx.execute(sql`delete from auth.users where id = ${id}`));
    const mark = (person: Person) =>
      database.actingAs(person.claims, async (tx) => {
        for (const id of [high, low]) {
          await tx.execute(sql`insert into public.prompt_votes (prompt_id) values (${id})`);
          await tx.execute(sql`insert into public.user_favorites (prompt_id) values (${id})`);
        }
      });

    beforeAll(async () => {
      database = await createTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      await write(sql`delete from public.prompts`);
      owner = await addPerson(database, 'owner');
      voter = await addPerson(database, 'voter');
      claims = { ...owner.claims, sub: owner.id };
      [low, high] = [crypto.randomUUID(), crypto.randomUUID()].toSorted() as [string, string];
      const [added] = await database.actingAs(claims, (tx) =>
        rowsOf<{ id: string }>(tx, sql`insert into public.folders (name) values ('Letters') returning id`),
      );
      folder = added?.id ?? '';
      for (const id of [high, low])
        await write(
          sql`insert into public.prompts (id, user_id, title, prompt_text, is_public, folder_id) values (${id}, ${owner.id}, 'Voted on', 'x', true, ${folder})`,
        );
      await mark(voter);
    });

    const binThem = () =>
      write(
        sql`update public.prompts set deleted_at = now() - interval '31 days' where user_id = ${owner.id}`,
      );
    const bulkWrites: [string, boolean, () => Promise<unknown>][] = [
      ['binning', false, () => asOwnerOf((tx) => deletePrompts(tx, claims, [high, low]))],
      ['moving', false, () => asOwnerOf((tx) => movePrompts(tx, claims, [high, low], null))],
      ['deleting their folder', false, () => asOwnerOf((tx) => deleteFolder(tx, claims, folder))],
      ['restoring', true, () => asOwnerOf((tx) => restorePrompts(tx, claims, [high, low]))],
      ['emptying the bin', true, () => asOwnerOf((tx) => purgePrompts(tx, claims))],
      ['sweeping the bins', true, () => sweepBins(database)],
    ];

    it.each(bulkWrites)(
      '%s and a voter who leaves lock them in one order',
      async (_, isBinned, bulkWrite) => {
        if (isBinned) await binThem();
        const outcomes = await database.asOwner(async (tx) => {
          await tx.execute(sql`select 1 from public.prompts where id = ${low} for update`);
          const leaving = refusal(leave(voter));
          await untilWaiting(database, 1);
          const writing = refusal(bulkWrite());
          await untilWaiting(database, 2);
          return { all: Promise.all([leaving, writing]) };
        });
        expect(await outcomes.all).toEqual(['allowed', 'allowed']);
      },
    );

    it('deleting for good and a voter who leaves lock prompts before their votes', async () => {
      const latecomer = await addPerson(database, 'latecomer');
      await mark(latecomer);
      await binThem();
      const outcomes = await database.asOwner(async (tx) => {
        // The deletion waits here while it holds the prompts and not yet the votes.
        await tx.execute(sql`select 1 from public.user_favorites where user_id = ${voter.id} for update`);
        const purging = refusal(asOwnerOf((own) => purgePrompts(own, claims)));
        await untilWaiting(database, 1);
        const leaving = refusal(leave(latecomer));
        await untilWaiting(database, 2);
        return { all: Promise.all([purging, leaving]) };
      });
      expect(await outcomes.all).toEqual(['allowed', 'allowed']);
      const [left] = await database.asOwner((tx) =>
        rowsOf<{ prompts: number; votes: number }>(
          tx,
          sql`select (select count(*)::int from public.prompts) as prompts, (select count(*)::int from public.prompt_votes) as votes`,
        ),
      );
      expect(left).toEqual({ prompts: 0, votes: 0 });
    });

    it('an owner who leaves and the choice of the trending prompts lock prompts before their places', async () => {
      const trending = () =>
        database.asOwner((tx) => rowsOf(tx, sql`select prompt_id from private.library_trending`));
      await write(sql`update public.prompt_votes set counted_at = now()`);
      await refreshTrending(database);
      expect(await trending()).toHaveLength(2);
      const outcomes = await database.asOwner(async (tx) => {
        // The owner waits here while holding the prompts and not yet their places.
        await tx.execute(sql`select 1 from public.user_favorites where user_id = ${voter.id} for update`);
        const leaving = refusal(leave(owner));
        await untilWaiting(database, 1);
        const choosing = refusal(refreshTrending(database));
        await untilWaiting(database, 2);
        return { all: Promise.all([leaving, choosing]) };
      });
      expect(await outcomes.all).toEqual(['allowed', 'allowed']);
      expect(await trending()).toEqual([]);
    });

    it('a link asked for while its prompt is being binned is one to a prompt that does not exist', async () => {
      const { sharing } = (await asOwnerOf(async (tx) => {
        await deletePrompts(tx, claims, [low]);
        const outcome = { sharing: asOwnerOf((other) => sharePrompt(other, claims, low)) };
        outcome.sharing.catch(() => undefined);
        await untilWaiting(database, 1);
        return outcome;
      })) as { sharing: Promise<unknown> };
      await expect(sharing).rejects.toMatchObject({ code: 'not_found' });
      expect(await asOwnerOf((tx) => sharePrompt(tx, claims, high))).toMatchObject({ path: /^\/shared\// });
    });
  },
);
