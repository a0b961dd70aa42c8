import { rowsOf, type Database, type Transaction } from '@whetstone/database';
import { templates, type Template } from '@whetstone/engine/templates';
import { sql } from 'drizzle-orm';
import { systemUserId } from './system-user.ts';

/** Templates stand in the order of the catalogue: each is dated a second before the one in front of it. */
const newestMs = Date.UTC(2026, 0, 1);

/** Adds or changes the templates that differ, in one statement; answers whether there were any. */
const writeTemplates = async (tx: Transaction, all: readonly Template[]): Promise<boolean> => {
  const rows = all.map(({ text, useCase, ...template }, place) => ({
    ...template,
    prompt_text: text,
    use_case: useCase,
    at: new Date(newestMs - place * 1000).toISOString(),
  }));
  const changed = await rowsOf(
    tx,
    sql`insert into public.prompts as p (id, user_id, title, description, prompt_text, category, tags, use_case, is_public, created_at, published_at)
        select id, ${systemUserId}, title, description, prompt_text, category, tags, use_case, true, at, at
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as t (id uuid, title text, description text, prompt_text text, category text, tags text[], use_case text, at timestamptz)
        on conflict (id) do update set title = excluded.title, description = excluded.description, prompt_text = excluded.prompt_text,
          category = excluded.category, tags = excluded.tags, use_case = excluded.use_case, created_at = excluded.created_at, published_at = excluded.published_at
        where (p.title, p.description, p.prompt_text, p.category, p.tags, p.use_case, p.published_at)
          is distinct from (excluded.title, excluded.description, excluded.prompt_text, excluded.category, excluded.tags, excluded.use_case, excluded.published_at)
        returning id`,
  );
  return changed.length > 0;
};

/** Takes away what is no longer in the catalogue; answers whether there was any. */
const dropOthers = async (tx: Transaction, all: readonly Template[]): Promise<boolean> => {
  const ids = sql.join(
    all.map((template) => sql`${template.id}::uuid`),
    sql`, `,
  );
  const dropped = await rowsOf(
    tx,
    sql`delete from public.prompts where user_id = ${systemUserId} and id not in (${ids}) returning id`,
  );
  return dropped.length > 0;
};

/** Brings the built-in templates of the library up to date. Safe to run at each start and in several processes at once. */
export const seedTemplates = (database: Database): Promise<void> =>
  database.asService(async (tx) => {
    await rowsOf(
      tx,
      sql`insert into public.profiles (id, full_name) values (${systemUserId}, 'system') on conflict (id) do nothing`,
    );
    await rowsOf(tx, sql`select id from public.profiles where id = ${systemUserId} for update`);
    // All in the order of their ids, as everybody locks prompts of whom others may hold some.
    await rowsOf(
      tx,
      sql`select id from public.prompts where user_id = ${systemUserId} order by id for update`,
    );
    const isWritten = await writeTemplates(tx, templates);
    const isDropped = await dropOthers(tx, templates);
    // What people vote for is counted by the sweeper; here only what the list no longer holds.
    if (isWritten || isDropped) await rowsOf(tx, sql`select private.refresh_library_trending()`);
  });
