import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymous, type Claims } from './claims.ts';
import { rowsOf } from './database.ts';
import { databaseWith } from './testing/database-with.ts';
import { refusal } from './testing/index.ts';

const { database, ada, bob } = await databaseWith(['ada', 'bob']);
const run = <Row extends object = { id: string }>(claims: Claims, statement: ReturnType<typeof sql>) =>
  database.actingAs(claims, (tx) => rowsOf<Row>(tx, statement));
const open = async (claims: Claims) =>
  (await run(claims, sql`insert into public.imports (source) values ('a.json') returning id`))[0]?.id ?? '';
const bring = (claims: Claims, importId: string) =>
  run(
    claims,
    sql`insert into public.prompts (title, prompt_text, import_id) values ('Tea', 'x', ${importId}) returning id`,
  );

let mine: string;
beforeEach(async () => {
  mine = await open(ada.claims);
});

describe('imports', () => {
  it('[ML-08] are seen and forgotten by their owner alone', async () => {
    for (const claims of [bob.claims, anonymous]) {
      const seen = await run(claims, sql`select id from public.imports where id = ${mine}`).catch(() => []);
      expect(seen).toEqual([]);
    }
    await run(bob.claims, sql`delete from public.imports where id = ${mine}`);
    expect(await run(ada.claims, sql`select id from public.imports where id = ${mine}`)).toHaveLength(1);
  });

  it('[ML-08] take no prompt, folder or view of another person', async () => {
    expect(await refusal(bring(bob.claims, mine))).toBe('23503');
    const [folder] = await run(
      bob.claims,
      sql`insert into public.folders (name) values ('Work') returning id`,
    );
    const part = sql`insert into public.import_parts (import_id, folder_id, name) values (${mine}, ${folder?.id}, 'Work') returning import_id`;
    expect(await refusal(run(ada.claims, part))).toBe('42501');
    expect(await refusal(run(bob.claims, part))).toBe('23503');
    await run(bob.claims, sql`delete from public.folders where id = ${folder?.id}`);
  });

  it('[ML-08] leave their prompts when they are forgotten, and are one event of the feed', async () => {
    const [prompt] = await bring(ada.claims, mine);
    await bring(ada.claims, mine);
    const feed = () =>
      run<{ kind: string; count: number }>(
        ada.claims,
        sql`select kind, count::int from public.my_activity(20)`,
      );
    expect(await feed()).toEqual([{ kind: 'imported', count: 2 }]);
    await run(ada.claims, sql`delete from public.imports where id = ${mine}`);
    const kept = await run<{ import_id: string | null }>(
      ada.claims,
      sql`select import_id from public.prompts where id = ${prompt?.id}`,
    );
    expect(kept).toEqual([{ import_id: null }]);
    expect((await feed()).map(({ kind }) => kind)).toEqual(['saved', 'saved']);
  });
});
