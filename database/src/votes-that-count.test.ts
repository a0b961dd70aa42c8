import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, barrier, type Person } from './testing/index.ts';

const { database, ada } = await databaseWith(['ada'], { poolSize: 25 });
let prompt: string;

beforeEach(async () => {
  const [row] = await database.actingAs(ada.claims, (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into public.prompts (title, prompt_text, is_public) values ('Voted on', 'x', true) returning id`,
    ),
  );
  prompt = row?.id ?? '';
});

const write = (statement: ReturnType<typeof sql>) => database.asOwner((tx) => rowsOf(tx, statement));
const vote = (person: Person, network = '') =>
  database.actingAs(person.claims, async (tx) => {
    await tx.execute(
      sql`select private.hold_prompt(${prompt}::uuid), set_config('request.network', ${network}, true)`,
    );
    await tx.execute(
      sql`insert into public.prompt_votes (prompt_id) values (${prompt}) on conflict do nothing`,
    );
    const [row] = await rowsOf<{ wait: string | null }>(
      tx,
      sql`select public.my_vote_wait(${prompt}::uuid) as wait`,
    );
    return row?.wait;
  });
const takeBack = (person: Person) =>
  database.actingAs(person.claims, (tx) =>
    tx.execute(sql`delete from public.prompt_votes where prompt_id = ${prompt}`),
  );
const sweep = () => database.asService((tx) => tx.execute(sql`select private.count_due_votes(500)`));
const stored = async () => {
  const [row] = await database.asOwner((tx) =>
    rowsOf<{ votes: number; kept: number; counting: number; networks: number }>(
      tx,
      sql`select p.votes, count(v)::int as kept, count(v.counted_at)::int as counting, count(v.network)::int as networks
          from public.prompts p left join public.prompt_votes v on v.prompt_id = p.id where p.id = ${prompt} group by p.id`,
    ),
  );
  return row;
};
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => addPerson(database, `voter${index}`)));
const network = '192.0.2.0/24';

describe('a vote', () => {
  it('[LB-06] of an account younger than a day is kept, and counts once the day is over', async () => {
    const young = await addPerson(database, 'young');
    await write(
      sql`update public.profiles set created_at = now() - interval '23 hours' where id = ${young.id}`,
    );
    expect(await vote(young)).toBe('account_age');
    await sweep();
    expect(await stored()).toMatchObject({ votes: 0, kept: 1, counting: 0 });
    await write(
      sql`update public.profiles set created_at = now() - interval '25 hours' where id = ${young.id}`,
    );
    await sweep();
    expect(await stored()).toMatchObject({ votes: 1, kept: 1, counting: 1 });
    expect(await vote(young)).toBeNull();
    await takeBack(young);
    expect(await stored()).toMatchObject({ votes: 0, kept: 0 });
  });

  it('[LB-06] of an account without a confirmed address waits for it, and leaves no trace when taken back', async () => {
    const claimer = await addPerson(database, 'claimer');
    await write(sql`update auth.users set email_confirmed_at = null where id = ${claimer.id}`);
    expect(await vote(claimer)).toBe('confirmation');
    await takeBack(claimer);
    expect(await stored()).toMatchObject({ votes: 0, kept: 0 });
    await vote(claimer);
    await write(sql`update auth.users set email_confirmed_at = now() where id = ${claimer.id}`);
    await sweep();
    expect(await stored()).toMatchObject({ votes: 1, counting: 1 });
  });

  it('[LB-06] is one of three of a network that begin to count in a day; the others follow day by day', async () => {
    const office = await people(5);
    const waits: unknown[] = [];
    for (const person of office) waits.push(await vote(person, network));
    expect(waits).toEqual([null, null, null, 'network', 'network']);
    const elsewhere = await people(2);
    expect([await vote(elsewhere[0] ?? ada, '198.51.100.0/24'), await vote(elsewhere[1] ?? ada)]).toEqual([
      null,
      null,
    ]);
    await sweep();
    expect(await stored()).toEqual({ votes: 5, kept: 7, counting: 5, networks: 6 });
    await write(
      sql`update public.prompt_votes set counted_at = counted_at - interval '25 hours' where prompt_id = ${prompt}`,
    );
    await sweep();
    expect(await stored()).toEqual({ votes: 7, kept: 7, counting: 7, networks: 2 });
  });

  it('[LB-06] keeps of a network a hash alone, which its voter cannot read, and which no vote of theirs can name', async () => {
    const [voter] = await people(1);
    if (!voter) throw new Error('nobody');
    await vote(voter, network);
    const [row] = await database.asOwner((tx) =>
      rowsOf<{ network: string }>(
        tx,
        sql`select network from public.prompt_votes where prompt_id = ${prompt}`,
      ),
    );
    expect(row?.network).toMatch(/^[\da-f]{64}$/);
    for (const statement of [
      sql`select network from public.prompt_votes`,
      sql`update public.prompt_votes set counted_at = now()`,
      sql`insert into public.prompt_votes (prompt_id, counted_at) values (${prompt}, now())`,
    ])
      await expect(database.actingAs(voter.claims, (tx) => tx.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL, at the same moment', () => {
  const rounds = Array.from({ length: 20 }, (_, round) => round + 1);

  it.each(rounds)('[LB-06] of twenty votes of one network three count (round %i)', async () => {
    const voters = await people(20);
    const wait = barrier(20);
    await Promise.all(voters.map(async (person) => (await wait(), vote(person, network))));
    expect(await stored()).toMatchObject({ votes: 3, kept: 20, counting: 3 });
  });

  it.each(rounds)(
    '[LB-06] sweeps, votes and votes taken back agree with what is stored, and none waits in a circle (round %i)',
    async () => {
      const voters = await people(12);
      await write(
        sql`update public.profiles set created_at = now() where id in (select id from public.profiles where email like 'voter%')`,
      );
      for (const person of voters.slice(0, 8)) await vote(person);
      await write(
        sql`update public.profiles set created_at = now() - interval '2 days' where email like 'voter%'`,
      );
      const wait = barrier(14);
      await Promise.all([
        ...voters.slice(0, 4).map(async (person) => (await wait(), takeBack(person))),
        ...voters.slice(4).map(async (person) => (await wait(), vote(person))),
        ...[sweep, sweep].map(async (work) => (await wait(), work())),
      ]);
      await sweep();
      expect(await stored()).toMatchObject({ votes: 8, kept: 8, counting: 8 });
    },
  );
});
