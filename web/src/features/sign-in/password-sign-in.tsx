import { useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { needsSecondFactor } from '../session/needs-second-factor.ts';
import { AuthProblemBox } from './auth-problem-box.tsx';
import { textOf } from './form-text.ts';
import { PasswordField } from './password-field.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useGuardedSubmit } from './use-guarded-submit.ts';

export interface PasswordSignInProps {
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: () => void;
  onSecondFactor: () => void;
}

export function PasswordSignIn({ email, onEmail, onSignedIn, onSecondFactor }: PasswordSignInProps) {
  const [triedEmail, setTriedEmail] = useState('');
  const { submit, busy, problem, code, captcha } = useGuardedSubmit(async (form, answer) => {
    setTriedEmail(email.trim());
    const { data, error } = await authClient().signInWithPassword({
      email: email.trim(),
      password: textOf(form, 'password'),
      options: answer,
    });
    if (data.session && needsSecondFactor(data.session)) onSecondFactor();
    else if (!error) onSignedIn();
    return error;
  });
  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {problem && <AuthProblemBox {...problem} />}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          required
        />
        <PasswordField name="password" autoComplete="current-password" required />
        {captcha}
        <Button type="submit" look="primary" busy={busy}>
          Sign In
        </Button>
      </form>
      {code === 'email_not_confirmed' && <ResendConfirmation email={triedEmail} />}
    </>
  );
}
