import type { Database, SecurityLog } from '@whetstone/database';
import type { Context } from 'hono';
import type { AuthSettings } from './config.ts';
import type { IdentityProvider } from './providers/identity-provider.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends one mail; the server gives an outbox in development and SMTP otherwise. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends one text message; absent: phones cannot be second factors. */
export interface SmsSender {
  send(message: { to: string; text: string }): Promise<void>;
}

/** What every part of the service works with. */
export interface AuthContext {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly smsSender: SmsSender | undefined;
  /** What must happen before an account goes, such as ending its subscription; a failure keeps the account. */
  readonly beforeDeletion: (account: { id: string; email: string }) => Promise<void>;
  readonly settings: AuthSettings;
  readonly clock: () => Date;
  readonly keys: SigningKeys;
  /** Seals what must not be read from the database alone. */
  readonly box: SecretBox;
  readonly providers: ReadonlyMap<string, IdentityProvider>;
  readonly passwords: PasswordHasher;
  /** A random key by name, the same in every process. May open a transaction: fetch it before one. */
  readonly sharedSecret: (name: string) => Promise<string>;
  /** The address at the other end of the connection, before any forwarding header. */
  readonly remoteAddress: (c: Context) => string;
  /** What admins read of refused access and changed keys; noting keeps no request waiting. */
  readonly securityLog: SecurityLog;
  /** Work that the answer does not wait for; failures are logged. */
  readonly inBackground: (work: Promise<unknown>) => void;
  readonly log: (event: string, error?: unknown) => void;
}
