import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CollectionSummary } from '@whetstone/contract';
import { lazy, Suspense, useState } from 'react';
import { collectionsKey, makeCollection, ownCollectionsQuery } from '../../lib/api/collections.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { cutAtWord } from '../../lib/cut-at-word.ts';
import { TitleOnALine } from '../../shared/library-cards/beginning.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OpenLibrary } from './open-library.tsx';

const ToTakeUp = lazy(() => import('../../shared/library-cards/to-take-up.tsx'));

/** As many collections leave room for what could go into one. */
const few = 5;

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
      <div className="beside-list">
        <NewCollection />
        <div className="beside-list-rows">
          {own.error && (
            <FailedRead error={own.error} title="Your collections didn’t load" onRetry={own.refetch} />
          )}
          {own.data?.items.length === 0 && (
            <EmptyState title="No collections yet" action={<OpenLibrary />}>
              Name one, then open a prompt in the library and choose “Add to collection”.
            </EmptyState>
          )}
          {own.data && own.data.items.length > 0 && (
            <section aria-labelledby="own">
              <div className="rows-head">
                <h2 id="own">Last changed first</h2>
              </div>
              <ul className="ruled-rows">
                {own.data.items.map((collection) => (
                  <li key={collection.id} className="ruled-row hover:bg-surface">
                    <Link to="/collections" search={{ open: collection.id }} className="collection-row">
                      <span dir="auto" className="collection-row-name">
                        <TitleOnALine title={collection.name} />
                      </span>
                      <span dir="auto" className="cut-line">
                        {cutAtWord(collection.description || 'No description')}
                      </span>
                      <span>{stateOf(collection)}</span>
                      <span>{counted(collection.prompts, 'prompt')}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {own.data && own.data.items.length <= few && (
            <Suspense>
              <ToTakeUp of="others" />
            </Suspense>
          )}
        </div>
        <ol className="numbered-notes">
          <li>It holds public prompts and templates, yours or other people’s.</li>
          <li>To add one, open it in the library and choose “Add to collection”.</li>
          <li>You choose the order. Only you see a collection until you share it.</li>
        </ol>
      </div>
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
      className="flex flex-col gap-3"
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
