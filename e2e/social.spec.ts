import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, lastMailTo, linkIn, openSignIn, password, test } from './people.ts';

const newAddress = () => `sofia-${randomUUID().slice(0, 8)}@example.test`;
const dialogOf = (page: Page) => page.getByRole('dialog');

interface User {
  email: string;
  identities: { provider: string }[];
}

/** The account of a session that the page keeps, as the account service sees it. */
const accountOf = async (page: Page): Promise<User> => {
  const kept = await page.evaluate(() => localStorage.getItem('whetstone.session'));
  const { access_token: token } = JSON.parse(kept ?? '{}') as { access_token: string };
  const answer = await page.request.get('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as User;
};

const providersOf = async (page: Page): Promise<string[]> =>
  (await accountOf(page)).identities.map((identity) => identity.provider).sort();

/** Signs in at the provider, whose page the browser has reached. */
const answerAtProvider = async (
  page: Page,
  { email, isProven = true, answer = 'Allow' }: { email: string; isProven?: boolean; answer?: string },
) => {
  await expect(page.getByRole('heading', { name: 'A provider' })).toBeVisible();
  await page.getByLabel('Address').fill(email);
  await page.getByLabel('Proven').setChecked(isProven);
  await page.getByRole('button', { name: answer }).click();
};

const leaveForGoogle = async (page: Page) => {
  await page.goto('/');
  await openSignIn(page);
  await dialogOf(page).getByRole('button', { name: 'Continue with Google' }).click();
};

const register = async (request: APIRequestContext): Promise<string> => {
  const email = newAddress();
  await request.post('/auth/v1/signup', { data: { email, password, data: { full_name: 'Sofia' } } });
  await request.get(linkIn((await lastMailTo(request, email)).text), { maxRedirects: 0 });
  return email;
};

test('[AU-04] [SH-08] social sign-in opens an account and lands on the dashboard', async ({ page }) => {
  const email = newAddress();
  await leaveForGoogle(page);
  await answerAtProvider(page, { email });
  await page.waitForURL('**/dashboard');
  await expect(page.getByText(`Welcome back, ${email}`).first()).toBeVisible();
  expect(page.url()).toMatch(/\/dashboard$/);
  expect(await accountOf(page)).toMatchObject({ email, identities: [{ provider: 'google' }] });
});

test('[AU-04] the same proven address is the same account, with its password', async ({ page, request }) => {
  const email = await register(request);
  await leaveForGoogle(page);
  await answerAtProvider(page, { email });
  await page.waitForURL('**/dashboard');
  expect(await providersOf(page)).toEqual(['email', 'google']);
  const byPassword = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  expect(byPassword.status()).toBe(200);
});

test('[AU-04] an unproven address takes no account over, and the dialog says why', async ({
  page,
  request,
}) => {
  const email = await register(request);
  await leaveForGoogle(page);
  await answerAtProvider(page, { email, isProven: false });
  await expect(dialogOf(page).getByRole('alert')).toContainText('has not verified your email address');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('whetstone.session'))).toBeNull();
});

test('[AU-04] turning back at the provider ends in the dialog, ready for another try', async ({ page }) => {
  await leaveForGoogle(page);
  await answerAtProvider(page, { email: newAddress(), answer: 'Refuse' });
  await expect(dialogOf(page).getByRole('alert')).toContainText('refused or canceled at the other service');
  await expect(dialogOf(page).getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('[AU-11] an identity is linked and unlinked; the last one offers no way to unlink it', async ({
  ada: { page, email },
}) => {
  const elsewhere = newAddress();
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Link Google', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Unlink/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Link Google', exact: true }).click();
  await answerAtProvider(page, { email: elsewhere });
  await page.waitForURL('**/account');
  await expect(page.getByText(elsewhere)).toBeVisible();
  expect([(await accountOf(page)).email, await providersOf(page)]).toEqual([email, ['email', 'google']]);

  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await dialogOf(page).getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByRole('button', { name: 'Link Google', exact: true })).toBeVisible();
  expect(await providersOf(page)).toEqual(['email']);
});

test('[AU-11] an identity of somebody else is refused, and the session stays', async ({
  ada: { page, email },
  browser,
}) => {
  const owned = newAddress();
  const theirs = await browser.newPage();
  await leaveForGoogle(theirs);
  await answerAtProvider(theirs, { email: owned });
  await theirs.waitForURL('**/dashboard');
  await theirs.close();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Link Google', exact: true }).click();
  await answerAtProvider(page, { email: owned });
  await page.waitForURL('**/account');
  await expect(page.getByRole('alert')).toContainText('already linked');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  expect(await providersOf(page)).toEqual(['email']);
});
