import fc from 'fast-check';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { addPerson, barrier, refusal, type Person } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob'], { poolSize: 25 });

const asOwner = <Row extends object>(statement: SQL) => database.asOwner((tx) => rowsOf<Row>(tx, statement));
const as = <Row extends object>(person: Person, statement: SQL) =>
  database.actingAs(person.claims, (tx) => rowsOf<Row>(tx, statement));
const addAdmin = async (name = 'admin') => {
  const admin = await addPerson(database, name);
  await asOwner(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`);
  return admin;
};
const outcomeOf = async (by: Person, call: SQL) =>
  (await as<{ outcome: string }>(by, sql`select ${call} as outcome`))[0]?.outcome;
const suspend = (by: Person, person: Person) =>
  outcomeOf(by, sql`public.admin_suspend(${person.id}::uuid, 'Spam')`);
const lift = (by: Person, person: Person) =>
  outcomeOf(by, sql`public.admin_lift_suspension(${person.id}::uuid)`);

const addPrompt = async (owner: Person, title: string, isPublic: boolean) => {
  const [row] = await as<{ id: string }>(
    owner,
    sql`insert into public.prompts (title, prompt_text, is_public) values (${title}, 'x', ${isPublic}) returning id`,
  );
  return row?.id ?? '';
};
const entriesOf = async (person: Person) =>
  (
    await asOwner<{ id: string }>(
      sql`select e.prompt_id as id from private.library_entries e join public.prompts p on p.id = e.prompt_id where p.user_id = ${person.id} order by 1`,
    )
  ).map(({ id }) => id);
const publicOf = async (person: Person) =>
  (
    await asOwner<{ id: string }>(
      sql`select id from public.prompts where user_id = ${person.id} and is_public and deleted_at is null order by 1`,
    )
  ).map(({ id }) => id);
/** Counts of the library's terms, stored and counted anew. */
const terms = async () => {
  const stored = await asOwner(
    sql`select term, prompts from private.library_terms where prompts <> 0 order by term collate "C"`,
  );
  const counted = await asOwner(
    sql`select term, count(*)::int as prompts from private.library_entries, unnest(tsvector_to_array(document)) term group by term order by term collate "C"`,
  );
  return { stored, counted };
};

/** A hash of each table's rows, but for the record of acts, the mails about them, and the counts that have pages drawn again. */
const contents = async (): Promise<Record<string, string>> => {
  const tables = await asOwner<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('auth', 'public', 'private') and tablename not in ('admin_actions', 'payment_mails', 'library_withdrawals', 'people_withdrawals')`,
  );
  const hashes = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
  );
  const rows = await asOwner<{ name: string; hash: string }>(sql.raw(hashes.join(' union all ')));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
};

const prompts = fc.array(
  fc.record({
    title: fc.constantFrom('Tea', 'Résumé for a cook', 'タイトル', 'A tin of biscuits'),
    isPublic: fc.boolean(),
    isShared: fc.boolean(),
    isVoted: fc.boolean(),
    fate: fc.constantFrom('kept', 'kept', 'binned', 'taken down'),
  }),
  { maxLength: 8 },
);

describe('a suspension', () => {
  it('[LB-07] hides whatever is public of a person and of nobody else, and leaves everything as before when it is lifted', async () => {
    const admin = await addAdmin();
    await fc.assert(
      fc.asyncProperty(prompts, async (wanted) => {
        const author = await addPerson(database, 'author');
        const reader = await addPerson(database, 'reader');
        const tokens: string[] = [];
        for (const { title, isPublic, isShared, isVoted, fate } of wanted) {
          const id = await addPrompt(author, title, isPublic);
          if (isVoted && isPublic) {
            await as(reader, sql`insert into public.prompt_votes (prompt_id) values (${id})`);
            await as(reader, sql`insert into public.user_favorites (prompt_id) values (${id})`);
          }
          if (isShared)
            tokens.push(
              ...(
                await as<{ token: string }>(
                  author,
                  sql`insert into public.prompt_shares (prompt_id) values (${id}) returning token`,
                )
              ).map(({ token }) => token),
            );
          if (fate === 'binned')
            await as(author, sql`update public.prompts set deleted_at = now() where id = ${id}`);
          if (fate === 'taken down') await as(admin, sql`select public.admin_unpublish(${id}::uuid)`);
        }
        await addPrompt(reader, 'Tea', true);
        await as(
          author,
          sql`insert into public.authors (name, slug, name_key) values ('Author', ${author.id}, ${author.id})`,
        );
        await as(
          author,
          sql`insert into public.collections (name, shared_at) values ('For tea', now()), ('Mine', null)`,
        );
        const seenByOthers = () =>
          as(
            reader,
            sql`select name from public.authors where user_id = ${author.id}
            union all select name from public.collections where user_id = ${author.id} order by 1`,
          );
        const shown = await seenByOthers();
        expect(shown).toEqual([{ name: 'Author' }, { name: 'For tea' }]);
        const before = await contents();
        const others = await entriesOf(reader);

        expect(await suspend(admin, author)).toBe('done');
        expect([await entriesOf(author), await entriesOf(reader)]).toEqual([[], others]);
        expect(await as(reader, sql`select id from public.prompts where user_id = ${author.id}`)).toEqual([]);
        for (const token of tokens)
          expect(await as(reader, sql`select * from public.shared_prompt(${token})`)).toEqual([]);
        expect(
          await as(author, sql`select id from public.prompts where user_id = ${author.id}`),
        ).toHaveLength(wanted.length);
        const { stored, counted } = await terms();
        expect(stored).toEqual(counted);

        expect(await seenByOthers()).toEqual([]);

        expect(await lift(admin, author)).toBe('done');
        expect(await seenByOthers()).toEqual(shown);
        const after = await contents();
        expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('[LB-07] keeps out what is published meanwhile, and lets it in when it is lifted', async () => {
    const admin = await addAdmin();
    const author = await addPerson(database, 'author');
    await suspend(admin, author);
    const id = await addPrompt(author, 'Meanwhile', true);
    expect(await entriesOf(author)).toEqual([]);
    await lift(admin, author);
    expect(await entriesOf(author)).toEqual([id]);
  });

  it('[AD-02] is written by the functions of admins alone', async () => {
    expect(await refusal(suspend(ada, bob))).toBe('42501');
    expect(await refusal(lift(ada, bob))).toBe('42501');
    for (const call of [sql`private.lift_suspension(${bob.id}::uuid)`, sql`private.free_last_admin()`])
      expect(await refusal(as(ada, sql`select ${call}`))).toBe('42501');
    expect(
      await refusal(as(ada, sql`insert into public.suspensions (user_id, reason) values (${bob.id}, 'x')`)),
    ).toBe('42501');
    await suspend(await addAdmin(), bob);
    expect(await as(bob, sql`select reason from public.suspensions`)).toEqual([{ reason: 'Spam' }]);
    expect(await as(ada, sql`select reason from public.suspensions`)).toEqual([]);
    await lift(await addAdmin(), bob);
  });
});

const name = (emails: string[]) =>
  database.asService((tx) =>
    tx.execute(sql`select private.name_admins(${JSON.stringify(emails)}::text::jsonb)`),
  );
const activeAdmins = async () =>
  (
    await asOwner<{ id: string }>(
      sql`select user_id as id from public.admins where not private.is_suspended(user_id)`,
    )
  ).map(({ id }) => id);
const moveTo = (person: Person, email: string) =>
  asOwner(sql`update auth.users set email = ${email} where id = ${person.id}`);
const clearAdmins = () => asOwner(sql`delete from public.admins`);

describe('the last admin', () => {
  it('[AD-01] keeps the role with another address while nobody else could act, and loses it beside one who can', async () => {
    await clearAdmins();
    const [kim, lee] = [await addPerson(database, 'kim'), await addPerson(database, 'lee')];
    await name([kim.email, lee.email]);
    await suspend(kim, lee);
    await moveTo(kim, 'kim-elsewhere@example.test');
    expect(await activeAdmins()).toEqual([kim.id]);
    await lift(kim, lee);
    await moveTo(kim, 'kim-again@example.test');
    expect(await activeAdmins()).toEqual([lee.id]);
  });

  it('[AD-01] is free again when the operator’s list names nobody else', async () => {
    await clearAdmins();
    const [kim, lee] = [await addPerson(database, 'kim'), await addPerson(database, 'lee')];
    await name([kim.email, lee.email]);
    await suspend(kim, lee);
    await name([kim.email, lee.email]);
    expect(await activeAdmins()).toEqual([kim.id]);
    await name([lee.email]);
    expect(await activeAdmins()).toEqual([lee.id]);
  });
});

// The embedded database has one connection: nothing happens at the same moment there.
describe.runIf(process.env['TEST_DATABASE_URL'])('on PostgreSQL, at the same moment', () => {
  const rounds = Array.from({ length: 20 }, (_, round) => round + 1);
  const together = <T>(...works: (() => Promise<T>)[]) => {
    const arrive = barrier(works.length);
    return Promise.all(works.map(async (work) => (await arrive(), work())));
  };

  it.each(rounds)('[AD-01] of two admins who suspend each other, one stays (round %i)', async () => {
    await clearAdmins();
    const [kim, lee] = [await addAdmin('kim'), await addAdmin('lee')];
    const told = await together(
      () => suspend(kim, lee).catch((error: unknown) => refusal(Promise.reject(error))),
      () => suspend(lee, kim).catch((error: unknown) => refusal(Promise.reject(error))),
    );
    expect(told.toSorted()).toEqual(['42501', 'done']);
    expect(await activeAdmins()).toHaveLength(1);
  });

  it.each(rounds)('[AD-01] of two admins who leave their addresses, one stays (round %i)', async (round) => {
    await clearAdmins();
    const [kim, lee] = [await addPerson(database, 'kim'), await addPerson(database, 'lee')];
    await name([kim.email, lee.email]);
    await together(
      () => moveTo(kim, `kim${round}@elsewhere.test`),
      () => moveTo(lee, `lee${round}@elsewhere.test`),
    );
    expect(await activeAdmins()).toHaveLength(1);
  });

  it.each(rounds)('[AD-02] two admins suspend and lift: each act counts once (round %i)', async () => {
    const [kim, lee, eve] = [await addAdmin('kim'), await addAdmin('lee'), await addPerson(database, 'eve')];
    const by = (work: typeof lift) =>
      together(
        () => work(kim, eve),
        () => work(lee, eve),
      );
    expect((await by(suspend)).toSorted()).toEqual(['done', 'unchanged']);
    expect((await by(lift)).toSorted()).toEqual(['done', 'unchanged']);
    const recorded = await asOwner(
      sql`select action from public.admin_actions where target_user_id = ${eve.id}`,
    );
    expect(recorded).toHaveLength(2);
  });

  it.each(rounds)(
    '[LB-07] whoever publishes, edits and takes back meanwhile is hidden, and nothing is missing or left over after (round %i)',
    async () => {
      const [admin, author] = [await addAdmin(), await addPerson(database, 'author')];
      const ids: string[] = [];
      for (const isPublic of [true, true, true, false, false, false])
        ids.push(await addPrompt(author, 'Tea', isPublic));
      const change = (index: number, set: SQL) => async () => {
        await as(author, sql`update public.prompts set ${set} where id = ${ids[index]}`);
        return 'done';
      };
      const changes = (goal: boolean) => [
        change(0, sql`is_public = ${!goal}`),
        change(1, sql`title = title || '!'`),
        change(2, sql`deleted_at = case when deleted_at is null then now() end`),
        change(3, sql`is_public = ${goal}`),
        change(4, sql`is_public = ${goal}`),
      ];
      await together(() => suspend(admin, author), ...changes(true));
      expect(await entriesOf(author)).toEqual([]);
      await together(() => lift(admin, author), ...changes(false));
      expect(await entriesOf(author)).toEqual(await publicOf(author));
      const { stored, counted } = await terms();
      expect(stored).toEqual(counted);
    },
  );

  it.each(rounds)('[LB-07] an account that goes is not held up (round %i)', async () => {
    const [admin, author] = [await addAdmin(), await addPerson(database, 'author')];
    for (let made = 0; made < 5; made += 1) await addPrompt(author, 'Tea', true);
    const [outcome] = await together<string | undefined>(
      () => suspend(admin, author),
      async () => {
        await asOwner(sql`delete from auth.users where id = ${author.id}`);
        return 'gone';
      },
    );
    expect(['done', 'not_found']).toContain(outcome);
    expect(await asOwner(sql`select 1 from public.suspensions where user_id = ${author.id}`)).toEqual([]);
  });
});
