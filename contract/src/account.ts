import { z } from '@hono/zod-openapi';
import { tiers } from './plans.ts';
import { filledText } from './text.ts';
import { nameMaxLength } from './limits/index.ts';

export const usage = z
  .object({
    tier: z.enum(tiers),
    used: z.int(),
    /** null: no limit */
    limit: z.int().nullable(),
    remaining: z.int().nullable(),
    is_unlimited: z.boolean(),
    /** Why fewer free prompts are left than this account used, as one sentence. */
    note: z.string().optional(),
    resets_at: z.iso.datetime(),
  })
  .openapi('Usage');

export const profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    subscription_tier: z.enum(tiers),
    monthly_prompts_used: z.int(),
    monthly_prompts_limit: z.int().nullable(),
    subscription_expires_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Profile');

/** The account is suspended: why, in words for its owner, and since when. */
export const suspension = z.object({ reason: z.string(), since: z.iso.datetime() }).openapi('Suspension');

/** `profile` is null for a person who is signed in but has not completed the registration. */
export const account = z
  .object({ profile: profile.nullable(), usage, is_admin: z.boolean(), suspension: suspension.nullable() })
  .openapi('Account');

export const accountPatch = z.strictObject({ full_name: filledText(nameMaxLength) }).openapi('AccountPatch');

export type Usage = z.infer<typeof usage>;
export type Profile = z.infer<typeof profile>;
export type Account = z.infer<typeof account>;
export type AccountPatch = z.infer<typeof accountPatch>;
