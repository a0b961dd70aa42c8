import { rowsOf, sqlState, type Database, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { addFolders, addViews } from './add-beside.ts';
import { insertImported } from './insert-imported.ts';
import type { Taken } from './judge-items.ts';
import { removeMade } from './remove-made.ts';
import type { ReadImport } from './read-import.ts';
import { rowsOfImport } from './rows-of-import.ts';

const sourceOf = ({ files }: ReadImport): string => {
  const [first] = files;
  const name = first?.name.split('/').at(-1) || 'a pasted text';
  return (files.length > 1 ? `${name} and ${files.length - 1} more` : name).slice(0, 200).toWellFormed();
};

const open = async (tx: Transaction, { sub }: PersonClaims, source: string) => {
  await tx.execute(
    sql`delete from public.imports i
        where i.user_id = ${sub} and not exists (select 1 from public.prompts p where p.import_id = i.id)`,
  );
  const [row] = await rowsOf<{ id: string; at: string }>(
    tx,
    sql`insert into public.imports (source) values (${source}) returning id, created_at::text as at`,
  ).catch((cause: unknown) => {
    throw sqlState(cause) === '42501' || sqlState(cause) === '23503'
      ? new ServiceError('not_allowed', 'Complete your registration first.', { cause })
      : cause;
  });
  if (!row) throw new Error('The import has no row.');
  return row;
};

/** What a failed import had brought so far: nobody has seen it yet, and the file still has it. */
const takeAway = (database: Database, claims: PersonClaims, id: string) =>
  database.actingAs(claims, async (tx) => {
    const mine = sql`import_id = ${id} and user_id = ${claims.sub}`;
    await tx.execute(
      sql`with locked as (select id from public.prompts where ${mine} order by id for update)
          delete from public.prompts where id in (select id from locked)`,
    );
    await removeMade(tx, claims, id);
    await tx.execute(sql`delete from public.imports where id = ${id} and user_id = ${claims.sub}`);
  });

export interface AddedImport {
  readonly id: string;
  /** The prompts that were public where they come from. */
  readonly wherePublic: readonly string[];
}

/**
 * Adds prompts with their folders, views and earlier versions as one import, all of them private. It is written in pieces,
 * so that nobody else waits for the whole of it; where one fails, those before it are taken away again.
 */
export const addImport = async (
  database: Database,
  claims: PersonClaims,
  read: ReadImport,
  taken: readonly Taken[],
): Promise<AddedImport> => {
  const opened = await database.actingAs(claims, (tx) => open(tx, claims, sourceOf(read)));
  try {
    const folders = await database.actingAs(claims, async (tx) => {
      const found = await addFolders(tx, claims, opened.id, [
        ...read.beside.folders,
        ...taken.map(({ prompt }) => prompt.folder),
      ]);
      await addViews(tx, claims, opened.id, read.beside.views, found);
      return found;
    });
    const rows = rowsOfImport(taken, folders, Date.parse(opened.at));
    await insertImported(database, claims, opened.id, rows);
    return { id: opened.id, wherePublic: rows.flatMap(({ id, wasPublic }) => (wasPublic ? id : [])) };
  } catch (cause) {
    await takeAway(database, claims, opened.id);
    throw cause;
  }
};
