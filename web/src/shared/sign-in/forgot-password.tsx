import { authClient } from '../../lib/auth-client.ts';
import { MailedLink, type MailedLinkProps } from './mailed-link.tsx';

const send: MailedLinkProps['send'] = async (email, captcha) => {
  const { error } = await authClient().resetPasswordForEmail(email, {
    ...captcha,
    redirectTo: `${location.origin}/`,
  });
  return error;
};

export const ForgotPassword = (
  field: Pick<MailedLinkProps, 'email' | 'onEmail' | 'onSession' | 'onMailed'>,
) => (
  <MailedLink
    {...field}
    send={send}
    codeType="recovery"
    intro="We’ll email you a link to choose a new password."
    action="Send recovery link"
    sent="If this address has an account, an email with a link to choose a new password is on its way."
  />
);
