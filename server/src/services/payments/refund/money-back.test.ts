import type { PaidTier } from '@whetstone/contract';
import { schema } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeCheckout } from '../../../payments-sandbox/acts/complete-checkout.ts';
import { readOutbox } from '../../../mail/outbox.ts';
import { createBuyer, type Buyer } from '../../../testing/buyer.ts';
import { createPaidServer, type PaidServer } from '../../../testing/paid-server.ts';
import { sweepPayments } from '../sweep-payments.ts';
import { carryOutReversal } from './carry-out-reversal.ts';

let server: PaidServer;
beforeAll(async () => {
  server = await createPaidServer();
});
afterAll(() => server.close());

/** The provider's times are whole seconds: what was used before a purchase lies clearly before it. */
const letTimePass = (person: Buyer) =>
  server.database.asOwner((tx) =>
    tx.execute(
      sql`update public.generations set created_at = created_at - interval '5 seconds' where user_id = ${person.id}`,
    ),
  );
const buy = async (person: Buyer, tier: PaidTier) => {
  await letTimePass(person);
  const session = await person.openCheckout(tier);
  await server.double.sandbox.act((objects, now) => completeCheckout(objects, now, session));
  await server.settled();
};
const use = (person: Buyer, prompts: number) =>
  server.database.asOwner((tx) =>
    tx.execute(sql`insert into public.generations (user_id, kind, idempotency_key, request_hash)
      select ${person.id}, 'content', gen_random_uuid(), repeat('x', 64) from generate_series(1, ${prompts})`),
  );
/** What has come back so far, by plan's price. */
const returned = async ({ id }: Buyer) =>
  (
    await server.database.asOwner((tx) =>
      tx.select().from(schema.invoices).where(eq(schema.invoices.userId, id)),
    )
  )
    .toSorted(
      (a, b) =>
        a.createdAt.getTime() - b.createdAt.getTime() || (a.number ?? '').localeCompare(b.number ?? ''),
    )
    .map(({ refundedCents }) => refundedCents);
const withdraw = async (person: Buyer) => {
  const asked = await person.post('withdraw', {});
  const { body, status } = await person.post('withdraw', { confirm: true });
  expect(status).toBe(200);
  expect(asked.body).toMatchObject({ refund_cents: body['refund_cents'], kept_cents: body['kept_cents'] });
  await server.settled();
  return body;
};
const remove = (person: Buyer) =>
  person.request('/auth/v1/user', { method: 'DELETE', json: { password: 'a long enough passphrase' } });

describe('buying, using, withdrawing and buying again', () => {
  it('[PY-05] gives all back the first time, and after that all but what was used', async () => {
    const ada = await createBuyer(server, 'cycle');
    await buy(ada, 'pro');
    await use(ada, 250);
    expect((await ada.subscription()).subscription?.withdrawal.pays_back).toBe('all');
    expect(await withdraw(ada)).toMatchObject({ refund_cents: 1900, kept_cents: 0, prompts_used: 250 });
    await buy(ada, 'starter');
    expect((await ada.subscription()).subscription?.withdrawal.pays_back).toBe('unused');
    await use(ada, 50);
    expect(await withdraw(ada)).toMatchObject({ refund_cents: 675, kept_cents: 225, prompts_used: 50 });
    const mails = (await readOutbox(server.database)).filter(({ to }) => to === ada.email);
    expect(mails.some(({ text }) => text.includes('$6.75') && text.includes('$2.25'))).toBe(true);
    await buy(ada, 'pro');
    expect(await withdraw(ada)).toMatchObject({ refund_cents: 1900, kept_cents: 0, prompts_used: 0 });
    await buy(ada, 'pro');
    await use(ada, 600);
    expect(await withdraw(ada)).toMatchObject({ refund_cents: 0, kept_cents: 1900, prompts_used: 600 });
    expect(await returned(ada)).toEqual([1900, 675, 1900, 0]);
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
  });

  it('[PY-05] counts a prompt of Unlimited as one of Professional, and nothing used keeps the guarantee', async () => {
    const ada = await createBuyer(server, 'unlimited');
    await buy(ada, 'unlimited');
    expect(await withdraw(ada)).toMatchObject({ refund_cents: 4900, kept_cents: 0 });
    await buy(ada, 'unlimited');
    await use(ada, 10);
    expect(await withdraw(ada)).toMatchObject({ refund_cents: 4900, kept_cents: 0 });
    await buy(ada, 'unlimited');
    await use(ada, 100);
    expect(await withdraw(ada)).toMatchObject({ refund_cents: 4520, kept_cents: 380 });
  });

  it('[PY-07] what was used in the month counts on with the next purchase', async () => {
    const ada = await createBuyer(server, 'month');
    await buy(ada, 'starter');
    await server.database.asOwner((tx) =>
      tx.execute(sql`update public.profiles set monthly_prompts_used = 200 where id = ${ada.id}`),
    );
    await withdraw(ada);
    await buy(ada, 'starter');
    const row = await server.rowAsOwner(
      sql`select monthly_prompts_used as used, monthly_prompts_limit as quota from public.profiles where id = ${ada.id}`,
    );
    expect(row).toEqual({ used: 200, quota: 200 });
  });

  it('[PY-05] [AU-14] an account that was deleted and made again does not begin a new guarantee', async () => {
    const first = await createBuyer(server, 'again');
    await buy(first, 'pro');
    await use(first, 5);
    await withdraw(first);
    expect((await remove(first)).status).toBe(204);
    const second = await createBuyer(server, 'again', first.email);
    expect([second.email === first.email, second.id === first.id]).toEqual([true, false]);
    await buy(second, 'pro');
    await use(second, 250);
    expect(await withdraw(second)).toMatchObject({ refund_cents: 950, kept_cents: 950 });
    const other = await createBuyer(server, 'somebody-else');
    await buy(other, 'pro');
    await use(other, 250);
    expect(await withdraw(other)).toMatchObject({ refund_cents: 1900, kept_cents: 0 });
  });

  it('[PY-05] what is remembered of an address is its hash, and is gone after two years', async () => {
    const ada = await createBuyer(server, 'hashed');
    await buy(ada, 'pro');
    await use(ada, 5);
    await withdraw(ada);
    const kept = () =>
      server.rowAsOwner<{ hashes: string[] }>(
        sql`select coalesce(array_agg(address_hash), '{}') as hashes from private.money_back_uses`,
      );
    const before = (await kept())?.hashes.length ?? 0;
    await remove(ada);
    const after = (await kept())?.hashes ?? [];
    expect(after).toHaveLength(before + 1);
    expect(after.every((hash) => /^[\da-f]{64}$/.test(hash))).toBe(true);
    await server.database.asOwner((tx) =>
      tx.execute(sql`update private.money_back_uses set used_at = now() - interval '2 years 1 day'`),
    );
    await sweepPayments(server.dependencies.payments);
    expect((await kept())?.hashes).toEqual([]);
  });

  it('[PY-09] an admin gives all back once per person, and says why not a second time', async () => {
    const boss = await createBuyer(server, 'boss');
    await server.database.asService((tx) =>
      tx.execute(sql`insert into public.admins (user_id, granted_by) values (${boss.id}, 'test')`),
    );
    const refund = async (person: Buyer) => {
      const answer = await boss.request('/api/admin/refunds', {
        method: 'POST',
        json: { user_id: person.id },
      });
      await server.settled();
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const ada = await createBuyer(server, 'returned-twice');
    await buy(ada, 'pro');
    await use(ada, 5);
    expect((await refund(ada)).body).toMatchObject({ refunded_cents: 1900 });
    await buy(ada, 'pro');
    await use(ada, 5);
    expect(await refund(ada)).toMatchObject({ status: 409, body: { error: { code: 'refund_over' } } });
    expect((await ada.plan()).tier).toBe('pro');
  });

  it('[PY-05] a part is sent back once, also when the answer to it was lost', async () => {
    const ada = await createBuyer(server, 'lost-answer');
    await buy(ada, 'pro');
    await use(ada, 5);
    await withdraw(ada);
    await buy(ada, 'pro');
    await use(ada, 250);
    const stripe = await server.dependencies.payments.stripe();
    const { create } = stripe.refunds;
    stripe.refunds.create = (async (...given: Parameters<typeof create>) => {
      await create.apply(stripe.refunds, given);
      throw new Error('the line is cut');
    }) as unknown as typeof create;
    await ada.post('withdraw', { confirm: true });
    stripe.refunds.create = create;
    server.failures.length = 0;
    const row = await server.rowAsOwner<{ id: string }>(
      sql`select subscription_id as id from public.payment_reversals where user_id = ${ada.id} and done_at is null`,
    );
    await carryOutReversal(server.dependencies.payments, row?.id ?? '');
    await server.settled();
    expect(await returned(ada)).toEqual([1900, 950]);
    expect((await ada.plan()).tier).toBe('free');
  });
});
