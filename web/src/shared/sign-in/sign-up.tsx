import { useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { returnUrl } from '../../lib/next-page.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblemBox } from '../auth-forms/auth-problem-box.tsx';
import { textOf } from '../auth-forms/form-text.ts';
import { mailWaitOf } from '../auth-forms/mail-wait.ts';
import { NewPasswordField } from '../auth-forms/new-password-field.tsx';
import { useCountdown } from '../auth-forms/use-countdown.ts';
import { useGuardedSubmit } from '../auth-forms/use-guarded-submit.ts';
import { CheckEmail } from './check-email.tsx';
import { SocialSignIn } from './social-sign-in.tsx';

export function SignUp({ onSignedIn }: { onSignedIn: () => void }) {
  const [mailedTo, setMailedTo] = useState('');
  const { secondsLeft, start } = useCountdown(0);
  const { submit, busy, problem, refusedPassword, captcha } = useGuardedSubmit(async (form, answer) => {
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
    const wait = mailWaitOf(error);
    if (wait !== undefined) start(wait);
    return wait === undefined ? error : null;
  });
  if (mailedTo) return <CheckEmail email={mailedTo} onSignedIn={onSignedIn} />;
  return (
    <>
      <SocialSignIn />
      <form onSubmit={submit} className="flex flex-col gap-4">
        {problem && <AuthProblemBox {...problem} />}
        <TextField
          label="Full name"
          name="full_name"
          autoComplete="name"
          maxLength={200}
          pattern={'.*\\S.*'}
          title="Enter your name."
          required
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          title="Enter your email address, such as name@example.com."
          autoComplete="username"
          aria-describedby="free-prompts-of-a-mailbox"
          required
        />
        <p id="free-prompts-of-a-mailbox" className="-mt-2 text-13 text-mute">
          Free prompts are counted per mailbox. Disposable addresses get none.
        </p>
        <NewPasswordField refused={refusedPassword} />
        {captcha}
        <output className="text-13 text-mute empty:hidden">
          {secondsLeft > 0 && 'We just sent an email to this address. You can send another in a minute.'}
        </output>
        <Button type="submit" look="primary" busy={busy} disabled={secondsLeft > 0} className="tabular">
          {secondsLeft > 0 ? `Create account in ${secondsLeft} s` : 'Create account'}
        </Button>
        <p className="text-12 text-mute">
          By creating an account, you accept the{' '}
          <a href="/terms" target="_blank" className="underline underline-offset-4">
            Terms
          </a>
          . The{' '}
          <a href="/privacy" target="_blank" className="underline underline-offset-4">
            Privacy
          </a>{' '}
          page says what we store.
        </p>
      </form>
    </>
  );
}
