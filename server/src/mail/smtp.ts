import type { Mailer } from './mailer.ts';

/** How long a mail server may take, in milliseconds, where its address does not say: the library would wait ten minutes. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The address with our patience as parameters, which the library reads from it. */
export const patiently = (address: string): string => {
  const url = new URL(address);
  for (const [name, ms] of Object.entries(patience))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
};

/** Sends through the mail server of an smtp:// or smtps:// address. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(patiently(url)));
  return {
    send: async ({ to, subject, text, html }) => {
      await (await transport).sendMail({ from, to, subject, text, html });
    },
  };
};
