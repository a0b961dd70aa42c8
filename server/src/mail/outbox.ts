import { schema, type Database } from '@whetstone/database';
import { asc, desc } from 'drizzle-orm';
import type { Mail, Mailer } from './mailer.ts';

/** Mails that the outbox page lists at most. */
export const outboxPageSize = 200;

/** Keeps mails in the database instead of sending them, so that whoever tries the product out can read them. */
export const outboxMailer = (database: Database): Mailer => ({
  send: async ({ to, subject, text, html }) => {
    await database.asService((tx) =>
      tx.insert(schema.outboxMails).values({ recipient: to, subject, bodyText: text, bodyHtml: html }),
    );
  },
});

/** The latest mails, newest last. */
export const readOutbox = async (database: Database): Promise<Mail[]> => {
  const { outboxMails } = schema;
  const rows = await database.asService((tx) => {
    const latest = tx
      .select()
      .from(outboxMails)
      .orderBy(desc(outboxMails.id))
      .limit(outboxPageSize)
      .as('latest');
    return tx.select().from(latest).orderBy(asc(latest.id));
  });
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.bodyText,
    html: row.bodyHtml,
  }));
};
