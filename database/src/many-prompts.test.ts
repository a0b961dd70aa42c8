import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { databaseWith } from './testing/database-with.ts';

const { database, ada } = await databaseWith(['ada']);
const count = 4000;

it('[ML-06] many prompts change in one statement, also after many statements on a single one', async () => {
  const run = (statement: ReturnType<typeof sql>) =>
    database.actingAs(ada.claims, (tx) => tx.execute(statement));
  await run(
    sql`insert into public.prompts (title, prompt_text) select 'Prompt ' || n, 'x' from generate_series(1, ${count}::int) n`,
  );
  // The plan of the triggers is made by these.
  for (let turn = 0; turn < 8; turn += 1)
    await run(sql`update public.prompts set category = ${`Turn ${turn}`} where title = 'Prompt 1'`);
  const before = process.cpuUsage();
  await run(sql`update public.prompts set deleted_at = now() where user_id = ${ada.id}`);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(5);
});
