import { Hono } from 'hono';
import { html } from 'hono/html';
import type Stripe from 'stripe';
import { liveSubscription, secondsToNext, setCancelled, setCard } from '../acts/portal-acts.ts';
import { itemOf } from '../objects/subscription.ts';
import { readForm } from '../../http/read-form.ts';
import type { Sandbox } from '../sandbox.ts';
import { dayOf, money, page } from './page.ts';

const load = (sandbox: Sandbox, id: string) =>
  sandbox.read(async (objects) => {
    const session = await objects.get<Stripe.BillingPortal.Session>(id);
    const customer = session && (await objects.get<Stripe.Customer>(session.customer));
    if (!session || !customer || customer.deleted) return undefined;
    const invoices = await objects.list<Stripe.Invoice>('invoice', customer.id);
    return {
      session,
      customer,
      subscription: await liveSubscription(objects, customer.id),
      invoices: invoices.toReversed(),
    };
  });

type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>;

const standing = (subscription: Stripe.Subscription) => {
  const end = dayOf(itemOf(subscription).current_period_end);
  if (subscription.status === 'past_due') return 'A payment is past due.';
  return subscription.cancel_at_period_end ? `Ends on ${end}.` : `Renews on ${end}.`;
};

const portal = ({ session, customer, subscription, invoices }: Loaded) => {
  const isDeclined = customer.metadata['sandbox_card'] === 'declined';
  const button = (action: string, label: string) =>
    html`<button class="wide" name="action" value="${action}">${label}</button>`;
  const price = subscription && itemOf(subscription).price;
  return page(
    'Billing',
    html`<h1>Billing</h1>
      <p class="lead">${customer.email}</p>
      <div class="card">
        ${
          subscription && price
            ? html`<dl>
                  <dt>Whetstone ${price.nickname}</dt>
                  <dd>${money(price.unit_amount ?? 0)} a month</dd>
                </dl>
                <p>${standing(subscription)}</p>`
            : html`<p>No subscription. <a href="/pricing">See the plans</a></p>`
        }
        <p>The card on file ${isDeclined ? 'is declined' : 'works'}.</p>
        <form method="post">
          <input type="hidden" name="session" value="${session.id}" />
          ${subscription && !subscription.cancel_at_period_end ? button('cancel', 'Cancel at the end of the period') : ''}
          ${subscription?.cancel_at_period_end ? button('resume', 'Keep the subscription') : ''}
          ${isDeclined ? button('accepted', 'Use a card that works') : button('declined', 'Use a card that is declined')}
          ${subscription ? button('jump', subscription.status === 'past_due' ? 'Jump to the next payment attempt' : 'Jump to the end of the period') : ''}
        </form>
      </div>
      <h2>Invoices</h2>
      <ul>
        ${invoices.map((invoice) => html`<li><span>${invoice.number}, ${dayOf(invoice.created)}</span><span>${money(invoice.total)}, ${invoice.status}</span></li>`)}
      </ul>
      <p><a href="${session.return_url ?? '/account'}">Back to Whetstone</a></p>`,
  );
};

const gone = () =>
  page(
    'Billing',
    html`<h1>This page has expired</h1>
      <p><a href="/account">Back to your account</a></p>`,
  );

/** The page that stands in for the provider's billing portal; it can also let the sandbox's time pass. */
export const portalPage = (sandbox: Sandbox) =>
  new Hono()
    .get('/dev/portal', async (c) => {
      const loaded = await load(sandbox, c.req.query('session') ?? '');
      return loaded ? c.html(portal(loaded)) : c.html(gone(), 410);
    })
    .post('/dev/portal', async (c) => {
      const form = await readForm(c);
      const loaded = await load(sandbox, String(form['session']));
      if (!loaded) return c.html(gone(), 410);
      const { customer: customerId } = loaded.session;
      const action = String(form['action']);
      if (action === 'jump')
        await sandbox.advance(await sandbox.act((objects, now) => secondsToNext(objects, now, customerId)));
      else if (action === 'accepted' || action === 'declined')
        await sandbox.act((objects, now) => setCard(objects, now, { customerId, card: action }));
      else if (action === 'cancel' || action === 'resume')
        await sandbox.act((objects, now) =>
          setCancelled(objects, now, { customerId, isCancelled: action === 'cancel' }),
        );
      return c.redirect(`/dev/portal?session=${encodeURIComponent(loaded.session.id)}`, 303);
    });
