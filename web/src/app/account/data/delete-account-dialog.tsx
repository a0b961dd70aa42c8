import { type AuthError, isAuthError } from '@supabase/auth-js';
import { useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { sayNext } from '../../../lib/said-next.ts';
import { signOut } from '../../../lib/sign-out.ts';
import { AuthProblemBox } from '../../../shared/auth-forms/auth-problem-box.tsx';
import { textOf } from '../../../shared/auth-forms/form-text.ts';
import { LinkButton } from '../../../shared/auth-forms/link-button.tsx';
import { PasswordField } from '../../../shared/auth-forms/password-field.tsx';
import { useAuthSubmit } from '../../../shared/auth-forms/use-auth-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { deleteAccount } from '../auth-requests.ts';

/** Asks for the address typed out and for the password, or a mailed code where there is no password, then deletes. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [byCode, setByCode] = useState(false);
  const [isMismatch, setIsMismatch] = useState(false);
  const { submit, busy, problem } = useAuthSubmit(async (form) => {
    const matches = typed.trim().toLowerCase() === email.toLowerCase();
    setIsMismatch(!matches);
    if (!matches) return null;
    const failure = await tryToDelete(
      byCode ? { nonce: textOf(form, 'nonce').trim() } : { password: textOf(form, 'password') },
    );
    if (!failure) {
      sayNext('account-deleted');
      await signOut({ isAccountGone: true });
    }
    return failure;
  });
  const mail = useAuthSubmit(async () => {
    const { error } = await authClient().reauthenticate();
    if (!error) setByCode(true);
    return error;
  });
  return (
    <Dialog open onClose={onClose} title="Delete account">
      <p>
        Your account, prompts (with all their versions), folders, favorites and votes are deleted right away.
        This cannot be undone. Export your data first if you want to keep it.
      </p>
      <form id="delete-account" onSubmit={submit} className="flex flex-col gap-6">
        {problem && <AuthProblemBox {...problem} />}
        <TextField
          label={`Type ${email} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          error={isMismatch ? 'This doesn’t match your account’s email.' : undefined}
          required
        />
        {byCode ? (
          <TextField
            label="Code from the email"
            name="nonce"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        ) : (
          <PasswordField name="password" autoComplete="current-password" required />
        )}
      </form>
      {!byCode && (
        <form onSubmit={mail.submit}>
          {mail.problem && <AuthProblemBox {...mail.problem} />}
          <LinkButton type="submit">No password? Email me a code instead</LinkButton>
        </form>
      )}
      <div className="dialog-foot">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" form="delete-account" look="bad" busy={busy}>
          Delete account
        </Button>
      </div>
    </Dialog>
  );
}

async function tryToDelete(proof: Parameters<typeof deleteAccount>[0]): Promise<AuthError | null> {
  try {
    await deleteAccount(proof);
    return null;
  } catch (error) {
    if (isAuthError(error)) return error;
    throw error;
  }
}
