import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, lastMailTo, linkIn, password, signedIn, test } from './people.ts';

test('[AD-01] others are refused and told who they are', async ({ ada: { page, email } }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have admin privileges.")).toBeVisible();
  await expect(page.getByText(`Current user: ${email}`)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' }),
  ).toHaveCount(0);
});

test('[AD-02] [AD-03] [PY-01] an admin sets a tier, with the promised messages, and the act is on record', async ({
  page,
  request,
}) => {
  const email = `bob-${randomUUID().slice(0, 8)}@example.test`;
  await request.post('/auth/v1/signup', { data: { email, password, data: { full_name: 'Bob' } } });
  await request.get(linkIn((await lastMailTo(request, email)).text), { maxRedirects: 0 });
  await signedIn(page, request, 'admin@example.test');
  await page.goto('/admin');
  const form = page.getByRole('region', { name: 'Set a person’s tier' });

  await form.getByRole('button', { name: 'Set tier' }).click();
  await expect(form).toContainText('Please enter an email address');
  await form.getByLabel('Email').fill('nobody@example.test');
  await form.getByRole('button', { name: 'Set tier' }).click();
  await expect(form).toContainText('❌ User with email nobody@example.test not found');
  await form.getByLabel('Email').fill(`  ${email.toUpperCase()} `);
  await form.getByRole('button', { name: 'Set tier' }).click();
  await expect(form).toContainText(`✅ Successfully upgraded ${email} to starter tier!`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const session = (await (
    await request.post('/auth/v1/token?grant_type=password', { data: { email, password } })
  ).json()) as { access_token: string };
  const account = await request.get('/api/account', {
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(await account.json()).toMatchObject({ usage: { tier: 'starter', limit: 500 } });
});
