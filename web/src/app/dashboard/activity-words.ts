import type { Activity } from '@whetstone/contract';
import { dayInWords } from '../../lib/day-in-words.ts';

export interface ActivityRow {
  activity: Activity;
  /** How many acts the row stands for. */
  count: number;
  /** How many rows of its day, from it on, say the same act; the first says so for all of them. */
  run?: number;
}

const dayOf = ({ at }: Activity) => dayInWords(at, { month: 'long' });

/** Rows of the feed: generations of one kind that follow one another on one day share one, under the newest's time. */
export function activityRows(activities: readonly Activity[]): ActivityRow[] {
  const rows: ActivityRow[] = [];
  for (const activity of activities) {
    const last = rows.at(-1);
    const isSame =
      last?.activity.kind === 'generated' &&
      activity.kind === 'generated' &&
      last.activity.generation_kind === activity.generation_kind &&
      dayOf(last.activity) === dayOf(activity);
    if (isSame) last.count += 1;
    else rows.push({ activity, count: 1 });
  }
  return rows;
}

/** The rows of one day, under its name. */
export interface ActivityDay {
  day: string;
  rows: readonly ActivityRow[];
}

/** Saved or published one after the other. */
const isAlike = (one: ActivityRow | undefined, other: ActivityRow | undefined) =>
  one !== undefined &&
  (one.activity.kind === 'saved' || one.activity.kind === 'published') &&
  one.activity.kind === other?.activity.kind;

/** The rows by the days that they fell on, in the reader's own time zone. */
export const activityDays = (rows: readonly ActivityRow[]): ActivityDay[] =>
  [...Map.groupBy(rows, ({ activity }) => dayOf(activity))].map(([day, ofDay]) => ({
    day,
    rows: ofDay.map((row, at) => {
      if (isAlike(row, ofDay[at - 1])) return { ...row, run: 0 };
      let end = at + 1;
      while (isAlike(row, ofDay[end])) end += 1;
      return { ...row, run: end - at };
    }),
  }));

/** What happened, and to what where that is no prompt with a title of its own. */
export function activityWords({ activity, count, run = 1 }: ActivityRow): { act: string; to?: string } {
  const alike = run > 1 ? ` ${run}` : '';
  switch (activity.kind) {
    case 'generated':
      return {
        act: 'Generated',
        to: `${count === 1 ? 'a' : count} ${activity.generation_kind} ${count === 1 ? 'prompt' : 'prompts'}`,
      };
    case 'imported':
      return {
        act: 'Imported',
        to: `${activity.count.toLocaleString('en-US')} ${activity.count === 1 ? 'prompt' : 'prompts'} from ${activity.source}`,
      };
    case 'saved':
      return { act: `Saved${alike}` };
    case 'published':
      return { act: `Published${alike}` };
    case 'voted':
      return {
        act: activity.count === 1 ? 'A vote for' : `${activity.count.toLocaleString('en-US')} votes for`,
      };
  }
}
