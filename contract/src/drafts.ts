import { z } from '@hono/zod-openapi';

/** The prompters; each account has one draft in each. */
export const draftKinds = ['content', 'visual', 'code'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Only the page knows what a draft holds: it reads what is kept field by field. */
export const draftContent = z.record(z.string(), z.unknown());

export const draft = z
  .object({
    /** Grows with every saving and is never given twice. */
    version: z.int(),
    /** The page that wrote it, and which of its savings this is. */
    writer: z.uuid(),
    step: z.int(),
    content: draftContent,
    updated_at: z.iso.datetime(),
  })
  .openapi('Draft');

export const setAsideDraft = z
  .object({ id: z.uuid(), title: z.string(), created_at: z.iso.datetime() })
  .openapi('SetAsideDraft');

/** A prompter's draft; null where none was ever saved. `set_aside`: newest first, without what they hold. */
export const keptDrafts = z
  .object({ draft: draft.nullable(), set_aside: z.array(setAsideDraft) })
  .openapi('KeptDrafts');

/** Which versions the account has: what a page asks when it comes back into view. */
export const draftVersions = z
  .object({ items: z.array(z.object({ kind: z.enum(draftKinds), version: z.int() })) })
  .openapi('DraftVersions');

export const draftInput = z
  .strictObject({
    content: draftContent,
    /** The version that it goes on from; null where the account had none. */
    version: z.int().nullable(),
    writer: z.uuid(),
    step: z.int().min(0).max(2_000_000_000),
    /** Whether the draft that it takes the place of is set aside. */
    sets_aside: z.boolean().default(false),
  })
  .openapi('DraftInput');

export const savedDraft = z.object({ version: z.int(), updated_at: z.iso.datetime() }).openapi('SavedDraft');

export const setAsideInput = z.strictObject({ content: draftContent }).openapi('SetAsideInput');
export const setAsideContent = z.object({ content: draftContent }).openapi('SetAsideContent');

/** The account's own key, 32 bytes in base64. Browsers seal with it what they keep of drafts. */
export const draftKey = z.object({ key: z.string() }).openapi('DraftKey');

export type Draft = z.infer<typeof draft>;
export type DraftInput = z.infer<typeof draftInput>;
export type KeptDrafts = z.infer<typeof keptDrafts>;
export type SavedDraft = z.infer<typeof savedDraft>;
export type SetAsideDraft = z.infer<typeof setAsideDraft>;
