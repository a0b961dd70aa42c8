import { usageWarnings, type Dashboard } from '@whetstone/contract';
import { rowsOf, type PersonClaims, type Transaction } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { getAccount } from '../account/get-account.ts';
import { dashboardRow, emptyDashboardRow, type Compared } from './dashboard-row.ts';
import { insightsOf } from './insights-of.ts';
import { listActivity } from './list-activity.ts';

const trendOf = (compared: Compared) => ({
  ...compared,
  percent:
    compared.month_before === 0
      ? null
      : Math.round((100 * (compared.this_month - compared.month_before)) / compared.month_before),
});

/** The caller's figures, trends, activity and insights, all from rows. Zeros for someone without a profile. */
export const getDashboard = async (tx: Transaction, claims: PersonClaims): Promise<Dashboard> => {
  const { usage } = await getAccount(tx, claims);
  const [answer] = await rowsOf<{ figures: unknown }>(tx, sql`select public.my_dashboard() as figures`);
  const row = answer?.figures ? dashboardRow.parse(answer.figures) : emptyDashboardRow(new Date());
  const { total_prompts, favorites, public_prompts, total_votes, days_active, generations } = row;
  return {
    figures: { total_prompts, favorites, public_prompts, total_votes, days_active, generations },
    trends: {
      total_prompts: trendOf(row.trends.total_prompts),
      favorites: trendOf(row.trends.favorites),
      public_prompts: trendOf(row.trends.public_prompts),
      total_votes: trendOf(row.trends.total_votes),
    },
    usage,
    usage_warning: usage.limit !== null && usage.used > usage.limit * usageWarnings.dashboard,
    usage_by_day: row.usage_by_day,
    activity: await listActivity(tx),
    insights: insightsOf(row, usage),
  };
};
