import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPaidServer, type PaidServer } from '../../../testing/paid-server.ts';
import type { SentEvent } from '../../../testing/provider-double.ts';
import { resumeEvents } from './resume-events.ts';

let server: PaidServer;
beforeAll(async () => {
  server = await createPaidServer();
});
afterAll(() => server.close());

const sign = async (event: object, { timestamp }: { timestamp?: number } = {}): Promise<SentEvent> => {
  const body = JSON.stringify(event);
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: server.double.webhookSecret,
    ...(timestamp !== undefined && { timestamp }),
  });
  return { body, signature };
};
const eventAbout = (customer: string, id = `evt_${crypto.randomUUID()}`) => ({
  id,
  object: 'event',
  api_version: null,
  created: Math.floor(Date.now() / 1000),
  data: { object: { id: 'sub_any', object: 'subscription', customer, status: 'active' } },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type: 'customer.subscription.updated',
});
const kept = (id: string) =>
  server.database.asOwner((tx) =>
    tx.select().from(schema.paymentEvents).where(eq(schema.paymentEvents.id, id)),
  );
const seconds = () => Math.floor(Date.now() / 1000);

describe('POST /functions/v1/stripe-webhook', () => {
  it('[PY-05] takes a signed event, and refuses it unsigned, with a changed body, or too old, keeping nothing', async () => {
    const good = await sign(eventAbout('cus_nobody', 'evt_good'));
    const changed = { ...good, body: good.body.replace('evt_good', 'evt_forged') };
    const old = await sign(eventAbout('cus_nobody', 'evt_old'), { timestamp: seconds() - 301 });
    const unsigned = { body: JSON.stringify(eventAbout('cus_nobody', 'evt_unsigned')), signature: '' };
    for (const event of [changed, old, unsigned]) {
      const answer = await server.post(event);
      expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
        400,
        'signature_invalid',
      ]);
    }
    for (const id of ['evt_forged', 'evt_old', 'evt_unsigned']) expect(await kept(id)).toEqual([]);
    expect((await server.post(good)).status).toBe(200);
    expect(await kept('evt_good')).toHaveLength(1);
    const young = await sign(eventAbout('cus_nobody'), { timestamp: seconds() - 290 });
    expect((await server.post(young)).status).toBe(200);
  });

  it('[PY-05] applies an event once, however often it comes', async () => {
    const ada = await server.subscriber('doubled', 'pro');
    const event = await sign(eventAbout(ada.customerId));
    expect(await (await server.post(event)).json()).toEqual({ received: true, duplicate: false });
    await server.settled();
    const asked = server.double.requests.length;
    expect(await (await server.post(event)).json()).toEqual({ received: true, duplicate: true });
    await server.settled();
    expect(server.double.requests.length).toBe(asked);
  });

  it('[PY-05] believes no payload: an event that says "active" does not revive what the provider has ended', async () => {
    const ada = await server.subscriber('replayed', 'pro');
    const held = server.holdEvents();
    await server.double.sandbox.act(async () => undefined);
    await (await server.dependencies.payments.stripe()).customers.del(ada.customerId);
    await server.settled();
    server.deliverEvents();
    expect(held.length).toBeGreaterThan(0);
    expect(await ada.plan()).toEqual({ tier: 'pro', limit: 500 });
    expect((await server.post(await sign(eventAbout(ada.customerId)))).status).toBe(200);
    await server.settled();
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
  });

  it('[PY-05] a customer of somebody else on the same provider changes nobody', async () => {
    const { payments } = server.dependencies;
    const stranger = await (await payments.stripe()).customers.create({ email: 'stranger@example.test' });
    const before = await server.database.asOwner((tx) => tx.select().from(schema.paymentCustomers));
    expect((await server.post(await sign(eventAbout(stranger.id, 'evt_foreign')))).status).toBe(200);
    await server.settled();
    expect(await server.database.asOwner((tx) => tx.select().from(schema.paymentCustomers))).toEqual(before);
    expect((await kept('evt_foreign'))[0]?.processedAt).toBeInstanceOf(Date);
  });

  it('[PY-05] a handler that fails half-way leaves the event to the next round', async () => {
    const ada = await server.subscriber('halfway', 'starter');
    await server.setProfile(ada, { subscriptionTier: 'free', monthlyPromptsLimit: 5 });
    await server.database.asOwner((tx) =>
      tx.delete(schema.subscriptions).where(eq(schema.subscriptions.userId, ada.id)),
    );
    server.double.failWith(500);
    expect((await server.post(await sign(eventAbout(ada.customerId, 'evt_halfway')))).status).toBe(200);
    await server.settled();
    expect((await kept('evt_halfway'))[0]).toMatchObject({ processedAt: null, attempts: 1 });
    expect(server.failures.length).toBeGreaterThan(0);
    server.failures.length = 0;
    server.double.failWith(null);
    await resumeEvents(server.dependencies.payments);
    expect((await kept('evt_halfway'))[0]).toMatchObject({ attempts: 2, problem: null });
    expect((await kept('evt_halfway'))[0]?.processedAt).toBeInstanceOf(Date);
    expect(await ada.plan()).toEqual({ tier: 'starter', limit: 200 });
  });

  it('[PY-05] an event that fails again and again is tried ever more rarely, down to once a day', async () => {
    const ada = await server.subscriber('stubborn', 'starter');
    const id = 'evt_stubborn';
    server.double.failWith(500);
    await server.post(await sign(eventAbout(ada.customerId, id)));
    await server.settled();
    const pauseAfter = async (attempts: number) => {
      const set = { attempts: attempts - 1, claimedUntil: null };
      await server.database.asOwner((tx) =>
        tx.update(schema.paymentEvents).set(set).where(eq(schema.paymentEvents.id, id)),
      );
      await resumeEvents(server.dependencies.payments);
      const [row] = await kept(id);
      expect(row?.attempts).toBe(attempts);
      return row?.claimedUntil ? Math.round((row.claimedUntil.getTime() - Date.now()) / 60_000) : 0;
    };
    const pauses = [];
    for (const attempts of [11, 12, 14, 200]) pauses.push(await pauseAfter(attempts));
    expect(pauses).toEqual([0, 10, 40, 1440]);
    server.double.failWith(null);
    await resumeEvents(server.dependencies.payments);
    expect((await kept(id))[0]).toMatchObject({ attempts: 200, processedAt: null });
    await server.post(await sign(eventAbout(ada.customerId)));
    await server.settled();
    expect((await kept(id))[0]).toMatchObject({ processedAt: expect.any(Date), problem: null });
    server.failures.length = 0;
  });

  it('[PY-05] without a database the provider is told to come again, and nothing is lost', async () => {
    const { database } = server.dependencies;
    const event = await sign(eventAbout('cus_nobody', 'evt_database_gone'));
    const gone = vi
      .spyOn(database, 'asService')
      .mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    expect((await server.post(event)).status).toBe(503);
    gone.mockRestore();
    server.failures.length = 0;
    expect(await kept('evt_database_gone')).toEqual([]);
    expect((await server.post(event)).status).toBe(200);
    expect(await kept('evt_database_gone')).toHaveLength(1);
  });
});
