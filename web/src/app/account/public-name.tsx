import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnAuthor } from '@whetstone/contract';
import { type FormEvent, useState } from 'react';
import { ownAuthorQuery, removePublicName, setPublicName } from '../../lib/api/authors.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AccountMatter, RareAct } from './account-section.tsx';
import { Skeleton } from './skeleton.tsx';

/** The name under which a person's public prompts are shown, if they want one. */
export function PublicName() {
  const own = useQuery(ownAuthorQuery);
  return (
    <AccountMatter title="Public name">
      {own.error && <MessageBox look="bad">{describeError(own.error)}</MessageBox>}
      {own.data ? <NameForm key={own.data.author?.name} own={own.data} /> : <Skeleton lines={1} />}
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
  const isUnchanged = name.trim() === (author?.name ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && !isUnchanged && !set.isPending) set.mutate(name.trim());
  };
  if (author?.is_taken_down)
    return (
      <MessageBox look="bad">
        An admin took down the author page “{author.name}”. Your public prompts are shown without a name.
      </MessageBox>
    );
  return (
    <>
      <form onSubmit={submit} noValidate className="matter-line">
        <TextField
          label="Name shown to others"
          isLabelHidden
          size="small"
          value={name}
          maxLength={40}
          autoComplete="off"
          placeholder="Anonymous"
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          type="submit"
          size="small"
          className={isUnchanged ? 'opacity-65 max-sm:not-focus:hidden' : ''}
          busy={set.isPending}
          aria-disabled={isUnchanged}
        >
          {author ? 'Change public name' : 'Show this name'}
        </Button>
        <p className="matter-note">
          Shown on your public prompts, shared collections and author page. Your email is never shown.
        </p>
      </form>
      {problem && <MessageBox look="bad">{describeError(problem)}</MessageBox>}
      {author && (
        <div className="matter-line">
          <div className="matter-acts">
            <a
              href={`/library/by/${encodeURIComponent(author.slug)}`}
              className="inline-flex items-center text-act pointer-coarse:min-h-11"
            >
              Your page
            </a>
            <RareAct busy={remove.isPending} onClick={() => remove.mutate()}>
              Remove public name
            </RareAct>
          </div>
        </div>
      )}
    </>
  );
}
