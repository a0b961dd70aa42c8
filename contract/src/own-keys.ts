import { z } from '@hono/zod-openapi';
import { ownKeyProviders } from './own-key-providers.ts';
import { plainText } from './text.ts';

/** What may be seen of a key once it is entered. */
export const ownKey = z
  .object({
    provider: z.enum(ownKeyProviders),
    model: z.string(),
    base_url: z.string().nullable(),
    last_four: z.string(),
    changed_at: z.iso.datetime(),
  })
  .openapi('OwnKey');

/** Which model writes for a person: by their own key, the site's, one on the site's own machine, or the rules alone. */
export const writtenBy = z
  .object({
    source: z.enum(['own', 'site', 'local', 'rules']),
    /** What the screens call it. */
    name: z.string(),
  })
  .openapi('WrittenBy');

export const writerState = z
  .object({
    written_by: writtenBy,
    own_key: ownKey.nullable(),
    /** Of whom this site takes keys; none where it takes none. */
    providers: z.array(z.enum(ownKeyProviders)),
  })
  .openapi('WriterState');

const visibleSigns = /^[\u0021-\u007E]+$/;

export const ownKeyInput = z
  .strictObject({
    provider: z.enum(ownKeyProviders),
    model: plainText(200)
      .trim()
      .regex(visibleSigns, 'Enter the model name exactly as the provider writes it, without spaces.'),
    /** Of another address only, up to /v1. */
    base_url: z
      .url({ protocol: /^https?$/, error: 'Start with https://.' })
      .max(500, 'Use at most 500 characters.')
      .nullable()
      .default(null),
    /** May be left out where only the model changes. */
    key: z
      .string()
      .trim()
      .min(8, 'A key has at least 8 characters.')
      .max(500, 'A key has at most 500 characters.')
      .regex(visibleSigns, 'Paste only the key, without spaces.')
      .optional(),
  })
  .refine(({ provider, base_url: url }) => (provider === 'openai-compatible') === (url !== null), {
    path: ['base_url'],
    error: 'Enter an address only if you chose “Another address”.',
  })
  .openapi('OwnKeyInput');

/** The verdict on a key that was taken, as one sentence, with what is known of it from now on. */
export const ownKeySaved = z.object({ verdict: z.string(), writer: writerState }).openapi('OwnKeySaved');

export type OwnKey = z.infer<typeof ownKey>;
export type OwnKeyInput = z.infer<typeof ownKeyInput>;
export type WriterState = z.infer<typeof writerState>;
export type WrittenBy = z.infer<typeof writtenBy>;
