import type { Activity } from '@whetstone/contract';

const kinds = { content: 'a content prompt', visual: 'a visual prompt', code: 'a code prompt' } as const;

/** What happened, as the words before the prompt's title. */
export function activityWords(activity: Activity): string {
  switch (activity.kind) {
    case 'generated':
      return `Generated ${kinds[activity.generation_kind]}`;
    case 'saved':
      return 'Saved';
    case 'published':
      return 'Published';
    case 'voted':
      return activity.count === 1 ? 'A vote for' : `${activity.count.toLocaleString('en-US')} votes for`;
  }
}
