import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous } from './claims.ts';
import { rowsOf } from './database.ts';
import { demoRequests, users } from './schema/index.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, refusal, type Person } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);

const ask = (name: string, email: string) =>
  database.asService((tx) => tx.insert(demoRequests).values({ name, email, company: 'Mills', message: '' }));
const askers = async () =>
  (await database.asService((tx) => tx.select().from(demoRequests).orderBy(demoRequests.id))).map(
    ({ name }) => name,
  );
const inFileOf = (person: Person) =>
  database.actingAs(person.claims, async (tx) => {
    const [row] = await rowsOf<{ demo_requests: { name: string }[] }>(
      tx,
      sql`select demo_requests from public.my_records()`,
    );
    return row?.demo_requests.map(({ name }) => name);
  });
const leave = ({ id }: Person) => database.asOwner((tx) => tx.delete(users).where(eq(users.id, id)));
const unconfirm = ({ id }: Person) =>
  database.asOwner((tx) => tx.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, id)));

beforeEach(() => database.asOwner((tx) => tx.delete(demoRequests)));

describe('demo requests', () => {
  it('are read and written by no person and no visitor', async () => {
    await ask('Ada', ada.email);
    for (const claims of [ada.claims, anonymous])
      for (const statement of [
        sql`select * from private.demo_requests`,
        sql`insert into private.demo_requests (name, email, company, message) values ('x', 'x', 'x', '')`,
        sql`delete from private.demo_requests`,
      ])
        expect(await refusal(database.actingAs(claims, (tx) => tx.execute(statement)))).toBe('42501');
    expect(await askers()).toEqual(['Ada']);
  });

  it('[AU-14] are in the file of the account with their address, in no other, and only once it is confirmed', async () => {
    await ask('Ada', ada.email);
    await ask('Ada again', ada.email.toUpperCase());
    await ask('Stranger', 'stranger@example.test');
    expect([await inFileOf(ada), await inFileOf(bob)]).toEqual([['Ada', 'Ada again'], []]);
    const claimer = await addPerson(database, 'claimer');
    await ask('Claimed', claimer.email);
    await unconfirm(claimer);
    expect(await inFileOf(claimer)).toEqual([]);
  });

  it('[AU-14] go with the account that has their address, unless nobody confirmed that it is theirs', async () => {
    const leaver = await addPerson(database, 'leaver');
    const claimer = await addPerson(database, 'claimer');
    await unconfirm(claimer);
    for (const { email } of [leaver, claimer, ada]) await ask(email, email.toUpperCase());
    await leave(claimer);
    expect(await askers()).toEqual([leaver.email, claimer.email, ada.email]);
    await leave(leaver);
    expect(await askers()).toEqual([claimer.email, ada.email]);
  });
});
