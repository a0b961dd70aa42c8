import { useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { returnUrl } from '../../lib/next-page.ts';
import { Button } from '../../ui/button.tsx';
import { AuthProblemBox } from './auth-problem-box.tsx';
import { useGuardedSubmit } from './use-guarded-submit.ts';

/** Mails the confirmation link once more. The answer is the same whether or not one was waiting. */
export function ResendConfirmation({ email }: { email: string }) {
  const [isSent, setIsSent] = useState(false);
  const { submit, busy, problem, captcha } = useGuardedSubmit(async (_form, answer) => {
    const options = { ...answer, emailRedirectTo: returnUrl('/') };
    const { error } = await authClient().resend({ type: 'signup', email, options });
    setIsSent(!error);
    return error;
  });
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-3">
      {problem && <AuthProblemBox {...problem} />}
      <output className="text-13 text-mute">
        {isSent
          ? 'Sent again. The earlier link no longer works.'
          : 'No mail after a minute? Look in the spam folder, too.'}
      </output>
      {captcha}
      <Button type="submit" size="small" busy={busy}>
        Send it again
      </Button>
    </form>
  );
}
