import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Collection, CollectionPatch } from '@whetstone/contract';
import { type FormEvent, useId, useState } from 'react';
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
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Name, description and whether others see it; deleting it can be undone. */
export function CollectionWords({ collection }: { collection: Collection }) {
  const { id } = collection;
  const cache = useQueryClient();
  const navigate = useNavigate();
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
  return (
    <>
      <header className="page-head">
        <h1 dir="auto">{collection.name}</h1>
        <div className="page-head-acts">
          {collection.is_shared && (
            <>
              <a href={link} className={buttonClasses('quiet', 'small')}>
                View public page
              </a>
              <CopyButton look="quiet" size="small" label="Copy link" text={link} onError={setProblem} />
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
      <form onSubmit={submit} noValidate className="flex max-w-[40rem] flex-col gap-6">
        <TextField
          label="Name"
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
          error={name.trim() === '' ? 'Enter a name.' : undefined}
        />
        <div className="flex flex-col gap-2">
          <label htmlFor={descriptionId} className="text-13 font-medium text-ink">
            Description
          </label>
          <textarea
            id={descriptionId}
            rows={3}
            maxLength={1000}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            className="field px-3 py-2 text-14"
          />
        </div>
        {failed && <MessageBox look="bad">{describeError(failed)}</MessageBox>}
        {problem && <MessageBox look="bad">{problem}</MessageBox>}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" look="primary" busy={change.isPending} disabled={isUnchanged}>
            Save
          </Button>
          <Switch
            label="Share with everyone"
            isOn={collection.is_shared}
            onSwitch={(isOn) => change.mutate({ is_shared: isOn })}
          />
        </div>
      </form>
    </>
  );
}
