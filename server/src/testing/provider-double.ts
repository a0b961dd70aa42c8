import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { memoryStore } from '../payments-sandbox/memory-store.ts';
import { createSandbox, type Sandbox } from '../payments-sandbox/sandbox.ts';

export interface SentEvent {
  readonly body: string;
  readonly signature: string;
}

/** The provider, over real HTTP on a port of its own, with a clock that can be moved. */
export interface ProviderDouble {
  readonly sandbox: Sandbox;
  /** Settings with which a server talks to it. */
  readonly environment: Record<string, string>;
  readonly webhookSecret: string;
  /** Its time now. */
  clock(): Date;
  advance(days: number): Promise<void>;
  /** Where events go; until it is set, and where it answers no 2xx, they wait. */
  sendTo(send: ((event: SentEvent) => Promise<number>) | null): void;
  /** Requests that came over the wire, as `POST /v1/…`. */
  readonly requests: string[];
  /** Requests are answered with this status until it is taken back. */
  failWith(status: number | null): void;
  close(): Promise<void>;
}

const daySeconds = 24 * 3600;
export const doublePrices = {
  starter: 'price_sandbox_starter',
  pro: 'price_sandbox_pro',
  unlimited: 'price_sandbox_unlimited',
} as const;

/** Starts the double; its clock begins `startDaysAgo` days in the past. */
export const startProviderDouble = async ({
  startDaysAgo = 0,
  siteUrl = 'http://localhost:3000',
} = {}): Promise<ProviderDouble> => {
  const secretKey = 'sk_test_double';
  const webhookSecret = 'whsec_double';
  const requests: string[] = [];
  let send: ((event: SentEvent) => Promise<number>) | null = null;
  let failing: number | null = null;
  let offset = -startDaysAgo * daySeconds;
  const realSeconds = () => Math.floor(Date.now() / 1000);
  const start = offset;
  const sandbox = createSandbox({
    store: memoryStore(),
    secretKey,
    webhookSecret,
    siteUrl,
    send: async (body, signature) => (send ? send({ body, signature }) : 503),
    realNow: () => realSeconds() + start,
  });
  const server = createServer(
    getRequestListener((request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      if (failing !== null)
        return Response.json({ error: { type: 'api_error', message: 'Try later' } }, { status: failing });
      return sandbox.app.fetch(request);
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    sandbox,
    webhookSecret,
    requests,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_STARTER: doublePrices.starter,
      STRIPE_PRICE_PROFESSIONAL: doublePrices.pro,
      STRIPE_PRICE_UNLIMITED: doublePrices.unlimited,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    clock: () => new Date((realSeconds() + offset) * 1000),
    advance: async (days) => {
      offset += days * daySeconds;
      await sandbox.advance(days * daySeconds);
    },
    sendTo: (to) => {
      send = to;
    },
    failWith: (status) => {
      failing = status;
    },
    close: async () => {
      await sandbox.settled();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
};
