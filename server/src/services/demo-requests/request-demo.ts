import { escapeHtml } from '@whetstone/auth';
import type { DemoRequest } from '@whetstone/contract';
import { type Database, schema } from '@whetstone/database';
import type { Log } from '../../http/log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { limits } from '../rate-limits/rate-limits.ts';
import { takeLimit } from '../rate-limits/take-limit.ts';

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
  await takeLimit(database, limits.demoRequest, address);
  await database.asService((tx) => tx.insert(schema.demoRequests).values(request));
  const { name, email, company, message } = request;
  const text = `${name} <${email}> of ${company} has requested a demo.\n\n${message || 'No message.'}`;
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
