import { randomUUID } from 'node:crypto';
import { expectNoAxeFindings } from './axe.ts';
import { expect, signedIn, test } from './people.ts';

const template = '0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01';

test('[LB-01] [LB-02] [LB-04] templates lead the library, and filters stand in the address', async ({
  ada: { page },
}) => {
  await page.goto('/prompt-library');
  await expect(page.getByRole('heading', { name: 'All prompts' })).toBeVisible();
  await page.getByLabel('Search the library').fill('poster typography');
  await expect(page).toHaveURL(/search=poster/);
  await expect(page.getByRole('link', { name: 'Event poster with exact text' })).toBeVisible();
  await page.getByLabel('Search the library').fill('zebra quartz nothing');
  await expect(page.getByRole('heading', { name: 'No prompts found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page.getByRole('heading', { name: 'All prompts' })).toBeVisible();
});

test('[LB-03] [LB-05] [LB-06] an opened prompt is filled in, made a favorite, voted for and taken back', async ({
  ada: { page },
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/prompt-library?prompt=${template}`);
  const dialog = page.getByRole('dialog', { name: 'Product on a plain background' });
  await expect(dialog.getByRole('heading', { name: 'Use Case' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Product', exact: true }).fill('A blue kettle');
  await dialog.getByRole('button', { name: 'Copy Prompt' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('A blue kettle in {{material');
  await dialog.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(dialog.getByRole('button', { name: 'Favorited' })).toBeVisible();
  const vote = dialog.getByRole('button', { name: /^Vote for/ });
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/prompt-library?favorites=true');
  await expect(page.getByRole('link', { name: 'Product on a plain background' })).toBeVisible();
});

test('[LB-01] a library that cannot be read shows the built-in templates and says so', async ({
  ada: { page },
}) => {
  await page.route(/\/api\/library(\?|$)/, (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'Not here.' } } }),
  );
  await page.goto('/prompt-library');
  await expect(page.getByText('The built-in templates are below.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Product on a plain background' })).toBeVisible();
});

test('[LB-03] a prompt has a page of its own without an account; a missing one is a real 404', async ({
  page,
  request,
}) => {
  await page.goto(`/library/${template}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Product on a plain background' })).toBeVisible();
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(`/library/${template}`);
  await expectNoAxeFindings(page);
  expect((await request.get(`/library/${template.replace('0b', '1b')}`)).status()).toBe(404);
  expect((await request.get('/library/none')).status()).toBe(404);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`[LB-03] the library and its dialog have no accessibility finding, ${colorScheme}`, async ({
    ada: { page },
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/prompt-library');
    await expect(page.getByRole('heading', { name: 'All prompts' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.goto(`/prompt-library?prompt=${template}`);
    await expect(page.getByRole('heading', { name: 'Use Case' })).toBeVisible();
    await expectNoAxeFindings(page);
  });

const hostile = {
  title: '</script><img src=x onerror="window.hacked = 1"> \u202Eexe.gnp {{name}}',
  description: '<svg onload="window.hacked = 2"> javascript:window.hacked=3 "quoted" \u2028 line',
  prompt_text: `]]></script><script>window.hacked = 4</script>\n${'w'.repeat(10_000)}\n<!-- {{topic}} \u{1F600}`,
  tags: ['<b>bold</b>', '"onmouseover="window.hacked=5'],
  use_case: '</title></head><iframe src="javascript:window.hacked=6">',
};

test('[LB-03] a hostile prompt is text and nothing else on its public page, which copies it for a visitor', async ({
  ada: { headers },
  request,
  browser,
}) => {
  const saved = (await (await request.post('/api/prompts', { headers, data: hostile })).json()) as {
    id: string;
  };
  await request.patch(`/api/prompts/${saved.id}`, { headers, data: { is_public: true } });
  const row = (await (await request.get(`/api/library/${saved.id}`)).json()) as typeof hostile;
  expect(row).toMatchObject(hostile);

  const visitor = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await visitor.newPage();
  await page.goto(`/library/${saved.id}`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(row.title);
  await expect(page.getByText(row.description)).toBeVisible();
  await expect(page.getByText(row.use_case)).toBeVisible();
  await expect(page.locator('.prompt-sheet')).toContainText('window.hacked = 4</script>');
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: row.title,
    text: row.prompt_text,
    keywords: row.tags.join(', '),
  });
  // The icons of our own buttons are not the prompt's.
  expect(await page.locator('main :is(img, iframe, script, b, svg:not(button svg))').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
  await page.getByRole('button', { name: 'Copy Prompt' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(row.prompt_text);
  await visitor.close();
});

test('[LB-02] the library stands where it stood after a prompt’s own page and after a reload', async ({
  ada: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/prompt-library?sort=title');
  const cards = page.locator('[data-card]');
  // The first page holds 24 cards: this one comes with the second.
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await cards.count()).toBeGreaterThan(25);
  }).toPass();
  const title = (await cards.nth(25).getByRole('link').locator('.sr-only').textContent()) ?? '';
  const link = cards.getByRole('link', { name: title, exact: true });
  await link.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'View public page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(link).toBeInViewport();
  await page.reload();
  await expect(link).toBeInViewport();
});

test('[LB-07] a reader reports a prompt once, and it stays until an admin decides', async ({
  ada: { page },
  browser,
  request,
}) => {
  const author = await signedIn(
    await browser.newPage(),
    request,
    `bob-${randomUUID().slice(0, 8)}@example.test`,
  );
  const { headers } = author;
  const data = { title: `An advertisement ${author.email}`, prompt_text: 'Buy this' };
  const { id } = (await (await request.post('/api/prompts', { headers, data })).json()) as { id: string };
  await request.patch(`/api/prompts/${id}`, { headers, data: { is_public: true } });

  const report = async (told: string) => {
    await page.goto(`/prompt-library?prompt=${id}`);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this prompt' });
    await dialog.getByLabel('What’s wrong?').selectOption('spam');
    await dialog.getByLabel(/^Details for the admins/).fill('It sells something.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText(told)).toBeVisible();
  };
  await report('Thank you. An admin will review it.');
  await report('You already reported this prompt. An admin will review it.');
  await page.goto(`/library/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: data.title })).toBeVisible();
  await author.page.close();
});

test('[LB-04] a count that is an estimate is told as one', async ({ ada: { page } }) => {
  await page.route(/\/api\/library(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({ json: { ...body, total: 1_204_000, total_is_estimate: true } });
  });
  await page.goto('/prompt-library?search=poster');
  await expect(page.getByText('about 1,204,000 prompts found')).toBeVisible();
});
