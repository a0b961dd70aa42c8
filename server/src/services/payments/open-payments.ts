import { randomBytes } from 'node:crypto';
import type { PaidTier } from '@whetstone/contract';
import type { Database } from '@whetstone/database';
import type Stripe from 'stripe';
import type { Log } from '../../http/log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Settings } from '../../settings.ts';
import { databaseStore } from './sandbox/database-store.ts';
import { sandboxPriceId } from './sandbox/objects/price.ts';
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { createWorkQueue } from './work-queue.ts';

export type SendEvent = (body: string, signature: string) => Promise<number>;

export interface Payments {
  readonly database: Database;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly supportEmail: string;
  /** The provider's library, loaded when it is first needed: it weighs more than all the rest of this server. */
  stripe(): Promise<Stripe>;
  readonly provider: 'stripe' | 'sandbox';
  readonly prices: Readonly<Record<PaidTier, string>>;
  readonly webhookSecrets: readonly string[];
  /** Stands in for the provider while none is set. */
  readonly sandbox: Sandbox | null;
  readonly clock: () => Date;
  /** Where the sandbox sends its events: the webhook of the app that is served. */
  sendEventsTo(send: SendEvent): void;
  /** Does a piece of work after the answer; one of several under the same key that have not begun. */
  inBackground(work: () => Promise<void>, key?: string): void;
  /** Resolves when no work in the background is left. */
  settled(): Promise<void>;
  /** Ends what is under way; what has not begun is left to the next start, which finds it in the database. */
  stop(): Promise<void>;
}

const timeoutMs = 10_000;
/** Pieces of work in the background at once; each asks the provider several times. */
const backgroundAtOnce = 2;

const realClient = async (secretKey: string, apiBase: string | undefined): Promise<Stripe> => {
  const { default: Library } = await import('stripe');
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Library(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: base.hostname,
      ...(base.port && { port: base.port }),
    }),
  });
};

/** Makes it at the first call and answers the same ever after. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

const openSandbox = (database: Database, siteUrl: string) => {
  const secretKey = 'sk_test_sandbox';
  // Signed and checked by this process alone: nobody else can know it.
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`;
  let send: SendEvent = async () => 503;
  const sandbox = createSandbox({
    store: databaseStore(database),
    secretKey,
    webhookSecret,
    siteUrl,
    send: (body, signature) => send(body, signature),
  });
  const client = async () => {
    const { default: Library } = await import('stripe');
    return new Library(secretKey, {
      httpClient: Library.createFetchHttpClient(async (input, init) => sandbox.app.request(input, init)),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
  return {
    stripe: once(client),
    sandbox,
    webhookSecrets: [webhookSecret],
    prices: {
      starter: sandboxPriceId('starter'),
      pro: sandboxPriceId('pro'),
      unlimited: sandboxPriceId('unlimited'),
    },
    sendEventsTo: (to: SendEvent) => {
      send = to;
    },
  };
};

/** Payments with the provider of the settings, or with the sandbox where none is set. */
export const openPayments = (
  settings: Settings,
  {
    database,
    log,
    mailer,
    clock = () => new Date(),
  }: Pick<Payments, 'database' | 'log' | 'mailer'> & {
    clock?: () => Date;
  },
): Payments => {
  const { payments: given, siteUrl, supportEmail } = settings;
  const queue = createWorkQueue(backgroundAtOnce);
  const provider = given
    ? {
        provider: 'stripe' as const,
        stripe: once(() => realClient(given.secretKey, given.apiBase)),
        sandbox: null,
        webhookSecrets: given.webhookSecrets,
        prices: given.prices,
        sendEventsTo: () => undefined,
      }
    : { provider: 'sandbox' as const, ...openSandbox(database, siteUrl) };
  return {
    database,
    log,
    mailer,
    siteUrl,
    supportEmail,
    clock,
    ...provider,
    inBackground: (work, key) => {
      const logged = () =>
        work().catch((error: unknown) => {
          log('error', {
            event: 'payment work failed',
            error: error instanceof Error ? (error.stack ?? error.message) : String(error),
          });
        });
      queue.add(logged, key);
    },
    stop: async () => {
      queue.clear();
      await queue.settled();
    },
    settled: async () => {
      // Work may send events, and events make work.
      for (let round = 0; round < 3; round += 1) {
        await provider.sandbox?.settled();
        await queue.settled();
      }
    },
  };
};
