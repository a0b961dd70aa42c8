import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { expect, test } from './people.ts';

type Headers = Readonly<Record<string, string>>;

const save = (request: APIRequestContext, headers: Headers, title: string, more: object = {}) =>
  request.post('/api/prompts', { headers, data: { title, prompt_text: `Words of ${title}`, ...more } });
const addFolder = (request: APIRequestContext, headers: Headers, name: string) =>
  request.post('/api/folders', { headers, data: { name } });

interface Kept {
  title: string;
  tags: string[];
  folder_id: string | null;
}
const library = async (request: APIRequestContext, headers: Headers) => {
  const answer = await request.get('/api/prompts?sort=title&limit=100', { headers });
  return ((await answer.json()) as { items: Kept[] }).items;
};

test('[ML-06] by keys alone: the list is reached, read, selected, moved, tagged, and all of it undone', async ({
  ada: { page, headers },
  request,
}) => {
  for (const title of ['One', 'Two', 'Three']) await save(request, headers, title);
  await addFolder(request, headers, 'Clients');
  await page.goto('/user-library');
  const first = page.getByRole('button', { name: /^Three/ });
  await expect(first).toBeVisible();
  await page.locator('body').press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('article', { name: 'Two' })).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+J');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('t');
  await page.keyboard.type('Spring');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 prompts tagged “Spring”.').filter({ visible: true })).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.type('cl');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 prompts moved to “Clients”.').filter({ visible: true })).toBeVisible();
  const tidied = await library(request, headers);
  expect(tidied.map(({ title, tags, folder_id }) => [title, tags, folder_id !== null])).toEqual([
    ['One', ['Spring'], true],
    ['Three', [], false],
    ['Two', ['Spring'], true],
  ]);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect
    .poll(async () =>
      (await library(request, headers)).every(({ tags, folder_id }) => tags.length === 0 && !folder_id),
    )
    .toBe(true);
  await page.keyboard.press('/');
  await page.keyboard.type('words two');
  await expect(page.getByText('1 prompt found')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('Two');
});

test('[ML-06] the address opens a prompt, and a reload shows it again', async ({
  ada: { page, headers },
  request,
}) => {
  await save(request, headers, 'One');
  await save(request, headers, 'Two');
  await page.goto('/user-library');
  await page.getByRole('button', { name: /^One/ }).click();
  await expect(page).toHaveURL(/open=/);
  await page.reload();
  await expect(page.getByRole('article', { name: 'One' })).toBeVisible();
});

test('[ML-06] prompts are dragged to a folder, all that are selected together', async ({
  ada: { page, headers },
  request,
}) => {
  for (const title of ['One', 'Two', 'Three']) await save(request, headers, title);
  await addFolder(request, headers, 'Clients');
  await page.goto('/user-library');
  await page.getByRole('checkbox', { name: 'Select One' }).check();
  await page.getByRole('checkbox', { name: 'Select Two' }).check();
  await expect(page.locator('[data-row][draggable=true]').first()).toBeVisible();
  const folder = page.getByRole('region', { name: 'Folders' }).getByRole('button', { name: /^Clients/ });
  await page.getByRole('button', { name: /^Two/ }).dragTo(folder);
  await expect(page.getByText('2 prompts moved to “Clients”.').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await library(request, headers)).every(({ folder_id }) => folder_id === null))
    .toBe(true);
});

test('[ML-06] [ML-07] a filter that says nothing is explained', async ({
  ada: { page, headers },
  request,
}) => {
  await save(request, headers, 'One');
  await page.goto('/user-library');
  await page.getByRole('searchbox', { name: 'Search your prompts' }).fill('before:soon');
  await expect(page.getByText('Enter a date after “before:”, such as before:2026-10')).toBeVisible();
});

test('[ML-09] [ML-11] a template is kept as one’s own copy with its origin, filled by choices, and remembered', async ({
  ada: { page, headers },
  request,
}) => {
  const template = '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01';
  const copy = await request.post('/api/prompts/copy', { headers, data: { id: template } });
  const { id, title } = (await copy.json()) as { id: string; title: string };
  await request.patch(`/api/prompts/${id}`, {
    headers,
    data: { prompt_text: 'Write a {{tone=warm|dry}} letter to {{customer=our guests}}.' },
  });
  await page.goto(`/user-library?open=${id}`);
  const article = page.getByRole('article', { name: title });
  await expect(article.getByText(`A copy of ${title}`)).toBeVisible();
  await expect(article.getByLabel('Customer')).toHaveValue('our guests');
  await article.getByLabel('Tone').selectOption('dry');
  await page.reload();
  await expect(article.getByLabel('Tone')).toHaveValue('dry');
  const link = await article.getByRole('link', { name: 'Claude' }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('q')).toBe('Write a dry letter to our guests.');
  await expectNoAxeFindings(page);
});

test('[ML-10] [ML-12] two versions stand side by side, one is named, and a view is kept', async ({
  ada: { page, headers },
  request,
}) => {
  const { id } = (await (await save(request, headers, 'Letter', { tags: ['seo'] })).json()) as { id: string };
  for (const prompt_text of ['Second words', 'Third words'])
    await request.patch(`/api/prompts/${id}`, { headers, data: { prompt_text } });
  await page.goto(`/user-library?edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit prompt' });
  await dialog.getByText('History', { exact: true }).click();
  await dialog.getByLabel('Compare version 3 with').selectOption('Version 1');
  await expect(dialog.getByRole('table')).toContainText('Words of Letter');
  await dialog.getByLabel('Name this version').fill('production');
  await dialog.getByRole('button', { name: 'Add name' }).click();
  await expect(dialog.getByRole('list', { name: 'Names for version 3' })).toContainText('production');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search your prompts' }).fill('tag:seo');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('For search');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/user-library');
  await page.getByRole('button', { name: 'For search', exact: true }).click();
  await expect(page).toHaveURL(/search=tag/);
});

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[ML-06] a prompt is opened by touch, read, moved and tagged', async ({
    ada: { page, headers },
    request,
  }) => {
    await save(request, headers, 'One');
    await addFolder(request, headers, 'Clients');
    await page.goto('/user-library');
    await page.getByRole('button', { name: /^One/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'One' });
    await expect(dialog.getByText('Words of One')).toBeVisible();
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'More for One' }).tap();
    await dialog.getByRole('button', { name: 'Move to… One' }).tap();
    await page.getByRole('option', { name: 'Clients' }).tap();
    await expect(page.getByText('1 prompt moved to “Clients”.')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
