import { editPrefixOf } from '../../../config/storage-keys.ts';
import { isRecord, keepDraft, readKept } from '../../../lib/drafts/kept-record.ts';
import { emptyForm, type PromptForm } from './prompt-form.ts';

/** A saved state of a prompt: what its form says and which of its revisions it is. A new prompt has revision 0. */
export interface FormBase {
  form: PromptForm;
  revision: number;
}

/** Unsaved words of a prompt, and the state that they began from. */
export interface EditDraft {
  form: PromptForm;
  base: FormBase;
}

/** Each account and prompt has its own; a new prompt's id is "new". */
export const editDraftKey = (userId: string, id: string) => editPrefixOf(userId) + id;

/** The draft kept under a key; undefined when there is none or it cannot be read. */
export function readEditDraft(key: string, storage: Pick<Storage, 'getItem'>): EditDraft | undefined {
  const kept = readKept(key, storage);
  const form = readForm(kept['form']);
  const base = isRecord(kept['base']) ? kept['base'] : {};
  // Drafts of before had no base: every field of theirs that is not empty counts as changed.
  const { revision } = base;
  return (
    form && {
      form,
      base: {
        form: readForm(base['form']) ?? emptyForm(),
        revision: typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : 0,
      },
    }
  );
}

function readForm(value: unknown): PromptForm | undefined {
  if (!isRecord(value)) return undefined;
  const fields = Object.keys(emptyForm()) as (keyof PromptForm)[];
  if (!fields.every((field) => typeof value[field] === 'string')) return undefined;
  return Object.fromEntries(fields.map((field) => [field, value[field]])) as unknown as PromptForm;
}

/** Keeps a draft. Returns whether the browser took it. */
export const keepEditDraft = (key: string, draft: EditDraft, storage: Pick<Storage, 'setItem'>) =>
  keepDraft(key, draft, storage);
