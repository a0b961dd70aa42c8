import { availableParallelism } from 'node:os';
import { openSecurityLog, type Database } from '@whetstone/database';
import type { Context, Hono } from 'hono';
import type { JWK } from 'jose';
import { createApp } from './app.ts';
import type { AuthContext, Mailer, SmsSender } from './auth-context.ts';
import { readAuthConfig, type AuthConfig } from './config.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { createProviders } from './providers/create-providers.ts';
import { reseal } from './secrets/reseal.ts';
import { createSecretBox } from './secrets/secret-box.ts';
import { sweep } from './sweep.ts';
import { createSharedSecrets } from './tokens/shared-secret.ts';
import { createSigningKeys } from './tokens/signing-keys.ts';
import { exportAccount } from './users/export-account.ts';
import { verifyOwnToken } from './tokens/verify-own-token.ts';
import type { AccessClaims } from './tokens/verify-access-token.ts';

export interface AuthOptions {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly smsSender?: SmsSender;
  readonly config: AuthConfig;
  /** What must happen before an account goes, such as ending its subscription; a failure keeps the account. */
  readonly beforeDeletion?: (account: { id: string; email: string }) => Promise<void>;
  /** The present; tests give a virtual one. */
  readonly clock?: () => Date;
  /** The address at the other end of the connection. Default: that of @hono/node-server's socket. */
  readonly remoteAddress?: (c: Context) => string;
  /** Where failures go that no answer shows. Default: standard error. */
  readonly log?: (event: string, error?: unknown) => void;
}

export interface Auth {
  /** The wire, to be mounted at the path of `mailLinkBase`, `/auth/v1` by default. */
  readonly app: Hono;
  /** Claims of a good access token; throws AuthError `bad_jwt`. Looks at signature and time, not at the session's row. */
  verifyAccessToken(token: string): Promise<AccessClaims>;
  jwks(): Promise<{ keys: JWK[] }>;
  /** Signs with a new key from now on; answers its id. */
  rotateSigningKey(): Promise<string>;
  /** Everything this service holds about a person, without secrets; null where there is no such account. */
  exportAccount(userId: string): ReturnType<typeof exportAccount>;
  /** Seals with the first encryption key what lies open or under an older one; to be called at each start. Throws UnknownEncryptionKey. */
  reseal(): Promise<void>;
  /** Deletes what has expired; to be called now and then, by any process. */
  sweep(): Promise<void>;
  /** Resolves when all mails and other work behind the answers are done. */
  settled(): Promise<void>;
}

const socketAddress = (c: Context): string => {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? '0.0.0.0';
};

const toStandardError = (event: string, error?: unknown): void => {
  process.stderr.write(`${event} ${error instanceof Error ? error.stack : ''}\n`);
};

/** The auth service over a database and a mailer. Throws a ZodError for settings that make no sense. */
export const createAuth = (options: AuthOptions): Auth => {
  const settings = readAuthConfig(options.config);
  const clock = options.clock ?? (() => new Date());
  const log = options.log ?? toStandardError;
  const box = createSecretBox(settings.encryptionKeys);
  const pending = new Set<Promise<unknown>>();
  const auth: AuthContext = {
    database: options.database,
    mailer: options.mailer,
    smsSender: options.smsSender,
    beforeDeletion: options.beforeDeletion ?? (async () => undefined),
    settings,
    clock,
    keys: createSigningKeys(options.database, box, clock, settings.jwtExpirySeconds),
    box,
    providers: createProviders(settings),
    passwords: createPasswordHasher(settings.password, Math.max(1, availableParallelism() - 1)),
    sharedSecret: createSharedSecrets(options.database, box),
    securityLog: openSecurityLog(options.database, {
      clock,
      onFailure: (error) => log('the security log could not be written', error),
    }),
    remoteAddress: options.remoteAddress ?? socketAddress,
    inBackground: (work) => {
      const logged = work
        .catch((error: unknown) => log('auth background work failed', error))
        .finally(() => pending.delete(logged));
      pending.add(logged);
    },
    log,
  };
  return {
    app: createApp(auth),
    verifyAccessToken: (token) => verifyOwnToken(auth, token),
    jwks: () => auth.keys.jwks(),
    rotateSigningKey: async () => {
      const kid = await auth.keys.rotate();
      auth.securityLog.note({ kind: 'signing_key_made' });
      return kid;
    },
    exportAccount: (userId) => exportAccount(auth, userId),
    reseal: async () => {
      const sealed = await reseal(options.database, box);
      if (sealed > 0) auth.securityLog.note({ kind: 'encryption_key_changed' });
    },
    sweep: () => sweep(auth),
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending);
      await auth.securityLog.settled();
    },
  };
};
