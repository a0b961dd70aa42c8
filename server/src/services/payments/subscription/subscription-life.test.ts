import type { Mail } from '@whetstone/auth';
import type { Invoice, PlanChangePreview } from '@whetstone/contract';
import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../mail/outbox.ts';
import { createPaidServer, type PaidServer } from '../../../testing/paid-server.ts';
import { emit } from '../../../payments-sandbox/acts/emit.ts';
import { liveSubscription } from '../../../payments-sandbox/acts/portal-acts.ts';
import { saveCharge, saveSubscription } from '../../../payments-sandbox/acts/save.ts';
import { newDispute } from '../../../payments-sandbox/objects/dispute.ts';

let server: PaidServer;
beforeAll(async () => {
  server = await createPaidServer();
});
afterAll(() => server.close());

const mailsTo = async ({ email }: { email: string }): Promise<Mail[]> =>
  (await readOutbox(server.database)).filter((mail) => mail.to === email);
const subjects = async (person: { email: string }) => (await mailsTo(person)).map(({ subject }) => subject);
const invoicesOf = async (person: { request(path: string): Promise<Response> }) =>
  ((await (await person.request('/api/invoices')).json()) as { items: Invoice[] }).items;

/** Something that the provider does by itself, told by its event. */
const changeAtProvider = async (
  customerId: string,
  change: (subscription: Stripe.Subscription) => void,
): Promise<void> => {
  await server.double.sandbox.act(async (objects, now) => {
    const subscription = await liveSubscription(objects, customerId);
    if (!subscription) throw new Error('No subscription');
    change(subscription);
    await saveSubscription(objects, subscription);
    await emit(objects, now, 'customer.subscription.updated', subscription);
  });
  await server.settled();
};

describe('a subscription, line by line of the state machine', () => {
  it('[PY-05] created: the plan comes by the event alone, with a receipt', async () => {
    const held = server.holdEvents();
    const ada = await server.subscriber('ada', 'starter');
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    server.deliverEvents();
    for (const event of held) expect((await server.post(event)).status).toBe(200);
    await server.settled();
    expect(await ada.plan()).toEqual({ tier: 'starter', limit: 200 });
    expect(await subjects(ada)).toEqual(['Receipt WS-000001 for Whetstone Starter']);
    expect(await invoicesOf(ada)).toMatchObject([{ status: 'paid', total_cents: 900, paid_cents: 900 }]);
  });

  it('[PY-05] [PY-07] renewed: a new period, an invoice, a receipt, no further prompts by it', async () => {
    const ada = await server.subscriber('renewed', 'pro');
    await server.setProfile(ada, { monthlyPromptsUsed: 40 });
    const before = await ada.subscription();
    await server.pass(32);
    const after = await ada.subscription();
    expect(after.subscription?.status).toBe('active');
    expect(after.subscription?.current_period_start).toBe(before.subscription?.current_period_end);
    expect(await invoicesOf(ada)).toHaveLength(2);
    expect((await subjects(ada)).filter((one) => one.startsWith('Receipt'))).toHaveLength(2);
    const [row] = await server.database.asOwner((tx) =>
      tx.select().from(schema.profiles).where(eq(schema.profiles.id, ada.id)),
    );
    expect(row?.monthlyPromptsUsed).toBe(40);
  });

  it('[PY-05] upgraded: the difference is shown, then charged to the cent, and the plan changes at once', async () => {
    const ada = await server.subscriber('upgraded', 'starter');
    await server.pass(10);
    const preview = (await ada.post('preview-change', { plan: 'unlimited' }))
      .body as unknown as PlanChangePreview;
    expect(preview).toMatchObject({
      kind: 'upgrade',
      from: 'starter',
      to: 'unlimited',
      next_price_cents: 4900,
    });
    expect(preview.credit_cents).toBeGreaterThan(500);
    expect(preview.credit_cents).toBeLessThan(700);
    expect(preview.due_now_cents).toBeGreaterThan(2000);
    const changed = await ada.post('change', { plan: 'unlimited', proration_at: preview.proration_at });
    expect(changed).toMatchObject({ status: 200, body: { subscription: { tier: 'unlimited' } } });
    expect(await ada.plan()).toEqual({ tier: 'unlimited', limit: null });
    expect((await invoicesOf(ada))[0]).toMatchObject({ paid_cents: preview.due_now_cents });
  });

  it('[PY-05] upgraded with a declined card: refused, nothing charged, the plan as before', async () => {
    const ada = await server.subscriber('declined', 'starter');
    await server.setCard(ada.customerId, 'declined');
    const refused = await ada.post('change', { plan: 'pro' });
    expect(refused).toMatchObject({ status: 402, body: { error: { code: 'payment_failed' } } });
    expect(await ada.plan()).toEqual({ tier: 'starter', limit: 200 });
    expect(await invoicesOf(ada)).toHaveLength(1);
  });

  it('[PY-05] a price that was shown an hour ago, or is to be shown yet, is refused', async () => {
    const ada = await server.subscriber('stale', 'starter');
    await server.pass(5);
    const now = server.double.clock().getTime();
    for (const at of [now - 3_600_000, now + 20 * 24 * 3_600_000]) {
      const refused = await ada.post('change', { plan: 'pro', proration_at: new Date(at).toISOString() });
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    }
    expect(await ada.plan()).toEqual({ tier: 'starter', limit: 200 });
  });

  it('[DB-03] downgraded: nothing is charged, the plan stays until the period ends and is Starter with 200 after', async () => {
    const ada = await server.subscriber('downgraded', 'unlimited');
    const preview = await ada.post('preview-change', { plan: 'starter' });
    expect(preview.body).toMatchObject({ kind: 'downgrade', due_now_cents: 0, next_price_cents: 900 });
    const { body } = await ada.post('change', { plan: 'starter' });
    expect(body).toMatchObject({
      subscription: {
        tier: 'unlimited',
        pending_change: { tier: 'starter', effective_at: preview.body['effective_at'] },
      },
    });
    expect(await ada.plan()).toEqual({ tier: 'unlimited', limit: null });
    await server.pass(32);
    expect(await ada.plan()).toEqual({ tier: 'starter', limit: 200 });
    expect((await ada.subscription()).subscription).toMatchObject({ tier: 'starter', pending_change: null });
    expect((await invoicesOf(ada))[0]).toMatchObject({ total_cents: 900 });
  });

  it('[DB-03] a downgrade that waits is dropped by resuming, and by an upgrade', async () => {
    const ada = await server.subscriber('undecided', 'pro');
    await ada.post('change', { plan: 'starter' });
    expect((await ada.post('resume')).body).toMatchObject({
      subscription: { tier: 'pro', pending_change: null },
    });
    await ada.post('change', { plan: 'starter' });
    expect((await ada.post('change', { plan: 'unlimited' })).body).toMatchObject({
      subscription: { tier: 'unlimited', pending_change: null },
    });
    await server.pass(32);
    expect(await ada.plan()).toEqual({ tier: 'unlimited', limit: null });
  });

  it('[DB-03] [PY-05] a downgrade that waits outlives an upgrade whose card is declined', async () => {
    const ada = await server.subscriber('wavering', 'pro');
    const waiting = await ada.post('change', { plan: 'starter' });
    await server.setCard(ada.customerId, 'declined');
    expect((await ada.post('change', { plan: 'unlimited' })).status).toBe(402);
    expect((await ada.subscription()).subscription).toMatchObject({
      tier: 'pro',
      pending_change: (waiting.body['subscription'] as { pending_change: object }).pending_change,
    });
    await server.setCard(ada.customerId, 'accepted');
    await server.pass(32);
    expect(await ada.plan()).toEqual({ tier: 'starter', limit: 200 });
    expect((await invoicesOf(ada))[0]).toMatchObject({ total_cents: 900 });
  });

  it('[PY-05] past due: the plan stays for seven days, says until when, and a working card makes it whole', async () => {
    const ada = await server.subscriber('overdue', 'pro');
    await server.setCard(ada.customerId, 'declined');
    await server.pass(32);
    const { subscription } = await ada.subscription();
    expect(subscription).toMatchObject({ status: 'past_due', has_access: true });
    const overdueSince = new Date(subscription?.current_period_start ?? 0).getTime();
    expect(new Date(subscription?.grace_until ?? 0).getTime()).toBe(overdueSince + 7 * 24 * 3_600_000);
    expect(await subjects(ada)).toContain('Your payment did not go through');
    expect((await ada.post('change', { plan: 'unlimited' })).status).toBe(409);
    await server.setCard(ada.customerId, 'accepted');
    await server.pass(1);
    expect((await ada.subscription()).subscription).toMatchObject({ status: 'active', grace_until: null });
    expect(await ada.plan()).toEqual({ tier: 'pro', limit: 500 });
  });

  it('[PY-05] never paid: after the last try the subscription is over and the account is free', async () => {
    const ada = await server.subscriber('broke', 'pro');
    await server.setCard(ada.customerId, 'declined');
    await server.pass(32);
    await server.pass(10);
    expect((await ada.subscription()).subscription).toBeNull();
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    expect(await subjects(ada)).toContain('Your subscription has ended');
  });

  it('[PY-05] cancelled: stays until the end of the period, then free; a mail says so', async () => {
    const ada = await server.subscriber('leaving', 'pro');
    const { body } = await ada.post('cancel');
    expect(body).toMatchObject({ subscription: { cancel_at_period_end: true, has_access: true } });
    expect(await ada.plan()).toEqual({ tier: 'pro', limit: 500 });
    expect((await subjects(ada)).some((one) => one.startsWith('Your plan ends on'))).toBe(true);
    await server.pass(32);
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    expect(await invoicesOf(ada)).toHaveLength(1);
  });

  it('[PY-05] resumed: a cancellation is taken back and the next period is paid', async () => {
    const ada = await server.subscriber('staying', 'pro');
    await ada.post('cancel');
    expect((await ada.post('resume')).body).toMatchObject({ subscription: { cancel_at_period_end: false } });
    await server.pass(32);
    expect(await ada.plan()).toEqual({ tier: 'pro', limit: 500 });
  });

  it.each(['incomplete', 'unpaid', 'paused', 'incomplete_expired'] as const)(
    '[PY-05] %s: no access, and access again when it is active',
    async (status) => {
      const ada = await server.subscriber(status.replace('_', '-'), 'pro');
      await changeAtProvider(ada.customerId, (subscription) => {
        subscription.status = status;
      });
      expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
      await changeAtProvider(ada.customerId, (subscription) => {
        subscription.status = 'active';
      });
      expect(await ada.plan()).toEqual({ tier: 'pro', limit: 500 });
    },
  );

  it('[PY-05] paused collection gives no access', async () => {
    const ada = await server.subscriber('paused-collection', 'pro');
    await changeAtProvider(ada.customerId, (subscription) => {
      subscription.pause_collection = { behavior: 'void', resumes_at: null };
    });
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    expect((await ada.subscription()).subscription).toMatchObject({ status: 'paused', has_access: false });
  });

  it('[PY-05] disputed: the subscription that the payment was for ends at once', async () => {
    const ada = await server.subscriber('disputing', 'pro');
    await server.double.sandbox.act(async (objects, now) => {
      const [charge] = await objects.list<Stripe.Charge>('charge', ada.customerId);
      if (!charge) throw new Error('No charge');
      charge.disputed = true;
      const dispute = newDispute(now, charge);
      await saveCharge(objects, charge);
      await objects.put('dispute', dispute.id, dispute);
      await emit(objects, now, 'charge.dispute.created', dispute);
    });
    await server.settled();
    expect(await ada.plan()).toEqual({ tier: 'free', limit: 5 });
    expect(await invoicesOf(ada)).toMatchObject([{ disputed: true }]);
    await server.pass(40);
    expect(await invoicesOf(ada)).toHaveLength(1);
  });
});
