import { securityAlarms, securityEventWords, type SecurityAlarm } from '@whetstone/contract';
import { countUse, returnUse, schema, type Database } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { Log } from '../../http/log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { renderLetter } from '../../mail/render-letter.ts';
import { countSecurityEvents } from './count-security-events.ts';

const windowMinutes = 10;
/** One mail an hour to each admin, whichever process sees it and whatever else swells. */
const quiet = { subject: 'security-alarm', max: 1, seconds: 3600 };

const isAlarm = (kind: string): kind is SecurityAlarm => kind in securityAlarms;

const adminAddresses = (database: Database): Promise<{ email: string }[]> =>
  database.asService((tx) =>
    tx
      .select({ email: schema.profiles.email })
      .from(schema.admins)
      .innerJoin(schema.profiles, eq(schema.profiles.id, schema.admins.userId)),
  );

/** Mails the admins when refused or failed access swells; support where there is no admin. A mail that fails is tried again in the next round. */
export const alertAdmins = async ({
  database,
  mailer,
  log,
  siteUrl,
  supportEmail,
}: {
  database: Database;
  mailer: Mailer;
  log: Log;
  siteUrl: string;
  supportEmail: string;
}): Promise<void> => {
  const counted = await countSecurityEvents(database, windowMinutes);
  const alarms = counted.filter(({ kind, count }) => isAlarm(kind) && count >= securityAlarms[kind]);
  if (alarms.length === 0) return;
  const { isAllowed } = await database.asService((tx) => countUse(tx, quiet));
  if (!isAllowed) return;
  const lines = alarms.map(
    ({ kind, count }) => `${isAlarm(kind) ? securityEventWords[kind] : kind}: ${count}`,
  );
  log('warn', { event: 'security alarm', alarms });
  const admins = await adminAddresses(database);
  const letter = renderLetter({
    subject: 'An unusual number of refused requests',
    paragraphs: [
      `In the last ${windowMinutes} minutes, Whetstone recorded more than the usual number of:`,
      ...lines,
      'The security log lists the accounts and networks. You get at most one of these emails an hour.',
    ],
    link: { label: 'Open the security log', path: '/admin?tab=security' },
    siteUrl,
  });
  const recipients = admins.length > 0 ? admins.map(({ email }) => email) : [supportEmail];
  const sent = await Promise.allSettled(recipients.map((to) => mailer.send({ to, ...letter })));
  if (sent.some(({ status }) => status === 'fulfilled')) return;
  await database.asService((tx) => returnUse(tx, quiet.subject));
  throw new Error('No admin could be mailed about a security alarm');
};
