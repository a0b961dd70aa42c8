import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../../../testing/buyer.ts';
import { createPaidServer, type PaidServer } from '../../../testing/paid-server.ts';
import type { SentEvent } from '../../../testing/provider-double.ts';
import { completeCheckout } from '../../../payments-sandbox/acts/complete-checkout.ts';

let server: PaidServer;
beforeAll(async () => {
  server = await createPaidServer();
});
afterAll(() => server.close());

/** A person whose card is refused after the checkout was done, so that the first invoice stays open. */
const withOpenInvoice = async (name: string) => {
  const person = await createBuyer(server, name);
  const session = await person.openCheckout('pro');
  const stripe = await server.dependencies.payments.stripe();
  const customerId = String((await stripe.checkout.sessions.retrieve(session)).customer);
  await server.setCard(customerId, 'declined');
  await server.double.sandbox.act((objects, now) => completeCheckout(objects, now, session));
  await server.settled();
  return { ...person, customerId };
};
const statusOf = async (id: string) => {
  const [row] = await server.database.asOwner((tx) =>
    tx.select().from(schema.subscriptions).where(eq(schema.subscriptions.userId, id)),
  );
  return row?.status;
};

describe('an unpaid first invoice', () => {
  it('[PY-05] gives no plan until it is paid, and the plan then', async () => {
    const ada = await withOpenInvoice('unpaid');
    expect(await statusOf(ada.id)).toBe('incomplete');
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    expect((await ada.subscription()).subscription).toMatchObject({
      status: 'incomplete',
      has_access: false,
    });
    expect((await ada.post('change', { plan: 'unlimited' })).status).toBe(409);
    await server.setCard(ada.customerId, 'accepted');
    expect(await statusOf(ada.id)).toBe('active');
    expect(await ada.plan()).toEqual({ tier: 'pro', limit: 500 });
  });

  it('[PY-05] is void after a day, and another checkout is open to the person then', async () => {
    const ada = await withOpenInvoice('expired');
    await server.pass(1);
    expect(await statusOf(ada.id)).toBe('incomplete_expired');
    expect((await ada.plan()).tier).toBe('free');
    await server.setCard(ada.customerId, 'accepted');
    expect((await ada.plan()).tier).toBe('free');
    await ada.openCheckout('pro');
  });

  it('[PY-05] gives nothing in any order of its events, and the paid one its plan', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(1000)), fc.boolean(), async (numbers, isPaid) => {
        count += 1;
        const held = server.holdEvents();
        const ada = await withOpenInvoice(`order-${count}`);
        const late: SentEvent[] = held.splice(0);
        const shuffle = (events: readonly SentEvent[]) =>
          events
            .map((event) => ({ event, place: numbers.next().value }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ event }) => event);
        for (const event of shuffle([...late, ...late])) {
          await server.post(event);
          await server.settled();
          expect((await ada.plan()).tier).toBe('free');
        }
        if (isPaid) await server.setCard(ada.customerId, 'accepted');
        for (const event of shuffle([...late, ...held.splice(0)])) await server.post(event);
        await server.settled();
        expect((await ada.plan()).tier).toBe(isPaid ? 'pro' : 'free');
      }),
      { numRuns: 6 },
    );
    server.deliverEvents();
    expect(server.failures).toEqual([]);
  }, 120_000);
});
