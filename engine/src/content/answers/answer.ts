import type { Deliverable } from '../deliverables/deliverable.ts';

const partLabels = ['More', 'Also'] as const;
const expertLabels = ['Depth', 'Doubt'] as const;

const labelled = (labels: readonly string[], texts: readonly string[]): Deliverable['parts'] =>
  texts.map((text, index) => [labels[index] ?? '', text]);

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
  parts: labelled(partLabels, parts),
  expert: labelled(expertLabels, expert),
});
