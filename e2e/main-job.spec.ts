import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, lastMailTo, linkIn, password, test } from './people.ts';

const artefacts = join(import.meta.dirname, '..', 'artefacts');
mkdirSync(artefacts, { recursive: true });
const photograph = (page: Page, name: string) =>
  page.screenshot({ path: join(artefacts, `${name}.png`), animations: 'disabled' });

const goal = 'Write a welcome email for our new customers at Acme Tea, keep it short';

test('[SH-08] [AU-01] [AU-02] [AU-08] a stranger signs up, confirms, generates, copies, saves, finds it again, and meets the upgrade dialog', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = `stranger-${randomUUID().slice(0, 8)}@example.test`;

  await page.goto('/');
  await photograph(page, '1-home');
  await page.getByRole('banner').getByText('Start Free').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Ada Stranger');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await photograph(page, '2-sign-up');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog).toContainText(
    'Please check your email and click the confirmation link to complete your registration.',
  );

  await page.goto(linkIn((await lastMailTo(request, email)).text));
  await page.waitForURL('**/dashboard');
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByText(`Welcome back, ${email}`).first()).toBeVisible();

  await page.goto('/generator');
  await page.getByLabel('What do you want?').fill(goal);
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('region', { name: 'Generated Prompt' });
  await page
    .getByRole('region', { name: 'What only you know (optional)' })
    .getByRole('radio')
    .first()
    .press('1');
  await expect(result).toContainText('Acme Tea');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
  await photograph(page, '3-generated');

  await page.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Acme Tea');
  expect(copied.length).toBeGreaterThan(goal.length + 10);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

  await page.goto('/user-library');
  await expect(page.getByRole('heading', { name: goal.slice(0, 100) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: goal.slice(0, 100) })).toBeVisible();
  await photograph(page, '4-my-library');

  await page.goto('/generator');
  await expect(page.getByLabel('What do you want?')).toHaveValue(goal);
  for (const left of [3, 2, 1]) {
    await page.getByLabel('What do you want?').fill(`${goal} Version ${left}.`);
    await page.getByRole('button', { name: 'Decide for me' }).click();
    await page.getByRole('button', { name: 'Generate Prompt' }).click();
    await expect(
      page.getByText(left === 1 ? /^1 prompts? remaining$/ : `${left} prompts remaining`),
    ).toBeVisible();
  }
  await page.getByLabel('What do you want?').fill(`${goal} The last version.`);
  await page.getByRole('button', { name: 'Decide for me' }).click();
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  await expect(page.getByText('No prompts remaining')).toBeVisible();
  await page.getByLabel('What do you want?').fill(`${goal} One more.`);
  await expect(page.getByText('Limit Reached - Upgrade Required')).toBeVisible();
  await page.getByRole('button', { name: 'See plans' }).click();
  const upgrade = page.getByRole('dialog', { name: 'Upgrade Required' });
  await expect(upgrade).toContainText("You've reached your monthly limit of 5 prompts");
  await photograph(page, '5-upgrade-required');
  await upgrade.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(upgrade).toBeHidden();
});
