import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblemBox } from '../sign-in/auth-problem-box.tsx';
import { textOf } from '../sign-in/form-text.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import { useAuthSubmit } from '../sign-in/use-auth-submit.ts';
import { AccountMatter } from './account-section.tsx';
import { FormBehindButton } from './form-behind-button.tsx';
import { sessionsQuery } from './account-queries.ts';

/** Sets another password; a session older than a day proves itself by a mailed code first. */
export function PasswordChange() {
  const cache = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const { submit, busy, problem } = useAuthSubmit(async (form) => {
    const nonce = textOf(form, 'nonce').trim();
    const { error } = await authClient().updateUser({
      password: textOf(form, 'password'),
      ...(nonce ? { nonce } : {}),
    });
    if (error?.code === 'reauthentication_needed') {
      setNeedsCode(true);
      return (await authClient().reauthenticate()).error;
    }
    if (error) return error;
    setIsOpen(false);
    setNeedsCode(false);
    setIsDone(true);
    void cache.invalidateQueries(sessionsQuery);
    return null;
  });
  return (
    <AccountMatter title="Password">
      <FormBehindButton
        text={
          isDone ? 'Your password is changed. Your other sessions have ended.' : 'Long and used nowhere else.'
        }
        label="Change Password"
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      >
        <form onSubmit={submit} className="flex flex-col gap-4">
          {problem && <AuthProblemBox {...problem} />}
          <PasswordField label="New password" name="password" autoComplete="new-password" required />
          {needsCode && (
            <TextField
              label="Code from your mail"
              name="nonce"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
          <p className="text-13 text-mute">
            {needsCode
              ? 'You signed in more than a day ago, so we mailed you a code. Enter it to go on.'
              : 'At least 8 characters. Your other sessions end when you save.'}
          </p>
          <div className="flex gap-3">
            <Button type="submit" look="primary" busy={busy}>
              Save Password
            </Button>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          </div>
        </form>
      </FormBehindButton>
    </AccountMatter>
  );
}
