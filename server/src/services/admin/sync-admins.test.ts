import { rowsOf, type Transaction } from '@whetstone/database';
import {
  addPerson,
  createTestDatabase,
  untilWaiting,
  type Person,
  type TestDatabase,
} from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncAdmins } from './sync-admins.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const isAdmin = async ({ id }: Person): Promise<boolean> => {
  const found = await database.asOwner((tx) =>
    rowsOf(tx, sql`select 1 from public.admins where user_id = ${id}`),
  );
  return found.length > 0;
};
const confirm = (tx: Transaction, { id }: Person, at: 'now()' | 'null') =>
  tx.execute(sql`update auth.users set email_confirmed_at = ${sql.raw(at)} where id = ${id}`);
const name = (tx: Transaction, emails: string[]) =>
  tx.execute(sql`select private.name_admins(${JSON.stringify(emails)}::text::jsonb)`);

describe('syncAdmins', () => {
  it('[AD-02] names the same admins in processes that start together', async () => {
    const [ada, bob] = [await addPerson(database, 'ada'), await addPerson(database, 'bob')];
    for (const emails of [[ada.email.toUpperCase(), bob.email], [ada.email], []]) {
      await Promise.all(Array.from({ length: 8 }, () => syncAdmins(database, emails)));
      expect([await isAdmin(ada), await isAdmin(bob)]).toEqual([emails.length > 0, emails.length > 1]);
    }
  });

  it('[AD-02] leaves alone whom an operator made an admin', async () => {
    const eve = await addPerson(database, 'eve');
    await database.asOwner((tx) =>
      tx.execute(sql`insert into public.admins (user_id, granted_by) values (${eve.id}, 'operator')`),
    );
    await syncAdmins(database, [eve.email]);
    await syncAdmins(database, []);
    expect(await isAdmin(eve)).toBe(true);
  });
});

// The embedded database has one connection: nothing happens at the same moment there.
describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL, at the same moment', () => {
  /** Holds the first transaction open until the second one waits for it. */
  const overlap = async (
    first: (tx: Transaction) => Promise<unknown>,
    second: (tx: Transaction) => Promise<unknown>,
  ) => {
    const begun = Promise.withResolvers<void>();
    const other = begun.promise.then(() => database.asService(second));
    await database.asService(async (tx) => {
      await first(tx);
      begun.resolve();
      await untilWaiting(database, 1);
    });
    await other;
  };

  it.each(['the list', 'the confirmation'])(
    '[AD-02] an address confirmed with the list, %s first',
    async (which) => {
      const kim = await addPerson(database, 'kim');
      await syncAdmins(database, []);
      await database.asService((tx) => confirm(tx, kim, 'null'));
      const listing = (tx: Transaction) => name(tx, [kim.email]);
      const confirming = (tx: Transaction) => confirm(tx, kim, 'now()');
      await (which === 'the list' ? overlap(listing, confirming) : overlap(confirming, listing));
      expect(await isAdmin(kim)).toBe(true);
    },
  );
});
