import { rowsOf, schema } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { renderLetter } from '../../../mail/render-letter.ts';
import type { Payments } from '../open-payments.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';
import type { PaymentMailKind } from './queue-mail.ts';

interface Waiting {
  readonly key: string;
  readonly kind: string;
  readonly details: Record<string, unknown>;
  readonly email: string;
}

const { paymentMails } = schema;
const atOnce = 20;
/** After this many refusals of the mail server a mail is given up; it stays in the table with what it would have said. */
const maxAttempts = 30;

/** Takes mails for itself for a minute, oldest first. */
const claim = ({ database }: Payments): Promise<Waiting[]> =>
  database.asService((tx) =>
    rowsOf<Waiting>(
      tx,
      sql`update private.payment_mails m set claimed_until = now() + interval '1 minute', attempts = m.attempts + 1
          from public.profiles p
          where p.id = m.user_id and m.key in (
            select key from private.payment_mails
            where sent_at is null and attempts < ${maxAttempts} and (claimed_until is null or claimed_until < now())
            order by created_at limit ${atOnce} for update skip locked)
          returning m.key, m.kind, m.details, p.email`,
    ),
  );

/** Sends the mails that are waiting. One that the mail server refuses is tried again after a minute. */
export const sendPaymentMails = async (payments: Payments): Promise<void> => {
  const { database, mailer, siteUrl, log } = payments;
  for (const { key, kind, details, email } of await claim(payments)) {
    try {
      const letter = paymentMailTexts[kind as PaymentMailKind](details);
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
