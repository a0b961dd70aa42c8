import type { AuthContext } from '../auth-context.ts';
import type { MailKind } from './mail-texts.ts';
import { renderMail } from './render-mail.ts';

/** A link that this service answers, for a mail. */
export const verifyLink = (auth: AuthContext, token: string, type: string, redirectTo: string): string => {
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return `${auth.settings.baseUrl}/verify?${query}`;
};

/** Sends a mail without keeping the answer waiting, so that no answer's time tells whether one was sent. */
export const sendMail = (
  auth: AuthContext,
  kind: MailKind,
  to: string,
  values: { link?: string; code?: string; newEmail?: string; done?: string } = {},
): void => {
  const { siteUrl, otpExpirySeconds } = auth.settings;
  const mail = renderMail(kind, { ...values, siteUrl, minutes: Math.round(otpExpirySeconds / 60) });
  auth.inBackground(auth.mailer.send({ to, ...mail }));
};
