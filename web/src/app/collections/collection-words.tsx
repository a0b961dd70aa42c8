import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Collection, CollectionPatch } from '@whetstone/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  changeCollection,
  collectionQuery,
  collectionsKey,
  deleteCollection,
  makeCollection,
} from '../../lib/api/collections.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';

export interface CollectionWordsProps {
  collection: Collection;
  /** What it holds. */
  children: ReactNode;
}

/** Name, description and whether others see it; deleting it can be undone. */
export function CollectionWords({ collection, children }: CollectionWordsProps) {
  const { id } = collection;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const formId = useId();
  const descriptionId = useId();
  const [name, setName] = useState(collection.name);
  const [description, setDescription] = useState(collection.description);
  const [problem, setProblem] = useState<string>();
  const again = () => cache.invalidateQueries({ queryKey: collectionsKey });
  const change = useMutation({
    mutationFn: (patch: CollectionPatch) => changeCollection(id, patch),
    onSuccess: (changed) => {
      cache.setQueryData(collectionQuery(id).queryKey, changed);
      return again();
    },
  });
  const remove = useMutation({
    mutationFn: () => deleteCollection(id),
    onSuccess: async ({ deleted }) => {
      await navigate({ to: '/collections', search: {} });
      cache.removeQueries({ queryKey: collectionQuery(id).queryKey });
      await again();
      showToast({
        text: 'Collection deleted. Its prompts are unchanged.',
        action: { label: 'Undo', run: () => void makeCollection(deleted).then(again, tell) },
      });
    },
  });
  const tell = (error: Error) => void showToast({ text: describeError(error) });
  const isUnchanged = name.trim() === collection.name && description === collection.description;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !change.isPending) change.mutate({ name: name.trim(), description });
  };
  const link = `${location.origin}/library/collections/${id}`;
  const failed = change.error ?? remove.error;
  const isNameless = name.trim() === '';
  return (
    <>
      <header className="page-head">
        <h1 className="sr-only">{collection.name}</h1>
        <input
          form={formId}
          dir="auto"
          aria-label="Name"
          aria-invalid={isNameless || undefined}
          aria-describedby={isNameless ? `${formId}-nameless` : undefined}
          value={name}
          size={Math.max(name.length, 1)}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
          className="name-in-place"
        />
        <div className="page-head-acts">
          {collection.is_shared && (
            <>
              <a href={link} className={buttonClasses('secondary', 'small')}>
                View public page
              </a>
              <CopyButton size="small" label="Copy link" text={link} onError={setProblem} />
            </>
          )}
          <Button size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
            Delete
          </Button>
        </div>
      </header>
      {collection.is_taken_down && (
        <MessageBox look="bad">
          An admin took this collection down. Only you can see it, and it cannot be shared until an admin
          allows it.
        </MessageBox>
      )}
      <div className="beside-list">
        <div className="flex flex-col gap-6">
          <form id={formId} onSubmit={submit} noValidate className="flex flex-col items-start gap-6">
            {isNameless && (
              <p id={`${formId}-nameless`} className="field-error">
                Enter a name.
              </p>
            )}
            <div className="labeled w-full">
              <label htmlFor={descriptionId}>Description</label>
              <textarea
                id={descriptionId}
                rows={4}
                maxLength={1000}
                value={description}
                onChange={(event) => setDescription(event.target.value)}
                className="field px-3 py-2 text-14"
              />
            </div>
            {failed && <MessageBox look="bad">{describeError(failed)}</MessageBox>}
            {problem && <MessageBox look="bad">{problem}</MessageBox>}
            <Button
              type="submit"
              look={isUnchanged ? 'secondary' : 'primary'}
              busy={change.isPending}
              disabled={isUnchanged}
            >
              Save
            </Button>
          </form>
          <div className="border-t border-hairline pt-4">
            <Switch
              label="Share with everyone"
              isOn={collection.is_shared}
              onSwitch={(isOn) => change.mutate({ is_shared: isOn })}
            />
            <p className="pt-1 text-13 text-mute">
              {collection.is_shared ? 'Anyone can read it and save its prompts.' : 'Only you can see it.'}
            </p>
          </div>
        </div>
        <div className="beside-list-rows">{children}</div>
      </div>
    </>
  );
}
