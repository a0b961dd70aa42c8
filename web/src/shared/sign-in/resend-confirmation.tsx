import { authClient } from '../../lib/auth-client.ts';
import { returnUrl } from '../../lib/next-page.ts';
import { SendAgain, type SendAgainProps } from '../auth-forms/send-again.tsx';

/** Mails the confirmation once more. The answer is the same whether or not one was waiting. */
export function ResendConfirmation({
  email,
  waitSeconds,
}: { email: string } & Pick<SendAgainProps, 'waitSeconds'>) {
  const send: SendAgainProps['send'] = async (captcha) => {
    const options = { ...captcha, emailRedirectTo: returnUrl('/') };
    const { error } = await authClient().resend({ type: 'signup', email, options });
    return error;
  };
  return <SendAgain send={send} waitSeconds={waitSeconds} />;
}
