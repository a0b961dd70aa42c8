import { usageWarnings, type Insight, type Usage } from '@whetstone/contract';
import type { DashboardRow } from './dashboard-row.ts';

type Rule = (row: DashboardRow, usage: Usage) => Insight | null;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A title between marks that keep its direction of writing to itself. */
const isolated = (title: string): string => `\u2068${title}\u2069`;

/** Ordered by use: what blocks the person first, tidying last. */
const rules: readonly Rule[] = [
  (_row, { limit, remaining }) =>
    limit !== null && remaining === 0
      ? {
          id: 'quota_used_up',
          text: `You have used all ${limit} prompts for this month.`,
          action: 'See the plans',
          href: '/pricing',
        }
      : null,
  // What needs no prompt of the month.
  ({ total_prompts }, { remaining }) => {
    if (remaining !== 0) return null;
    return total_prompts > 0
      ? {
          id: 'use_saved',
          text: 'You can still edit, fill in and copy what you saved.',
          action: 'Open My Prompts',
          href: '/user-library',
        }
      : {
          id: 'use_template',
          text: 'You can still fill in and copy a template from the library. That uses no prompts.',
          action: 'Choose a template',
          href: '/prompt-library',
        };
  },
  (_row, { limit, used, remaining }) =>
    limit !== null && remaining !== null && remaining > 0 && used > limit * usageWarnings.dashboard
      ? {
          id: 'quota_nearly_used',
          text: `This month, ${counted(remaining, 'prompt is', 'prompts are')} left out of ${limit}.`,
          action: 'See the plans',
          href: '/pricing',
        }
      : null,
  ({ generations, total_prompts }, { remaining }) =>
    generations === 0 && total_prompts === 0 && remaining !== 0
      ? {
          id: 'first_prompt',
          text: 'Nothing here yet. Start with one goal.',
          action: 'Write a prompt',
          href: '/generator',
        }
      : null,
  ({ generations, total_prompts }, { remaining }) =>
    generations > 0 && total_prompts === 0 && remaining !== 0
      ? {
          id: 'save_first',
          text: `You generated ${counted(generations, 'prompt', 'prompts')} and saved none.`,
          action: 'Write and save one',
          href: '/generator',
        }
      : null,
  ({ best }) =>
    best && {
      id: 'best_prompt',
      text: `“${isolated(best.title)}” has ${counted(best.votes, 'vote', 'votes')}, more than any of your other prompts.`,
      action: 'Open it',
      href: `/library/${best.id}`,
    },
  ({ total_prompts, public_prompts }) =>
    total_prompts >= 3 && public_prompts === 0
      ? {
          id: 'publish_first',
          text: `None of your ${total_prompts} prompts is public. Others can vote for what you publish.`,
          action: 'Choose one to publish',
          href: '/user-library',
        }
      : null,
  ({ total_prompts, folders }) =>
    total_prompts >= 12 && folders === 0
      ? {
          id: 'make_folders',
          text: `None of your ${total_prompts} prompts is in a folder.`,
          action: 'Make a folder',
          href: '/user-library',
        }
      : null,
  ({ without_tags }) =>
    without_tags >= 5
      ? {
          id: 'add_tags',
          text: `${without_tags} of your prompts have no tags, so filters miss them.`,
          action: 'Add tags',
          href: '/user-library',
        }
      : null,
];

/** At most three sentences about the person's own figures, each with a next step. */
export const insightsOf = (row: DashboardRow, usage: Usage): Insight[] =>
  rules.flatMap((rule) => rule(row, usage) ?? []).slice(0, 3);
