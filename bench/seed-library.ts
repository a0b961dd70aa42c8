import { storageLimits } from '@whetstone/contract';
import type { Database } from '@whetstone/database';
import { addPerson } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';

/** Prompts of one statement: what its triggers gather stays in memory. */
const mostAtOnce = 20_000;

/** Fills the open library with prompts of made-up words: a few words are in most of them, "unicornN" in one of a thousand. */
export const seedLibrary = async (database: Database, count: number): Promise<void> => {
  // One account may not store so many.
  const authors: string[] = [];
  for (let held = 0; held < count; held += storageLimits.prompts / 2)
    authors.push((await addPerson(database, 'author')).id);
  for (let from = 1; from <= count; from += mostAtOnce)
    await database.asOwner(async (tx) => {
      await tx.execute(sql`insert into public.prompts (user_id, title, description, prompt_text, category, tags, is_public, created_at, published_at, votes)
      select (${sql.param(`{${authors.join(',')}}`)}::uuid[])[1 + n % ${authors.length}::int], 'Prompt ' || n || case when n % 1000 = 0 then ' unicorn' || (n / 1000) else '' end,
        (select string_agg('word' || (1 + floor(power(random(), 3) * 5000))::int, ' ') from generate_series(n, n + 29)),
        repeat('Text of a prompt. ', 60), 'Category ' || (n % 15), array['tag' || (n % 40), 'tag' || (n % 700)], true,
        now() - n * interval '1 minute', now() - n * interval '1 minute', floor(power(random(), 8) * 1000)::int
      from generate_series(${from}::int, ${Math.min(count, from + mostAtOnce - 1)}::int) n`);
    });
  await database.asOwner((tx) => tx.execute(sql`analyze`));
};
