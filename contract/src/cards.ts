import { z } from '@hono/zod-openapi';
import { cardKindIds, factLimits } from '@whetstone/engine/catalogue';
import { draftKinds } from './drafts.ts';
import { cardLimits } from './limits/index.ts';
import { filledText } from './text.ts';

/** A line of a card: words in a field, or free text. A field that this version does not know is kept. */
export const cardLine = z.strictObject({
  field: z.string().max(64).optional(),
  text: filledText(factLimits.length),
});

const said = {
  kind: z.enum(cardKindIds),
  name: filledText(cardLimits.name),
  /** In the person's order. */
  facts: z.array(cardLine).max(cardLimits.facts, `Keep at most ${cardLimits.facts} lines on a card.`),
};

const inForce = {
  /** Prompters in which it is in force by itself. */
  prompters: z.array(z.enum(draftKinds)).max(draftKinds.length),
  /** Folders in whose prompts it is in force by itself. */
  folders: z.array(z.uuid()).max(cardLimits.folders),
};

export const card = z
  .object({
    id: z.uuid(),
    ...said,
    ...inForce,
    /** Grows with every change of its words. */
    revision: z.int(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Card');

/** In the person's order. */
export const cardList = z.object({ items: z.array(card) }).openapi('CardList');

export const cardInput = z
  .strictObject({
    ...said,
    ...inForce,
    /** The revision that it goes on from; null for a new card. */
    revision: z.int().nullable(),
  })
  .openapi('CardInput');

export const cardOrder = z
  .strictObject({ ids: z.array(z.uuid()).max(cardLimits.count) })
  .openapi('CardOrder');

/** Cards of an export; what else a file says of them is passed over. */
export const cardImport = z
  .strictObject({
    cards: z
      .array(z.object(said))
      .min(1, 'This file has no cards.')
      .max(cardLimits.count, `An account can have at most ${cardLimits.count} cards.`),
  })
  .openapi('CardImport');

/** What a card said before, the newest first. */
export const cardVersions = z
  .object({
    items: z.array(z.object({ revision: z.int(), ...said, replaced_at: z.iso.datetime() })),
  })
  .openapi('CardVersions');

export type Card = z.infer<typeof card>;
export type CardLine = z.infer<typeof cardLine>;
export type CardInput = z.infer<typeof cardInput>;
export type CardImport = z.infer<typeof cardImport>;
export type CardVersions = z.infer<typeof cardVersions>;
