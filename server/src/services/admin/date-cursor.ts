import { z } from 'zod';
import { notOurCursor } from '../prompts/cursor.ts';

const place = z.tuple([z.string().refine((at) => !Number.isNaN(Date.parse(at))), z.uuid()]);

interface Row<Item extends object> {
  readonly id: string;
  /** The row's creation as PostgreSQL writes it, to the microsecond. */
  readonly at: string;
  readonly item: Item;
}

const dateFields = ['created_at', 'expires_at', 'resolved_at', 'suspended_at'];

/** Dates of a row in JSON come with an offset; the API writes them all in UTC. */
const withIsoDates = <Item extends object>(item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      dateFields.includes(key) && typeof value === 'string' ? new Date(value).toISOString() : value,
    ]),
  ) as Item;

/** Reads the cursor of a list ordered by date and id; two nulls for the first page. Throws `invalid_input`. */
export const readDateCursor = (cursor: string | undefined): [string, string] | [null, null] => {
  if (cursor === undefined) return [null, null];
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw notOurCursor(cause);
  }
};

/** A page out of one row more than it takes. */
export const pageByDate = <Item extends object>(
  rows: readonly Row<Item>[],
  limit: number,
): { items: Item[]; next_cursor: string | null } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => withIsoDates(row.item)),
    next_cursor:
      rows.length > limit && last
        ? Buffer.from(JSON.stringify([last.at, last.id])).toString('base64url')
        : null,
  };
};
