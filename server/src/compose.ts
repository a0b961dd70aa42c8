import { createAuth } from '@whetstone/auth';
import type { Database } from '@whetstone/database';
import { externalAuth } from './external-auth.ts';
import type { Dependencies } from './http/dependencies.ts';
import type { Log } from './http/log.ts';
import { openModel } from './llm/model.ts';
import { openMailer } from './mail/open-mailer.ts';
import { beforeDeletion } from './services/payments/before-deletion.ts';
import { openPayments, type Payments } from './services/payments/open-payments.ts';
import type { Settings } from './settings.ts';
import { keptEncryptionKey } from './settings/encryption-keys.ts';
import { openTextWork } from './text-work/text-work.ts';

const authOf = (settings: Settings, database: Database, payments: Payments): Dependencies['auth'] => {
  const { externalUrl, jwksUrl, redirectUrls, encryptionKeys, ...given } = settings.auth;
  if (externalUrl && jwksUrl) return externalAuth(externalUrl, jwksUrl);
  return createAuth({
    database,
    mailer: payments.mailer,
    beforeDeletion: beforeDeletion(payments),
    config: {
      siteUrl: settings.siteUrl,
      ...given,
      encryptionKeys: encryptionKeys.length > 0 ? [...encryptionKeys] : [keptEncryptionKey(settings.dataDir)],
      redirectAllowList: [...redirectUrls],
      trustedProxyHops: settings.trustedProxyHops,
    },
  });
};

/** Puts the parts together that the settings ask for. */
export const compose = (settings: Settings, database: Database, log: Log): Dependencies => {
  const payments = openPayments(settings, { database, log, mailer: openMailer(settings, database) });
  return {
    settings,
    database,
    log,
    payments,
    auth: authOf(settings, database, payments),
    model: settings.model && openModel(settings.model, log),
    textWork: openTextWork(),
  };
};
