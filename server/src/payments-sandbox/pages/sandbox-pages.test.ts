import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer, type Buyer } from '../../testing/buyer.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const portalOf = async (person: Buyer): Promise<string> => {
  const answer = await person.request('/functions/v1/stripe-portal', { method: 'POST', json: {} });
  return new URL(((await answer.json()) as { url: string }).url).searchParams.get('session') ?? '';
};
const click = async (session: string, action: string) => {
  const answer = await server.app.request('/dev/portal', {
    method: 'POST',
    body: new URLSearchParams({ session, action }),
  });
  await server.dependencies.payments.settled();
  return answer.status;
};

describe('the sandbox’s pages', () => {
  it('[PY-03] say that nobody is charged, decline, cancel and pay, and only paying gives the plan', async () => {
    const ada = await createBuyer(server, 'ada');
    const session = await ada.openCheckout('pro');
    const page = await (await server.app.request(`/dev/checkout?session=${session}`)).text();
    expect(page).toContain('nobody is charged');
    expect(page).toContain('Pay $19.00');
    const declined = await ada.clickCheckout(session, 'decline');
    expect([declined.status, (await declined.text()).includes('Your card was declined.')]).toEqual([
      402,
      true,
    ]);
    const cancelled = await ada.clickCheckout(session, 'cancel');
    expect(cancelled.headers.get('location')).toBe('http://localhost:3000/?checkout=cancelled');
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    const paid = await ada.clickCheckout(session, 'pay');
    expect(paid.headers.get('location')).toBe('http://localhost:3000/?upgraded=pro&success=true');
    expect(await ada.plan()).toEqual({ tier: 'pro', limit: 500 });
    expect((await ada.clickCheckout(session, 'pay')).status).toBe(410);
    expect((await server.app.request('/dev/checkout?session=cs_none')).status).toBe(410);
  });

  it('[PY-08] take a code and show what is left to pay', async () => {
    const ada = await createBuyer(server, 'coupon');
    const session = await ada.openCheckout('unlimited');
    const wrong = await ada.clickCheckout(session, 'coupon', '<script>');
    expect([wrong.status, (await wrong.text()).includes('This code is not valid.')]).toEqual([400, true]);
    const page = await (await ada.clickCheckout(session, 'coupon', 'halfmonth')).text();
    expect(page).toContain('Pay $24.50');
    await ada.clickCheckout(session, 'pay');
    expect((await ada.subscription()).subscription).toMatchObject({ discount: '50% off', tier: 'unlimited' });
  });

  it('[PY-06] the portal cancels, goes on, changes the card and lets a month pass, all by signed events', async () => {
    const ada = await createBuyer(server, 'portal');
    await ada.buy('starter');
    const session = await portalOf(ada);
    expect(await click(session, 'cancel')).toBe(303);
    expect((await ada.subscription()).subscription?.cancel_at_period_end).toBe(true);
    await click(session, 'resume');
    expect((await ada.subscription()).subscription?.cancel_at_period_end).toBe(false);
    await click(session, 'declined');
    await click(session, 'jump');
    expect((await ada.subscription()).subscription?.status).toBe('past_due');
    await click(session, 'accepted');
    await click(session, 'jump');
    expect((await ada.subscription()).subscription?.status).toBe('active');
    const page = await (await server.app.request(`/dev/portal?session=${session}`)).text();
    expect(page).toContain('$9.00, paid');
    expect((await server.app.request('/dev/portal?session=bps_none')).status).toBe(410);
  });

  it('[PY-02] are not there where a provider is set', async () => {
    const real = await createTestServer({
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      STRIPE_PRICE_STARTER: 'price_1',
      STRIPE_PRICE_PROFESSIONAL: 'price_2',
      STRIPE_PRICE_UNLIMITED: 'price_3',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    });
    for (const path of ['/dev/checkout?session=x', '/dev/portal?session=x', '/dev/payments.css'])
      expect((await real.app.request(path)).status).toBe(404);
    expect(await (await real.app.request('/api/config')).json()).toMatchObject({ dev_checkout: false });
    expect(await (await server.app.request('/api/config')).json()).toMatchObject({ dev_checkout: true });
    await real.close();
  });
});
