import type { DemoRequest } from '@whetstone/contract';
import { type Database, schema } from '@whetstone/database';
import type { Log } from '../../http/log.ts';
import { ServiceError } from '../../http/service-error.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { takeUse } from '../limits/take-use.ts';

/** Requests that one address may send in an hour. */
export const demoRequestsAnHour = 5;

export interface RequestDemo {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Log;
  /** Who reads the requests. */
  readonly supportEmail: string;
}

/**
 * Keeps a demo request, then tells support by mail; a mail that fails is logged, the request stays. Throws
 * `rate_limited` when the address has sent too many.
 */
export async function requestDemo(
  { database, mailer, log, supportEmail }: RequestDemo,
  address: string,
  request: DemoRequest,
): Promise<void> {
  const isTaken = await takeUse(database, {
    subject: `demo-request:${address}`,
    max: demoRequestsAnHour,
    seconds: 3600,
  });
  if (!isTaken)
    throw new ServiceError(
      'rate_limited',
      'Several requests came from your connection just now. Please try again in an hour.',
    );
  await database.asService((tx) => tx.insert(schema.demoRequests).values(request));
  const { name, email, company, message } = request;
  const text = `${name} <${email}> of ${company} asks for a demo.\n\n${message || 'No message.'}`;
  const mail = {
    to: supportEmail,
    subject: `Demo request: ${company}`,
    text,
    html: `<pre>${escapeHtml(text)}</pre>`,
  };
  await mailer
    .send(mail)
    .catch((error: unknown) =>
      log('error', { event: 'a demo request was not mailed', error: String(error) }),
    );
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
