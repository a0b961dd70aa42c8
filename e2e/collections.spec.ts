import { randomUUID } from 'node:crypto';
import { templates } from '@whetstone/engine/templates';
import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, signedIn, test } from './people.ts';

const ground = '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01';
const other = templates.find(({ id }) => id !== ground);

test('[LB-08] a collection is made from an opened prompt, ordered, described, shared, read by a visitor and kept as a whole', async ({
  ada: { page, headers },
  browser,
  request,
}) => {
  const name = `Still lifes ${randomUUID().slice(0, 6)}`;
  await page.goto(`/prompt-library?prompt=${ground}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Add to collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to collection' });
  await dialog.getByLabel('New collection').fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('switch', { name })).toBeChecked();
  await dialog.getByRole('link', { name: 'Your collections' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const id = new URL(page.url()).searchParams.get('open') ?? '';
  await request.put(`/api/collections/${id}/prompts/${other?.id}`, { headers });
  await page.reload();
  await page.getByRole('button', { name: `Move ${other?.title} up` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: other?.title }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Move ${other?.title} up` })).toBeDisabled();
  await page.getByLabel('Description').fill('For a calm shelf.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect((await request.get(`/library/collections/${id}`)).status()).toBe(404);
  await page.getByRole('switch', { name: 'Share with everyone' }).click();
  await expect(page.getByRole('link', { name: 'View public page' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/library/collections/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 3 })).toHaveText([
    other?.title ?? '',
    'Product on a plain background',
  ]);
  await expectNoAxeFindingsInBothThemes(visitor);

  await signedIn(visitor, request, `bob-${randomUUID().slice(0, 8)}@example.test`);
  await visitor.goto(`/library/collections/${id}`);
  await visitor.getByRole('link', { name: 'Save all to my library' }).click();
  await visitor.getByRole('button', { name: 'Save all to my library' }).click();
  await expect(visitor.getByText('Saved 2 prompts to your library.')).toBeVisible();
  await visitor.getByRole('button', { name: 'Open' }).click();
  await expect(visitor.getByText('Product on a plain background').first()).toBeVisible();

  await page.getByRole('switch', { name: 'Share with everyone' }).click();
  await expect(page.getByRole('link', { name: 'View public page' })).toBeHidden();
  expect((await request.get(`/library/collections/${id}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await visitor.context().close();
});

test('[LB-08] a public name is chosen on the account page, shown on prompts, and its page is gone when it is removed', async ({
  ada: { page, headers },
  request,
}) => {
  const title = `Tea mail ${randomUUID().slice(0, 6)}`;
  const name = `Ada Tester ${randomUUID().slice(0, 6)}`;
  const saved = await request.post('/api/prompts', {
    headers,
    data: { title, prompt_text: 'Write about tea' },
  });
  const { id } = (await saved.json()) as { id: string };
  await request.patch(`/api/prompts/${id}`, { headers, data: { is_public: true } });
  await page.goto('/account');
  await page.getByLabel('Name shown to others').fill('Whetstone Team');
  await page.getByRole('button', { name: 'Show this name' }).click();
  await expect(page.getByText('could be mistaken for ours')).toBeVisible();
  await page.getByLabel('Name shown to others').fill(name);
  await page.getByRole('button', { name: 'Show this name' }).click();
  await page.getByRole('link', { name: 'Your page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove public name' }).click();
  await expect(page.getByRole('button', { name: 'Show this name' })).toBeVisible();
  await page.goto(`/library/${id}`);
  await expect(page.getByRole('link', { name })).toBeHidden();
});

test('[LB-08] a prompt’s page leads to what is most like it', async ({ page }) => {
  await page.goto(`/library/${ground}`);
  await expect(page.getByRole('heading', { name: 'More like this' })).toBeVisible();
  await page.getByRole('link', { name: 'Event poster with exact text' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Event poster with exact text' })).toBeVisible();
});
