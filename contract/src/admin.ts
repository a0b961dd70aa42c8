import { z } from '@hono/zod-openapi';
import { tiers } from './plans.ts';
import { filledText, plainText } from './text.ts';
import { suspension } from './account.ts';
import { securityEventKinds } from './security-events.ts';

/** `free` takes a grant back. The address is trimmed and lower-cased. */
export const tierGrant = z
  .strictObject({
    email: plainText(320)
      .transform((text) => text.trim().toLowerCase())
      .refine((text) => text !== '', 'Please enter an email address'),
    tier: z.enum(tiers),
  })
  .openapi('TierGrant');

export const tierGranted = z
  .object({
    /** "Successfully upgraded X to T tier!" */
    message: z.string(),
    user_id: z.uuid(),
    email: z.string(),
    tier: z.enum(tiers),
    monthly_limit: z.int().nullable(),
    expires_at: z.iso.datetime().nullable(),
  })
  .openapi('TierGranted');

const paging = {
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

/** `search` is a part of the address or name. */
export const adminUserQuery = z
  .strictObject({ ...paging, search: plainText(200).optional() })
  .openapi('AdminUserQuery');

export const adminUser = z
  .object({
    id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    tier: z.enum(tiers),
    used: z.int(),
    /** null: no limit */
    monthly_limit: z.int().nullable(),
    expires_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    is_admin: z.boolean(),
    prompts: z.int(),
    /** Those that are public, or would be without a suspension. */
    public_prompts: z.int(),
    /** null: not suspended */
    suspension: suspension.nullable(),
  })
  .openapi('AdminUser');

/** Newest account first. */
export const adminUserPage = z
  .object({ items: z.array(adminUser), next_cursor: z.string().nullable() })
  .openapi('AdminUserPage');

/** The person reads the reason, on the account page and in a mail. */
export const suspendRequest = z
  .strictObject({ reason: filledText(500).transform((text) => text.trim()) })
  .openapi('SuspendRequest');

/** What an admin did to an account, in one sentence. */
export const userActed = z.object({ message: z.string() }).openapi('UserActed');

/**
 * `paying` are people with a subscription that gives access, `granted` those with an admin's grant; someone may be both.
 * `monthly_revenue_usd` is what the subscriptions renew at, before coupons and taxes; `received_this_month_usd` what was
 * paid since the first of the month, less what was refunded of it.
 */
export const adminFigures = z
  .object({
    people: z.int(),
    people_new_this_month: z.int(),
    people_active_30_days: z.int(),
    tiers: z.array(
      z.object({ tier: z.enum(tiers), paying: z.int(), granted: z.int(), monthly_revenue_usd: z.number() }),
    ),
    monthly_revenue_usd: z.number(),
    received_this_month_usd: z.number(),
    generations_this_month: z.object({ content: z.int(), visual: z.int(), code: z.int() }),
    prompts: z.int(),
    public_prompts: z.int(),
    open_reports: z.int(),
    /** Calls of the language model since the first of the month, those whose answer was used, and their costs. */
    model_this_month: z.object({ calls: z.int(), used: z.int(), cost_usd: z.number() }),
  })
  .openapi('AdminFigures');

export const adminReportQuery = z
  .strictObject({ ...paging, state: z.enum(['open', 'resolved']).default('open') })
  .openapi('AdminReportQuery');

/** What is public and can be reported. */
export const reportSubjects = ['prompt', 'collection', 'author'] as const;

export const adminReport = z
  .object({
    id: z.uuid(),
    subject_kind: z.enum(reportSubjects),
    subject_id: z.uuid(),
    /** null: a collection or an author page is reported. */
    prompt_id: z.uuid().nullable(),
    title: z.string(),
    /** What the subject says, the first 2,000 characters; a collection says its description and what it holds. */
    prompt_text: z.string(),
    owner_email: z.string(),
    /** null: the account is gone */
    reporter_email: z.string().nullable(),
    reason: z.string(),
    note: z.string(),
    is_public: z.boolean(),
    is_moderated: z.boolean(),
    created_at: z.iso.datetime(),
    resolved_at: z.iso.datetime().nullable(),
    resolution: z.enum(['dismissed', 'unpublished']).nullable(),
    /** Why an admin decided so; empty while it is open, and for decisions of before. */
    resolution_note: z.string(),
    owner_id: z.uuid(),
    /** How many reports of the same subject are open. */
    open_reports: z.int(),
  })
  .openapi('AdminReport');

/** Open reports the oldest first, closed ones the newest first. */
export const adminReportPage = z
  .object({ items: z.array(adminReport), next_cursor: z.string().nullable() })
  .openapi('AdminReportPage');

/**
 * `unpublished` takes the subject out, `dismissed` keeps it; either closes all open reports about it. Its owner, where it is
 * taken out, and everyone who reported it are told the reason.
 */
export const reportResolution = z
  .strictObject({
    resolution: z.enum(['dismissed', 'unpublished']),
    reason: filledText(500).transform((text) => text.trim()),
  })
  .openapi('ReportResolution');

/** Everything that admins do and that is recorded. */
export const adminActs = [
  'set_tier',
  'refund',
  'sign_out',
  'suspend',
  'lift_suspension',
  'unpublish_prompt',
  'restore_prompt',
  'unpublish_collection',
  'restore_collection',
  'unpublish_author',
  'restore_author',
  'resolve_report',
] as const;

/** Days in universal time, both within. */
const days = { from: z.iso.date().optional(), to: z.iso.date().optional() };
const beginning = plainText(200)
  .transform((text) => text.trim() || undefined)
  .optional();

/** `who` acted, and `whom` or what it was about: beginnings of words of an address or title. */
export const adminActionQuery = z
  .strictObject({ ...paging, ...days, who: beginning, whom: beginning, action: z.enum(adminActs).optional() })
  .openapi('AdminActionQuery');

export const adminAction = z
  .object({
    id: z.int(),
    /** Who. */
    admin_email: z.string(),
    action: z.enum(adminActs),
    /** Whom or what: an address, or the title of a prompt or collection, or a public name. */
    target: z.string(),
    details: z.record(z.string(), z.unknown()),
    created_at: z.iso.datetime(),
  })
  .openapi('AdminAction');

/** Newest first. */
export const adminActionPage = z
  .object({ items: z.array(adminAction), next_cursor: z.string().nullable() })
  .openapi('AdminActionPage');

/** `who`: how the address of an account or a network begins. */
export const securityEventQuery = z
  .strictObject({ ...paging, ...days, who: beginning, kind: z.enum(securityEventKinds).optional() })
  .openapi('SecurityEventQuery');

export const securityEvent = z
  .object({
    id: z.int(),
    kind: z.enum(securityEventKinds),
    /** The minute in which it happened, `count` times. */
    minute: z.iso.datetime(),
    /** The account's address, where there is one. */
    email: z.string().nullable(),
    network: z.string(),
    /** What was asked for, where that says more than the kind. */
    act: z.string(),
    count: z.int(),
  })
  .openapi('SecurityEvent');

/** Newest first. */
export const securityEventPage = z
  .object({ items: z.array(securityEvent), next_cursor: z.string().nullable() })
  .openapi('SecurityEventPage');

export const done = z.object({ done: z.literal(true) }).openapi('Done');

export type ReportSubject = (typeof reportSubjects)[number];
export type TierGrant = z.infer<typeof tierGrant>;
export type TierGranted = z.infer<typeof tierGranted>;
export type AdminUserQuery = z.infer<typeof adminUserQuery>;
export type AdminUserPage = z.infer<typeof adminUserPage>;
export type SuspendRequest = z.infer<typeof suspendRequest>;
export type UserActed = z.infer<typeof userActed>;
export type AdminFigures = z.infer<typeof adminFigures>;
export type AdminReportQuery = z.infer<typeof adminReportQuery>;
export type AdminReportPage = z.infer<typeof adminReportPage>;
export type ReportResolution = z.infer<typeof reportResolution>;
export type AdminActionQuery = z.infer<typeof adminActionQuery>;
export type AdminActionPage = z.infer<typeof adminActionPage>;
export type SecurityEventQuery = z.infer<typeof securityEventQuery>;
export type SecurityEventPage = z.infer<typeof securityEventPage>;
