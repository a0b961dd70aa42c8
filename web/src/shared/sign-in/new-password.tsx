import { useEffect, useRef, useState } from 'react';
import { untilAccountsAway } from '../../lib/account-outage.ts';
import { authClient } from '../../lib/auth-client.ts';
import { needsSecondFactor } from '../../lib/needs-second-factor.ts';
import { putOffNewPassword } from '../../lib/recovery.ts';
import { sayNext } from '../../lib/said-next.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblemBox } from '../auth-forms/auth-problem-box.tsx';
import { textOf } from '../auth-forms/form-text.ts';
import { NewPasswordField } from '../auth-forms/new-password-field.tsx';
import { SecondFactorForm } from '../auth-forms/second-factor-form.tsx';
import { useAuthSubmit } from '../auth-forms/use-auth-submit.ts';

/** A recovery that was left open proves nothing any more. */
const asksForProof = new Set(['current_password_required', 'reauthentication_needed']);

/** The end of password recovery. An account with a second factor shows it first: a mailbox alone does not open it. */
export function NewPassword({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<'unknown' | 'second-factor' | 'password'>('unknown');
  const [needsCode, setNeedsCode] = useState(false);
  useEffect(() => {
    void authClient()
      .getSession()
      .then(({ data }) =>
        setStep(data.session && needsSecondFactor(data.session) ? 'second-factor' : 'password'),
      );
  }, []);
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, problem, refusedPassword } = useAuthSubmit(async (form) => {
    const nonce = textOf(form, 'nonce').trim();
    const { error } = await authClient().updateUser({
      password: textOf(form, 'password'),
      ...(nonce ? { nonce } : {}),
    });
    if (error && asksForProof.has(error.code ?? '')) {
      const mailed = await authClient().reauthenticate();
      setNeedsCode(!mailed.error);
      return mailed.error;
    }
    if (error) return error;
    // The next token no longer says that a password is to be chosen; until one comes, this browser remembers.
    putOffNewPassword();
    await Promise.race([authClient().refreshSession(), untilAccountsAway()]);
    sayNext('password-changed');
    onDone();
    return null;
  });
  // Back to the password that was refused.
  useEffect(() => {
    if (refusedPassword) form.current?.querySelector('input')?.focus();
  }, [refusedPassword]);
  if (step === 'unknown') return <Spinner label="Loading" />;
  if (step === 'second-factor') return <SecondFactorForm onDone={() => setStep('password')} />;
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-6">
      <p>Saving signs you out everywhere else.</p>
      {problem && <AuthProblemBox {...problem} />}
      <NewPasswordField label="New password" refused={refusedPassword} />
      {needsCode && (
        <>
          <output className="text-13 text-mute">
            You opened your link a while ago, so we emailed you a code. Enter it to continue.
          </output>
          <TextField
            label="Code from the email"
            name="nonce"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        </>
      )}
      <Button type="submit" look="primary" busy={busy}>
        Save new password
      </Button>
    </form>
  );
}
