import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../mail/outbox.ts';
import { createPaidServer, type PaidServer } from '../../testing/paid-server.ts';
import { reconcile } from './reconcile.ts';
import { sweepPayments } from './sweep-payments.ts';

let server: PaidServer;
beforeAll(async () => {
  server = await createPaidServer();
});
afterAll(() => server.close());

describe('reconcile', () => {
  it('[PY-05] finds what no event told, also a customer that we forgot, and changes nothing the second time', async () => {
    const ada = await server.subscriber('ada', 'pro');
    server.holdEvents();
    const bob = await server.subscriber('bob', 'starter');
    await server.database.asOwner((tx) =>
      tx.delete(schema.paymentCustomers).where(eq(schema.paymentCustomers.userId, bob.id)),
    );
    const stripe = await server.dependencies.payments.stripe();
    const { data } = await stripe.subscriptions.list({ customer: ada.customerId });
    await stripe.subscriptions.cancel(data[0]?.id ?? '');
    expect([(await ada.plan()).tier, (await bob.plan()).tier]).toEqual(['pro', 'free']);
    expect(await reconcile(server.dependencies.payments)).toEqual({ customers: 2, changed: 2, failed: 0 });
    expect([(await ada.plan()).tier, (await bob.plan()).tier]).toEqual(['free', 'starter']);
    expect(await reconcile(server.dependencies.payments)).toEqual({ customers: 2, changed: 0, failed: 0 });
    server.deliverEvents();
  });

  it('[PY-05] the sweep announces a renewal once, three days before, with its price', async () => {
    const ada = await server.subscriber('renewing', 'pro');
    const notices = async () =>
      (await readOutbox(server.database)).filter(
        ({ to, subject }) => to === ada.email && subject.startsWith('Your plan renews on'),
      );
    await server.pass(20);
    await sweepPayments(server.dependencies.payments);
    expect(await notices()).toEqual([]);
    await server.pass(8.5);
    await sweepPayments(server.dependencies.payments);
    await sweepPayments(server.dependencies.payments);
    expect((await notices()).map(({ text }) => text.includes('$19.00 a month'))).toEqual([true]);
  });
});
