import { keepDraft, readKept } from '../prompter/kept-draft.ts';
import { emptyForm, type PromptForm } from './prompt-form.ts';

/** Unsaved words of a prompt, and the state of the prompt that they began from. */
export interface EditDraft {
  form: PromptForm;
  /** When the prompt had last been saved; undefined for a new one. */
  savedAt: string | undefined;
}

/** Each account and prompt has its own; a new prompt's id is "new". */
export const editDraftKey = (userId: string, id: string) => `whetstone.edit.${userId}.${id}`;

/** The draft kept under a key; undefined when there is none or it cannot be read. */
export function readEditDraft(key: string, storage: Pick<Storage, 'getItem'>): EditDraft | undefined {
  const { form, savedAt } = readKept(key, storage);
  if (typeof form !== 'object' || form === null) return undefined;
  const fields = Object.keys(emptyForm()) as (keyof PromptForm)[];
  const kept = new Map<string, unknown>(Object.entries(form));
  if (!fields.every((field) => typeof kept.get(field) === 'string')) return undefined;
  return {
    form: Object.fromEntries(fields.map((field) => [field, kept.get(field)])) as unknown as PromptForm,
    savedAt: typeof savedAt === 'string' ? savedAt : undefined,
  };
}

/** Keeps a draft. Returns whether the browser took it. */
export const keepEditDraft = (key: string, draft: EditDraft, storage: Pick<Storage, 'setItem'>) =>
  keepDraft(key, draft, storage);
