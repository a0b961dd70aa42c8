import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { expect, lastMailTo, linkIn, password, registered, test } from './people.ts';

const template = '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01';
const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.test`;

/** Publishes a prompt of an account of its own. */
const published = async (request: APIRequestContext, data: object) => {
  const { access_token } = await registered(request, address('bob'));
  const headers = { authorization: `Bearer ${access_token}` };
  const saved = (await (await request.post('/api/prompts', { headers, data })).json()) as { id: string };
  await request.patch(`/api/prompts/${saved.id}`, { headers, data: { is_public: true } });
  return { ...saved, headers };
};

test('[LB-08] a visitor searches, narrows, turns pages and copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prompt Library' })).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('searchbox', { name: 'Search the library' }).fill('event postr');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/library\?search=event\+postr$/);
  await expect(page.getByRole('link', { name: 'Event poster with exact text' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Event poster with exact text' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/poster/i);

  await page.getByRole('link', { name: 'Clear All' }).click();
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Image Generation/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Image Generation' })).toBeVisible();
  await page.getByRole('link', { name: 'Product on a plain background' }).click();
  await expect(page).toHaveURL(`/library/${template}`);
});

test('[LB-08] a visitor who votes signs in, and the vote is given once', async ({ page, request }) => {
  const { id } = await published(request, { title: `Worth a vote ${randomUUID()}`, prompt_text: 'Write' });
  const email = address('ada');
  const { access_token } = await registered(request, email);
  const headers = { authorization: `Bearer ${access_token}` };
  const voted = async () =>
    ((await (await request.get(`/api/library/${id}`, { headers })).json()) as { has_voted: boolean })
      .has_voted;

  await page.goto(`/library/${id}`);
  await page.getByRole('button', { name: /^Vote/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sign in to vote for this prompt.');
  expect(await voted()).toBe(false);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  const sent = page.waitForRequest((asked) => asked.method() === 'PUT' && asked.url().endsWith('/vote'));
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await sent;
  await expect(page.getByRole('button', { name: /^Vote/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`/library/${id}`);
  expect(await voted()).toBe(true);

  let again = 0;
  page.on('request', (asked) => (again += Number(asked.method() === 'PUT')));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Vote/ })).toHaveAttribute('aria-pressed', 'true');
  expect(again).toBe(0);
});

test('[LB-08] a visitor who signs in by a mailed link lands on the prompt and is asked what they had wished for', async ({
  page,
  request,
  context,
}) => {
  const { id } = await published(request, { title: `By mail ${randomUUID()}`, prompt_text: 'Write' });
  const email = address('eve');
  await registered(request, email);
  await page.goto(`/library/${id}`);
  await page.getByRole('button', { name: 'Favorite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send me a magic link' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send magic link' }).click();
  await expect(dialog).toContainText('Check your email');
  await expect.poll(async () => (await lastMailTo(request, email)).text).toContain('wish%3Dfavorite');

  const mailed = await context.newPage();
  await mailed.goto(linkIn((await lastMailTo(request, email)).text));
  await expect(mailed.getByText('Do you want to add this prompt to your favorites?')).toBeVisible();
  expect(new URL(mailed.url()).pathname).toBe(`/library/${id}`);
  await mailed.getByRole('button', { name: 'Yes' }).click();
  await expect(mailed.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
});

test('[LB-08] an address that wishes for something does nothing by itself', async ({
  ada: { page, headers },
  request,
}) => {
  const { id } = await published(request, { title: `Pushed ${randomUUID()}`, prompt_text: 'Buy this' });
  await page.goto(`/library/${id}?wish=vote`);
  await expect(page.getByText('Do you want to vote for this prompt?')).toBeVisible();
  const marks = await (await request.get(`/api/library/${id}`, { headers })).json();
  expect(marks).toMatchObject({ has_voted: false });
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Do you want to vote')).toBeHidden();
});

test('[LB-08] whoever is signed in keeps a copy on the page itself', async ({ ada: { page } }) => {
  await page.goto(`/library/${template}`);
  await page.getByRole('button', { name: 'Keep a copy' }).click();
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page).toHaveURL(/\/user-library\?open=/);
});

test('[LB-08] what was taken back is gone from every page at the next request', async ({ request }) => {
  const title = `Soon private ${randomUUID()}`;
  const { id, headers } = await published(request, { title, prompt_text: 'Write', category: 'Fleeting' });
  const paths = [`/library/${id}`, '/library?category=Fleeting', '/library?category=Fleeting&sort=title'];
  for (const path of paths) {
    const answer = await request.get(path);
    expect([path, answer.headers()['cache-control'], (await answer.text()).includes(title)]).toEqual([
      path,
      'no-cache',
      true,
    ]);
  }
  await request.patch(`/api/prompts/${id}`, { headers, data: { is_public: false } });
  for (const path of paths)
    expect([path, (await (await request.get(path)).text()).includes(title)]).toEqual([path, false]);
  expect((await request.get(`/library/${id}`)).status()).toBe(404);
});

test('[LB-08] addresses of the earlier library lead on, and a page that is not there is a 404', async ({
  request,
}) => {
  const leadsTo = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await leadsTo(`/library?prompt=${template}`)).toBe(`/library/${template}`);
  expect(await leadsTo('/library?favorites=true')).toBe('/prompt-library?favorites=true');
  expect((await request.get('/library?page=100')).status()).toBe(404);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[LB-08] the library is searched and read', async ({ page }) => {
    await page.goto('/library');
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('poster');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('link', { name: 'Event poster with exact text' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Event poster with exact text' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Copy|Vote|Favorite|Keep)/ })).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`[LB-08] the open library has no accessibility finding and fits a phone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of [
      '/library?category=Image%20Generation&tag=photo&search=product',
      '/library?search=zebra+quartz+nothing',
      `/library/${template}`,
    ]) {
      await page.goto(path);
      await expectNoAxeFindings(page);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
    }
  });

test.describe('on a phone, without a script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('[LB-08] filters open as a sheet and narrow the list', async ({ page }) => {
    await page.goto('/library');
    const category = page.getByRole('link', { name: /^Image Generation/ });
    await expect(category).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await category.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Image Generation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(category).toBeHidden();
  });
});
