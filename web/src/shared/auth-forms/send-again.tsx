import type { AuthError } from '@supabase/auth-js';
import { accountRules } from '@whetstone/contract/limits';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AuthProblemBox } from './auth-problem-box.tsx';
import type { CaptchaAnswer } from './captcha/use-captcha.tsx';
import { mailWaitOf } from './mail-wait.ts';
import { useCountdown } from './use-countdown.ts';
import { useGuardedSubmit } from './use-guarded-submit.ts';

export interface SendAgainProps {
  send: (captcha: CaptchaAnswer) => Promise<AuthError | null>;
  /** Until the service sends the next one; 0 where none was sent just now. */
  waitSeconds: number;
  /** Said once it is sent. */
  sent?: string;
}

const sentAgain = 'Sent again. The earlier link and code no longer work.';

/** Has a mail sent once more, as soon as the service does that; until then the button counts the seconds. */
export function SendAgain({ send, waitSeconds, sent = sentAgain }: SendAgainProps) {
  const [isSent, setIsSent] = useState(false);
  const { secondsLeft, start } = useCountdown(waitSeconds);
  const { submit, busy, problem, captcha } = useGuardedSubmit(async (_form, answer) => {
    const error = await send(answer);
    const wait = mailWaitOf(error);
    setIsSent(!error);
    start(wait ?? (error ? 0 : accountRules.mailGapSeconds));
    return wait === undefined ? error : null;
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {problem && <AuthProblemBox {...problem} />}
      <output className="text-13 text-mute">
        {isSent ? sent : 'No email after a minute? Check your spam folder.'}
      </output>
      {captcha}
      <Button type="submit" busy={busy} disabled={secondsLeft > 0} className="tabular">
        {secondsLeft > 0 ? `Send it again in ${secondsLeft} s` : 'Send it again'}
      </Button>
    </form>
  );
}
