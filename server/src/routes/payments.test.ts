import type { PlanList, SubscriptionAnswer } from '@whetstone/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { createBuyer, type Buyer } from '../testing/buyer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('a purchase in the sandbox', () => {
  it('[PY-01] [PY-02] leads from the plan over the checkout to the plan in the profile', async () => {
    const ada: Buyer = await createBuyer(server, 'ada');
    const { plans } = (await (await server.app.request('/api/plans')).json()) as PlanList;
    expect(plans.map(({ price_id: id }) => id === null)).toEqual([true, false, false, false]);
    await ada.buy('pro');
    const { subscription, is_real: isReal } = (await (
      await ada.request('/api/subscription')
    ).json()) as SubscriptionAnswer;
    expect(server.failures).toEqual([]);
    expect(subscription).toMatchObject({
      status: 'active',
      tier: 'pro',
      price_cents: 1900,
      has_access: true,
    });
    expect(isReal).toBe(false);
    expect(await ada.plan()).toEqual({ tier: 'pro', limit: 500 });
  });
});
