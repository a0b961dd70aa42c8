import { z } from '@hono/zod-openapi';
import { cardFieldIds, factLimits } from '@whetstone/engine/catalogue';
import { cardLimits } from './limits/cards.ts';
import { filledText, plainText } from './text.ts';

/** Something true that a card in force says, in the person's words; shapes are explained in the engine's `Fact`. */
export const cardFact = z.strictObject({
  id: z.string().min(1).max(80),
  card: plainText(cardLimits.name),
  field: z.enum(cardFieldIds).optional(),
  text: filledText(factLimits.length),
  wish: z.enum(['use', 'leave']).optional(),
});

export type CardFact = z.infer<typeof cardFact>;
