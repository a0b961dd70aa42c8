import { z } from '@hono/zod-openapi';
import { libraryCard } from './library.ts';
import { publicNameLimits } from './limits/index.ts';
import { filledText } from './text.ts';

/** Who wrote a public prompt, by the name that they chose; `slug` is the last part of the page's address. */
export const author = z.object({ name: z.string(), slug: z.string() }).openapi('Author');

/** What a person may be called in public: letters of one script, digits, spaces and a few signs. */
export const publicNameInput = z
  .strictObject({
    name: filledText(publicNameLimits.most).refine(
      (name) => name.trim().length >= publicNameLimits.least,
      `Use at least ${publicNameLimits.least} characters.`,
    ),
  })
  .openapi('PublicNameInput');

/** One's own public name; null: none is chosen, and nobody learns who wrote one's public prompts. */
export const ownAuthor = z
  .object({ author: author.extend({ is_taken_down: z.boolean() }).nullable() })
  .openapi('OwnAuthor');

export const authorPageQuery = z
  .strictObject({ cursor: z.string().max(2000).optional() })
  .openapi('AuthorPageQuery');

/** An author's public prompts, the latest first, and the shared collections. */
export const authorPage = z
  .object({
    author: author.extend({ is_own: z.boolean() }),
    items: z.array(libraryCard),
    next_cursor: z.string().nullable(),
    collections: z.array(z.object({ id: z.uuid(), name: z.string(), description: z.string() })),
  })
  .openapi('AuthorPage');

export type Author = z.infer<typeof author>;
export type OwnAuthor = z.infer<typeof ownAuthor>;
export type AuthorPage = z.infer<typeof authorPage>;
