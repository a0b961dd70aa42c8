import type { Activity } from '@whetstone/contract';

export interface ActivityRow {
  activity: Activity;
  /** How many acts the row stands for. */
  count: number;
}

/** Rows of the feed: generations of one kind that follow one another share one, under the newest's time. */
export function activityRows(activities: readonly Activity[]): ActivityRow[] {
  const rows: ActivityRow[] = [];
  for (const activity of activities) {
    const last = rows.at(-1);
    const isSame =
      last?.activity.kind === 'generated' &&
      activity.kind === 'generated' &&
      last.activity.generation_kind === activity.generation_kind;
    if (isSame) last.count += 1;
    else rows.push({ activity, count: 1 });
  }
  return rows;
}

/** What happened, as the words before the prompt's title. */
export function activityWords({ activity, count }: ActivityRow): string {
  switch (activity.kind) {
    case 'generated':
      return count === 1
        ? `Generated a ${activity.generation_kind} prompt`
        : `Generated ${count} ${activity.generation_kind} prompts`;
    case 'imported':
      return `Imported ${activity.count.toLocaleString('en-US')} ${activity.count === 1 ? 'prompt' : 'prompts'} from ${activity.source}`;
    case 'saved':
      return 'Saved';
    case 'published':
      return 'Published';
    case 'voted':
      return activity.count === 1 ? 'A vote for' : `${activity.count.toLocaleString('en-US')} votes for`;
  }
}
