import { rowsOf, schema, type Database, type Transaction } from '@whetstone/database';
import { templates, type Template } from '@whetstone/engine/templates';
import { sql } from 'drizzle-orm';
import { systemUserId } from './system-user.ts';

/** Templates stand in the order of the catalogue: each is dated a second before the one in front of it. */
const newestMs = Date.UTC(2026, 0, 1);

const seedTemplate = async (tx: Transaction, template: Template, place: number): Promise<void> => {
  const at = new Date(newestMs - place * 1000).toISOString();
  await rowsOf(
    tx,
    sql`insert into public.prompts as p (id, user_id, title, description, prompt_text, category, tags, use_case, is_public, created_at, published_at)
        values (${template.id}, ${systemUserId}, ${template.title}, ${template.description}, ${template.text}, ${template.category},
          ${sql.param([...template.tags], schema.prompts.tags)}, ${template.useCase}, true, ${at}, ${at})
        on conflict (id) do update set title = excluded.title, description = excluded.description, prompt_text = excluded.prompt_text,
          category = excluded.category, tags = excluded.tags, use_case = excluded.use_case, created_at = excluded.created_at, published_at = excluded.published_at
        where (p.title, p.description, p.prompt_text, p.category, p.tags, p.use_case, p.published_at)
          is distinct from (excluded.title, excluded.description, excluded.prompt_text, excluded.category, excluded.tags, excluded.use_case, excluded.published_at)`,
  );
};

/** Brings the built-in templates of the library up to date. Safe to run at each start and in several processes at once. */
export const seedTemplates = (database: Database): Promise<void> =>
  database.asService(async (tx) => {
    await rowsOf(
      tx,
      sql`insert into public.profiles (id, full_name) values (${systemUserId}, 'system') on conflict (id) do nothing`,
    );
    await rowsOf(tx, sql`select id from public.profiles where id = ${systemUserId} for update`);
    for (const [place, template] of templates.entries()) await seedTemplate(tx, template, place);
    const ids = sql.join(
      templates.map((template) => sql`${template.id}::uuid`),
      sql`, `,
    );
    await rowsOf(tx, sql`delete from public.prompts where user_id = ${systemUserId} and id not in (${ids})`);
    await rowsOf(tx, sql`select private.refresh_library_trending()`);
  });
