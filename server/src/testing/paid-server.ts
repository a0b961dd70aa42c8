import type { PaidTier } from '@whetstone/contract';
import { completeCheckout } from '../payments-sandbox/acts/complete-checkout.ts';
import { setCard } from '../payments-sandbox/acts/portal-acts.ts';
import { createBuyer, type Buyer } from './buyer.ts';
import { startProviderDouble, type ProviderDouble, type SentEvent } from './provider-double.ts';
import { createTestServer, type TestServer } from './test-server.ts';

export interface PaidServer extends TestServer {
  readonly double: ProviderDouble;
  /** Hands an event to the webhook and answers the status. */
  post(event: SentEvent): Promise<Response>;
  /** Lets days pass at the provider; what its events ask for is done when this resolves. */
  pass(days: number): Promise<void>;
  /** Waits until deliveries and the work behind them are over. */
  settled(): Promise<void>;
  /** Events wait in the list instead of being delivered. */
  holdEvents(): SentEvent[];
  deliverEvents(): void;
  /** A person who went through the checkout; its id at the provider comes along. */
  subscriber(name: string, tier: PaidTier): Promise<Buyer & { customerId: string }>;
  setCard(customerId: string, card: 'accepted' | 'declined'): Promise<void>;
}

/** The whole app over the provider's double. */
export const createPaidServer = async ({ startDaysAgo = 0 } = {}): Promise<PaidServer> => {
  const double = await startProviderDouble({ startDaysAgo });
  const server = await createTestServer(double.environment, { clock: double.clock });
  const { payments } = server.dependencies;
  const post = ({ body, signature }: SentEvent) =>
    Promise.resolve(
      server.app.request('/functions/v1/stripe-webhook', {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body,
      }),
    );
  const deliverEvents = () => double.sendTo(async (event) => (await post(event)).status);
  const settled = async () => {
    for (let round = 0; round < 3; round += 1) {
      await double.sandbox.settled();
      await payments.settled();
    }
  };
  deliverEvents();
  return {
    ...server,
    double,
    post,
    settled,
    deliverEvents,
    pass: async (days) => {
      await double.advance(days);
      await settled();
    },
    holdEvents: () => {
      const held: SentEvent[] = [];
      double.sendTo(async (event) => {
        held.push(event);
        return 200;
      });
      return held;
    },
    subscriber: async (name, tier) => {
      const buyer = await createBuyer(server, name);
      const session = await buyer.openCheckout(tier);
      const done = await double.sandbox.act((objects, now) => completeCheckout(objects, now, session));
      await settled();
      return { ...buyer, customerId: done?.customer as string };
    },
    setCard: async (customerId, card) => {
      await double.sandbox.act((objects, now) => setCard(objects, now, { customerId, card }));
      await settled();
    },
    close: async () => {
      await settled();
      await server.close();
      await double.close();
    },
  };
};
