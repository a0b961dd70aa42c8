import { createAuth } from '@whetstone/auth';
import type { Database } from '@whetstone/database';
import { externalAuth } from './external-auth.ts';
import type { Dependencies } from './http/dependencies.ts';
import type { Log } from './http/log.ts';
import { openModel } from './llm/model.ts';
import { openMailer } from './mail/open-mailer.ts';
import type { Settings } from './settings.ts';
import { keptEncryptionKey } from './settings/encryption-keys.ts';

const authOf = (settings: Settings, database: Database): Dependencies['auth'] => {
  const { externalUrl, jwksUrl, redirectUrls, encryptionKeys, ...given } = settings.auth;
  if (externalUrl && jwksUrl) return externalAuth(externalUrl, jwksUrl);
  return createAuth({
    database,
    mailer: openMailer(settings, database),
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
export const compose = (settings: Settings, database: Database, log: Log): Dependencies => ({
  settings,
  database,
  log,
  auth: authOf(settings, database),
  model: settings.model && openModel(settings.model, log),
});
