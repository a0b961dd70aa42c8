import { libraryCard, type LibraryCard } from '@whetstone/contract';
import { rowsOf, type Transaction } from '@whetstone/database';
import { sql, type SQL } from 'drizzle-orm';
import { z } from '@hono/zod-openapi';

/** The five sort values of a card, as the database's `library_page` takes them back. */
export const cursorPlace = z.tuple([z.boolean(), z.int(), z.string(), z.string(), z.uuid()]);
export type CursorPlace = z.infer<typeof cursorPlace>;

/** A card as the database's functions answer it in JSON. */
export const cardRow = libraryCard.extend({
  published_at: z.string().transform((at) => new Date(at).toISOString()),
  cursor_place: cursorPlace,
});

/** Cards as a function of the database answers them, as they travel. */
export const cardsOf = async (tx: Transaction, call: SQL): Promise<LibraryCard[]> => {
  const rows = await rowsOf<{ card: unknown }>(tx, sql`select to_jsonb(c) as card from ${call} c`);
  return rows.map(({ card }) => cardOf(cardRow.parse(card)));
};

/** A card as it travels. */
export const cardOf = (row: z.infer<typeof cardRow>): LibraryCard => libraryCard.parse(row);
