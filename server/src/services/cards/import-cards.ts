import { randomUUID } from 'node:crypto';
import type { CardImport } from '@whetstone/contract';
import type { PersonClaims, Transaction } from '@whetstone/database';
import { listCards } from './read-cards.ts';
import { addCard } from './save-card.ts';

/** Adds the cards of a file behind the caller's own, in force nowhere; all or none. Throws `storage_full`, `not_allowed`. */
export const importCards = async (tx: Transaction, claims: PersonClaims, { cards }: CardImport) => {
  for (const card of cards) await addCard(tx, claims, randomUUID(), { ...card, prompters: [] });
  return listCards(tx, claims);
};
