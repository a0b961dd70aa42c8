import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../../../testing/buyer.ts';
import { createPaidServer, type PaidServer } from '../../../testing/paid-server.ts';
import { limits } from '../../rate-limits/rate-limits.ts';
import { completeCheckout } from '../../../payments-sandbox/acts/complete-checkout.ts';

let server: PaidServer;
beforeAll(async () => {
  server = await createPaidServer();
});
afterAll(() => server.close());

const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error?: { code: string } }).error?.code,
];
const pay = async (session: string) => {
  await server.double.sandbox.act((objects, now) => completeCheckout(objects, now, session));
  await server.settled();
};

describe('POST /functions/v1/stripe-checkout', () => {
  it('[PY-02] answers {url}, and refuses a visitor, a foreign price, a quantity and a foreign return address', async () => {
    const ada = await createBuyer(server, 'ada');
    const answer = await ada.askForCheckout('pro');
    expect(answer.status).toBe(200);
    expect(Object.keys((await answer.json()) as object)).toEqual(['url']);
    const visitor = await server.app.request('/functions/v1/stripe-checkout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await codeOf(visitor)).toEqual([401, 'not_signed_in']);
    expect(await codeOf(await ada.askForCheckout('pro', { price_id: 'price_foreign' }))).toEqual([
      400,
      'price_unknown',
    ]);
    expect(await codeOf(await ada.askForCheckout('pro', { quantity: 999 } as object))).toEqual([
      400,
      'invalid_input',
    ]);
    for (const address of [
      'https://evil.example/',
      '//evil.example',
      'http://localhost:3000.evil.example/',
      'http://localhost:3001/',
      'http://localhost:3000@evil.example/',
      'http://localhost:3000\\@evil.example/',
      'javascript:alert(1)',
      '/account',
      'http://ada:secret@localhost:3000/',
      'http://localhost:3000/\r\nSet-Cookie: a=b',
    ]) {
      expect(await codeOf(await ada.askForCheckout('pro', { success_url: address }))).toEqual([
        400,
        'return_url_refused',
      ]);
      expect((await ada.askForCheckout('pro', { cancel_url: address })).status).toBe(400);
    }
  });

  it('[PY-02] a double click leads to one checkout and one customer', async () => {
    const ada = await createBuyer(server, 'clicks');
    const answers = await Promise.all([1, 2, 3].map(() => ada.askForCheckout('pro')));
    const urls = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { url: string }).url),
    );
    expect(new Set(urls).size).toBe(1);
    const customers = await server.database.asOwner((tx) =>
      tx.select().from(schema.paymentCustomers).where(eq(schema.paymentCustomers.userId, ada.id)),
    );
    expect(customers).toHaveLength(1);
    expect(((await (await ada.askForCheckout('pro')).json()) as { url: string }).url).toBe(urls[0]);
  });

  it('[PY-02] the second tab closes the checkout of the first, so that only one can be paid', async () => {
    const ada = await createBuyer(server, 'tabs');
    const first = await ada.openCheckout('starter');
    const second = await ada.openCheckout('pro');
    expect(second).not.toBe(first);
    await pay(first);
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    await pay(second);
    expect(await ada.plan()).toEqual({ tier: 'pro', limit: 500 });
  });

  it('[PY-02] whoever has a subscription changes it instead of buying a second one', async () => {
    const ada = await server.subscriber('twice', 'starter');
    expect(await codeOf(await ada.askForCheckout('pro'))).toEqual([409, 'already_subscribed']);
  });

  it('[PY-02] two that were paid all the same: the first stands, the second is returned with a mail', async () => {
    const ada = await server.subscriber('duplicate', 'starter');
    const { payments } = server.dependencies;
    const { prices } = payments;
    const stripe = await payments.stripe();
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: ada.customerId,
      line_items: [{ price: prices.pro, quantity: 1 }],
      success_url: 'http://localhost:3000/',
      cancel_url: 'http://localhost:3000/',
    });
    await server.double.advance(0.01);
    await pay(session.id);
    expect(await ada.plan()).toEqual({ tier: 'starter', limit: 200 });
    const rows = await server.database.asOwner((tx) =>
      tx.select().from(schema.subscriptions).where(eq(schema.subscriptions.userId, ada.id)),
    );
    expect(rows.map(({ tier, status }) => [tier, status]).sort()).toEqual([
      ['pro', 'canceled'],
      ['starter', 'active'],
    ]);
    const invoices = await server.database.asOwner((tx) =>
      tx.select().from(schema.invoices).where(eq(schema.invoices.userId, ada.id)),
    );
    expect(invoices.map(({ paidCents, refundedCents }) => [paidCents, refundedCents]).sort()).toEqual([
      [1900, 1900],
      [900, 0],
    ]);
  });

  it('[PY-08] a coupon takes off what it says, and a wrong or expired one is refused before paying', async () => {
    const ada = await createBuyer(server, 'saver');
    for (const code of ['NOPE', 'EXPIRED'])
      expect(await codeOf(await ada.askForCheckout('pro', { coupon_code: code }))).toEqual([
        400,
        'coupon_refused',
      ]);
    await pay(await ada.openCheckout('pro', { coupon_code: 'WELCOME20' }));
    expect((await ada.subscription()).subscription).toMatchObject({ discount: '20% off', price_cents: 1900 });
    const [invoice] = await server.database.asOwner((tx) =>
      tx.select().from(schema.invoices).where(eq(schema.invoices.userId, ada.id)),
    );
    expect(invoice).toMatchObject({ paidCents: 1520 });
  });

  it('[PY-08] the price of an upgrade under a coupon credits what was paid and names what the coupon takes off', async () => {
    const ada = await createBuyer(server, 'saver-up');
    await pay(await ada.openCheckout('starter', { coupon_code: 'WELCOME20' }));
    const { body } = await ada.post('preview-change', { plan: 'pro' });
    const { charge_cents: charge, credit_cents: credit, discount_cents: discount, due_now_cents: due } = body;
    expect([charge, credit, discount, due]).toEqual([1900, 720, 380, 800]);
    expect((await ada.post('change', { plan: 'pro', proration_at: body['proration_at'] })).status).toBe(200);
    const invoices = await server.database.asOwner((tx) =>
      tx.select().from(schema.invoices).where(eq(schema.invoices.userId, ada.id)),
    );
    expect(invoices.map(({ paidCents }) => paidCents).toSorted((a, b) => a - b)).toEqual([720, 800]);
  });

  it('[PY-02] says so when the provider cannot be reached, and works when it can be again', async () => {
    const ada = await createBuyer(server, 'offline');
    server.double.failWith(503);
    expect(await codeOf(await ada.askForCheckout('pro'))).toEqual([503, 'payments_unavailable']);
    server.double.failWith(null);
    expect((await ada.askForCheckout('pro')).status).toBe(200);
  });

  it('[PY-06] the portal opens for whoever bought, with an address of this site to come back to', async () => {
    const ada = await server.subscriber('portal', 'pro');
    const bob = await createBuyer(server, 'bob');
    const ask = (person: typeof bob, json: object = {}) =>
      person.request('/functions/v1/stripe-portal', { method: 'POST', json });
    const { url } = (await (await ask(ada)).json()) as { url: string };
    expect(url).toContain('/dev/portal?session=bps_');
    expect(await codeOf(await ask(bob))).toEqual([409, 'not_subscribed']);
    expect(await codeOf(await ask(ada, { return_url: 'https://evil.example' }))).toEqual([
      400,
      'return_url_refused',
    ]);
  });

  it('[PY-02] sells again to whom somebody deleted on the provider’s own pages, and keeps the old invoices', async () => {
    const ada = await server.subscriber('deleted-there', 'starter');
    await (await server.dependencies.payments.stripe()).customers.del(ada.customerId);
    await server.settled();
    expect((await ada.plan()).tier).toBe('free');
    const portal = () => ada.request('/functions/v1/stripe-portal', { method: 'POST', json: {} });
    expect(await codeOf(await portal())).toEqual([409, 'not_subscribed']);
    const opened = await Promise.all([ada.askForCheckout('pro'), ada.askForCheckout('pro')]);
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
    await pay(await ada.openCheckout('pro'));
    expect((await ada.plan()).tier).toBe('pro');
    expect((await portal()).status).toBe(200);
    const { items } = (await (await ada.request('/api/invoices')).json()) as {
      items: { paid_cents: number }[];
    };
    expect(items.map((invoice) => invoice.paid_cents).toSorted()).toEqual([1900, 900]);
  });

  it('[PY-02] asking without end is stopped for an hour, for this account alone', async () => {
    const [ada, bob] = [await createBuyer(server, 'restless'), await createBuyer(server, 'calm')];
    const portal = (person: typeof ada) =>
      person.request('/functions/v1/stripe-portal', { method: 'POST', json: {} });
    for (let turn = 0; turn < limits.payment.max; turn += 1) await portal(ada);
    expect(await codeOf(await portal(ada))).toEqual([429, 'rate_limited']);
    expect((await ada.post('cancel')).status).toBe(429);
    expect(await codeOf(await portal(bob))).toEqual([409, 'not_subscribed']);
    expect((await ada.request('/api/subscription')).status).toBe(200);
  });
});
