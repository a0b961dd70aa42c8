import { useEffect, useRef, useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { needsSecondFactor } from '../../lib/needs-second-factor.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblemBox } from '../auth-forms/auth-problem-box.tsx';
import { textOf } from '../auth-forms/form-text.ts';
import { MailedCode } from '../auth-forms/mailed-code.tsx';
import { PasswordField } from '../auth-forms/password-field.tsx';
import { useGuardedSubmit } from '../auth-forms/use-guarded-submit.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { SocialSignIn } from './social-sign-in.tsx';

export interface PasswordSignInProps {
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: () => void;
  onSecondFactor: () => void;
}

export function PasswordSignIn({ email, onEmail, onSignedIn, onSecondFactor }: PasswordSignInProps) {
  const [triedEmail, setTriedEmail] = useState('');
  const [misses, setMisses] = useState(0);
  const passwordField = useRef<HTMLInputElement>(null);
  // One key of the keyboard then replaces what was wrong.
  useEffect(() => {
    if (misses === 0) return;
    passwordField.current?.focus();
    passwordField.current?.select();
  }, [misses]);
  const { submit, busy, problem, code, captcha } = useGuardedSubmit(async (form, answer) => {
    setTriedEmail(email.trim());
    const { data, error } = await authClient().signInWithPassword({
      email: email.trim(),
      password: textOf(form, 'password'),
      options: answer,
    });
    if (data.session && needsSecondFactor(data.session)) onSecondFactor();
    else if (!error) onSignedIn();
    if (error?.code === 'invalid_credentials') setMisses((count) => count + 1);
    return error;
  });
  const isMiss = code === 'invalid_credentials';
  return (
    <>
      <SocialSignIn />
      <form onSubmit={submit} className="flex flex-col gap-6">
        {problem && !isMiss && <AuthProblemBox {...problem} />}
        <TextField
          label="Email"
          name="email"
          type="email"
          title="Enter your email address, such as name@example.com."
          autoComplete="username"
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          required
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          title="Enter your password."
          ref={passwordField}
          error={isMiss ? problem?.message : undefined}
          required
        />
        {captcha}
        <Button type="submit" look="primary" busy={busy}>
          Sign In
        </Button>
      </form>
      {code === 'email_not_confirmed' && (
        <>
          <MailedCode
            email={triedEmail}
            type="signup"
            label="Enter the code from the email"
            onVerified={onSignedIn}
          />
          <ResendConfirmation email={triedEmail} waitSeconds={0} />
        </>
      )}
    </>
  );
}
