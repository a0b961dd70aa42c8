import type { AdminActionPage } from '@whetstone/contract';

type Act = AdminActionPage['items'][number]['action'];

/** Each act as it stands between who did it and whom it was about. */
export const actionWords: Record<Act, string> = {
  set_tier: 'set the tier of',
  refund: 'refunded',
  sign_out: 'signed out',
  suspend: 'suspended',
  lift_suspension: 'lifted the suspension of',
  unpublish_prompt: 'took down',
  restore_prompt: 'restored',
  unpublish_collection: 'took down the collection',
  restore_collection: 'restored the collection',
  unpublish_author: 'took down the author page',
  restore_author: 'restored the author page',
  resolve_report: 'closed a report on',
};

export const capitalized = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** The same for a choice among them. */
export const actionChoices = Object.entries(actionWords).map(([value, words]) => ({
  value,
  label: `${capitalized(words)} …`,
}));

export const actOf = (value: string): Act | undefined =>
  Object.keys(actionWords).find((act): act is Act => act === value);
