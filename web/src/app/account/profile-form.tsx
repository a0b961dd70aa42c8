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
import { AccountMatter } from './account-section.tsx';
import { EmailChange } from './security/email-change.tsx';

export function ProfileForm({ profile }: { profile: Profile }) {
  const cache = useQueryClient();
  const [name, setName] = useState(profile.full_name);
  const [isMissing, setIsMissing] = useState(false);
  const update = useMutation({
    mutationFn: (fullName: string) => bodyOf(api.account.$patch({ json: { full_name: fullName } })),
    onSuccess: (account) => cache.setQueryData(accountQuery.queryKey, account),
  });
  const isUnchanged = name.trim() === profile.full_name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(name.trim() === '');
    if (name.trim() !== '' && !isUnchanged && !update.isPending) update.mutate(name.trim());
  };
  return (
    <>
      <EmailChange email={profile.email} />
      <AccountMatter title="Full name">
        <form onSubmit={submit} noValidate className="matter-line">
          <TextField
            label="Full name"
            isLabelHidden
            size="small"
            value={name}
            autoComplete="name"
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
            error={isMissing && name.trim() === '' ? 'Enter your name.' : undefined}
          />
          <Button
            type="submit"
            size="small"
            className={isUnchanged ? 'opacity-65 max-sm:not-focus:hidden' : ''}
            aria-disabled={isUnchanged}
            busy={update.isPending}
          >
            {update.isPending ? 'Updating...' : 'Update Profile'}
          </Button>
          <output className="col-span-full empty:hidden">
            {update.isSuccess && isUnchanged && 'Saved.'}
          </output>
        </form>
        {update.error && <MessageBox look="bad">{describeError(update.error)}</MessageBox>}
      </AccountMatter>
    </>
  );
}
