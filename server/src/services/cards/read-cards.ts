import { cardLine, type Card, type CardLine, type CardVersions } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';

const { cards, cardFolders, cardVersions } = schema;

/** The lines of a stored card. */
export const linesIn = (facts: string): CardLine[] => z.array(cardLine).parse(JSON.parse(facts));

const cardsWhere = async (tx: Transaction, { sub }: PersonClaims, which?: SQL): Promise<Card[]> => {
  const rows = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.userId, sub), which))
    .orderBy(asc(cards.place), asc(cards.createdAt), asc(cards.id));
  const folders = await tx
    .select({ card: cardFolders.cardId, folder: cardFolders.folderId })
    .from(cardFolders)
    .where(eq(cardFolders.userId, sub))
    .orderBy(asc(cardFolders.folderId));
  return rows.map(({ id, kind, name, facts, prompters, revision, updatedAt }) => ({
    id,
    kind,
    name,
    facts: linesIn(facts),
    prompters,
    folders: folders.flatMap(({ card, folder }) => (card === id ? [folder] : [])),
    revision,
    updated_at: updatedAt.toISOString(),
  }));
};

/** The caller's cards in their order. */
export const listCards = async (tx: Transaction, claims: PersonClaims) => ({
  items: await cardsWhere(tx, claims),
});

/** One card of the caller, or undefined. */
export const readCard = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
): Promise<Card | undefined> => (await cardsWhere(tx, claims, eq(cards.id, id)))[0];

/** What a card of the caller said before, the newest first. */
export const readCardVersions = async (
  tx: Transaction,
  { sub }: PersonClaims,
  id: string,
): Promise<CardVersions> => {
  const rows = await tx
    .select()
    .from(cardVersions)
    .where(and(eq(cardVersions.userId, sub), eq(cardVersions.cardId, id)))
    .orderBy(desc(cardVersions.revision));
  return {
    items: rows.map(({ revision, kind, name, facts, replacedAt }) => ({
      revision,
      kind,
      name,
      facts: linesIn(facts),
      replaced_at: replacedAt.toISOString(),
    })),
  };
};
