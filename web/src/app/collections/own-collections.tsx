import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CollectionSummary } from '@whetstone/contract';
import { useState } from 'react';
import { collectionsKey, makeCollection, ownCollectionsQuery } from '../../lib/api/collections.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OpenLibrary } from './open-library.tsx';

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;
const stateOf = ({ is_shared, is_taken_down }: CollectionSummary) =>
  is_taken_down ? 'Taken down' : is_shared ? 'Shared' : 'Private';

/** The person's collections, and a field for a new one. */
export function OwnCollections() {
  const own = useQuery(ownCollectionsQuery());
  return (
    <>
      <header className="page-head">
        <h1>Collections</h1>
        <output>
          {own.data && own.data.items.length > 0 && counted(own.data.items.length, 'collection')}
        </output>
      </header>
      <p className="max-w-[62ch] text-14 text-body">
        Group public prompts and templates, yours or other people’s, in any order you like. A collection is
        private until you share it.
      </p>
      <NewCollection />
      {own.error && (
        <FailedRead error={own.error} title="Your collections didn’t load" onRetry={own.refetch} />
      )}
      {own.data?.items.length === 0 && (
        <EmptyState title="No collections yet" action={<OpenLibrary />}>
          Name one above, then open a prompt in the library and choose “Add to collection”.
        </EmptyState>
      )}
      {own.data && own.data.items.length > 0 && (
        <ul className="ruled-rows @container">
          {own.data.items.map((collection) => (
            <li key={collection.id} className="own-row ruled-row hover:bg-surface">
              <Link to="/collections" search={{ open: collection.id }} className="own-row-words">
                <span dir="auto" className="own-row-title truncate">
                  {collection.name}
                </span>
                <span className="own-row-place">{stateOf(collection)}</span>
                <span className="own-row-end">{counted(collection.prompts, 'prompt')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NewCollection() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const make = useMutation({
    mutationFn: () => makeCollection({ id: crypto.randomUUID(), name: name.trim() }),
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: collectionsKey });
      await navigate({ to: '/collections', search: { open: id } });
    },
  });
  return (
    <form
      className="flex max-w-[32rem] flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !make.isPending) make.mutate();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label="New collection"
            value={name}
            maxLength={100}
            placeholder="Name"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" look="primary" busy={make.isPending}>
          Create
        </Button>
      </div>
      {make.error && <MessageBox look="bad">{describeError(make.error)}</MessageBox>}
    </form>
  );
}
