import { randomUUID } from 'node:crypto';
import { expectNoAxeFindings } from './axe.ts';
import { expect, lastMailTo, linkIn, openSignIn, password, test } from './people.ts';

const signedInPages = [
  '/dashboard',
  '/generator',
  '/media',
  '/code',
  '/prompt-library',
  '/user-library',
  '/account',
  '/admin',
];

test('[SH-01] signed-in pages send a visitor home', async ({ page }) => {
  for (const path of signedInPages) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
  }
});

test('[SH-01] after signing in the person lands on the page asked for', async ({ page, request }) => {
  const email = `asked-${randomUUID().slice(0, 8)}@example.test`;
  await request.post('/auth/v1/signup', { data: { email, password, data: { full_name: 'Ada' } } });
  await request.get(linkIn((await lastMailTo(request, email)).text), { maxRedirects: 0 });
  await page.goto('/user-library');
  await page.waitForURL((url) => url.pathname === '/');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('My Prompts opens once you are signed in.');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/user-library');
  await expect(page.getByRole('heading', { level: 1, name: 'My Prompts' })).toBeVisible();
});

test('[SH-03] unknown paths show home, and back and forward work', async ({ ada: { page } }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Content Prompter' }).first().click();
  await page.waitForURL('**/generator');
  await page.goBack();
  await page.waitForURL('**/dashboard');
  await page.goForward();
  await expect(page.getByLabel('What do you want?')).toBeVisible();
});

test('[SH-06] [SH-07] the shell shows initial, e-mail, plan and the way out', async ({
  ada: { page, email },
}) => {
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: /main|app|sidebar|pages/i }).first();
  for (const name of ['Dashboard', 'Content Prompter', 'My Prompts'])
    await expect(sidebar.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Try with free 5 prompts').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard');
  await page.waitForURL((url) => url.pathname === '/');
});

test('[SH-08] sign-in errors stand in the dialog, and the password can be shown', async ({ page }) => {
  await page.goto('/');
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('nobody@example.test');
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toContainText('That email and password don’t match.');
  await expectNoAxeFindings(page);
});

test('[AU-01] a weak password is refused with reasons', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByText('Start Free').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Weak');
  await dialog.getByLabel('Email').fill('weak@example.test');
  await dialog.getByLabel('Password', { exact: true }).fill('password');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/common|guess|password/i);
});

test('[AU-07] signing out in one tab signs the other out', async ({ ada: { page }, context }) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/generator');
  await expect(other.getByLabel('What do you want?')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await other.waitForURL((url) => url.pathname === '/');
});

test('[AU-07] a tab whose account client is still on its way notices a sign-out too', async ({
  ada: { page },
  context,
}) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = other.waitForRequest('**/assets/auth-client-*.js');
  await other.route('**/assets/auth-client-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await other.goto('/generator');
  await expect(other.getByLabel('What do you want?')).toBeVisible();
  await asked;
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  arrive();
  await other.waitForURL((url) => url.pathname === '/');
});

test('[SH-06] a lost connection is noticed for as long as it lasts', async ({ ada: { page }, context }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No activity yet')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection.')).toBeHidden();
});

test('[SH-01] a page that was given up does not come back after signing in', async ({ page }) => {
  await page.goto('/prompt-library');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await openSignIn(page);
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('dialog')).not.toContainText('Library');
});
