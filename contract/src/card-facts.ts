import { z } from '@hono/zod-openapi';
import { cardFieldIds, factLimits, type CardFieldId } from '@whetstone/engine/catalogue';
import { cardLimits } from './limits/cards.ts';
import { filledText, plainText } from './text.ts';

const known: ReadonlySet<string> = new Set(cardFieldIds);
const knownField = (field: string) => (known.has(field) ? (field as CardFieldId) : undefined);

/** Something true that a card in force says, in the person's words; shapes are explained in the engine's `Fact`. */
export const cardFact = z.strictObject({
  id: z.string().min(1).max(80),
  card: plainText(cardLimits.name),
  /** One that this version does not know is taken for free text. */
  field: z.string().max(64).transform(knownField).optional(),
  text: filledText(factLimits.length),
  wish: z.enum(['use', 'leave']).optional(),
});

export type CardFact = z.infer<typeof cardFact>;
