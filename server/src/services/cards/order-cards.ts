import type { PersonClaims, Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { listCards } from './read-cards.ts';

/** Puts the caller's cards in order: those named first, as named, then the others as they were. */
export const orderCards = async (tx: Transaction, claims: PersonClaims, ids: readonly string[]) => {
  await tx.execute(sql`select 1 from public.cards where user_id = ${claims.sub} order by id for update`);
  const { items } = await listCards(tx, claims);
  const present = items.map(({ id }) => id);
  const named = [...new Set(ids)].filter((id) => present.includes(id));
  const order = [...named, ...present.filter((id) => !named.includes(id))];
  for (const [place, id] of order.entries())
    await tx.execute(
      sql`update public.cards set place = ${place} where user_id = ${claims.sub} and id = ${id} and place <> ${place}`,
    );
  return listCards(tx, claims);
};
