import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, lastMailTo, linkIn, openSignIn, password, test } from './people.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const newAddress = () => `nora-${randomUUID().slice(0, 8)}@example.test`;
const code = (page: Page) => dialogOf(page).getByLabel('Enter the code from the email');
const continueWith = (page: Page) => dialogOf(page).getByRole('button', { name: 'Continue', exact: true });

const register = async (request: APIRequestContext): Promise<string> => {
  const email = newAddress();
  await request.post('/auth/v1/signup', { data: { email, password, data: { full_name: 'Nora' } } });
  await request.get(linkIn((await lastMailTo(request, email)).text), { maxRedirects: 0 });
  return email;
};

const codeMailedTo = async (request: APIRequestContext, email: string, subject: RegExp) => {
  await expect.poll(async () => (await lastMailTo(request, email)).subject).toMatch(subject);
  return /\b\d{6}\b/.exec((await lastMailTo(request, email)).text)?.[0] ?? '';
};

const signUp = async (page: Page, email: string) => {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full name').fill('Nora Grind');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
};

const openMailForm = async (page: Page, email: string, link: string, send: string) => {
  await page.goto('/about');
  await openSignIn(page);
  await dialogOf(page).getByLabel('Email').fill(email);
  await dialogOf(page).getByRole('button', { name: link }).click();
  await dialogOf(page).getByRole('button', { name: send }).click();
};

test('[SH-08] [AU-01] the chosen plan is named, the rules stand before the refusal, the mailed code goes on to the checkout', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Professional' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Professional, $19 a month.');
  await expect(dialog.getByText('At least 8 characters')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await expect(dialog.getByText('3 more to go.')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await signUp(page, email);
  await expect(dialog.getByText('Please check your email')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  const mailed = await codeMailedTo(request, email, /confirm your/i);
  await code(page).fill(mailed === '000000' ? '000001' : '000000');
  await continueWith(page).click();
  await expect(dialog.getByRole('alert')).toContainText('This code is wrong or has expired');
  await expectNoAxeFindingsInBothThemes(page);
  await code(page).fill(`${mailed.slice(0, 3)} ${mailed.slice(3)}`);
  const checkout = page.waitForRequest((asked) => asked.url().includes('stripe-checkout'));
  await continueWith(page).click();
  await checkout;
});

test('[AU-01] a full name of spaces is refused at its field', async ({ page }) => {
  await page.goto('/?auth=sign-up');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full name').fill('   ');
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Enter your name.')).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
});

test('[AU-03] a magic link is sent again after a countdown, and its code signs in', async ({
  page,
  request,
}) => {
  const email = await register(request);
  await page.clock.install();
  await openMailForm(page, email, 'Send me a magic link', 'Send magic link');
  const dialog = dialogOf(page);
  const again = dialog.getByRole('button', { name: /^Send it again/ });
  await expect(again).toHaveText(/in (5\d|60) s$/);
  await page.clock.fastForward(61_000);
  await expect(again).toBeEnabled();
  // The service's own minute is not over: its refusal is a wait as well.
  await again.click();
  await expect(again).toHaveText(/in \d+ s$/);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await code(page).fill(await codeMailedTo(request, email, /magic link/i));
  await continueWith(page).click();
  await page.clock.runFor(1000);
  await page.waitForURL('**/dashboard');
});

test('[AU-05] recovery by code survives a reload, ends with a sentence, and is over then', async ({
  page,
  request,
}) => {
  const email = await register(request);
  await openMailForm(page, email, 'Forgot password', 'Send recovery link');
  await code(page).fill(await codeMailedTo(request, email, /reset your/i));
  await continueWith(page).click();
  const heading = dialogOf(page).getByRole('heading', { name: 'Choose a new password' });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goto('/dashboard');
  await expect(heading).toBeVisible();
  await expect(dialogOf(page).getByText('At least 8 characters')).toBeVisible();
  await dialogOf(page).getByLabel('New password', { exact: true }).fill('quite another long passphrase');
  await dialogOf(page).getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText(`Welcome back, ${email}`).first()).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: 'quite another long passphrase' },
  });
  expect(answer.status()).toBe(200);
});

test('[AU-05] a new password that is put off is not asked for on each page; a link says so where it is chosen', async ({
  page,
  request,
}) => {
  const email = await register(request);
  await request.post('/auth/v1/recover', { data: { email } });
  await codeMailedTo(request, email, /reset your/i);
  await page.goto(linkIn((await lastMailTo(request, email)).text));
  const heading = dialogOf(page).getByRole('heading', { name: 'Choose a new password' });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  // Closing takes one step back in the history, which would cut off a navigation begun before it is done.
  await page.waitForFunction(() => !(history.state as { whetstoneOpen?: string } | null)?.whetstoneOpen);
  await page.goto('/dashboard');
  await expect(page.getByText(`Welcome back, ${email}`).first()).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});

test('[SH-08] Back closes the dialog, Forward does no harm, and the page before is one step away', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/pricing');
  await openSignIn(page);
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/pricing');
  await page.goForward();
  expect(new URL(page.url()).pathname).toBe('/pricing');
  await openSignIn(page);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('whetstoneOpen');
  await page.goBack();
  await page.waitForURL('**/about');
});

test('[SH-08] a deep link opens the dialog; after Back the page is read on', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/?auth=sign-in');
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[AU-02] a wrong password is told at its field, with what to do, ready to be typed again', async ({
  page,
  request,
}) => {
  const email = await register(request);
  await page.goto('/?auth=sign-in');
  const dialog = dialogOf(page);
  const field = dialog.getByLabel('Password', { exact: true });
  await dialog.getByLabel('Email').fill(email);
  await field.fill('not my password');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(
    'That email and password don’t match. Try again, or ask for a magic link below.',
  );
  await expect(field).toBeFocused();
  await page.keyboard.type(password);
  await expect(field).toHaveValue(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});

test('[AU-11] an error in the query is told in our words alone, like one behind the #', async ({ page }) => {
  const words = 'Call us at 555 0100';
  for (const at of ['?', '#'])
    for (const path of ['/', '/account']) {
      await page.goto('/about');
      await page.goto(`${path}${at}error=access_denied&error_code=otp_expired&error_description=${words}`);
      await expect(dialogOf(page).getByRole('alert')).toContainText(
        'This link has been used or has expired.',
      );
      await expect(dialogOf(page).getByRole('button', { name: 'Send me a new link' })).toBeVisible();
      await expect(page.getByText(words)).toHaveCount(0);
      expect(page.url()).not.toContain('error');
    }
});

test('[SH-08] a visitor who withdraws is asked to sign in, not to join', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('link', { name: 'Withdraw from contract here' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('Sign in to the account that has the subscription.');
  await expect(dialog.getByRole('button', { name: 'Create an account' })).toBeHidden();
});
