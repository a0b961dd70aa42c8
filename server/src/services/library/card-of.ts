import { libraryCard, type LibraryCard } from '@whetstone/contract';
import { rowsOf, schema, type Transaction } from '@whetstone/database';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { z } from '@hono/zod-openapi';

const { promptCounts } = schema;

/** The five sort values of a card, as the database's `library_page` takes them back. */
export const cursorPlace = z.tuple([z.boolean(), z.int(), z.string(), z.string(), z.uuid()]);
export type CursorPlace = z.infer<typeof cursorPlace>;

/** A card as the database's functions answer it in JSON. */
export const cardRow = libraryCard.extend({
  published_at: z.string().transform((at) => new Date(at).toISOString()),
  cursor_place: cursorPlace,
});

/** Cards as a function of the database answers them, as they travel, with their copies. */
export const cardsOf = async (tx: Transaction, call: SQL): Promise<LibraryCard[]> => {
  const rows = await rowsOf<{ card: unknown }>(tx, sql`select to_jsonb(c) as card from ${call} c`);
  return withCopies(
    tx,
    rows.map(({ card }) => cardOf(cardRow.parse(card))),
  );
};

/** Cards with how often each was copied. */
export const withCopies = async (tx: Transaction, cards: readonly LibraryCard[]): Promise<LibraryCard[]> => {
  const counted = await tx
    .select({ id: promptCounts.promptId, copies: promptCounts.copies })
    .from(promptCounts)
    .where(
      inArray(
        promptCounts.promptId,
        cards.map(({ id }) => id),
      ),
    );
  const copies = new Map(counted.map((row) => [row.id, row.copies]));
  return cards.map((card) => ({ ...card, copies: copies.get(card.id) ?? 0 }));
};

/** A card as it travels. */
export const cardOf = (row: z.infer<typeof cardRow>): LibraryCard => libraryCard.parse(row);
