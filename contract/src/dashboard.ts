import { z } from '@hono/zod-openapi';
import { usage } from './account.ts';

/** `percent` compares this month so far with the same stretch of the month before; null where that one had nothing. */
const trend = z.object({ this_month: z.int(), month_before: z.int(), percent: z.int().nullable() });

const activity = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('generated'),
    at: z.iso.datetime(),
    generation_kind: z.enum(['content', 'visual', 'code']),
  }),
  z.object({ kind: z.literal('saved'), at: z.iso.datetime(), prompt_id: z.uuid(), title: z.string() }),
  /** The prompts of one import that are left. */
  z.object({ kind: z.literal('imported'), at: z.iso.datetime(), source: z.string(), count: z.int() }),
  z.object({ kind: z.literal('published'), at: z.iso.datetime(), prompt_id: z.uuid(), title: z.string() }),
  /** Votes of one day on one prompt; who voted is not told. */
  z.object({
    kind: z.literal('voted'),
    at: z.iso.datetime(),
    prompt_id: z.uuid(),
    title: z.string(),
    count: z.int(),
  }),
]);

export const insightIds = [
  'first_prompt',
  'quota_used_up',
  'use_saved',
  'use_template',
  'quota_nearly_used',
  'save_first',
  'publish_first',
  'best_prompt',
  'add_tags',
  'make_folders',
] as const;

/** A sentence about real figures and what to do next: `href` is a path of the web app, `action` the link's words. */
const insight = z.object({ id: z.enum(insightIds), text: z.string(), action: z.string(), href: z.string() });

export const dashboard = z
  .object({
    figures: z.object({
      total_prompts: z.int(),
      favorites: z.int(),
      public_prompts: z.int(),
      /** Votes on one's own prompts. */
      total_votes: z.int(),
      /** Days since the account was made, rounded up. */
      days_active: z.int(),
      generations: z.int(),
    }),
    trends: z.object({ total_prompts: trend, favorites: trend, public_prompts: trend, total_votes: trend }),
    usage,
    /** Above 80 % of the quota. */
    usage_warning: z.boolean(),
    /** The last `figureDays` days, UTC, oldest first, days without any included. */
    usage_by_day: z.array(z.object({ date: z.iso.date(), generations: z.int() })),
    /** Newest first, at most 40. */
    activity: z.array(activity),
    /** The most useful first, at most 3. */
    insights: z.array(insight).max(3),
  })
  .openapi('Dashboard');

export type Dashboard = z.infer<typeof dashboard>;
export type Insight = z.infer<typeof insight>;
export type Activity = z.infer<typeof activity>;
