import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblemBox } from '../sign-in/auth-problem-box.tsx';
import { textOf } from '../sign-in/form-text.ts';
import { OutboxLink } from '../sign-in/outbox-link.tsx';
import { useAuthSubmit } from '../sign-in/use-auth-submit.ts';
import { useGuardedSubmit } from '../sign-in/use-guarded-submit.ts';
import { AccountMatter } from './account-section.tsx';
import { FormBehindButton } from './form-behind-button.tsx';
import { authUserQuery } from './account-queries.ts';

const redirectTo = () => `${location.origin}/account`;

/** Moves the account to another address once both mailboxes have agreed. */
export function EmailChange() {
  const cache = useQueryClient();
  const user = useQuery(authUserQuery).data;
  const [isOpen, setIsOpen] = useState(false);
  const { submit, busy, problem } = useAuthSubmit(async (form) => {
    const email = textOf(form, 'new_email').trim();
    const { data, error } = await authClient().updateUser({ email }, { emailRedirectTo: redirectTo() });
    if (data.user) {
      cache.setQueryData(authUserQuery.queryKey, data.user);
      setIsOpen(false);
    }
    return error;
  });
  return (
    <AccountMatter title="Change e-mail">
      {user?.new_email && <Pending email={user.email ?? ''} newEmail={user.new_email} />}
      <FormBehindButton
        text="Both mailboxes have to agree, the old one and the new one."
        label="Change E-mail"
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      >
        <form onSubmit={submit} className="flex flex-col gap-4">
          {problem && <AuthProblemBox {...problem} />}
          <TextField label="New e-mail" name="new_email" type="email" autoComplete="email" required />
          <p className="text-13 text-mute">
            We mail a link to both addresses. The change takes effect when both have been followed.
          </p>
          <div className="flex gap-3">
            <Button type="submit" look="primary" busy={busy}>
              Send Both Links
            </Button>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          </div>
        </form>
      </FormBehindButton>
    </AccountMatter>
  );
}

function Pending({ email, newEmail }: { email: string; newEmail: string }) {
  const [isSent, setIsSent] = useState(false);
  const { submit, busy, problem, captcha } = useGuardedSubmit(async (_form, answer) => {
    const options = { ...answer, emailRedirectTo: redirectTo() };
    const { error } = await authClient().resend({ type: 'email_change', email, options });
    setIsSent(!error);
    return error;
  });
  return (
    <MessageBox look="done">
      <p>
        Waiting for both mailboxes: follow the link sent to <b className="font-medium">{email}</b> and the one
        sent to <b className="font-medium">{newEmail}</b>.
      </p>
      <OutboxLink />
      <form onSubmit={submit} className="mt-2 flex flex-wrap items-center gap-3">
        {captcha}
        <Button type="submit" size="small" busy={busy}>
          Send again
        </Button>
        <output>{isSent && 'Sent to both. The earlier links no longer work.'}</output>
      </form>
      {problem && <p className="mt-2 text-bad">{problem.message}</p>}
    </MessageBox>
  );
}
