import type { PromptForm } from './prompt-form.ts';

export type Field = keyof PromptForm;

export interface Merge {
  /** What both changed, each in another way; the merged form has one's own there. */
  clashes: Field[];
  merged: PromptForm;
}

/** One's own changes since `start` on top of what was saved elsewhere since then. */
export function mergeForms(start: PromptForm, mine: PromptForm, theirs: PromptForm): Merge {
  const merged = { ...theirs };
  const clashes: Field[] = [];
  for (const field of Object.keys(theirs) as Field[]) {
    if (mine[field] === start[field] || mine[field] === theirs[field]) continue;
    merged[field] = mine[field];
    if (theirs[field] !== start[field]) clashes.push(field);
  }
  return { clashes, merged };
}

/** The merged form with the words from elsewhere where both changed something. */
export const takeTheirs = ({ clashes, merged }: Merge, theirs: PromptForm): PromptForm => ({
  ...merged,
  ...Object.fromEntries(clashes.map((field) => [field, theirs[field]])),
});
