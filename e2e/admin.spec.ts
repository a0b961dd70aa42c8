import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { bringUp } from './reported-subject.ts';
import { expect, lastMailTo, linkIn, password, registered, signedIn, test } from './people.ts';

/** The header of an account's own calls. */
const bearerOf = async (request: APIRequestContext, email: string) => {
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  const session = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${session.access_token}` };
};

test('[AD-01] others are refused and told who they are', async ({ ada: { page, email } }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have admin privileges.")).toBeVisible();
  await expect(page.getByText(`Current user: ${email}`)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }),
  ).toHaveCount(0);
});

test('[AD-02] [AD-03] [PY-01] an admin sets a tier, with the promised messages, and allows an unpublished prompt again', async ({
  page,
  request,
}) => {
  const email = `bob-${randomUUID().slice(0, 8)}@example.test`;
  await request.post('/auth/v1/signup', { data: { email, password, data: { full_name: 'Bob' } } });
  await request.get(linkIn((await lastMailTo(request, email)).text), { maxRedirects: 0 });
  await signedIn(page, request, 'admin@example.test');
  await page.goto('/admin');
  const form = page.getByRole('region', { name: 'Set a user’s tier' });
  await form.getByRole('button', { name: 'Set a user’s tier' }).click();
  await expect(form).toContainText('Starter starting now, 500 prompts a month, until');

  await form.getByRole('button', { name: 'Set tier' }).click();
  await expect(form).toContainText('Please enter an email address');
  await form.getByLabel('Email').fill('nobody@example.test');
  await form.getByRole('button', { name: 'Set tier' }).click();
  await expect(form).toContainText('❌ User with email nobody@example.test not found');
  await form.getByLabel('Email').fill(`  ${email.toUpperCase()} `);
  await form.getByRole('button', { name: 'Set tier' }).click();
  await expect(form).toContainText(`✅ Successfully upgraded ${email} to starter tier!`);
  await expectNoAxeFindings(page);

  const bob = await bearerOf(request, email);
  const account = await request.get('/api/account', { headers: bob });
  expect(await account.json()).toMatchObject({ usage: { tier: 'starter', limit: 500 } });

  const title = `A prompt of ${email}`;
  const saved = await request.post('/api/prompts', {
    headers: bob,
    data: { title, description: '', prompt_text: 'Text', category: 'Other' },
  });
  const { id } = (await saved.json()) as { id: string };
  await request.patch(`/api/prompts/${id}`, { headers: bob, data: { is_public: true } });
  const { access_token } = await registered(request, `reader-${randomUUID().slice(0, 8)}@example.test`);
  const reader = { authorization: `Bearer ${access_token}` };
  await request.post(`/api/library/${id}/report`, { headers: reader, data: { reason: 'spam' } });
  await page.goto('/admin?tab=reports');
  const waiting = await bringUp(page, title);
  await waiting.getByRole('button', { name: 'Take down' }).click();
  await expect(waiting).toContainText('Enter or choose a reason.');
  await waiting.getByLabel('Reason').fill('It is advertising.');
  await waiting.getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByText('Taken down. The author and reporters have been notified.')).toBeVisible();
  const report = page.getByRole('listitem').filter({ hasText: title });
  const publish = () => request.patch(`/api/prompts/${id}`, { headers: bob, data: { is_public: true } });
  expect((await publish()).status()).toBe(409);
  await page.getByText('Closed', { exact: true }).click();
  await report.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(report).toContainText('Taken down, allowed again');
  await expectNoAxeFindings(page);
  expect((await publish()).status()).toBe(200);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`[AD-01] [AD-03] every part of the admin screen is without an accessibility finding, ${colorScheme}`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signedIn(page, request, 'admin@example.test');
    await page.goto('/admin?tab=users');
    await page
      .getByRole('button', { name: /^Manage / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeFindings(page);
    for (const [part, sign] of [
      ['overview', page.getByRole('region', { name: 'Set a user’s tier' })],
      ['users', page.getByRole('columnheader', { name: 'Person' })],
      ['reports', page.getByRole('group', { name: 'Reports' })],
      ['log', page.getByLabel('Target')],
      ['security', page.getByLabel('Email or network')],
    ] as const) {
      await page.goto(`/admin?tab=${part}`);
      await expect(sign).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoAxeFindings(page);
    }
  });

test('[AD-03] the log is narrowed by days as one writes them, and says so of what is no day', async ({
  page,
  request,
}) => {
  await signedIn(page, request, 'admin@example.test');
  await page.goto('/admin?tab=log');
  await page.getByLabel('When (UTC)').selectOption('Date range');
  await page.getByLabel('To', { exact: true }).fill('Jan 3, 2020');
  await expect(page.getByRole('heading', { name: 'No results for this search' })).toBeVisible();
  await page.getByLabel('From').fill('soon');
  await page.getByLabel('Target').focus();
  await expect(page.getByText('Not a date. Try Nov 20, 2026.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page.getByLabel('When (UTC)')).toHaveValue('');
});
