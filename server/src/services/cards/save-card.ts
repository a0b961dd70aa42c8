import { cardLimits, type Card, type CardInput } from '@whetstone/contract';
import {
  rowsOf,
  sqlState,
  violatedConstraint,
  type PersonClaims,
  type Transaction,
} from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { ServiceError } from '../../http/service-error.ts';
import { readCard } from './read-cards.ts';

const refuse = (cause: unknown): never => {
  if (violatedConstraint(cause) === 'cards_count')
    throw new ServiceError(
      'storage_full',
      `You can have up to ${cardLimits.count} cards. Delete one to make room.`,
      {
        cause,
      },
    );
  if (['42501', '23503'].includes(sqlState(cause) ?? ''))
    throw new ServiceError(
      'not_allowed',
      'One of the folders chosen for this card is not yours, or your registration is not complete.',
      {
        cause,
      },
    );
  throw cause;
};

/** Adds a card of the caller behind the others. Throws `storage_full`, `not_allowed`. */
export const addCard = async (
  tx: Transaction,
  { sub }: PersonClaims,
  id: string,
  { kind, name, facts, prompters }: Pick<CardInput, 'kind' | 'name' | 'facts' | 'prompters'>,
): Promise<boolean> => {
  const rows = await rowsOf(
    tx,
    sql`insert into public.cards (id, kind, name, facts, prompters, place)
        select ${id}, ${kind}, ${name}, ${JSON.stringify(facts)}, ${`{${prompters.join(',')}}`}::text[],
          coalesce((select max(place) + 1 from public.cards where user_id = ${sub}), 0)
        on conflict (user_id, id) do nothing returning id`,
  ).catch(refuse);
  return rows.length > 0;
};

const changeCard = (tx: Transaction, { sub }: PersonClaims, id: string, input: CardInput) =>
  tx.execute(
    sql`update public.cards set kind = ${input.kind}, name = ${input.name}, facts = ${JSON.stringify(input.facts)},
          prompters = ${`{${input.prompters.join(',')}}`}::text[]
        where user_id = ${sub} and id = ${id}`,
  );

const setFolders = async (
  tx: Transaction,
  { sub }: PersonClaims,
  id: string,
  folders: readonly string[],
): Promise<void> => {
  await tx.execute(sql`delete from public.card_folders where user_id = ${sub} and card_id = ${id}`);
  for (const folder of new Set(folders))
    await tx
      .execute(sql`insert into public.card_folders (card_id, folder_id) values (${id}, ${folder}::uuid)`)
      .catch(refuse);
};

/**
 * Saves a card of the caller under an id of the page's making, so that what is sent twice is kept once. Throws
 * `card_conflict` with the newer card where another page changed it meanwhile, `not_found` where it was deleted,
 * `storage_full`, `not_allowed`.
 */
export const saveCard = async (
  tx: Transaction,
  claims: PersonClaims,
  id: string,
  input: CardInput,
): Promise<Card> => {
  await tx.execute(sql`select 1 from public.cards where user_id = ${claims.sub} and id = ${id} for update`);
  const present = await readCard(tx, claims, id);
  if (!present) {
    if (input.revision !== null) throw new ServiceError('not_found', 'This card was deleted.');
    await addCard(tx, claims, id, input);
  } else {
    const isSame =
      JSON.stringify([present.kind, present.name, present.facts]) ===
      JSON.stringify([input.kind, input.name, input.facts]);
    if (!isSame && input.revision !== present.revision)
      throw new ServiceError('card_conflict', 'This card was changed in another tab or on another device.', {
        newer: present,
      });
    await changeCard(tx, claims, id, input);
  }
  await setFolders(tx, claims, id, input.folders);
  const saved = await readCard(tx, claims, id);
  if (!saved) throw new Error('A card that was saved is missing');
  return saved;
};
