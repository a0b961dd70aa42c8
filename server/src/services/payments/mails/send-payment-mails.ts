import { rowsOf, schema } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { renderLetter } from '../../../mail/render-letter.ts';
import type { Payments } from '../payments.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';
import type { PaymentMailKind } from './queue-mail.ts';

interface Waiting {
  readonly key: string;
  readonly kind: PaymentMailKind;
  readonly details: Record<string, unknown>;
  readonly email: string;
}

const { paymentMails } = schema;
/** Mails of one round at most; the next one takes the rest. */
const atOnce = 20;
/** After this many refusals of the mail server a mail is given up; it stays in the table with what it would have said. */
const maxAttempts = 30;

type Sends = Pick<Payments, 'database' | 'mailer' | 'siteUrl' | 'supportEmail' | 'log'>;

/**
 * Takes the oldest mail for itself, for the minute in which the mail server takes or refuses it. One at a time: of many,
 * the last would wait beyond its minute, and another sweep would send it, too.
 */
const claim = async ({ database }: Sends): Promise<Waiting | undefined> => {
  const [mail] = await database.asService((tx) =>
    rowsOf<Waiting>(
      tx,
      sql`update private.payment_mails m set claimed_until = now() + interval '1 minute', attempts = m.attempts + 1
          from public.profiles p
          where p.id = m.user_id and m.key in (
            select key from private.payment_mails
            where sent_at is null and attempts < ${maxAttempts} and (claimed_until is null or claimed_until < now())
            order by created_at limit 1 for update skip locked)
          returning m.key, m.kind, m.details, p.email`,
    ),
  );
  return mail;
};

/** Sends the mails that are waiting. One that the mail server refuses is tried again after a minute. */
export const sendPaymentMails = async (payments: Sends): Promise<void> => {
  const { database, mailer, siteUrl, supportEmail, log } = payments;
  for (let taken = 0; taken < atOnce; taken += 1) {
    const mail = await claim(payments);
    if (!mail) return;
    const { key, kind, details, email } = mail;
    try {
      const letter = paymentMailTexts[kind]({ ...details, support: supportEmail });
      await mailer.send({ to: email, ...renderLetter({ ...letter, siteUrl }) });
      await database.asService((tx) =>
        tx
          .update(paymentMails)
          .set({ sentAt: sql`now()` })
          .where(eq(paymentMails.key, key)),
      );
    } catch (error) {
      log('error', { event: 'a mail about money was not sent', key, error: String(error) });
    }
  }
};
