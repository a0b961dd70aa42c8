import { schema } from '@whetstone/database';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../mail/outbox.ts';
import { createBuyer, type Buyer } from '../../../testing/buyer.ts';
import { createPaidServer, type PaidServer } from '../../../testing/paid-server.ts';
import { sweepPayments } from '../sweep-payments.ts';
import { resumeReversals } from './carry-out-reversal.ts';

let server: PaidServer;
let admin: Buyer;
beforeAll(async () => {
  server = await createPaidServer();
  admin = await createBuyer(server, 'boss');
  await server.database.asService((tx) =>
    tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
  );
});
afterAll(() => server.close());

const mailsTo = async ({ email }: Buyer) =>
  (await readOutbox(server.database)).filter((mail) => mail.to === email);
const invoices = ({ id }: Buyer) =>
  server.database.asOwner((tx) => tx.select().from(schema.invoices).where(eq(schema.invoices.userId, id)));
const refund = async (person: Buyer, json: object) => {
  const answer = await person.request('/api/admin/refunds', { method: 'POST', json });
  await server.settled();
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('taking a contract back', () => {
  it('[PY-05] withdrawal asks first, then returns everything, ends the plan and confirms by a dated mail', async () => {
    const ada = await server.subscriber('ada', 'starter');
    await ada.post('change', { plan: 'pro' });
    expect(await ada.post('withdraw', {})).toMatchObject({
      status: 200,
      body: { state: 'to_confirm', withdrawn_at: null },
    });
    expect((await ada.plan()).tier).toBe('pro');
    const paid = (await invoices(ada)).reduce((sum, one) => sum + one.paidCents, 0);
    const { body } = await ada.post('withdraw', { confirm: true });
    expect(body).toMatchObject({ state: 'withdrawn', refund_cents: paid });
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    expect((await invoices(ada)).reduce((sum, one) => sum + one.refundedCents, 0)).toBe(paid);
    const mail = (await mailsTo(ada)).find(({ subject }) => subject === 'Your withdrawal from the contract');
    expect(mail?.text).toContain(`$${(paid / 100).toFixed(2)}`);
    expect(mail?.text).toMatch(/on \w+ \d+, \d{4} at .* UTC/);
    expect((await mailsTo(ada)).map(({ subject }) => subject)).not.toContain('Your subscription has ended');
    expect((await ada.post('withdraw', { confirm: true })).status).toBe(409);
  });

  it('[PY-05] withdrawal is possible for 14 days and not longer', async () => {
    const ada = await server.subscriber('late', 'pro');
    await server.pass(13.9);
    expect((await ada.subscription()).subscription?.withdrawal.possible).toBe(true);
    expect((await ada.post('withdraw', {})).status).toBe(200);
    await server.pass(0.2);
    expect((await ada.subscription()).subscription?.withdrawal.possible).toBe(false);
    for (const confirm of [false, true])
      expect(await ada.post('withdraw', { confirm })).toMatchObject({
        status: 409,
        body: { error: { code: 'withdrawal_over' } },
      });
    expect((await ada.plan()).tier).toBe('pro');
  });

  it('[PY-05] a withdrawal counts when it was said, also while the provider is away; money and end follow', async () => {
    const ada = await server.subscriber('waiting', 'pro');
    const stripe = await server.dependencies.payments.stripe();
    const { create } = stripe.refunds;
    stripe.refunds.create = () => Promise.reject(new Error('the line is cut'));
    expect((await ada.post('withdraw', { confirm: true })).body).toMatchObject({ state: 'withdrawn' });
    stripe.refunds.create = create;
    expect(server.failures).toHaveLength(1);
    server.failures.length = 0;
    expect((await ada.subscription()).subscription).toBeNull();
    expect((await invoices(ada))[0]?.refundedCents).toBe(0);
    await resumeReversals(server.dependencies.payments);
    await server.settled();
    expect((await invoices(ada))[0]?.refundedCents).toBe(1900);
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
  });

  it('[PY-05] one that the provider refuses keeps no other from being carried out', async () => {
    const [first, second] = [
      await server.subscriber('refused', 'pro'),
      await server.subscriber('returned', 'pro'),
    ];
    const stripe = await server.dependencies.payments.stripe();
    const { create } = stripe.refunds;
    const cut = () => Promise.reject(new Error('the line is cut'));
    stripe.refunds.create = cut;
    for (const person of [first, second]) await person.post('withdraw', { confirm: true });
    const intents = new Set((await invoices(first)).map(({ paymentIntentId }) => paymentIntentId));
    stripe.refunds.create = ((params: { payment_intent: string }, options: object) =>
      intents.has(params.payment_intent)
        ? cut()
        : create.call(stripe.refunds, params, options)) as typeof create;
    await sweepPayments(server.dependencies.payments);
    await server.settled();
    expect((await invoices(first))[0]?.refundedCents).toBe(0);
    expect((await invoices(second))[0]?.refundedCents).toBe(1900);
    stripe.refunds.create = create;
    await sweepPayments(server.dependencies.payments);
    await server.settled();
    expect((await invoices(first))[0]?.refundedCents).toBe(1900);
    server.failures.length = 0;
  });

  it('[PY-09] an admin refunds within 30 days: money back, plan ended, act recorded, mail sent', async () => {
    const ada = await server.subscriber('refunded', 'pro');
    const done = await refund(admin, { email: ` ${ada.email.toUpperCase()} `, reason: 'asked kindly' });
    expect(done).toMatchObject({
      status: 200,
      body: { user_id: ada.id, refunded_cents: 1900, message: `Refunded $19.00 to ${ada.email}.` },
    });
    expect((await invoices(ada))[0]).toMatchObject({ paidCents: 1900, refundedCents: 1900 });
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    expect((await mailsTo(ada)).map(({ subject }) => subject)).toContain('Your refund');
    const row = await server.rowAsOwner<{ details: { reason: string; cents: number } }>(
      sql`select details from public.admin_actions where action = 'refund' and target_user_id = ${ada.id}`,
    );
    expect(row?.details).toMatchObject({ reason: 'asked kindly', cents: 1900 });
    expect((await refund(admin, { user_id: ada.id })).status).toBe(409);
  });

  it('[PY-09] [AD-02] a refund that cannot be recorded is not declared, and the next try does both', async () => {
    const ada = await server.subscriber('unrecorded', 'pro');
    const standing = async () => [
      await server.rowAsOwner(
        sql`select kind from public.payment_reversals where user_id = ${ada.id} and kind = 'refund'`,
      ),
      await server.rowAsOwner(
        sql`select action from public.admin_actions where action = 'refund' and target_user_id = ${ada.id}`,
      ),
    ];
    await server.database.asOwner((tx) =>
      tx.execute(
        sql`alter table public.admin_actions add constraint no_refunds check (action <> 'refund') not valid`,
      ),
    );
    expect((await refund(admin, { email: ada.email })).status).toBe(500);
    server.failures.length = 0;
    expect(await standing()).toEqual([undefined, undefined]);
    expect((await ada.plan()).tier).toBe('pro');
    await server.database.asOwner((tx) =>
      tx.execute(sql`alter table public.admin_actions drop constraint no_refunds`),
    );
    expect((await refund(admin, { email: ada.email })).status).toBe(200);
    expect(await standing()).toEqual([{ kind: 'refund' }, { action: 'refund' }]);
    expect((await ada.plan()).tier).toBe('free');
  });

  it('[PY-09] refuses everyone else, an unknown address, who never bought, and after 30 days', async () => {
    const ada = await server.subscriber('old', 'pro');
    const bob = await createBuyer(server, 'bob');
    expect((await refund(ada, { email: ada.email })).body).toMatchObject({ error: { code: 'not_allowed' } });
    expect((await refund(admin, { email: 'nobody@example.test' })).body).toMatchObject({
      error: { code: 'not_found', message: 'User with email nobody@example.test not found' },
    });
    expect((await refund(admin, { user_id: bob.id })).body).toMatchObject({
      error: { code: 'not_subscribed' },
    });
    expect((await refund(admin, {})).status).toBe(400);
    await server.pass(31);
    expect((await refund(admin, { user_id: ada.id })).body).toMatchObject({ error: { code: 'refund_over' } });
    expect((await ada.plan()).tier).toBe('pro');
  });

  it('[PY-05] [AU-14] a deleted account is charged no more, also when the provider is away at first', async () => {
    const ada = await server.subscriber('gone', 'pro');
    const remove = () =>
      ada.request('/auth/v1/user', { method: 'DELETE', json: { password: 'a long enough passphrase' } });
    server.double.failWith(503);
    const refused = await remove();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ error_code: 'payments_unavailable' });
    expect((await ada.plan()).tier).toBe('pro');
    server.double.failWith(null);
    server.failures.length = 0;
    expect((await remove()).status).toBe(204);
    await server.settled();
    const asked = await (
      await server.dependencies.payments.stripe()
    ).subscriptions.list({
      customer: ada.customerId,
      status: 'all',
    });
    expect(asked.data.map(({ status }) => status)).toEqual(['canceled']);
    await server.pass(40);
    const [invoice, ...more] = await server.database.asOwner((tx) =>
      tx.select().from(schema.invoices).where(eq(schema.invoices.customerId, ada.customerId)),
    );
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ userId: null, paidCents: 1900 });
  });
});
