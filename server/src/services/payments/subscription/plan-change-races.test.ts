import type { PaidTier } from '@whetstone/contract';
import { schema } from '@whetstone/database';
import { barrier } from '@whetstone/database/testing';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaidServer, type PaidServer } from '../../../testing/paid-server.ts';
import { syncCustomer } from '../sync/sync-customer.ts';

let server: PaidServer;
beforeAll(async () => {
  server = await createPaidServer();
});
afterAll(() => server.close());

const wishes: readonly PaidTier[] = ['pro', 'unlimited', 'pro', 'unlimited', 'pro'];
const stripe = () => server.dependencies.payments.stripe();
const rowsOf = (id: string) =>
  server.database.asOwner(async (tx) => ({
    subscriptions: await tx.select().from(schema.subscriptions).where(eq(schema.subscriptions.userId, id)),
    invoices: await tx.select().from(schema.invoices).where(eq(schema.invoices.userId, id)),
  }));
const codeOf = (body: Record<string, unknown>) => (body['error'] as { code: string } | undefined)?.code;

describe('plan changes at the same time', () => {
  it.each(Array.from({ length: 20 }, (_, round) => round))(
    '[PY-05] five at once end in one plan that was paid for once, and a refusal for the rest, round %i',
    async (round) => {
      const ada = await server.subscriber(`race-${round}`, 'starter');
      const together = barrier(wishes.length);
      server.double.requests.length = 0;
      const answers = await Promise.all(
        wishes.map(async (plan) => {
          await together();
          return { plan, ...(await ada.post('change', { plan })) };
        }),
      );
      await server.settled();
      const done = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(done.length).toBeGreaterThan(0);
      for (const { status, body } of refused) {
        expect([status, codeOf(body)]).toEqual([
          409,
          expect.stringMatching(/^(?:change_in_progress|conflict)$/),
        ]);
        expect(JSON.stringify(body)).not.toContain('charged');
      }
      const changes = server.double.requests.filter((line) => line.startsWith('POST /v1/subscriptions/'));
      const { data: charges } = await (await stripe()).charges.list({ customer: ada.customerId });
      const { subscriptions, invoices } = await rowsOf(ada.id);
      expect(subscriptions).toHaveLength(1);
      const [{ tier, pendingTier } = { tier: null, pendingTier: null }] = subscriptions;
      expect(done.map(({ plan }) => plan)).toContain(tier);
      expect([null, ...done.map(({ plan }) => plan)]).toContain(pendingTier);
      expect(invoices).toHaveLength(1 + changes.length);
      expect(invoices.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(
        charges.reduce((sum, { amount }) => sum + amount, 0),
      );
      expect((await ada.plan()).tier).toBe(tier);
    },
  );

  it('[PY-05] the next change is not kept waiting by one that is over, whether it went well or not', async () => {
    const ada = await server.subscriber('after', 'starter');
    await server.setCard(ada.customerId, 'declined');
    expect((await ada.post('change', { plan: 'pro' })).status).toBe(402);
    await server.setCard(ada.customerId, 'accepted');
    expect((await ada.post('change', { plan: 'pro' })).status).toBe(200);
    expect((await ada.post('cancel')).status).toBe(200);
    expect((await ada.post('resume')).status).toBe(200);
  });

  it('[PY-05] forty readings of the provider at once all come to rest', async () => {
    const ada = await server.subscriber('restless', 'pro');
    const together = barrier(40);
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        await together();
        return syncCustomer(server.dependencies.payments, ada.customerId);
      }),
    );
    expect(answers).toEqual(Array.from({ length: 40 }, () => true));
  });
});

describe('when the provider does not answer a charge', () => {
  /** Makes the charging call end in a cut line, before or after the provider has done it. */
  const cutLine = async (when: 'before' | 'after') => {
    const { subscriptions } = await stripe();
    const { update } = subscriptions;
    subscriptions.update = (async (...given: Parameters<typeof update>) => {
      if (when === 'after') await update.apply(subscriptions, given);
      throw Object.assign(new Error('socket hang up'), { type: 'StripeConnectionError' });
    }) as unknown as Stripe['subscriptions']['update'];
    return () => {
      subscriptions.update = update;
    };
  };

  it('[PY-05] a change that went through all the same is told as done', async () => {
    const ada = await server.subscriber('through', 'starter');
    const mend = await cutLine('after');
    const answer = await ada.post('change', { plan: 'pro' });
    mend();
    expect(answer.status).toBe(200);
    expect((await ada.plan()).tier).toBe('pro');
  });

  it('[PY-05] nothing is said about money where nobody knows, and the same change may be tried again', async () => {
    const ada = await server.subscriber('unsure', 'starter');
    const mend = await cutLine('before');
    const answer = await ada.post('change', { plan: 'pro' });
    mend();
    expect([answer.status, codeOf(answer.body)]).toEqual([503, 'payment_uncertain']);
    expect(JSON.stringify(answer.body)).not.toContain('Nothing was charged');
    expect((await ada.plan()).tier).toBe('starter');
    expect((await ada.post('change', { plan: 'pro' })).status).toBe(200);
    expect((await rowsOf(ada.id)).invoices).toHaveLength(2);
    server.failures.length = 0;
  });

  it('[PY-05] a provider that is away before the charge says that nothing was charged, truly', async () => {
    const ada = await server.subscriber('away', 'starter');
    server.double.failWith(503);
    const answer = await ada.post('change', { plan: 'pro' });
    server.double.failWith(null);
    expect([answer.status, codeOf(answer.body)]).toEqual([503, 'payments_unavailable']);
    expect(JSON.stringify(answer.body)).toContain('Nothing was charged');
    expect((await (await stripe()).charges.list({ customer: ada.customerId })).data).toHaveLength(1);
    server.failures.length = 0;
  });
});
