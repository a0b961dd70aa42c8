import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, eq } from 'drizzle-orm';

const { cards } = schema;

/** Deletes a card of the caller with its versions; one that is gone already is gone. */
export const deleteCard = async (tx: Transaction, { sub }: PersonClaims, id: string): Promise<void> => {
  await tx.delete(cards).where(and(eq(cards.userId, sub), eq(cards.id, id)));
};
