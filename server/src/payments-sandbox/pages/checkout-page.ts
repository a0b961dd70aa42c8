import { Hono } from 'hono';
import { html } from 'hono/html';
import type Stripe from 'stripe';
import { readForm } from '../../http/read-form.ts';
import type { Sandbox } from '../sandbox.ts';
import { applyCode } from '../acts/checkout-acts.ts';
import { completeCheckout, orderId, type Order } from '../acts/complete-checkout.ts';
import { couponById } from '../objects/coupon.ts';
import { priceOf } from '../objects/price.ts';
import { money, page } from './page.ts';

const load = (sandbox: Sandbox, id: string) =>
  sandbox.read(async (objects) => {
    const session = await objects.get<Stripe.Checkout.Session>(id);
    const order = await objects.get<Order>(orderId(id));
    const price = order && priceOf(order.price);
    return session && price ? { session, price } : undefined;
  });

type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>;

const over = () =>
  page(
    'Checkout',
    html`<h1>This checkout has closed</h1>
      <p>It was paid, closed or never opened. <a href="/pricing">Back to the plans</a></p>`,
  );

const checkout = ({ session, price }: Loaded, problem: string) => {
  const full = price.unit_amount ?? 0;
  const code = session.discounts?.[0]?.promotion_code;
  const coupon = typeof code === 'string' ? couponById(code) : undefined;
  const off = Math.round((full * (coupon?.percent_off ?? 0)) / 100);
  // Said by the seller in one piece; beside the order each sentence is a note of its own.
  const notes = session.custom_text.submit?.message.match(/[^.]+\./g) ?? [];
  return page(
    'Checkout',
    html`<h1>Whetstone ${price.nickname}</h1>
      <p class="lead">${money(full)} a month, until you cancel.</p>
      <div class="desk">
        <dl>
          <dt>
            <span class="chosen">${price.nickname}, monthly</span>${notes.length > 0 ? number(1, 'sup') : ''}
          </dt>
          <dd>${money(full)}</dd>
          ${
            coupon
              ? html`<dt>Coupon: ${coupon.name}</dt>
                  <dd>−${money(off)}</dd>`
              : ''
          }
          <dt>Tax, none on test payments</dt>
          <dd>${money(0)}</dd>
          <dt class="total">Due today${numbersFrom(2, notes.length)}</dt>
          <dd class="total">${money(full - off)}</dd>
        </dl>
        ${problem ? html`<p role="alert">${problem}</p>` : ''}
        ${
          session.allow_promotion_codes && !coupon
            ? html`<form method="post">
                <input type="hidden" name="session" value="${session.id}" />
                <label for="code">Coupon code</label>
                <div class="row">
                  <input id="code" name="code" autocomplete="off" />
                  <button name="action" value="coupon">Apply</button>
                </div>
              </form>`
            : ''
        }
        <section class="margin">
          <h2>What you agree to</h2>
          <ol>
            ${notes.map((note, at) => html`<li>${number(at + 1, 'span')}<span>${note.trim()}</span></li>`)}
          </ol>
        </section>
        <form method="post" class="pay">
          <input type="hidden" name="session" value="${session.id}" />
          ${notes[0] ? html`<p class="short">${notes[0]} The refund terms you agree to are below.</p>` : ''}
          <button class="main" name="action" value="pay">Pay ${money(full - off)}</button>
          <button class="text" name="action" value="cancel">Cancel and go back</button>
        </form>
      </div>
      <form method="post" class="test">
        <input type="hidden" name="session" value="${session.id}" />
        To test a declined card:
        <button class="text" name="action" value="decline">Pay with a card that is declined</button>
      </form>`,
  );
};

/** The number that ties a line of the order to its note. */
const number = (value: number, element: 'sup' | 'span') =>
  element === 'sup'
    ? html`<sup class="number" aria-hidden="true">${value}</sup>`
    : html`<span class="number" aria-hidden="true">${value}</span>`;

/** The numbers of several notes at one line. */
const numbersFrom = (first: number, last: number) =>
  first > last
    ? ''
    : html`<sup class="number" aria-hidden="true"
        >${Array.from({ length: last - first + 1 }, (_, at) => first + at).join(', ')}</sup
      >`;

const withSession = (address: string | null, id: string) =>
  (address ?? '/').replace('{CHECKOUT_SESSION_ID}', id);

/** The page on which a sandbox checkout is paid, declined or left. */
export const checkoutPage = (sandbox: Sandbox) =>
  new Hono()
    .get('/dev/checkout', async (c) => {
      const loaded = await load(sandbox, c.req.query('session') ?? '');
      return loaded?.session.status === 'open' ? c.html(checkout(loaded, '')) : c.html(over(), 410);
    })
    .post('/dev/checkout', async (c) => {
      const form = await readForm(c);
      const [id, action, code] = [form['session'], form['action'], form['code']].map((one) =>
        typeof one === 'string' ? one : '',
      );
      const loaded = await load(sandbox, id ?? '');
      if (!id || loaded?.session.status !== 'open') return c.html(over(), 410);
      if (action === 'cancel') return c.redirect(withSession(loaded.session.cancel_url, id), 303);
      if (action === 'decline')
        return c.html(checkout(loaded, 'Your card was declined. Nothing was charged.'), 402);
      if (action === 'coupon') {
        const isGood = await sandbox.act((objects) => applyCode(objects, id, code ?? ''));
        const now = (await load(sandbox, id)) ?? loaded;
        return c.html(checkout(now, isGood ? '' : 'This code is not valid.'), isGood ? 200 : 400);
      }
      await sandbox.act((objects, now) => completeCheckout(objects, now, id));
      return c.redirect(withSession(loaded.session.success_url, id), 303);
    });
