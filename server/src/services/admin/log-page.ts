import { notOurCursor } from '../prompts/cursor.ts';

const dayMs = 24 * 3600 * 1000;

/** The days of a search as instants: from the first one's beginning to the last one's end, which is not in it. */
export const instantsOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  since: from === undefined ? null : new Date(from).toISOString(),
  until: to === undefined ? null : new Date(Date.parse(to) + dayMs).toISOString(),
});

/** The number that a log's page begins below; null for the first page. Throws `invalid_input`. */
export const readNumberCursor = (cursor: string | undefined): number | null => {
  const before = cursor === undefined ? null : Number(cursor);
  if (before !== null && !Number.isSafeInteger(before)) throw notOurCursor();
  return before;
};

/** A page out of one row more than it takes. */
export const pageByNumber = <Row extends { readonly id: number | string }>(
  rows: readonly Row[],
  limit: number,
) => {
  const page = rows.slice(0, limit);
  return { page, next_cursor: rows.length > limit ? String(page.at(-1)?.id) : null };
};
