import type { Account, CheckoutRequest, PaidTier, SubscriptionAnswer, Tier } from '@whetstone/contract';
import type { TestPerson, TestServer } from './test-server.ts';

/** A person with ways through the sandbox's checkout. */
export interface Buyer extends TestPerson {
  /** Asks for a checkout; `change` alters the request. */
  askForCheckout(tier: PaidTier, change?: Partial<CheckoutRequest>): Promise<Response>;
  /** The id of a new checkout. */
  openCheckout(tier: PaidTier, change?: Partial<CheckoutRequest>): Promise<string>;
  /** A click on the checkout's page, such as `pay`; what follows from it is done when this resolves. */
  clickCheckout(session: string, action: string, code?: string): Promise<Response>;
  buy(tier: PaidTier): Promise<void>;
  subscription(): Promise<SubscriptionAnswer>;
  /** Posts to /api/subscription/…, and answers status and body. */
  post(verb: string, json?: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
  plan(): Promise<{ tier: Tier; limit: number | null }>;
}

export const createBuyer = async (server: TestServer, name: string, email?: string): Promise<Buyer> => {
  const person = await server.signUp(name, email);
  const { payments } = server.dependencies;
  const settled = async () => {
    await payments.settled();
  };
  const buyer: Buyer = {
    ...person,
    askForCheckout: (tier, change = {}) =>
      person.request('/functions/v1/stripe-checkout', {
        method: 'POST',
        json: {
          price_id: payments.prices[tier],
          success_url: `${payments.siteUrl}/?upgraded=${tier}&success=true`,
          cancel_url: `${payments.siteUrl}/?checkout=cancelled`,
          mode: 'subscription',
          ...change,
        },
      }),
    openCheckout: async (tier, change) => {
      const answer = await buyer.askForCheckout(tier, change);
      const body = (await answer.json()) as { url?: string };
      if (!body.url) throw new Error(`No checkout: ${JSON.stringify(body)}`);
      return new URL(body.url).searchParams.get('session') ?? '';
    },
    clickCheckout: async (session, action, code = '') => {
      const answer = await server.app.request('/dev/checkout', {
        method: 'POST',
        body: new URLSearchParams({ session, action, code }),
      });
      await settled();
      return answer;
    },
    buy: async (tier) => {
      await buyer.clickCheckout(await buyer.openCheckout(tier), 'pay');
    },
    subscription: async () =>
      (await (await person.request('/api/subscription')).json()) as SubscriptionAnswer,
    post: async (verb, json) => {
      const answer = await person.request(`/api/subscription/${verb}`, { method: 'POST', json });
      const body = (await answer.json()) as Record<string, unknown>;
      await settled();
      return { status: answer.status, body };
    },
    plan: async () => {
      const { profile } = (await (await person.request('/api/account')).json()) as Account;
      if (!profile) throw new Error('No profile');
      return { tier: profile.subscription_tier, limit: profile.monthly_prompts_limit };
    },
  };
  return buyer;
};
