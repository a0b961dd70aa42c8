import { randomBytes } from 'node:crypto';
import type { Database } from '@whetstone/database';
import type Stripe from 'stripe';
import type { Provider, SendEvent } from '../services/payments/payments.ts';
import { databaseStore } from './database-store.ts';
import { sandboxPriceId } from './objects/price.ts';
import { sandboxPages } from './pages/sandbox-pages.ts';
import { createSandbox } from './sandbox.ts';

/** A provider that charges nobody, kept in the database; it speaks the real one's wire within this process. */
export const openSandbox = (database: Database, siteUrl: string): Provider => {
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
  const connect = async (): Promise<Stripe> => {
    const { default: Library } = await import('stripe');
    return new Library(secretKey, {
      httpClient: Library.createFetchHttpClient(async (input, init) => sandbox.app.request(input, init)),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
  let client: Promise<Stripe> | undefined;
  return {
    provider: 'sandbox',
    stripe: () => (client ??= connect()),
    prices: {
      starter: sandboxPriceId('starter'),
      pro: sandboxPriceId('pro'),
      unlimited: sandboxPriceId('unlimited'),
    },
    webhookSecrets: [webhookSecret],
    sandbox: {
      pages: sandboxPages(sandbox),
      catchUp: () => sandbox.act(async () => undefined),
      settled: sandbox.settled,
    },
    sendEventsTo: (to) => {
      send = to;
    },
  };
};
