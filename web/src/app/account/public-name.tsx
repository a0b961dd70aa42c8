import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnAuthor } from '@whetstone/contract';
import { type FormEvent, useState } from 'react';
import { ownAuthorQuery, removePublicName, setPublicName } from '../../lib/api/authors.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountMatter } from './account-section.tsx';
import { Skeleton } from './skeleton.tsx';

/** The name under which a person's public prompts are shown, if they want one. */
export function PublicName() {
  const own = useQuery(ownAuthorQuery);
  return (
    <AccountMatter title="Public name">
      {own.error && <MessageBox look="bad">{describeError(own.error)}</MessageBox>}
      {own.data ? <NameForm key={own.data.author?.name} own={own.data} /> : <Skeleton lines={2} />}
    </AccountMatter>
  );
}

function NameForm({ own: { author } }: { own: OwnAuthor }) {
  const cache = useQueryClient();
  const [name, setName] = useState(author?.name ?? '');
  const show = (next: OwnAuthor) => cache.setQueryData(ownAuthorQuery.queryKey, next);
  const set = useMutation({ mutationFn: setPublicName, onSuccess: show });
  const remove = useMutation({ mutationFn: removePublicName, onSuccess: show });
  const problem = set.error ?? remove.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !set.isPending) set.mutate(name.trim());
  };
  if (author?.is_taken_down)
    return (
      <MessageBox look="bad">
        An admin took down the author page “{author.name}”. Your public prompts are shown without a name.
      </MessageBox>
    );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="max-w-[56ch] text-13 text-mute">
        If you set a public name, your public prompts show it, and you get a page for them and your shared
        collections. Without one, they are anonymous. Your email is never shown.
      </p>
      <TextField
        label="Name shown to others"
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {problem && <MessageBox look="bad">{describeError(problem)}</MessageBox>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={set.isPending} disabled={name.trim() === (author?.name ?? '')}>
          {author ? 'Change public name' : 'Show this name'}
        </Button>
        {author && (
          <>
            <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              Remove public name
            </Button>
            <a href={`/library/by/${encodeURIComponent(author.slug)}`} className="text-14 text-link">
              Your page
            </a>
          </>
        )}
      </div>
    </form>
  );
}
