import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startOwnServer } from './own-server.ts';
import { expect, lastMailTo, linkIn, password, signedIn, test } from './people.ts';

// On a server of its own: its clock is moved, and nobody else's sessions may age with it.
let server: Awaited<ReturnType<typeof startOwnServer>>;
test.use({ baseURL: `http://localhost:${Number(process.env['E2E_PORT'] ?? 3711) + 6000}` });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await startOwnServer(6000);
});
test.beforeEach(() => server.setAhead(0));
test.afterAll(() => server.stop());

const minute = 60_000;
const ada = (page: Page) => signedIn(page, page.request, `ada-${randomUUID().slice(0, 8)}@example.test`);

const codeMailedTo = async (page: Page, email: string): Promise<string> => {
  await expect
    .poll(async () => (await lastMailTo(page.request, email)).subject)
    .toBe('Your confirmation code');
  return /\b\d{6}\b/.exec((await lastMailTo(page.request, email)).text)?.[0] ?? '';
};

const signInStatus = async (page: Page, email: string, tried: string) =>
  (
    await page.request.post('/auth/v1/token?grant_type=password', { data: { email, password: tried } })
  ).status();

test('[AC-04] [AU-13] the password is changed by a mailed code, without the present one', async ({
  page,
}) => {
  const { email } = await ada(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('another long passphrase');
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  const code = page.getByLabel('Code from the email');
  await code.fill('000000');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('another long passphrase');
  const mailed = await codeMailedTo(page, email);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await signInStatus(page, email, 'another long passphrase')).toBe(400);
  await code.fill(mailed);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  expect(await signInStatus(page, email, 'another long passphrase')).toBe(200);
});

test('[AU-14] an account is deleted by a mailed code, without the password', async ({ page }) => {
  const { email } = await ada(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Type /).fill(email);
  await dialog.getByRole('button', { name: 'Email me a code instead' }).click();
  await dialog.getByLabel('Code from the email').fill('000000');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await signInStatus(page, email, password)).toBe(200);
  await dialog.getByLabel('Code from the email').fill(await codeMailedTo(page, email));
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await signInStatus(page, email, password)).toBe(400);
});

test('[AU-06] the links of an e-mail change are sent again, and the earlier ones end', async ({ page }) => {
  const { email } = await ada(page);
  const newEmail = `new-${email}`;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Send both links' }).click();
  const first = linkIn((await lastMailTo(page.request, newEmail)).text);
  const again = page.getByRole('button', { name: /^Send it again/ });
  await expect(again).toBeDisabled();
  await server.setAhead(2 * minute);
  await page.clock.install({ time: Date.now() + 2 * minute });
  await page.reload();
  await again.click();
  await expect(page.getByText('Sent to both.')).toBeVisible();
  await expect.poll(async () => linkIn((await lastMailTo(page.request, newEmail)).text)).not.toBe(first);
  await page.goto(first);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('used or has expired');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/account');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.goto(linkIn((await lastMailTo(page.request, email)).text));
  await page.goto(linkIn((await lastMailTo(page.request, newEmail)).text));
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);
});
