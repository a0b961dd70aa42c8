import type { Database } from '@whetstone/database';
import type { Settings } from '../settings.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** The mail server of the settings, or the outbox where none is set. */
export const openMailer = (
  { smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  database: Database,
): Mailer => (smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outboxMailer(database));
