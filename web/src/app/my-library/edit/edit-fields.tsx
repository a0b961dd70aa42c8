import { promptLimits } from '@whetstone/contract/limits';
import { libraryCategories, industries } from '@whetstone/engine/catalogue';
import type { Folder, Prompt } from '@whetstone/contract';
import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ArrowRightIcon } from '../../../ui/icons/icons.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { folderOptions } from '../folders/folder-tree.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LongField } from './long-field.tsx';
import { InsertBlank } from './insert-blank.tsx';
import { emptyForm, formOf, isSame, problemsOf } from './prompt-form.ts';
import { useEditDraft } from './use-edit-draft.ts';
import { usePromptSave } from './use-prompt-save.ts';

export interface EditFieldsProps {
  prompt: Prompt | undefined;
  folderId: string | undefined;
  folders: readonly Folder[];
  /** Where unsaved words are kept. */
  draftKey: string;
  onChanged: (state: { isChanged: boolean; isKept: boolean }) => void;
  onClose: () => void;
  onSaved: (id: string) => void;
}

const categories = [...new Set([...libraryCategories, ...industries.map(({ name }) => name), 'Other'])];

export function EditFields({
  prompt,
  folderId,
  folders,
  draftKey,
  onChanged,
  onClose,
  onSaved,
}: EditFieldsProps) {
  const [empty] = useState(() => emptyForm(folderId === 'none' ? '' : folderId));
  const saved = useMemo(
    () => (prompt ? { form: formOf(prompt), revision: prompt.revision } : { form: empty, revision: 0 }),
    [prompt, empty],
  );
  const draft = useEditDraft(draftKey, saved, onChanged);
  const { form, set, isFromBefore } = draft;
  const [isAsked, setIsAsked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  // What a new prompt needs comes first where there is little room.
  const isNarrow = useMedia('(max-width: 40rem)');
  const isFolded = isNarrow && !prompt;
  const [hasTexts] = useState(form.description + form.use_case !== '');
  const saving = usePromptSave(prompt, {
    // Before the answer: the dialog closes with it, and must not ask then.
    onBegin: () => onChanged({ isChanged: false, isKept: true }),
    onFailed: () => draft.set({}),
    onDone: (id, isMerged) => {
      draft.forget();
      showToast({ text: isMerged ? 'Saved and merged with the changes made elsewhere.' : 'Saved.' });
      onSaved(id);
    },
  });
  const isChanged = !isSame(form, draft.base.form);
  const problems = isAsked ? problemsOf(form) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (saving.isSaving) return;
    if (Object.keys(problemsOf(form)).length > 0) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    saving.save(form, draft.base);
  };
  const texts = (
    <>
      <LongField
        label="Description"
        rows={2}
        value={form.description}
        maxLength={25_000}
        onChange={(description) => set({ description })}
      />
      <LongField
        label="Use case: when it helps"
        rows={2}
        placeholder="For example, once a year, before the new price list"
        value={form.use_case}
        maxLength={2000}
        onChange={(use_case) => set({ use_case })}
      />
    </>
  );
  const further = (
    <>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-3">
        <TextField
          label="Category (choose or type one)"
          value={form.category}
          list={listId}
          maxLength={100}
          error={problems.category}
          onChange={(event) => set({ category: event.target.value })}
        />
        <datalist id={listId}>
          {categories.map((name) => (
            <option key={name} value={name} aria-label={name} />
          ))}
        </datalist>
        <TextField
          label="Tags, separated by commas"
          value={form.tags}
          error={problems.tags}
          onChange={(event) => set({ tags: event.target.value })}
        />
        <SelectField
          label="Folder"
          value={form.folder_id}
          options={[{ value: '', label: 'No folder' }, ...folderOptions(folders)]}
          onChoose={(folder_id) => set({ folder_id })}
        />
      </div>
      {isFolded ? (
        texts
      ) : (
        <Folded label="Description and use case" isOpen={hasTexts}>
          {texts}
        </Folded>
      )}
    </>
  );
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex grow flex-col gap-6">
      {isFromBefore && (
        <MessageBox look="done">
          These are your unsaved changes, kept in this browser.{' '}
          <button type="button" className="font-medium underline underline-offset-4" onClick={draft.drop}>
            {prompt ? 'Go back to the saved prompt' : 'Start over'}
          </button>
        </MessageBox>
      )}
      {draft.isOverSaved && !saving.isSaving && (
        <MessageBox look="done">
          This prompt was saved elsewhere while you were editing. We’ll ask before overwriting anything.
        </MessageBox>
      )}
      <TextField
        label="Title"
        value={form.title}
        maxLength={promptLimits.title}
        error={problems.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <LongField
        label="Prompt"
        isPrompt
        rows={isNarrow ? 4 : 9}
        placeholder="Write a letter telling {{customers}} that prices are going up by {{percent=6%}}."
        value={form.prompt_text}
        maxLength={promptLimits.promptText}
        error={problems.prompt_text}
        onChange={(text) => set({ prompt_text: text })}
        ref={words}
      >
        <InsertBlank field={words} />
      </LongField>
      {isFolded ? (
        <Folded
          label="More: category, tags, folder, description"
          isOpen={Boolean(problems.category ?? problems.tags)}
        >
          {further}
        </Folded>
      ) : (
        further
      )}
      {saving.error && <MessageBox look="bad">{describeError(saving.error)}</MessageBox>}
      <div className="dialog-foot">
        <output>{isChanged && 'Unsaved changes'}</output>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" busy={saving.isSaving}>
          {prompt ? 'Save changes' : 'Save prompt'}
        </Button>
      </div>
      {saving.conflict && (
        <ConflictDialog
          newer={saving.conflict.newer}
          merge={saving.conflict.merge}
          folders={folders}
          isBusy={saving.isSaving}
          failure={saving.error ? describeError(saving.error) : undefined}
          onKeep={saving.keepMine}
          onTake={saving.takeTheirs}
          onClose={saving.writeOn}
        />
      )}
    </form>
  );
}

interface FoldedProps {
  label: string;
  /** What is in it has to be seen. */
  isOpen: boolean;
  children: ReactNode;
}

/** What few prompts need. */
const Folded = ({ label, isOpen, children }: FoldedProps) => (
  <details className="group" open={isOpen || undefined}>
    <summary className="flex min-h-11 w-fit list-none items-center gap-1 text-13 text-mute [&::-webkit-details-marker]:hidden">
      <ArrowRightIcon className="-ml-1 group-open:rotate-90" />
      {label}
    </summary>
    <div className="flex flex-col gap-6 pt-2">{children}</div>
  </details>
);
