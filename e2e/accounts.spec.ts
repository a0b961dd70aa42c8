import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, lastMailTo, linkIn, openSignIn, password, test } from './people.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const newAddress = () => `nora-${randomUUID().slice(0, 8)}@example.test`;

/** A confirmed account without a session in the browser. */
const register = async (request: APIRequestContext): Promise<string> => {
  const email = newAddress();
  await request.post('/auth/v1/signup', { data: { email, password, data: { full_name: 'Nora' } } });
  await request.get(linkIn((await lastMailTo(request, email)).text), { maxRedirects: 0 });
  return email;
};

/** Mails are sent behind the answer; waits for the newest with a subject. */
const linkMailedTo = async (request: APIRequestContext, email: string, subject: RegExp): Promise<string> => {
  await expect.poll(async () => (await lastMailTo(request, email)).subject).toMatch(subject);
  return linkIn((await lastMailTo(request, email)).text);
};

test('[AU-03] a magic link signs in, and lands on the dashboard', async ({ page, request }) => {
  const email = await register(request);
  await page.goto('/');
  await openSignIn(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Send me a magic link' }).click();
  const send = dialog.getByRole('button', { name: 'Send magic link' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Email').press('Enter');
  await dialog.getByLabel('Email').blur();
  await expect(dialog.getByText('Please enter your email address')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByLabel('Email').fill(email);
  await send.click();
  await expect(dialog.getByText('Check your email for the magic link to sign in!')).toBeVisible();
  await page.goto(await linkMailedTo(request, email, /magic link/i));
  await page.waitForURL('**/dashboard');
  expect(new URL(page.url()).hash).toBe('');
});

test('[AU-03] a link that was used tells so in plain words', async ({ page, request }) => {
  const email = await register(request);
  await request.post('/auth/v1/otp', { data: { email } });
  const link = await linkMailedTo(request, email, /magic link/i);
  await request.get(link, { maxRedirects: 0 });
  await page.goto(link);
  await expect(dialogOf(page).getByRole('alert')).toContainText('used or has expired');
  expect(new URL(page.url()).hash).toBe('');
});

test('[AU-11] a used link says so and ends the session that is there; one about identities leaves it', async ({
  ada: { page, email },
  request,
}) => {
  await page.goto('/#error=server_error&error_code=identity_already_exists');
  await expect(dialogOf(page).getByRole('alert')).toContainText('already linked');
  await expectNoAxeFindingsInBothThemes(page);
  await dialogOf(page).getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page.getByText(`Welcome back, ${email}`).first()).toBeVisible();

  await request.post('/auth/v1/otp', { data: { email } });
  const link = await linkMailedTo(request, email, /magic link/i);
  await request.get(link, { maxRedirects: 0 });
  await page.goto(link);
  await expect(dialogOf(page).getByRole('alert')).toContainText('used or has expired');
  await expect(dialogOf(page).getByLabel('Email')).toBeVisible();
  await expect(page.locator('[data-sign-out]').filter({ visible: true })).toHaveCount(0);
  await page.goto('/generator');
  await page.waitForURL((url) => url.pathname === '/');
});

test('[AU-05] a forgotten password is replaced by way of the mailbox', async ({ page, request }) => {
  const email = await register(request);
  await page.goto('/');
  await openSignIn(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Forgot password' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Send recovery link' }).click();
  await expect(dialog.getByText('If this address has an account')).toBeVisible();
  await page.goto(await linkMailedTo(request, email, /reset your password/i));
  await expect(dialog.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await dialog.getByLabel('New password', { exact: true }).fill('password');
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByLabel('New password', { exact: true }).fill('quite another long passphrase');
  await dialog.getByRole('button', { name: 'Save new password' }).click();
  await page.waitForURL('**/dashboard');
  const tries = [password, 'quite another long passphrase'].map((tried) =>
    request.post('/auth/v1/token?grant_type=password', { data: { email, password: tried } }),
  );
  expect((await Promise.all(tries)).map((answer) => answer.status())).toEqual([400, 200]);
});

test('[AU-05] an unknown address gets the same answer', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Forgot password' }).click();
  await dialog.getByLabel('Email').fill(newAddress());
  await dialog.getByRole('button', { name: 'Send recovery link' }).click();
  await expect(dialog.getByText('If this address has an account')).toBeVisible();
});

test('[AU-06] the confirmation mail can be asked for again, from sign-in too', async ({ page, request }) => {
  const email = newAddress();
  await request.post('/auth/v1/signup', { data: { email, password, data: { full_name: 'Nora' } } });
  await page.goto('/');
  await openSignIn(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/not confirmed/i);
  await expect(dialog.getByLabel('Enter the code from the email')).toBeVisible();
  await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {} }));
  await dialog.getByRole('button', { name: 'Send it again' }).click();
  await expect(dialog.getByText('Sent again.')).toBeVisible();
});

test('[AU-04] [SH-08] only providers that are on are offered, and a failure stands in the dialog', async ({
  page,
}) => {
  let external = { email: true, google: true, github: false };
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external } }));
  await page.goto('/');
  await openSignIn(page);
  const google = dialogOf(page).getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: /GitHub/ })).toBeHidden();
  await expectNoAxeFindingsInBothThemes(page);
  external = { email: true, google: false, github: false };
  await google.click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Google is currently unavailable');
  await expect(google).not.toHaveAttribute('aria-disabled', 'true');
  external = { email: true, google: true, github: false };
  const leaving = page.waitForRequest('**/auth/v1/authorize**');
  await page.route('**/auth/v1/authorize**', (route) => route.fulfill({ body: 'provider' }));
  await google.click();
  const asked = new URL((await leaving).url()).searchParams;
  expect([asked.get('provider'), asked.get('access_type'), asked.get('prompt')]).toEqual([
    'google',
    'offline',
    'consent',
  ]);
  expect(asked.get('redirect_to')).toMatch(/\/dashboard$/);
});

test('[AU-07] a session ended on another device is told, what was written stays, and one goes on', async ({
  ada: { page, email },
  request,
}) => {
  await page.clock.install();
  await page.goto('/generator');
  await page.getByLabel('What do you want?').fill('a toast for Mara, who retires');
  const other = (await (
    await request.post('/auth/v1/token?grant_type=password', { data: { email, password } })
  ).json()) as { access_token: string };
  await request.post('/auth/v1/logout?scope=others', {
    headers: { authorization: `Bearer ${other.access_token}` },
  });
  await page.clock.fastForward(30_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const dialog = dialogOf(page);
  await expect(dialog.getByText('You have been signed out')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('What do you want?')).toHaveValue('a toast for Mara, who retires');
  expect(new URL(page.url()).pathname).toBe('/generator');
});
