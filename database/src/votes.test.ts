import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous, type Claims } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, barrier, refusal, untilWaiting, type Person } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob'], { poolSize: 25 });
let published: string;
let hidden: string;

const run = (claims: Claims, statement: ReturnType<typeof sql>) =>
  database.actingAs(claims, (tx) => rowsOf<{ id: string }>(tx, statement));
const save = async (person: Person, isPublic: boolean): Promise<string> => {
  const rows = await run(
    person.claims,
    sql`insert into public.prompts (title, prompt_text, is_public) values ('Voted on', 'x', ${isPublic}) returning id`,
  );
  return rows[0]?.id ?? '';
};
const vote = (claims: Claims, prompt: string) =>
  run(claims, sql`insert into public.prompt_votes (prompt_id) values (${prompt}) on conflict do nothing`);
const mark = (claims: Claims, prompt: string) =>
  run(claims, sql`insert into public.user_favorites (prompt_id) values (${prompt}) on conflict do nothing`);
const report = (claims: Claims, prompt: string) =>
  run(
    claims,
    sql`insert into public.prompt_reports (prompt_id, reason, note) values (${prompt}, 'spam', 'ad')`,
  );
const votesOf = async (prompt: string) => {
  const [row] = await database.asOwner((tx) =>
    rowsOf<{ votes: number; listed: number }>(
      tx,
      sql`select p.votes, e.votes as listed from public.prompts p left join private.library_entries e on e.prompt_id = p.id where p.id = ${prompt}`,
    ),
  );
  return row;
};

beforeEach(async () => {
  [published, hidden] = [await save(ada, true), await save(ada, false)];
});

describe('votes', () => {
  it('[LB-06] count once for a person, also when sent twice, and can be taken back', async () => {
    await vote(bob.claims, published);
    await vote(bob.claims, published);
    expect(await votesOf(published)).toEqual({ votes: 1, listed: 1 });
    await run(bob.claims, sql`delete from public.prompt_votes where prompt_id = ${published}`);
    await run(bob.claims, sql`delete from public.prompt_votes where prompt_id = ${published}`);
    expect(await votesOf(published)).toEqual({ votes: 0, listed: 0 });
  });

  it('[LB-06] are refused on one’s own prompt, on a private one, in another’s name and to visitors', async () => {
    const forge = () =>
      run(
        bob.claims,
        sql`insert into public.prompt_votes (user_id, prompt_id) values (${ada.id}, ${published})`,
      );
    const attempts = [
      () => vote(ada.claims, published),
      () => vote(bob.claims, hidden),
      () => vote(anonymous, published),
      forge,
    ];
    const refusals: string[] = [];
    for (const attempt of attempts) refusals.push(await refusal(attempt()));
    expect(refusals).toEqual(['42501', '42501', '42501', '42501']);
    expect(await refusal(vote(bob.claims, published))).toBe('allowed');
  });

  it('are seen by their voter alone, not by the owner of the prompt', async () => {
    await vote(bob.claims, published);
    const seen = (claims: Claims) =>
      run(claims, sql`select prompt_id as id from public.prompt_votes where prompt_id = ${published}`);
    expect([await seen(bob.claims), await seen(ada.claims)]).toEqual([[{ id: published }], []]);
  });

  it('leave with their voter’s account, all at once', async () => {
    const gone = await addPerson(database, 'gone');
    const another = await save(ada, true);
    for (const prompt of [published, another]) await vote(gone.claims, prompt);
    await vote(bob.claims, another);
    expect([await votesOf(published), await votesOf(another)]).toEqual([
      { votes: 1, listed: 1 },
      { votes: 2, listed: 2 },
    ]);
    await database.asOwner((tx) => tx.execute(sql`delete from auth.users where id = ${gone.id}`));
    expect([await votesOf(published), await votesOf(another)]).toEqual([
      { votes: 0, listed: 0 },
      { votes: 1, listed: 1 },
    ]);
  });

  it('[AU-09] need the second factor of an account that has one', async () => {
    const careful = await addPerson(database, 'careful');
    await database.asOwner((tx) =>
      tx.execute(
        sql`insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), ${careful.id}, 'totp', 'verified')`,
      ),
    );
    expect(await refusal(vote(careful.claims, published))).toBe('42501');
    expect(await refusal(vote({ ...careful.claims, aal: 'aal2' }, published))).toBe('allowed');
  });
});

describe('favourites', () => {
  it('[LB-05] hold public prompts and one’s own, never a stranger’s private one', async () => {
    expect([
      await refusal(mark(bob.claims, published)),
      await refusal(mark(ada.claims, hidden)),
      await refusal(mark(bob.claims, hidden)),
      await refusal(mark(anonymous, published)),
    ]).toEqual(['allowed', 'allowed', '42501', '42501']);
  });

  it('are seen and taken back by their owner alone', async () => {
    await mark(bob.claims, published);
    const seen = (claims: Claims) =>
      run(claims, sql`select prompt_id as id from public.user_favorites where prompt_id = ${published}`);
    await run(ada.claims, sql`delete from public.user_favorites where prompt_id = ${published}`);
    expect([await seen(ada.claims), await seen(bob.claims)]).toEqual([[], [{ id: published }]]);
  });
});

describe('reports', () => {
  it('[LB-07] take one open report a person, on public prompts of others', async () => {
    const outcomes: string[] = [];
    for (const [claims, prompt] of [
      [bob.claims, published],
      [bob.claims, published],
      [ada.claims, published],
      [bob.claims, hidden],
      [anonymous, published],
    ] as const) {
      outcomes.push(await refusal(report(claims, prompt)));
    }
    expect(outcomes).toEqual(['allowed', '23505', '42501', '42501', '42501']);
  });

  it('are read by who wrote them and closed by neither side', async () => {
    await report(bob.claims, published);
    const seen = (claims: Claims) =>
      run(claims, sql`select prompt_id as id from public.prompt_reports where prompt_id = ${published}`);
    expect([await seen(bob.claims), await seen(ada.claims)]).toEqual([[{ id: published }], []]);
    expect(
      await refusal(
        run(bob.claims, sql`update public.prompt_reports set resolved_at = now(), resolution = 'dismissed'`),
      ),
    ).toBe('42501');
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL, at the same moment', () => {
  it.each(Array.from({ length: 20 }, (_, round) => round + 1))(
    '[LB-06] twenty votes of one person are one (round %i)',
    async () => {
      const wait = barrier(20);
      await Promise.all(
        Array.from({ length: 20 }, () =>
          database.actingAs(bob.claims, async (tx) => {
            await wait();
            await tx.execute(
              sql`insert into public.prompt_votes (prompt_id) values (${published}) on conflict do nothing`,
            );
          }),
        ),
      );
      expect(await votesOf(published)).toEqual({ votes: 1, listed: 1 });
    },
  );

  it.each(Array.from({ length: 20 }, (_, round) => round + 1))(
    'two accounts that go with votes for the same prompts never wait for each other in a circle (round %i)',
    async () => {
      const another = await save(ada, true);
      const [one, other] = [await addPerson(database, 'one'), await addPerson(database, 'other')];
      for (const prompt of [published, another]) await vote(one.claims, prompt);
      for (const prompt of [another, published]) await vote(other.claims, prompt);
      const leave = ({ id }: Person) =>
        database.asService((tx) => tx.execute(sql`delete from auth.users where id = ${id}`));
      const left = await database.asOwner(async (tx) => {
        await tx.execute(sql`select 1 from public.prompts where id in (${published}, ${another}) for update`);
        const leaving = [refusal(leave(one)), refusal(leave(other))];
        await untilWaiting(database, 2);
        return { leaving };
      });
      expect(await Promise.all(left.leaving)).toEqual(['allowed', 'allowed']);
      expect([await votesOf(published), await votesOf(another)]).toEqual([
        { votes: 0, listed: 0 },
        { votes: 0, listed: 0 },
      ]);
    },
  );

  it.each(Array.from({ length: 20 }, (_, round) => round + 1))(
    'an account that goes with a vote never waits in a circle with the owner of the prompt (round %i)',
    async () => {
      const voter = await addPerson(database, 'leaving');
      await save(voter, true);
      await vote(voter.claims, published);
      const { isGone } = await database.actingAs(ada.claims, async (tx) => {
        await tx.execute(sql`select 1 from public.prompts where id = ${published} for update`);
        const leaving = database.asService((other) =>
          other.execute(sql`delete from auth.users where id = ${voter.id}`),
        );
        const outcome = { isGone: refusal(leaving) };
        await untilWaiting(database, 1);
        await tx.execute(sql`update public.prompts set title = 'Edited' where id = ${published}`);
        return outcome;
      });
      expect(await isGone).toBe('allowed');
      expect(await votesOf(published)).toEqual({ votes: 0, listed: 0 });
    },
  );

  it('[LB-06] twenty people are twenty', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) => addPerson(database, `voter${index}`)),
    );
    await Promise.all(people.map((person) => vote(person.claims, published)));
    expect(await votesOf(published)).toEqual({ votes: 20, listed: 20 });
  });
});
