import { promptLimits } from '@whetstone/contract/limits';
import type { Prompt, PromptInput, PromptPatch } from '@whetstone/contract';

/** What the form of a prompt holds; tags as typed, separated by commas. */
export interface PromptForm {
  title: string;
  prompt_text: string;
  description: string;
  use_case: string;
  category: string;
  tags: string;
  folder_id: string;
}

export const emptyForm = (folderId = ''): PromptForm => ({
  title: '',
  prompt_text: '',
  description: '',
  use_case: '',
  category: 'Other',
  tags: '',
  folder_id: folderId,
});

export const formOf = (prompt: Prompt): PromptForm => ({
  title: prompt.title,
  prompt_text: prompt.prompt_text,
  description: prompt.description,
  use_case: prompt.use_case ?? '',
  category: prompt.category,
  tags: prompt.tags.join(', '),
  folder_id: prompt.folder_id ?? '',
});

export const isSame = (one: PromptForm, other: PromptForm) => JSON.stringify(one) === JSON.stringify(other);

export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

export type FormProblems = Partial<Record<keyof PromptForm, string>>;

/** What is wrong with the form, one sentence beside each field. */
export function problemsOf(form: PromptForm): FormProblems {
  const tags = tagsOf(form.tags);
  const problems: FormProblems = {};
  if (form.title.trim() === '') problems.title = 'Give the prompt a title.';
  if (form.prompt_text.trim() === '') problems.prompt_text = 'Write the prompt.';
  if (form.category.trim() === '') problems.category = 'Enter a category.';
  if (tags.length > promptLimits.tags) problems.tags = `Use at most ${promptLimits.tags} tags.`;
  if (tags.some((tag) => tag.length > promptLimits.tag))
    problems.tags = `A tag can have at most ${promptLimits.tag} characters.`;
  return problems;
}

export const inputOf = (form: PromptForm): PromptInput => ({
  title: form.title.trim(),
  prompt_text: form.prompt_text,
  description: form.description,
  use_case: form.use_case.trim() || null,
  category: form.category.trim(),
  tags: tagsOf(form.tags),
  folder_id: form.folder_id || null,
});

/** What of a prompt changes when `after` takes the place of `before`: whatever was not touched is not written again. */
export function changesOf(before: PromptForm, after: PromptForm): PromptPatch {
  const isChanged = (field: string) => before[field as keyof PromptForm] !== after[field as keyof PromptForm];
  return Object.fromEntries(Object.entries(inputOf(after)).filter(([field]) => isChanged(field)));
}
