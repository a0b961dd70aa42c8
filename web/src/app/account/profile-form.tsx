import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@whetstone/contract';
import { type FormEvent, useState } from 'react';
import { accountQuery } from '../../lib/api/account.ts';
import { api } from '../../lib/api/api.ts';
import { bodyOf } from '../../lib/api/body-of.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';

export function ProfileForm({ profile }: { profile: Profile }) {
  const cache = useQueryClient();
  const [name, setName] = useState(profile.full_name);
  const [isMissing, setIsMissing] = useState(false);
  const update = useMutation({
    mutationFn: (fullName: string) => bodyOf(api.account.$patch({ json: { full_name: fullName } })),
    onSuccess: (account) => cache.setQueryData(accountQuery.queryKey, account),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() !== '' && !update.isPending) update.mutate(name.trim());
  };
  const isUnchanged = name.trim() === profile.full_name;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField label="Email" value={profile.email} type="email" readOnly />
      <TextField
        label="Full name"
        value={name}
        autoComplete="name"
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
        error={isMissing && name.trim() === '' ? 'Enter your name.' : undefined}
      />
      {update.error && <MessageBox look="bad">{describeError(update.error)}</MessageBox>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="primary" busy={update.isPending}>
          {update.isPending ? 'Updating...' : 'Update Profile'}
        </Button>
        <output className="text-13 text-mute">{update.isSuccess && isUnchanged && 'Saved.'}</output>
      </div>
    </form>
  );
}
