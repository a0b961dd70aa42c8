import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '@whetstone/contract';
import { claims, confirmedClaims } from '../web/src/content/owners-copy.ts';
import { expectNoAxeFindings } from './axe.ts';

/** Everything that the browser complains about, refused scripts included. */
function complaints(page: Page) {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  return found;
}

for (const { path } of publicPages) {
  test.describe(path, () => {
    test('[SH-02] opens quietly, with header, footer, title, description, canonical address and card', async ({
      page,
    }) => {
      const found = complaints(page);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const head = (selector: string, name: string) => page.locator(selector).getAttribute(name);
      expect(await page.title()).toContain('Whetstone');
      expect((await head('meta[name=description]', 'content'))?.length).toBeGreaterThan(30);
      expect(new URL((await head('link[rel=canonical]', 'href')) ?? '').pathname).toBe(path);
      const card = await page.request.get(
        new URL((await head('meta[property="og:image"]', 'content')) ?? '').pathname,
      );
      expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png']);
      expect(found).toEqual([]);
    });

    for (const theme of ['light', 'dark'] as const) {
      test(`has no accessibility finding, ${theme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.goto(path);
        await expectNoAxeFindings(page);
      });
    }

    test('fits a phone of 320 pixels without sideways scroll', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await page.goto(path);
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(wide).toBeLessThanOrEqual(320);
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of publicPages) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    });
  }

  test('[PP-01] the desk marks up a goal sent as a form', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('textbox', { name: 'Your goal' })
      .fill('write a note to teh tenants of Elm Street 4');
    await page.getByRole('button', { name: 'Sharpen it' }).click();
    const sheet = page.getByRole('region', { name: 'The prompt, marked up' });
    await expect(sheet).toContainText('Elm Street 4');
    await expect(sheet.locator('del').first()).toHaveText('teh');
  });

  test('[PP-01] the three prompters can be switched', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('group', { name: 'Prompter' }).getByText('Code').click();
    await expect(page.getByText('Start Creating Code Prompts')).toBeVisible();
    await expect(page.getByText('Start Creating Content Prompts')).toBeHidden();
  });

  test('[PP-04] a demo can be asked for', async ({ page }) => {
    await page.goto('/business#demo');
    await page.getByLabel('Your name').fill('Ada Byron');
    await page.getByLabel('Work email').fill('ada@mills.example');
    await page.getByLabel('Company').fill('Mills');
    await page.getByRole('main').getByRole('button', { name: 'Schedule Demo' }).click();
    await expect(page.getByText('We have your request')).toBeVisible();
  });
});

test('[PP-01] the home page rewrites while one types, and keeps the goal for the screen behind sign-up', async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto('/');
  await page
    .getByRole('textbox', { name: 'Your goal' })
    .fill('please write a toast for Mara, who retires after 31 years');
  const sheet = page.getByRole('region', { name: 'The prompt, marked up' });
  await expect(sheet).toContainText('31 years');
  await expect(sheet).not.toContainText('Harbour Tea');
  const kept = await page.evaluate(() => localStorage.getItem('whetstone.goal-from-home'));
  expect(JSON.parse(kept ?? '{}')).toEqual({
    kind: 'text',
    goal: 'please write a toast for Mara, who retires after 31 years',
  });
  expect(found).toEqual([]);
});

test('[PP-01] a limit on the desk is told with the way on, and the last sheet stays', async ({ page }) => {
  await page.goto('/');
  const goal = page.getByRole('textbox', { name: 'Your goal' });
  const sheet = page.getByRole('region', { name: 'The prompt, marked up' });
  await goal.fill('a toast for Mara');
  await expect(sheet).toContainText('a toast for Mara');
  const error = { code: 'rate_limited', message: 'Very many goals. Please try again in 15 minutes.' };
  await page.route('**/api/desk', (route) =>
    route.fulfill({ status: 429, json: { error }, headers: { 'retry-after': '900' } }),
  );
  await goal.fill('a toast for Piet');
  const told = page.getByRole('alert');
  await expect(told).toContainText(error.message);
  await expect(sheet).toContainText('a toast for Mara');
  await expect(goal).toHaveValue('a toast for Piet');
  await told.getByRole('link', { name: 'Start Free' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[PP-02] features shows what writes a prompt, what keeps it, and counts', async ({ page }) => {
  await page.goto('/features');
  const sectionOf = (name: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .last();
  await expect(sectionOf('How a prompt gets written').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(sectionOf('Set it once, keep what works').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});

test('[PP-05] about says what the product is', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Whetstone');
});

test('[PP-03] the calculator opens with the example and follows its fields', async ({ page }) => {
  await page.goto('/pricing');
  const result = page.locator('form[data-calculator] output');
  await expect(result).toContainText('$350');
  await expect(result).toContainText('$4,200');
  await page.getByLabel('Answers a month').fill('200');
  await expect(result).toContainText('$700');
});

test('[PP-03] four plans stand in one table, Professional marked', async ({ page }) => {
  await page.goto('/pricing');
  const columns = page.getByRole('columnheader');
  await expect(columns.filter({ hasText: 'Professional' })).toContainText('Most Popular');
  for (const price of ['$0', '$9', '$19', '$49'])
    await expect(columns.filter({ hasText: price }).first()).toBeVisible();
});

test('[PP-04] a demo request is answered in place, and a failure keeps what was typed', async ({ page }) => {
  await page.goto('/business#demo');
  await page.getByLabel('Your name').fill('Grace Hopper');
  await page.getByLabel('Work email').fill('grace@navy.example');
  await page.getByLabel('Company').fill('Navy');
  const send = page.getByRole('main').getByRole('button', { name: 'Schedule Demo' });
  await page.route('**/api/demo-requests', (route) => route.abort());
  await send.click();
  await expect(page.getByText('The server didn’t respond')).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Navy');
  await page.unroute('**/api/demo-requests');
  await send.click();
  await expect(page.getByText('We have your request')).toBeVisible();
});

test('[PP-06] help has its nine anchors, and Contact Support opens a mail', async ({ page }) => {
  await page.goto('/help');
  const anchors = [
    'getting-started',
    'content-prompter',
    'visual-prompter',
    'code-prompter',
    'context-cards',
    'managing-prompts',
    'best-practices',
    'troubleshooting',
    'faq',
  ];
  for (const anchor of anchors) await expect(page.locator(`#${anchor}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/);
});

test('[PP-06] help is searched as one types, Enter goes to what was found, and its captures load', async ({
  page,
}) => {
  await page.goto('/help');
  const search = page.getByRole('search');
  await search.getByLabel('Search help').pressSequentially('get my money back');
  await expect(search.getByRole('status')).toHaveText('1 result');
  await search.getByLabel('Search help').press('Enter');
  await expect(page.getByText('Each person gets one full refund')).toBeVisible();
  await page.locator('summary', { hasText: 'Managing prompts' }).click();
  const capture = page.getByRole('img', { name: 'My Prompts' });
  await capture.scrollIntoViewIfNeeded();
  await expect.poll(() => capture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
});

test('[PP-06] topics of help are folded; a press, an address and a search open them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/help#troubleshooting');
  const topic = (id: string) => page.locator(`details#${id}`);
  await expect(topic('troubleshooting')).toHaveAttribute('open', '');
  await expect(page.locator('#troubleshooting')).toBeInViewport();
  await expect(page.getByText('I did not get the email')).toBeVisible();
  await expect(topic('context-cards')).not.toHaveAttribute('open');
  await topic('context-cards').getByText('Context cards').click();
  await expect(page.getByRole('heading', { name: 'Make a card' })).toBeVisible();
  await page.evaluate(() => location.assign('#visual-prompter'));
  await expect(topic('visual-prompter')).toHaveAttribute('open', '');
  await page.getByLabel('Search help').pressSequentially('markdown');
  await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible();
  await page.getByLabel('Search help').press('Enter');
  await expect(page.getByRole('heading', { name: 'Import and export' })).toBeInViewport();
});

test('[PP-09] on a phone the contents of a long page fold into a bar that leads on and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeHidden();
  await page.getByText('On this page').locator('visible=true').click();
  await contents.getByRole('link', { name: 'Liability' }).click();
  await expect(contents).toBeHidden();
  await expect(page.locator('#liability')).toBeInViewport();
});

test('[PP-01] a goal written at the foot of another page arrives on the desk, marked up', async ({
  page,
}) => {
  await page.goto('/features');
  await page.getByLabel('Your own request').fill('write a note to teh tenants of Elm Street 4');
  await page.getByRole('button', { name: 'Sharpen it' }).click();
  const sheet = page.getByRole('region', { name: 'The prompt, marked up' });
  await expect(sheet).toContainText('Elm Street 4');
  await expect(sheet.locator('del').first()).toHaveText('teh');
});

test('[PP-07] how-it-works has five steps and three generators', async ({ page }) => {
  await page.goto('/how-it-works');
  for (const step of [
    'Define your goal',
    'Optional AI enhancement',
    'Advanced analysis',
    'Prompt generation',
    'Perfect results',
  ])
    await expect(page.getByRole('heading', { name: step })).toBeVisible();
  for (const name of ['Content Prompter', 'Visual Prompter', 'Code Prompter'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('[PP-08] status shows six services as measured, and the same as data', async ({ page, request }) => {
  await expect
    .poll(
      async () =>
        ((await (await request.get('/api/status')).json()) as { checked_at: string | null }).checked_at,
    )
    .not.toBeNull();
  await page.goto('/status');
  for (const name of ['Web app', 'Accounts', 'Database', 'Generation', 'Enhancement', 'Payments'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Operational').first()).toBeVisible();
});

test('[PP-08] the status clock ticks every 30 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/status');
  const clock = page.locator('[data-clock]');
  const before = await clock.getAttribute('datetime');
  await page.clock.runFor(31_000);
  await expect(clock).not.toHaveAttribute('datetime', before ?? '');
});

for (const path of ['/privacy', '/terms']) {
  test(`[PP-09] ${path} is dated and leads back home`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('January 21, 2025')).toContainText('the latest are from November 22, 2026');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('[PP-10] pages show the owner’s figures that are confirmed, and no others', async ({ page }) => {
  for (const path of ['/', '/features', '/pricing', '/business', '/how-it-works']) {
    await page.goto(path);
    const text = await page.getByRole('main').innerText();
    const others = Object.entries(claims).filter(([id]) => !confirmedClaims.some((known) => known === id));
    for (const [, claim] of others) expect(text).not.toContain(claim);
  }
});

test('[PP-01] the home page tells a case of each use whole, and underlines only what was pressed', async ({
  page,
}) => {
  await page.goto('/');
  const cases = page.locator('.case');
  await expect(cases).toHaveCount(3);
  for (const told of await cases.all()) {
    const pressed = await told.getByText('(picked)').count();
    await expect(told.locator('ins')).toHaveCount(pressed);
  }
  const desk = page.locator('#desk');
  await expect(desk.getByText('suggestion picked')).toBeVisible();
  await expect(desk.locator('ins')).toHaveCount(3);
  await expect(desk.locator('.ask :checked')).toHaveCount(3);
  for (const mark of await desk.locator('ins').all()) await expect(mark).toBeInViewport();
});

test('[PP-01] a press on the desk becomes a line with its reason, and the page does not move', async ({
  page,
}) => {
  await page.goto('/');
  const desk = page.locator('#desk');
  const height = () => page.evaluate<number>('document.documentElement.scrollHeight');
  const before = await height();
  await desk.locator('.ask label').nth(1).click();
  await expect(desk.locator('ins').first()).toContainText('partly ours');
  await expect(desk.getByText('suggestion picked')).toHaveCount(0);
  await expect(desk.locator('.ask input').nth(1)).toBeChecked();
  await expect(desk.locator('.ask input').nth(1)).toBeFocused();
  await desk.locator('.ask').nth(1).locator('label').first().click();
  await expect(desk.locator('ins')).toHaveCount(3);
  expect(await height()).toBe(before);
  await desk.getByText('Code', { exact: true }).click();
  await expect(desk.locator('[data-desk-kind="code"] .ask')).not.toHaveCount(0);
  expect(await height()).toBe(before);
});

test('[SH-04] the menu says which page one is on', async ({ page }) => {
  await page.goto('/pricing');
  const current = page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Main' })
    .locator('[aria-current=page]');
  await expect(current).toHaveText('Pricing');
});

test('[SH-04] on a phone the menu opens, closes with Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.locator('summary', { hasText: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(menu).toBeFocused();
});

test('[SH-04] Start Free opens sign-up over the page', async ({ page }) => {
  await page.goto('/features');
  await page.getByRole('banner').getByRole('link', { name: 'Start Free' }).click();
  await expect(page.getByRole('dialog').getByLabel(/name/i)).toBeVisible();
});

test('[SH-05] the footer leads on, Contact opens a mail, the year is the current one', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, target] of [
    ['Help', '/help'],
    ['Library', '/library'],
    ['Status', '/status'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['About', '/about'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/);
  await expect(footer).toContainText(String(new Date().getFullYear()));
});

test('[SH-03] an unknown path shows home, says so, and is no success for a crawler', async ({ page }) => {
  const answer = await page.goto('/no/such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('complementary', { name: 'Page not found' })).toContainText('/no/such-page');
  await expect(page.locator('#desk')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('structured data is a data block that holds valid JSON', async ({ page }) => {
  await page.goto('/');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@type': string;
    offers: unknown[];
  };
  expect([data['@type'], data.offers.length]).toEqual(['WebApplication', 4]);
});
