import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { AuthProblemBox } from '../../../shared/auth-forms/auth-problem-box.tsx';
import { focusFirstField } from '../../../shared/auth-forms/focus-first-field.ts';
import { textOf } from '../../../shared/auth-forms/form-text.ts';
import { LinkButton } from '../../../shared/auth-forms/link-button.tsx';
import { NewPasswordField } from '../../../shared/auth-forms/new-password-field.tsx';
import { OutboxLink } from '../../../shared/auth-forms/outbox-link.tsx';
import { PasswordField } from '../../../shared/auth-forms/password-field.tsx';
import { useAuthSubmit } from '../../../shared/auth-forms/use-auth-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sessionsQuery } from '../account-queries.ts';
import { AccountMatter } from '../account-section.tsx';
import { FormBehindButton } from './form-behind-button.tsx';

/** Sets another password, proven by the present one or by a mailed code. */
export function PasswordChange() {
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  return (
    <AccountMatter title="Password">
      <FormBehindButton
        text={
          isDone
            ? 'Password changed. You are signed out everywhere else.'
            : 'Use a long password you don’t use anywhere else.'
        }
        label="Change password"
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      >
        <PasswordForm
          onDone={() => {
            setIsOpen(false);
            setIsDone(true);
          }}
          onCancel={() => setIsOpen(false)}
        />
      </FormBehindButton>
    </AccountMatter>
  );
}

function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const cache = useQueryClient();
  const [byCode, setByCode] = useState(false);
  const { submit, busy, problem, refusedPassword } = useAuthSubmit(async (form) => {
    const { error } = await authClient().updateUser({
      password: textOf(form, 'password'),
      ...(byCode
        ? { nonce: textOf(form, 'nonce').trim() }
        : { current_password: textOf(form, 'current_password') }),
    });
    if (error) return error;
    void cache.invalidateQueries(sessionsQuery);
    onDone();
    return null;
  });
  const mail = useAuthSubmit(async () => {
    const { error } = await authClient().reauthenticate();
    if (!error) setByCode(true);
    return error;
  });
  return (
    <div className="matter-form">
      {problem && <AuthProblemBox {...problem} />}
      {mail.problem && <AuthProblemBox {...mail.problem} />}
      <form id="change-password" onSubmit={submit} className="flex flex-col gap-6">
        {byCode ? (
          <div ref={focusFirstField}>
            <TextField
              label="Code from the email"
              name="nonce"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          </div>
        ) : (
          <PasswordField
            label="Current password"
            name="current_password"
            autoComplete="current-password"
            required
          />
        )}
        <NewPasswordField label="New password" refused={refusedPassword} />
      </form>
      <form onSubmit={mail.submit} className="-mt-4">
        <output>{byCode ? 'We emailed you a code. ' : 'No password, or forgot it? '}</output>
        <LinkButton type="submit">{byCode ? 'Email me another code' : 'Email me a code instead'}</LinkButton>
        {byCode && <OutboxLink />}
      </form>
      <div className="grid gap-2">
        <div className="flex gap-3">
          <Button type="submit" form="change-password" look="primary" busy={busy}>
            Save password
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
        <p>Saving signs you out everywhere else.</p>
      </div>
    </div>
  );
}
