import type { Deliverable } from '../deliverables/deliverable.ts';

/**
 * An answer to a question or to a told case: `gist` says at every level what is wanted first, `parts` from professional on
 * what makes it acceptable, `expert` what one who knows the field would look for.
 */
export const answer = (
  gist: string,
  parts: readonly string[],
  expert: readonly string[],
  more: Partial<Deliverable> = {},
): Deliverable => ({
  rule: 'A1',
  form: 'prose',
  checks: [],
  returns: '',
  ...more,
  gist,
  parts,
  expert,
});
