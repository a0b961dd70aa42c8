import { schema } from '@whetstone/database';
import { barrier } from '@whetstone/database/testing';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../../testing/buyer.ts';
import { createPaidServer, type PaidServer } from '../../testing/paid-server.ts';
import { syncCustomer } from './sync/sync-customer.ts';

let server: PaidServer;
beforeAll(async () => {
  server = await createPaidServer();
});
afterAll(() => server.close());

describe('at the same time', () => {
  it('[PY-05] whoever fetched before another stored fetches again, and does not put the older state back', async () => {
    const ada = await server.subscriber('stale', 'pro');
    server.holdEvents();
    const { payments } = server.dependencies;
    const real = await payments.stripe();
    const slow = { fetched: Promise.withResolvers<void>(), goOn: Promise.withResolvers<void>() };
    let calls = 0;
    const slowStripe = Object.create(real) as Stripe;
    const charges = Object.create(real.charges) as Stripe['charges'];
    charges.list = (async (...given: Parameters<typeof real.charges.list>) => {
      const answer = await real.charges.list(...given);
      calls += 1;
      if (calls === 1) {
        // The subscriptions were asked for in the same breath, so they are in as well.
        await new Promise((resolve) => {
          setTimeout(resolve, 300);
        });
        slow.fetched.resolve();
        await slow.goOn.promise;
      }
      return answer;
    }) as unknown as typeof charges.list;
    Object.defineProperty(slowStripe, 'charges', { value: charges });
    const late = syncCustomer({ ...payments, stripe: () => Promise.resolve(slowStripe) }, ada.customerId);
    await slow.fetched.promise;
    const { data } = await (await payments.stripe()).subscriptions.list({ customer: ada.customerId });
    await (await payments.stripe()).subscriptions.cancel(data[0]?.id ?? '');
    await syncCustomer(payments, ada.customerId);
    expect((await ada.plan()).tier).toBe('free');
    slow.goOn.resolve();
    await late;
    expect(calls).toBe(2);
    expect((await ada.plan()).tier).toBe('free');
    server.deliverEvents();
  });

  it('[PY-05] one event that comes twenty times at once is new once', async () => {
    const ada = await server.subscriber('twenty', 'pro');
    const body = JSON.stringify({
      id: 'evt_twenty',
      object: 'event',
      api_version: null,
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: 'sub_x', object: 'subscription', customer: ada.customerId } },
      type: 'customer.subscription.updated',
    });
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret: server.double.webhookSecret,
    });
    const together = barrier(20);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        await together();
        return (await (await server.post({ body, signature })).json()) as { duplicate: boolean };
      }),
    );
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    await server.settled();
    const [event] = await server.database.asOwner((tx) =>
      tx.select().from(schema.paymentEvents).where(eq(schema.paymentEvents.id, 'evt_twenty')),
    );
    expect(event).toMatchObject({ attempts: 1 });
    expect(event?.processedAt).toBeInstanceOf(Date);
  });

  it('[PY-02] two tabs that open different checkouts at once leave one that can be paid', async () => {
    const ada = await createBuyer(server, 'tabs');
    const together = barrier(2);
    const answers = await Promise.all(
      (['starter', 'pro'] as const).map(async (tier) => {
        await together();
        const answer = await ada.askForCheckout(tier);
        return { status: answer.status, body: (await answer.json()) as { url?: string } };
      }),
    );
    const stripe = await server.dependencies.payments.stripe();
    const sessions = await Promise.all(
      answers
        .flatMap(({ body }) => (body.url ? [new URL(body.url).searchParams.get('session') ?? ''] : []))
        .map((id) => stripe.checkout.sessions.retrieve(id)),
    );
    expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  it('[PY-05] a double click on an upgrade charges once', async () => {
    const ada = await server.subscriber('upgrades', 'starter');
    const together = barrier(2);
    const answers = await Promise.all(
      [1, 2].map(async () => {
        await together();
        return (await ada.post('change', { plan: 'pro' })).status;
      }),
    );
    expect(answers).toContain(200);
    await server.settled();
    const invoices = await server.database.asOwner((tx) =>
      tx.select().from(schema.invoices).where(eq(schema.invoices.userId, ada.id)),
    );
    expect(invoices).toHaveLength(2);
    expect((await ada.plan()).tier).toBe('pro');
  });

  it('[PY-05] two withdrawals at once return the money once', async () => {
    const ada = await server.subscriber('withdraws', 'pro');
    const together = barrier(2);
    const answers = await Promise.all(
      [1, 2].map(async () => {
        await together();
        return (await ada.post('withdraw', { confirm: true })).status;
      }),
    );
    expect(answers).toContain(200);
    await server.settled();
    const charges = await (
      await server.dependencies.payments.stripe()
    ).charges.list({ customer: ada.customerId });
    expect(charges.data.map(({ amount_refunded: back }) => back)).toEqual([1900]);
    expect((await ada.plan()).tier).toBe('free');
  });
});
