import { schema } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../mail/outbox.ts';
import { createPaidServer, type PaidServer } from '../../../testing/paid-server.ts';
import { reconcile } from './reconcile.ts';
import { reconcileDaily } from './reconcile-daily.ts';
import { sweepPayments } from '../sweep-payments.ts';

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

describe('the daily reconciliation', () => {
  const turn = () =>
    server.rowAsOwner<{ hours: number }>(
      sql`select round(extract(epoch from expires_at - now()) / 3600)::int as hours from private.rate_limits where key = 'payments-daily'`,
    );
  const passHours = (hours: number) =>
    server.database.asOwner((tx) =>
      tx.execute(
        sql`update private.rate_limits set expires_at = expires_at - make_interval(hours => ${hours}::int) where key = 'payments-daily'`,
      ),
    );
  const reports = () => server.logged.filter(({ event }) => event === 'payments reconciled').length;

  it('[PY-05] is tried again within the day while the provider is away, says so, and then rests for a day', async () => {
    const { payments } = server.dependencies;
    const withoutProvider = {
      ...payments,
      stripe: async () => {
        throw new Error('connect ECONNREFUSED');
      },
    };
    await passHours(25);
    await sweepPayments(withoutProvider);
    expect(server.failures.at(-1)).toEqual({
      sweep: 'payments: reconciliation',
      error: expect.stringMatching(/not reconciled; trying again in 3 hours\..*ECONNREFUSED/),
    });
    expect(await turn()).toEqual({ hours: 3 });
    const before = reports();
    await reconcileDaily(payments);
    expect(reports()).toBe(before);
    await passHours(3);
    await reconcileDaily(payments);
    expect(reports()).toBe(before + 1);
    expect(await turn()).toEqual({ hours: 24 });
    await passHours(23);
    await reconcileDaily(payments);
    expect(reports()).toBe(before + 1);
  });

  it('[PY-05] puts a single customer that fails off, longer each time up to a day, and says so once', async () => {
    const { payments } = server.dependencies;
    const { customerId } = await server.subscriber('unlucky', 'starter');
    const stripe = await payments.stripe();
    const list: typeof stripe.invoices.list = (params) => {
      if (params?.customer === customerId) throw new Error('not readable');
      return stripe.invoices.list(params);
    };
    const failing = new Proxy(stripe, {
      get: (target, name) => (name === 'invoices' ? { list } : (Reflect.get(target, name) as unknown)),
    });
    const unlucky = { ...payments, stripe: async () => failing };
    const retry = () =>
      server.rowAsOwner<{ failures: number; hours: number }>(
        sql`select failures, round(extract(epoch from next_attempt_at - now()) / 3600)::int as hours
            from private.reconciliation_retries where customer_id = ${customerId}`,
      );
    const passHoursFor = (hours: number) =>
      server.database.asOwner((tx) =>
        tx.execute(
          sql`update private.reconciliation_retries set next_attempt_at = next_attempt_at - make_interval(hours => ${hours}::int)`,
        ),
      );
    const told = () => server.logged.filter(({ id }) => id === customerId).map(({ event }) => event);
    await passHours(25);
    await sweepPayments(unlucky);
    expect(await turn()).toEqual({ hours: 24 });
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'payments reconciled', changed: 0, failed: 1 }),
    );
    for (const [failures, hours] of [3, 6, 12, 24, 24].entries()) {
      expect(await retry()).toEqual({ failures: failures + 1, hours });
      await passHoursFor(hours - 1);
      await sweepPayments(unlucky);
      expect(await retry()).toEqual({ failures: failures + 1, hours: 1 });
      await passHoursFor(1);
      await sweepPayments(unlucky);
    }
    await passHours(25);
    await sweepPayments(unlucky);
    expect(await retry()).toEqual({ failures: 6, hours: 24 });
    expect(told()).toEqual(['a customer was not reconciled']);
    expect(await reconcile(payments)).toMatchObject({ failed: 0 });
    expect(await retry()).toBeUndefined();
    expect(told()).toEqual(['a customer was not reconciled', 'a customer is reconciled again']);
  });

  it('[PY-05] gives up for three hours where ten customers in a row fail: it is the provider', async () => {
    const { payments } = server.dependencies;
    const ids = Array.from({ length: 12 }, (_, index) => `cus_many_${index}`);
    await server.database.asOwner((tx) =>
      tx.insert(schema.paymentCustomers).values(ids.map((id) => ({ id, provider: 'stripe' as const }))),
    );
    const stripe = await payments.stripe();
    let asked = 0;
    const subscriptions = {
      list: (params: { customer?: string }) => {
        if (params.customer === undefined) return stripe.subscriptions.list({ status: 'all' });
        asked += 1;
        return Promise.reject(new Error('timeout'));
      },
    };
    const failing = new Proxy(stripe, {
      get: (target, name) =>
        name === 'subscriptions' ? subscriptions : (Reflect.get(target, name) as unknown),
    });
    await passHours(25);
    await expect(reconcileDaily({ ...payments, stripe: async () => failing })).rejects.toThrow(
      '10 customers in a row could not be compared',
    );
    expect(asked).toBe(10);
    expect(await turn()).toEqual({ hours: 3 });
  });
});
