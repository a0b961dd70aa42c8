import { useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { readNextPage, returnUrl } from '../../lib/next-page.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblemBox } from '../auth-forms/auth-problem-box.tsx';
import { textOf } from '../auth-forms/form-text.ts';
import { mailWaitOf } from '../auth-forms/mail-wait.ts';
import { NewPasswordField } from '../auth-forms/new-password-field.tsx';
import { useCountdown } from '../auth-forms/use-countdown.ts';
import { useGuardedSubmit } from '../auth-forms/use-guarded-submit.ts';
import { CheckEmail } from './check-email.tsx';
import { planThatWaits } from './plan-that-waits.ts';
import { SocialSignIn } from './social-sign-in.tsx';

const addressHintId = 'address-hint';

export interface SignUpProps {
  onSignedIn: () => void;
  onMailed: (isMailed: boolean) => void;
}

export function SignUp({ onSignedIn, onMailed }: SignUpProps) {
  const [mailed, setMailed] = useState<{ name: string; email: string }>();
  const [isMailed, setIsMailed] = useState(false);
  const [plan] = useState(() => planThatWaits(readNextPage()));
  const turn = (to: boolean) => {
    setIsMailed(to);
    onMailed(to);
  };
  const { secondsLeft, start } = useCountdown(0);
  const { submit, busy, problem, refusedPassword, captcha } = useGuardedSubmit(async (form, answer) => {
    const email = textOf(form, 'email').trim();
    const name = textOf(form, 'full_name').trim();
    const { data, error } = await authClient().signUp({
      email,
      password: textOf(form, 'password'),
      options: {
        ...answer,
        data: { full_name: name },
        emailRedirectTo: returnUrl('/'),
      },
    });
    if (data.session) onSignedIn();
    else if (!error) {
      setMailed({ name, email });
      turn(true);
    }
    const wait = mailWaitOf(error);
    if (wait !== undefined) start(wait);
    return wait === undefined ? error : null;
  });
  if (mailed && isMailed)
    return <CheckEmail email={mailed.email} onSignedIn={onSignedIn} onChange={() => turn(false)} />;
  return (
    <>
      <SocialSignIn />
      <form onSubmit={submit} className="flex flex-col gap-6">
        {problem && <AuthProblemBox {...problem} />}
        <TextField
          label="Full name"
          name="full_name"
          autoComplete="name"
          maxLength={200}
          pattern={'.*\\S.*'}
          title="Enter your name."
          defaultValue={mailed?.name}
          required
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          title="Enter your email address, such as name@example.com."
          autoComplete="username"
          defaultValue={mailed?.email}
          {...(!plan && { 'aria-describedby': addressHintId })}
          required
        />
        {!plan && (
          <p id={addressHintId} className="-mt-4 text-13 text-mute [:has([aria-invalid])+&]:hidden">
            Use your everyday address: disposable ones get no free prompts.
          </p>
        )}
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
