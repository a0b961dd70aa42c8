import { z } from 'zod';

const compared = z.object({ this_month: z.int(), month_before: z.int() });

/** What `my_dashboard` answers. */
export const dashboardRow = z.object({
  total_prompts: z.int(),
  public_prompts: z.int(),
  total_votes: z.int(),
  without_tags: z.int(),
  without_folder: z.int(),
  best: z.object({ id: z.uuid(), title: z.string(), votes: z.int() }).nullable(),
  favorites: z.int(),
  folders: z.int(),
  days_active: z.int(),
  generations: z.int(),
  trends: z.object({
    total_prompts: compared,
    favorites: compared,
    public_prompts: compared,
    total_votes: compared,
  }),
  usage_by_day: z.array(z.object({ date: z.string(), generations: z.int() })),
});
export type DashboardRow = z.infer<typeof dashboardRow>;
export type Compared = z.infer<typeof compared>;

/** Someone without a profile has no rows at all. */
export const emptyDashboardRow = (now: Date): DashboardRow => {
  const none = { this_month: 0, month_before: 0 };
  const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  return {
    total_prompts: 0,
    public_prompts: 0,
    total_votes: 0,
    without_tags: 0,
    without_folder: 0,
    best: null,
    favorites: 0,
    folders: 0,
    days_active: 0,
    generations: 0,
    trends: { total_prompts: none, favorites: none, public_prompts: none, total_votes: none },
    usage_by_day: Array.from({ length: 30 }, (_, index) => ({ date: day(29 - index), generations: 0 })),
  };
};
