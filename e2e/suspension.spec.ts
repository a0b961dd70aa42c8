import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { bringUp } from './reported-subject.ts';
import { expect, lastMailTo, linkIn, password, registered, signedIn, test } from './people.ts';

const published = async (request: APIRequestContext, headers: Record<string, string>, title: string) => {
  const saved = await request.post('/api/prompts', {
    headers,
    data: { title, description: '', prompt_text: 'Text', category: 'Other' },
  });
  const { id } = (await saved.json()) as { id: string };
  await request.patch(`/api/prompts/${id}`, { headers, data: { is_public: true } });
  return id;
};

test('[AD-02] [LB-07] an admin suspends from a person’s row by keys alone; the person reads why, and everything returns when it is lifted', async ({
  page,
  request,
  browser,
}) => {
  const email = `eve-${randomUUID().slice(0, 8)}@example.test`;
  const title = `Biscuits of ${email}`;
  // Its own, so that the log has it once however often this is tried.
  const reason = `Advertising by ${email}.`;
  await request.post('/auth/v1/signup', { data: { email, password, data: { full_name: 'Eve' } } });
  await request.get(linkIn((await lastMailTo(request, email)).text), { maxRedirects: 0 });
  const other = await (await browser.newContext()).newPage();
  const { headers } = await signedIn(other, request, email);
  const id = await published(request, headers, title);
  const isPublic = async () => (await request.get(`/api/library/${id}`)).status() === 200;
  expect(await isPublic()).toBe(true);

  await signedIn(page, request, 'admin@example.test');
  await page.goto(`/admin?search=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Manage ${email}` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: email });
  await dialog.getByRole('button', { name: 'Suspend' }).press('Enter');
  await expect(dialog).toContainText('Enter a reason.');
  await dialog.getByLabel('Reason (shown to the user)').focus();
  await page.keyboard.type(reason);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Lift suspension' })).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await isPublic()).toBe(false);
  expect((await lastMailTo(request, email)).text).toContain(`The reason: ${reason}`);

  await other.goto('/user-library');
  await expect(other.getByText('Your account is suspended.', { exact: false })).toBeVisible();
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await other.getByRole('link', { name: 'See the reason and how to contact us' }).click();
  await expect(other.getByText(`Reason: ${reason}`)).toBeVisible();
  await expectNoAxeFindings(other);
  const refused = await request.post('/api/folders', { headers, data: { name: 'Tins' } });
  expect([refused.status(), await refused.json()]).toMatchObject([403, { error: { code: 'suspended' } }]);

  await dialog.getByRole('button', { name: 'Lift suspension' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await isPublic()).toBe(true);
  await page.goto('/admin?tab=log');
  await page.getByLabel('Target').fill(email);
  await expect(
    page.getByRole('listitem').filter({ hasText: `lifted the suspension of ${email}` }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: reason.replace(/\.$/, '') })).toBeVisible();
  await other.context().close();
});

test('[LB-07] a queue is worked through from its title, one decision after the other', async ({
  page,
  request,
}) => {
  const email = `author-${randomUUID().slice(0, 8)}@example.test`;
  const titles = ['first', 'second'].map((place) => `The ${place} of ${email}`);
  const reporter = `reader-${randomUUID().slice(0, 8)}@example.test`;
  const bearer = async (address: string) => ({
    authorization: `Bearer ${(await registered(request, address)).access_token}`,
  });
  const [author, reader] = [await bearer(email), await bearer(reporter)];
  await signedIn(page, request, 'admin@example.test');
  for (const title of titles) {
    const id = await published(request, author, title);
    await request.post(`/api/library/${id}/report`, { headers: reader, data: { reason: 'spam' } });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin?tab=reports');
  const card = page.getByRole('article');
  await bringUp(page, titles[0] ?? '');
  await card.getByLabel('Reason').fill('Nothing in it breaks our rules.');
  await card.getByRole('button', { name: 'Keep' }).click();
  await expect(card.getByRole('heading', { name: titles[0] })).toHaveCount(0);
  await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
  await bringUp(page, titles[1] ?? '');
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await card.getByLabel('Reason').fill('It is advertising.');
  await card.getByRole('button', { name: 'Take down' }).click();
  await expect(card.getByRole('heading', { name: titles[1] })).toHaveCount(0);
  await expect
    .poll(async () => (await lastMailTo(request, reporter)).text)
    .toContain(`the prompt “${titles[1]}”. An administrator took it down.`);
});
