import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  collectionsKey,
  makeCollection,
  ownCollectionsQuery,
  setCollected,
} from '../../lib/api/collections.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Puts a public prompt into collections of the person's own. */
export function CollectButton({ id, title }: { id: string; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setIsOpen(true)}>
        Add to collection
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Add to collection">
        {isOpen && <Collections id={id} title={title} />}
      </Dialog>
    </>
  );
}

function Collections({ id, title }: { id: string; title: string }) {
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const own = useQuery(ownCollectionsQuery(id));
  const again = () => cache.invalidateQueries({ queryKey: collectionsKey });
  const put = useMutation({
    mutationFn: ({ to, isIn }: { to: string; isIn: boolean }) => setCollected(to, id, isIn),
    onSuccess: again,
  });
  const make = useMutation({
    mutationFn: () => makeCollection({ id: crypto.randomUUID(), name: name.trim(), prompt_ids: [id] }),
    onSuccess: () => {
      setName('');
      return again();
    },
  });
  const problem = own.error ?? put.error ?? make.error;
  return (
    <>
      <p className="text-14 wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      {problem && <MessageBox look="bad">{describeError(problem)}</MessageBox>}
      {own.data && own.data.items.length > 0 && (
        <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
          {own.data.items.map((collection) => (
            <li key={collection.id}>
              <Switch
                label={collection.name}
                isOn={collection.holds}
                onSwitch={(isIn) => put.mutate({ to: collection.id, isIn })}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !make.isPending) make.mutate();
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="New collection"
            value={name}
            maxLength={100}
            placeholder="Name"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" busy={make.isPending}>
          Create
        </Button>
      </form>
      <Link to="/collections" className="text-14 text-link">
        Your collections
      </Link>
    </>
  );
}
