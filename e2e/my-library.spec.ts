import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';

const write = async (page: Page, title: string, words: string) => {
  await page.goto('/user-library?edit=new');
  const dialog = page.getByRole('dialog', { name: 'New prompt' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Prompt', { exact: true }).fill(words);
  await dialog.getByRole('button', { name: 'Save prompt' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
};

test('[ML-01] an empty library says what to do', async ({ ada: { page } }) => {
  await page.goto('/user-library');
  await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate Your First Prompt' })).toBeVisible();
});

test('[ML-02] [ML-05] a prompt is written, edited, and its history brings the first words back', async ({
  ada: { page },
}) => {
  await write(page, 'Tea mail', 'Write a short mail about tea');
  await page.getByRole('link', { name: 'Edit Tea mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tea mail' });
  await dialog.getByLabel('Prompt', { exact: true }).fill('Write a very short mail about tea');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Write a very short mail about tea')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Tea mail' }).click();
  await dialog.getByText('History', { exact: true }).click();
  await expect(dialog.locator('ins')).toContainText('very');
  await dialog.getByRole('button', { name: /^Version 1/ }).click();
  await dialog.getByRole('button', { name: 'Revert to version 1' }).click();
  await expect(dialog.locator('del')).toContainText('very');
});

test('[ML-02] unsaved words are not lost unasked', async ({ ada: { page } }) => {
  await page.goto('/user-library?edit=new');
  const dialog = page.getByRole('dialog', { name: 'New prompt' });
  await dialog.getByLabel('Title').fill('Half done');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Half done');
});

test('[ML-01] deleting is confirmed, can be undone, and the bin restores', async ({ ada: { page } }) => {
  await write(page, 'To delete', 'Some words');
  await page.getByRole('button', { name: 'Delete To delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'To delete' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'To delete' })).toBeVisible();
});

test('[ML-03] a prompt is published, and an unlisted link works until it is taken back', async ({
  ada: { page },
  request,
}) => {
  await write(page, 'To share', 'Words for all');
  await page.getByRole('link', { name: 'Edit To share' }).click();
  const dialog = page.getByRole('dialog', { name: 'To share' });
  await dialog.getByText('Sharing', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('button', { name: 'Make private' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByLabel('Unlisted link', { exact: true }).inputValue();
  expect((await request.get(link)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Take the link back' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await request.get(link)).status()).toBe(404);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`[ML-01] My Library has no accessibility finding, ${colorScheme}`, async ({ ada: { page } }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await write(page, 'Fill me', 'Write about {{topic}}');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('link', { name: 'Edit Fill me' }).click();
    await expect(page.getByRole('dialog', { name: 'Fill me' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
