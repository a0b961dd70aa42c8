import { createAuth, createSecretBox } from '@whetstone/auth';
import type { Database } from '@whetstone/database';
import { externalAuth } from './external-auth.ts';
import type { Dependencies } from './http/dependencies.ts';
import type { Log } from './http/log.ts';
import { openModel } from './llm/model.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openUnderWay } from './services/generations/under-way.ts';
import { openOwnModels } from './services/model-keys/own-models.ts';
import { beforeDeletion } from './services/payments/subscription/before-deletion.ts';
import { openPayments } from './services/payments/open-payments.ts';
import type { Payments } from './services/payments/payments.ts';
import type { Settings } from './settings.ts';
import { keptEncryptionKey } from './settings/encryption-keys.ts';
import { openTextWork } from './text-work/text-work.ts';

const encryptionKeysOf = ({ auth, dataDir }: Settings): string[] =>
  auth.encryptionKeys.length > 0 ? [...auth.encryptionKeys] : [keptEncryptionKey(dataDir)];

const authOf = (
  settings: Settings,
  { database, payments, keys }: { database: Database; payments: Payments; keys: string[] },
): Dependencies['auth'] => {
  const { externalUrl, jwksUrl, redirectUrls, ...given } = settings.auth;
  if (externalUrl && jwksUrl) return externalAuth(externalUrl, jwksUrl);
  return createAuth({
    database,
    mailer: payments.mailer,
    beforeDeletion: beforeDeletion(payments),
    config: {
      siteUrl: settings.siteUrl,
      ...given,
      encryptionKeys: keys,
      redirectAllowList: [...redirectUrls],
      trustedProxyHops: settings.trustedProxyHops,
    },
  });
};

/** Puts the parts together that the settings ask for. */
export const compose = async (settings: Settings, database: Database, log: Log): Promise<Dependencies> => {
  const payments = await openPayments(settings, { database, log, mailer: openMailer(settings, database) });
  const keys = encryptionKeysOf(settings);
  const box = createSecretBox(keys);
  return {
    settings,
    database,
    log,
    payments,
    auth: authOf(settings, { database, payments, keys }),
    box,
    model: settings.model && openModel(settings.model, log),
    ownModels: openOwnModels({ database, box }, settings.ownKeys),
    underWay: openUnderWay({ database, log }),
    textWork: openTextWork(),
  };
};
