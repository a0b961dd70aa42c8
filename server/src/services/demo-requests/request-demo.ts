import { createHash } from 'node:crypto';
import type { DemoRequest } from '@whetstone/contract';
import { type Database, rowsOf, schema } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import type { Log } from '../../http/log.ts';
import { ServiceError } from '../../http/service-error.ts';
import type { Mailer } from '../../mail/mailer.ts';

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
  const key = createHash('sha256').update(`demo-request\0${address}`).digest('base64url');
  const isTaken = await database.asService(async (tx) => {
    const [row] = await rowsOf<{ count: number }>(
      tx,
      sql`insert into private.rate_limits as r (key, count, expires_at) values (${key}, 1, now() + interval '1 hour')
          on conflict (key) do update set
            count = case when r.expires_at <= now() then 1 else least(r.count, ${demoRequestsAnHour}::int) + 1 end,
            expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end
          returning count`,
    );
    if (row && row.count > demoRequestsAnHour) return false;
    await tx.insert(schema.demoRequests).values(request);
    return true;
  });
  if (!isTaken)
    throw new ServiceError(
      'rate_limited',
      'Several requests came from your connection just now. Please try again in an hour.',
    );
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
