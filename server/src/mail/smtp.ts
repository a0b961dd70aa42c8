import type { Mailer } from './mailer.ts';

/** Sends through the mail server of an smtp:// or smtps:// address. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(url));
  return {
    send: async ({ to, subject, text, html }) => {
      await (await transport).sendMail({ from, to, subject, text, html });
    },
  };
};
