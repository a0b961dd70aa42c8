import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { expect, test } from './people.ts';

const goalOf = (page: Page) => page.getByLabel('Project description');
const resultOf = (page: Page) => page.getByRole('region', { name: 'Your AI Prompt' });
const words = (page: Page) => resultOf(page).locator('.manuscript').first();
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Natural Prompt' });
const urlField = (page: Page) => page.getByRole('textbox', { name: 'Reference URLs' });
const urls = (page: Page) => page.getByRole('list', { name: 'Reference URLs' }).getByRole('listitem');
const openStack = (page: Page) => page.getByRole('button', { name: 'Stack No preference' }).click();
const pick = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click();

test.beforeEach(async ({ ada }) => {
  await ada.page.goto('/code');
});

test('[CD-01] six project types, each with its own options', async ({ ada: { page } }) => {
  const types = page.getByRole('group', { name: 'Project type' }).getByRole('radio');
  await expect(types).toHaveCount(6);
  const shown = {
    Website: ['Design inspiration', 'Frontend', 'Styling'],
    API: ['API pattern', 'Backend', 'Database', 'Authentication'],
    'Mobile App': ['Mobile platform', 'Mobile UI framework', 'Backend', 'Database', 'Authentication'],
    Component: ['Frontend', 'Styling'],
  };
  await openStack(page);
  for (const [type, labels] of Object.entries(shown)) {
    await pick(page, type);
    await expect(page.getByRole('combobox')).toHaveCount(labels.length);
    for (const label of labels) await expect(page.getByRole('combobox', { name: label })).toBeVisible();
  }
});

test('[CD-01] a chosen option stands in the prompt', async ({ ada: { page } }) => {
  await pick(page, 'API');
  await openStack(page);
  await page.getByRole('combobox', { name: 'API pattern' }).click();
  await page.getByRole('option', { name: 'GraphQL' }).click();
  await goalOf(page).fill('Build an API for the lending of tools among neighbours');
  await generate(page).click();
  await expect(words(page)).toContainText('GraphQL');
});

test('[CD-02] reference addresses: Enter adds, blanks and doubles are not taken, only http(s), removable', async ({
  ada: { page },
}) => {
  await expect(urlField(page)).toHaveAttribute('type', 'url');
  const enter = async (text: string) => {
    await urlField(page).fill(text);
    await urlField(page).press('Enter');
  };
  await enter('https://example.com/a');
  await expect(urlField(page)).toHaveValue('');
  await enter('https://example.com/b');
  await expect(urls(page)).toHaveCount(2);
  await enter('https://example.com/a');
  await expect(page.getByText('This address is already in the list.')).toBeVisible();
  await enter('ftp://example.com');
  await expect(page.getByText('Start the address with http:// or https://')).toBeVisible();
  await expect(urlField(page)).toHaveAttribute('aria-invalid', 'true');
  await enter('');
  await expect(urls(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove https://example.com/a' }).click();
  await expect(urls(page)).toHaveCount(1);
  await expect(urlField(page)).toBeFocused();

  await urlField(page).fill('https://example.org/typed');
  await goalOf(page).fill('Build a booking page for a yoga studio');
  const request = page.waitForRequest('**/api/generations');
  await generate(page).click();
  expect((await request).postDataJSON()).toMatchObject({
    reference_urls: ['https://example.com/b', 'https://example.org/typed'],
  });
});

test('[CD-03] generates, counts one, copies, saves for three seconds under Software Development', async ({
  ada: { page },
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const goal = `Build a booking page for a yoga studio${' with a quiet look'.repeat(6)}`;
  await goalOf(page).fill(goal);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/generations', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  release();
  await expect(words(page)).toContainText('yoga studio');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();

  await resultOf(page).getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('yoga studio');
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/prompts') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible({ timeout: 6000 });
  expect(await (await answer).json()).toMatchObject({
    title: goal.slice(0, 100),
    category: 'Software Development',
    is_public: false,
  });
});

test('[CD-03] another tool rewrites the prompt at no cost', async ({ ada: { page } }) => {
  await goalOf(page).fill('a booking page for a yoga studio');
  await generate(page).click();
  await expect(words(page)).toContainText('Order of work');
  await pick(page, 'Lovable');
  await expect(page.getByText('Rewritten at no charge.')).toBeVisible();
  await expect(words(page)).toContainText('before more styling');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
});

test('[CP-16] what only the person knows is asked, is part of the first code prompt, can be added at no cost, lasts over a reload, and goes with a new goal', async ({
  ada: { page },
}) => {
  const prompt = words(page).first();
  const access = page.getByLabel('Access, in your own words');
  const limits = page.getByLabel('Each person may book, in your own words');
  await goalOf(page).fill('booking site for our village tennis courts');
  await access.fill('members get a code from the board');
  await generate(page).click();
  await expect(prompt).toContainText('Access: members get a code from the board');
  await expect(prompt).not.toContainText('7 days ahead');
  await limits.fill('7 days ahead');
  await limits.press('Enter');
  await expect(prompt).toContainText('Each person may book: 7 days ahead');
  await pick(page, 'Lovable');
  await expect(prompt).toContainText('before more styling');
  await expect(prompt).toContainText('Each person may book: 7 days ahead');
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(access).toHaveValue('members get a code from the board');
  await expect(prompt).toContainText('7 days ahead');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();

  await goalOf(page).fill('roster for the volunteers of our soup kitchen');
  await generate(page).click();
  await expect(prompt).toContainText('soup kitchen');
  await expect(access).toHaveValue('');
  await expect(prompt).not.toContainText('from the board');
});

test('the form survives a reload, and a goal typed on the home page arrives', async ({ ada: { page } }) => {
  await goalOf(page).fill('a chess clock');
  await pick(page, 'Mobile App');
  await urlField(page).fill('https://example.com');
  await urlField(page).press('Enter');
  await page.reload();
  await expect(goalOf(page)).toHaveValue('a chess clock');
  await expect(page.getByRole('radio', { name: 'Mobile App' })).toBeChecked();
  await expect(urls(page)).toHaveCount(1);
  await page.evaluate(() =>
    localStorage.setItem('whetstone.goal-from-home', JSON.stringify({ kind: 'code', goal: 'a tide table' })),
  );
  await page.reload();
  await expect(goalOf(page)).toHaveValue('a tide table');
  await expect(page.getByText('a chess clock')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the Code Prompter has no accessibility finding, empty, with an error and with a result (${scheme})`, async ({
    ada: { page },
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expect(page.getByText('5 prompts remaining')).toBeVisible();
    await expectNoAxeFindings(page);
    await urlField(page).fill('https://example.com');
    await urlField(page).press('Enter');
    await urlField(page).fill('example');
    await urlField(page).press('Enter');
    await goalOf(page).fill('Draw a picture of a heron');
    await generate(page).click();
    await expect(words(page)).toContainText('heron');
    await expectNoAxeFindings(page);
  });
}

test('nothing scrolls sideways at 360 pixels', async ({ ada: { page } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await goalOf(page).fill(`a page for ${'x'.repeat(400)}`);
  await generate(page).click();
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
