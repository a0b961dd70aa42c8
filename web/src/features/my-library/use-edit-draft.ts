import { useEffect, useState } from 'react';
import { keepEditDraft, readEditDraft } from './edit-draft.ts';
import { isSame, type PromptForm } from './prompt-form.ts';

/**
 * The form of a prompt, kept in the browser at every change until it is saved. Words kept from an earlier time stand
 * in it from the beginning.
 */
export function useEditDraft(
  key: string,
  start: PromptForm,
  savedAt: string | undefined,
  onChanged: (state: { isChanged: boolean; isKept: boolean }) => void,
) {
  const [kept] = useState(() => {
    const draft = readEditDraft(key, localStorage);
    return draft && !isSame(draft.form, start) ? draft : undefined;
  });
  const [form, setForm] = useState(kept?.form ?? start);
  const [isFromBefore, setIsFromBefore] = useState(kept !== undefined);
  useEffect(() => {
    if (kept) onChanged({ isChanged: true, isKept: true });
  }, [kept, onChanged]);
  const put = (next: PromptForm) => {
    setForm(next);
    const isChanged = !isSame(next, start);
    if (!isChanged) localStorage.removeItem(key);
    onChanged({ isChanged, isKept: !isChanged || keepEditDraft(key, { form: next, savedAt }, localStorage) });
  };
  return {
    form,
    set: (change: Partial<PromptForm>) => put({ ...form, ...change }),
    /** The words come from an earlier time. */
    isFromBefore,
    /** The prompt was saved elsewhere since the words were written. */
    isOverSaved: kept !== undefined && kept.savedAt !== savedAt,
    drop: () => {
      setIsFromBefore(false);
      put(start);
    },
    /** They are saved: nothing is kept any more. */
    forget: () => localStorage.removeItem(key),
  };
}
