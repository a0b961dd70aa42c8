import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Stripe from 'stripe';
import { doublePrices, startProviderDouble, type ProviderDouble } from '../../testing/provider-double.ts';
import { completeCheckout } from '../acts/complete-checkout.ts';
import { readForm } from '../form-body.ts';

let double: ProviderDouble;
let stripe: Stripe;
let customer: Stripe.Customer;

beforeAll(async () => {
  double = await startProviderDouble();
  const { port } = new URL(double.environment['STRIPE_API_BASE'] ?? '');
  stripe = new Stripe('sk_test_double', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  customer = await stripe.customers.create({ email: 'ada@example.test' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: doublePrices.pro, quantity: 1 }],
    success_url: 'http://localhost:3000/',
    cancel_url: 'http://localhost:3000/',
  });
  await double.sandbox.act((objects, now) => completeCheckout(objects, now, session.id));
});
afterAll(() => double.close());

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'allowed',
    (error: unknown) => (error as Stripe.errors.StripeError).type,
  );
const subscription = async () => {
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  if (!data[0]) throw new Error('No subscription');
  return data[0];
};

describe('the double of the provider', () => {
  it('[PY-05] refuses a wrong key, a parameter that it does not know, and an unknown address', async () => {
    const stranger = new Stripe('sk_test_wrong', {
      host: '127.0.0.1',
      port: new URL(double.environment['STRIPE_API_BASE'] ?? '').port,
      protocol: 'http',
    });
    expect(await refusal(stranger.customers.retrieve(customer.id))).toBe('StripeAuthenticationError');
    expect(await refusal(stripe.customers.create({ email: 'a@b.test', phone: '1' }))).toBe(
      'StripeInvalidRequestError',
    );
    expect(await refusal(stripe.products.list())).toBe('StripeInvalidRequestError');
    expect(await refusal(stripe.customers.retrieve(customer.id))).toBe('allowed');
  });

  it('[PY-05] answers a request again under its idempotency key, and refuses another one under it', async () => {
    const idempotencyKey = 'once';
    const first = await stripe.customers.create({ email: 'b@example.test' }, { idempotencyKey });
    expect((await stripe.customers.create({ email: 'b@example.test' }, { idempotencyKey })).id).toBe(
      first.id,
    );
    expect(await refusal(stripe.customers.create({ email: 'c@example.test' }, { idempotencyKey }))).toBe(
      'StripeIdempotencyError',
    );
  });

  it('[PY-05] gives what has to be expanded only when it is asked for', async () => {
    const [plain] = (await stripe.invoices.list({ customer: customer.id })).data;
    expect(plain && 'payments' in plain).toBe(false);
    const { data } = await stripe.invoices.list({ customer: customer.id, expand: ['data.payments'] });
    expect(data[0]?.payments?.data[0]?.payment.payment_intent).toMatch(/^pi_/);
    expect(typeof (await subscription()).latest_invoice).toBe('string');
  });

  it('[PY-05] lets nothing change directly while a schedule waits, and cancels nothing twice', async () => {
    const { id } = await subscription();
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
    expect(await refusal(stripe.subscriptions.update(id, { cancel_at_period_end: true }))).toBe(
      'StripeInvalidRequestError',
    );
    await stripe.subscriptionSchedules.release(schedule.id);
    expect((await stripe.subscriptions.update(id, { cancel_at_period_end: true })).cancel_at_period_end).toBe(
      true,
    );
    expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled');
    expect(await refusal(stripe.subscriptions.cancel(id))).toBe('StripeInvalidRequestError');
  });

  it('[PY-05] reads the form encoding without letting it reach the prototype', () => {
    expect(readForm('a[0][b]=1&a[1][b]=2&c=3')).toEqual({ a: [{ b: '1' }, { b: '2' }], c: '3' });
    readForm('__proto__[polluted]=1&a[constructor][prototype][polluted]=1');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
