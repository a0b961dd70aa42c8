import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, lastMailTo, linkIn, password, type Signed, signedIn, test } from './people.ts';

/** What the server says of the account: its plan is never read off the page alone. */
const tierOf = async (request: APIRequestContext, { headers }: Signed): Promise<string> => {
  // A connection kept open may be closed by the server in the moment that it is used again.
  const account = await request.get('/api/account', { headers, maxRetries: 2 });
  return ((await account.json()) as { usage: { tier: string } }).usage.tier;
};

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click();

/** Buys a plan without a page: the calls behind the checkout, then what its button sends. */
const buy = async (request: APIRequestContext, person: Signed, tier: string) => {
  const answer = await request.get('/api/plans');
  const { plans } = (await answer.json()) as { plans: { tier: string; price_id: string }[] };
  const site = new URL(answer.url()).origin;
  const opened = await request.post('/functions/v1/stripe-checkout', {
    headers: person.headers,
    data: {
      price_id: plans.find((plan) => plan.tier === tier)?.price_id,
      success_url: `${site}/dashboard`,
      cancel_url: `${site}/pricing`,
      mode: 'subscription',
    },
  });
  const { url } = (await opened.json()) as { url: string };
  const session = new URL(url).searchParams.get('session') ?? '';
  await request.post('/dev/checkout', { form: { session, action: 'pay' }, maxRedirects: 0 });
  await expect.poll(async () => await tierOf(request, person)).toBe(tier);
};

const chooseOnPricing = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Choose ${name}` })
    .locator('visible=true')
    .first();

const subscriptionOf = (page: Page) => page.getByRole('region', { name: 'Subscription' });

test('[PY-03] [PY-04] [PY-05] [PY-08] from pricing to the checkout: a declined card, a coupon, the plan', async ({
  ada,
  request,
}) => {
  const { page } = ada;
  await page.goto('/pricing');
  await chooseOnPricing(page, 'Professional').click();
  await page.waitForURL('**/dev/checkout?**');
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: /declined/i }).click();
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  expect(await tierOf(request, ada)).toBe('free');

  await page.getByLabel(/coupon/i).fill('WELCOME20');
  await page.getByRole('button', { name: /apply/i }).click();
  await pay(page);
  await page.waitForURL('**/dashboard**');
  await expect(page.getByText('Successfully subscribed to Professional plan!')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('Professional', { exact: true }).first()).toBeVisible();
  expect(await tierOf(request, ada)).toBe('pro');
  await page.goto('/account');
  await expect(subscriptionOf(page)).toContainText('20% off');
  await expect(subscriptionOf(page)).toContainText('$15.20');
  await expectNoAxeFindingsInBothThemes(page);
});

test('[PY-03] [PY-04] [PY-05] a cancelled checkout is told of, and a forged return is not believed', async ({
  ada,
  request,
}) => {
  const { page } = ada;
  await page.goto('/pricing');
  await chooseOnPricing(page, 'Starter').click();
  await page.waitForURL('**/dev/checkout?**');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await page.waitForURL('**/pricing?checkout=cancelled');
  await expect(page.getByText('Checkout was cancelled. You can try again anytime.')).toBeInViewport();
  expect(new URL(page.url()).search).toBe('');
  await expect(chooseOnPricing(page, 'Starter')).toBeEnabled();

  await page.goto('/?upgraded=unlimited&success=true');
  await page.waitForURL('**/dashboard**');
  await expect(page.getByText(/^Waiting for the payment provider/)).toBeVisible();
  await expect(page.getByText('Try with free 5 prompts').first()).toBeVisible();
  expect(await tierOf(request, ada)).toBe('free');
});

test('[PY-02] [PY-03] a checkout that fails is told of in the promised words, and the button works again', async ({
  ada: { page },
}) => {
  const failed = {
    status: 409,
    json: { error: { code: 'conflict', message: 'Another checkout was opened at the same time.' } },
  };
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/functions/v1/stripe-checkout', async (route) => {
    await isHeld;
    await route.fulfill(failed);
  });
  await page.goto('/pricing');
  await chooseOnPricing(page, 'Unlimited').click();
  const processing = page.getByRole('button', { name: 'Processing...' }).locator('visible=true');
  await expect(processing).toBeDisabled();
  answer();
  await expect(page.getByRole('alert')).toContainText(
    '❌ Payment Error: Another checkout was opened at the same time.',
  );
  await expect(page.getByRole('alert')).toContainText(
    'Please try again or contact support if the issue persists.',
  );
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await expect(chooseOnPricing(page, 'Unlimited')).toBeEnabled();
  await expectNoAxeFindingsInBothThemes(page);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('alert')).toContainText('Console logs may have more details.');
  await expect(page.getByRole('button', { name: 'Upgrade' })).toBeEnabled();
});

test('[PY-03] a visitor who chooses a plan signs up and is led on to its checkout', async ({
  page,
  request,
}) => {
  const email = `nora-${randomUUID().slice(0, 8)}@example.test`;
  await page.goto('/checkout?plan=starter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Starter' }).locator('visible=true').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Nora');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Please check your email')).toBeVisible();
  await page.goto(linkIn((await lastMailTo(request, email)).text));
  await page.waitForURL('**/dev/checkout?**');
  await expect(page.getByText('Starter').first()).toBeVisible();
});

test('[AC-02] [PY-05] [PY-06] [DB-03] up with the price shown first, down at the end of the period, taken back', async ({
  ada,
  request,
}) => {
  const { page } = ada;
  await buy(request, ada, 'starter');
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Your Plan' }).locator('visible=true')).toBeDisabled();
  await chooseOnPricing(page, 'Professional').click();
  await page.waitForURL('**/account?change=pro');
  const dialog = page.getByRole('dialog', { name: 'Change to Professional' });
  await expect(dialog).toContainText('Due now');
  await expectNoAxeFindingsInBothThemes(page);
  const due = /Pay (\$[\d.]+)/.exec(
    (await dialog.getByRole('button', { name: /^Pay/ }).textContent()) ?? '',
  )?.[1];
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Successfully upgraded to Professional.')).toBeVisible();
  expect(await tierOf(request, ada)).toBe('pro');
  const part = subscriptionOf(page);
  await expect(part).toContainText(due ?? 'an amount');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Downgrade to Starter' }).click();
  const down = page.getByRole('dialog', { name: 'Change to Starter' });
  await expect(down).toContainText('Nothing is charged now.');
  await down.getByRole('button', { name: 'Downgrade to Starter' }).click();
  await expect(page.getByText(/^✅ Successfully downgraded to Starter plan\./)).toBeVisible();
  await expect(page.getByText(/^Changes to Starter on/)).toBeVisible();
  expect(await tierOf(request, ada)).toBe('pro');

  await page.goto('/account');
  await part.getByRole('button', { name: 'Keep Professional' }).click();
  await expect(part).toContainText('Renews on');
  await part.getByRole('button', { name: 'Manage billing' }).click();
  await page.waitForURL('**/dev/portal**');
});

test('[PY-05] [PY-09] [AC-04] cancelled in two clicks, resumed, withdrawn in two steps with a dated mail', async ({
  ada,
  request,
}) => {
  const { page } = ada;
  await buy(request, ada, 'pro');
  await page.goto('/account');
  const part = subscriptionOf(page);
  await part.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(part).toContainText('is canceled and stays active until');
  expect(await tierOf(request, ada)).toBe('pro');
  await part.getByRole('button', { name: 'Keep Professional' }).click();
  await expect(part).toContainText('Renews on');

  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw from contract' });
  await expect(dialog).toContainText('$19.00');
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(dialog).toContainText('You withdrew from the contract on');
  await expect.poll(async () => await tierOf(request, ada)).toBe('free');
  await expect.poll(async () => (await lastMailTo(request, ada.email)).subject).toMatch(/withdraw/i);
  expect((await lastMailTo(request, ada.email)).text).toContain(String(new Date().getUTCFullYear()));
});

test('[PY-09] [PY-01] [DB-03] an admin refunds a new subscription and gives a plan, which goes down to Starter', async ({
  ada,
  browser,
  request,
}) => {
  await buy(request, ada, 'starter');
  const context = await browser.newContext();
  const { page } = await signedIn(await context.newPage(), request, 'treasurer@example.test');
  await page.goto('/admin');
  const form = page.getByRole('region', { name: 'Refund a new subscription' });
  await form.getByRole('button', { name: 'Refund a new subscription' }).click();
  await form.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(form).toContainText('Please enter an email address');
  await form.getByLabel('Subscriber’s email').fill(ada.email);
  await form.getByLabel('Reason (for the log)').fill('Bought by mistake');
  await form.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund and end plan' }).click();
  await expect(form).toContainText('✅');
  await expect(form).toContainText('$9');
  await expect.poll(async () => await tierOf(request, ada)).toBe('free');
  await expectNoAxeFindingsInBothThemes(page);

  const tierForm = page.getByRole('region', { name: 'Set a user’s tier' });
  await tierForm.getByRole('button', { name: 'Set a user’s tier' }).click();
  await tierForm.getByLabel('Email').fill(ada.email);
  await tierForm.getByLabel('Tier').selectOption('Professional');
  await tierForm.getByRole('button', { name: 'Set tier' }).click();
  await expect(tierForm).toContainText('✅ Successfully upgraded');
  await context.close();
  await ada.page.goto('/dashboard');
  await expect(ada.page.getByText('0 / 5,000')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Downgrade to Starter' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Downgrade to Starter' }).click();
  await expect(ada.page.getByText('✅ Successfully downgraded to Starter plan.')).toBeVisible();
  await expect(ada.page.getByText('0 / 200')).toBeVisible();
  expect(await tierOf(request, ada)).toBe('starter');
});
