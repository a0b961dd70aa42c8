import { useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { returnUrl } from '../../lib/next-page.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblemBox } from './auth-problem-box.tsx';
import { CheckEmail } from './check-email.tsx';
import { textOf } from './form-text.ts';
import { PasswordField } from './password-field.tsx';
import { useGuardedSubmit } from './use-guarded-submit.ts';

export function SignUp({ onSignedIn }: { onSignedIn: () => void }) {
  const [mailedTo, setMailedTo] = useState('');
  const { submit, busy, problem, captcha } = useGuardedSubmit(async (form, answer) => {
    const email = textOf(form, 'email').trim();
    const { data, error } = await authClient().signUp({
      email,
      password: textOf(form, 'password'),
      options: {
        ...answer,
        data: { full_name: textOf(form, 'full_name').trim() },
        emailRedirectTo: returnUrl('/'),
      },
    });
    if (data.session) onSignedIn();
    else if (!error) setMailedTo(email);
    return error;
  });
  if (mailedTo) return <CheckEmail email={mailedTo} />;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {problem && <AuthProblemBox {...problem} />}
      <TextField label="Full name" name="full_name" autoComplete="name" maxLength={200} required />
      <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
      <PasswordField name="password" autoComplete="new-password" required />
      {captcha}
      <Button type="submit" look="primary" busy={busy}>
        Create Account
      </Button>
      <p className="text-12 text-mute">
        With an account you accept the{' '}
        <a href="/terms" target="_blank" className="underline underline-offset-4">
          Terms
        </a>
        . What we keep is in{' '}
        <a href="/privacy" target="_blank" className="underline underline-offset-4">
          Privacy
        </a>
        .
      </p>
    </form>
  );
}
