import { useEffect, useState } from 'react';
import { type FormBase, keepEditDraft, readEditDraft } from './edit-draft.ts';
import { isSame, type PromptForm } from './prompt-form.ts';

/**
 * The form of a prompt, kept in the browser at every change until it is saved. Words kept from an earlier time stand
 * in it from the beginning. `saved` is the prompt as it is; without changes the form follows it.
 */
export function useEditDraft(
  key: string,
  saved: FormBase,
  onChanged: (state: { isChanged: boolean; isKept: boolean }) => void,
) {
  const [kept] = useState(() => {
    const draft = readEditDraft(key, localStorage);
    return draft && !isSame(draft.form, saved.form) ? draft : undefined;
  });
  const [{ form, base }, setDraft] = useState(() => kept ?? { form: saved.form, base: saved });
  const [isFromBefore, setIsFromBefore] = useState(kept !== undefined);
  useEffect(() => {
    if (kept) onChanged({ isChanged: true, isKept: true });
  }, [kept, onChanged]);
  const isOverSaved = base.revision !== saved.revision;
  if (isOverSaved && isSame(form, base.form)) setDraft({ form: saved.form, base: saved });
  const put = (next: PromptForm, from: FormBase = base) => {
    const draft = { form: next, base: from };
    setDraft(draft);
    const isChanged = !isSame(next, from.form);
    if (!isChanged) localStorage.removeItem(key);
    onChanged({ isChanged, isKept: !isChanged || keepEditDraft(key, draft, localStorage) });
  };
  return {
    form,
    base,
    set: (change: Partial<PromptForm>) => put({ ...form, ...change }),
    /** The words come from an earlier time. */
    isFromBefore,
    /** The prompt was saved elsewhere since the words were begun. */
    isOverSaved,
    drop: () => {
      setIsFromBefore(false);
      put(saved.form, saved);
    },
    /** They are saved: nothing is kept any more. */
    forget: () => localStorage.removeItem(key),
  };
}
