import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { expect, test } from './people.ts';

const goalOf = (page: Page) => page.getByLabel('What do you want to create?');
const resultOf = (page: Page) => page.getByRole('region', { name: 'Optimized Prompt' });
const words = (page: Page) => resultOf(page).locator('.manuscript').first();
const generateImage = (page: Page) => page.getByRole('button', { name: 'Generate Image Prompt' });
const saved = (page: Page) => page.getByText('Prompt saved to your library!');
/** The radio itself is hidden behind its label. */
const pick = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(async ({ ada }) => {
  await ada.page.goto('/media');
});

test('[VP-01] form: media, goal of 128 to 300 pixels, enhance once there is text, styles and levels', async ({
  ada: { page },
}) => {
  const style = await goalOf(page).evaluate((field) => {
    const { minHeight, maxHeight } = getComputedStyle(field);
    return { minHeight, maxHeight };
  });
  expect(style).toEqual({ minHeight: '128px', maxHeight: '300px' });

  const enhance = page.getByRole('button', { name: 'Improve with Whetstone AI' });
  await goalOf(page).fill('   ');
  await expect(enhance).toBeHidden();
  await goalOf(page).fill('a heron');
  await expect(enhance).toBeVisible();

  const styles = page.getByRole('group', { name: 'Style (optional)' }).getByRole('radio');
  await expect(styles).toHaveCount(8);
  await pick(page, 'Watercolor');
  await expect(page.getByText('Thin washes on paper')).toBeVisible();
  await expect(page.getByText('painting, soft, paper')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'High Quality' })).toBeChecked();
  await expect(page.getByText('Also adds the moment, details and surroundings')).toBeVisible();

  await pick(page, 'Video');
  await expect(page.getByRole('button', { name: 'Generate Video Prompt' })).toBeVisible();
  await expect(styles).toHaveCount(6);
});

test('[VP-02] [VP-04] the prompt is saved as private by itself, copied, and varied three times', async ({
  ada: { page },
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByText('Your optimized prompt will appear here')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pro tips for images' })).toBeVisible();
  const goal = 'a red lighthouse on a cliff above a wide bay with small boats';
  await goalOf(page).fill(goal);
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/prompts') && response.request().method() === 'POST',
  );
  await generateImage(page).click();
  await expect(words(page)).toContainText('red lighthouse');
  expect(await (await answer).json()).toMatchObject({
    title: `Image Prompt: ${goal.slice(0, 50)}`,
    category: 'Image Generation',
    is_public: false,
  });
  await expect(saved(page)).toBeVisible();
  await expect(saved(page)).toBeHidden({ timeout: 6000 });

  for (const number of [1, 2, 3]) {
    await expect(page.getByRole('heading', { name: `Variation ${number}` })).toBeVisible();
    await page.getByRole('button', { name: `Copy Variation ${number}` }).click();
    await expect.poll(() => clipboard(page)).toContain('lighthouse');
  }
  await resultOf(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(resultOf(page).getByText('Copied!').first()).toBeVisible();
});

test('[VP-02] the prompt takes each service’s own syntax, says what changed, and costs nothing', async ({
  ada: { page },
}) => {
  await goalOf(page).fill('a red lighthouse on a cliff');
  await pick(page, 'Watercolor');
  await generateImage(page).click();
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  const services = page.getByRole('group', { name: 'Optimized for' });
  await resultOf(page).getByRole('button', { name: 'More' }).click();
  for (const name of ['DALL-E 3', 'Midjourney', 'Stable Diffusion', 'Adobe Firefly', 'Imagen'])
    await expect(services.getByRole('radio', { name })).toBeAttached();
  await expectNoAxeFindings(page);
  await pick(page, 'Midjourney');
  await expect(words(page)).toContainText('--ar');
  await expect(page.getByText('Rewritten at no charge.')).toBeVisible();
  await expect(page.getByText('New: Settings')).toBeVisible();
  await pick(page, 'Stable Diffusion');
  const settings = page.getByRole('region', { name: 'Set these in Stable Diffusion' });
  await expect(settings).toContainText('Negative prompt');
  await expect(words(page)).not.toContainText('--ar');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();

  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await (await patched).json()).prompt_text).not.toContain('--ar');
  await expect(saved(page)).toBeVisible();
});

test('[VP-02] a failed save loses nothing and can be tried again', async ({ ada: { page } }) => {
  await page.route('**/api/prompts', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, body: 'busy' }) : route.fallback(),
  );
  await goalOf(page).fill('a heron in the reeds');
  await generateImage(page).click();
  await expect(page.getByText('The prompt was not saved to your library; it is kept here.')).toBeVisible();
  await expect(words(page)).toContainText('heron');
  await page.unroute('**/api/prompts');
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('was not saved')).toBeHidden();
});

test('[VP-02] [VP-04] a video prompt names 5 to 10 seconds and goes to its own category', async ({
  ada: { page },
}) => {
  await pick(page, 'Video');
  await expect(page.getByRole('heading', { name: 'Pro tips for videos' })).toBeVisible();
  await goalOf(page).fill('a heron takes off from the reeds');
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/prompts') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Generate Video Prompt' }).click();
  await expect(page.getByText(/^(?:[5-9]|10) s$/)).toBeVisible();
  expect(await (await answer).json()).toMatchObject({
    title: 'Video Prompt: a heron takes off from the reeds',
    category: 'Video Generation',
  });
});

test('[VP-03] at the limit nothing is generated and the dialog says what can be done', async ({
  ada: { page },
}) => {
  await page.route('**/api/generations', (route) =>
    route.fulfill({
      status: 402,
      contentType: 'application/json',
      body: JSON.stringify({
        error: { code: 'quota_exceeded', message: "You've reached your monthly limit of 5 prompts." },
      }),
    }),
  );
  await goalOf(page).fill('a heron');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Upgrade Required' });
  await expect(dialog).toContainText(
    "You've reached your monthly limit of 5 prompts. Please upgrade your plan to continue generating prompts.",
  );
  await expect(dialog.getByRole('link', { name: 'View Plans & Upgrade' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(goalOf(page)).toHaveValue('a heron');
});

test('a goal for another screen is carried there, and the text that stood there is one click away', async ({
  ada: { page },
}) => {
  await page.goto('/generator');
  await page.getByLabel('What do you want?').fill('Write a haiku about rain');
  await expect(page.getByRole('button', { name: 'Improve with Whetstone AI' })).toBeVisible();
  await page.goto('/media');
  const goal = 'Write a short letter to my grandmother';
  await goalOf(page).fill(goal);
  await generateImage(page).click();
  await page.getByRole('link', { name: 'Open it in Content Prompter' }).click();
  await page.waitForURL('**/generator');
  await expect(page.getByLabel('What do you want?')).toHaveValue(goal);
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(page.getByLabel('What do you want?')).toHaveValue('Write a haiku about rain');
});

test('a goal typed on the home page arrives with its medium', async ({ ada: { page } }) => {
  await page.evaluate(() =>
    localStorage.setItem(
      'whetstone.goal-from-home',
      JSON.stringify({ kind: 'video', goal: 'a drone over dunes' }),
    ),
  );
  await page.reload();
  await expect(goalOf(page)).toHaveValue('a drone over dunes');
  await expect(page.getByRole('radio', { name: 'Video', exact: true })).toBeChecked();
});

test('[VP-01] draft and result survive a reload, and nothing scrolls sideways at 360 pixels', async ({
  ada: { page },
}) => {
  await goalOf(page).fill('a heron in the reeds');
  await generateImage(page).click();
  await expect(saved(page)).toBeVisible();
  await pick(page, 'Midjourney');
  await expect(words(page)).toContainText('--ar');
  await page.reload();
  await expect(goalOf(page)).toHaveValue('a heron in the reeds');
  await expect(words(page)).toContainText('--ar');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('[CP-16] what only the person knows becomes part of the picture prompt and each variation at no cost, lasts over a reload, and goes with a new goal', async ({
  ada: { page },
}) => {
  await goalOf(page).fill('my dog in the garden');
  await generateImage(page).click();
  const prompt = words(page).first();
  await expect(saved(page)).toBeVisible();
  const looks = page.getByLabel('Appearance, in your own words');
  const mood = page.getByLabel('Mood, in your own words');
  await looks.fill('old grey whippet with one white paw');
  await mood.fill('sleepy and warm');
  await mood.press('Enter');
  await expect(prompt).toContainText('old grey whippet with one white paw');
  await expect(prompt).toContainText('sleepy and warm');
  await expect(mood).toBeFocused();
  const variations = page.getByRole('region', { name: 'Variations' }).getByRole('listitem');
  const count = await variations.count();
  expect(count).toBeGreaterThan(0);
  await expect(variations.filter({ hasText: 'old grey whippet with one white paw' })).toHaveCount(count);
  await pick(page, 'Midjourney');
  await expect(prompt).toContainText('--ar');
  await expect(prompt).toContainText('sleepy and warm');
  await expectNoAxeFindings(page);

  const patched = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await (await patched).json()).prompt_text).toContain('old grey whippet');
  await page.reload();
  await expect(looks).toHaveValue('old grey whippet with one white paw');
  await expect(prompt).toContainText('sleepy and warm');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();

  await goalOf(page).fill('my dog on the beach');
  await generateImage(page).click();
  await expect(prompt).toContainText('beach');
  await expect(looks).toHaveValue('');
  await expect(prompt).not.toContainText('whippet');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the Visual Prompter has no accessibility finding, empty and with a result (${scheme})`, async ({
    ada: { page },
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expect(page.getByText('5 prompts remaining')).toBeVisible();
    await expectNoAxeFindings(page);
    await goalOf(page).fill('Write a letter about a heron');
    await generateImage(page).click();
    await expect(saved(page)).toBeVisible();
    await pick(page, 'Midjourney');
    await expect(page.getByText('Rewritten at no charge.')).toBeVisible();
    await expectNoAxeFindings(page);
  });
}
