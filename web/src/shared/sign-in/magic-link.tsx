import { authClient } from '../../lib/auth-client.ts';
import { returnUrl } from '../../lib/next-page.ts';
import { MailedLink, type MailedLinkProps } from './mailed-link.tsx';

const send: MailedLinkProps['send'] = async (email, captcha) => {
  const options = { ...captcha, emailRedirectTo: returnUrl('/') };
  const { error } = await authClient().signInWithOtp({ email, options });
  return error;
};

export const MagicLink = (field: Pick<MailedLinkProps, 'email' | 'onEmail' | 'onSession' | 'onMailed'>) => (
  <MailedLink
    {...field}
    send={send}
    codeType="email"
    intro="We’ll email you a link that signs you in without a password."
    action="Send magic link"
    waitsForAddress
    sent="Check your email for the magic link to sign in!"
  />
);
