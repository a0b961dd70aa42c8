import type { Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, test } from './people.ts';

const refreshes = '**/auth/v1/token?grant_type=refresh_token';
const notice = (page: Page) => page.getByText('The account service can’t be reached. Trying again…');

/** Leaves the page's session as it is after a night: to be refreshed before it can be used. */
const letExpire = async (page: Page) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('whetstone.session') ?? '{}') as object;
    localStorage.setItem('whetstone.session', JSON.stringify({ ...session, expires_at: 1 }));
  });
};

const takeAway = (page: Page) =>
  page.route(refreshes, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));

test('[SH-03] [AU-07] while accounts cannot be reached the page stays, says so and goes on by itself', async ({
  ada: { page, email },
}) => {
  await letExpire(page);
  await takeAway(page);
  await page.goto('/dashboard');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('link', { name: 'Content Prompter' }).first().click();
  await expect(page.getByLabel('What do you want?')).toBeVisible();
  await page.getByLabel('What do you want?').fill('a toast for Mara');
  await page.unroute(refreshes);
  await expect(notice(page)).toBeHidden();
  await expect(page.getByLabel('What do you want?')).toHaveValue('a toast for Mara');
  await page.goto('/dashboard');
  await expect(page.getByText(`Welcome back, ${email}`).first()).toBeVisible();
});

test('[AU-07] Try now goes on at once', async ({ ada: { page, email } }) => {
  await letExpire(page);
  await takeAway(page);
  await page.goto('/dashboard');
  await expect(notice(page)).toBeVisible();
  // Past the short first pauses.
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) tries.push(request.url());
  });
  await expect.poll(() => tries.length).toBeGreaterThan(1);
  await page.unroute(refreshes);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByText(`Welcome back, ${email}`).first()).toBeVisible();
});

test('[SH-03] the first check of a session says what it waits for', async ({ ada: { page } }) => {
  await letExpire(page);
  await page.route(refreshes, () => undefined);
  await page.goto('/dashboard');
  await expect(page.getByText('The account service is slow to respond.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[AU-07] a session that is refused for good leads home, which says why', async ({ ada: { page } }) => {
  await letExpire(page);
  await page.route(refreshes, (route) =>
    route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found', msg: 'Gone' } }),
  );
  await page.goto('/user-library');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('dialog').getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('My Prompts')).toBeVisible();
});

test('[SH-01] somebody sent away is told so once, not on each visit of home', async ({ page }) => {
  await page.goto('/generator');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('dialog').getByText('opens once you are signed in')).toBeVisible();
  await page.goto('/about');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[AU-08] signing out works while accounts cannot be reached', async ({ ada: { page } }) => {
  await letExpire(page);
  await takeAway(page);
  await page.goto('/dashboard');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('whetstone.session'))).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('[AU-07] a public page that needs the session says what it waits for, and goes on', async ({
  ada: { page },
}) => {
  await letExpire(page);
  await takeAway(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Professional' }).first().click();
  await expect(notice(page)).toBeVisible();
  const checkout = page.waitForRequest((asked) => asked.url().includes('stripe-checkout'));
  await page.unroute(refreshes);
  await checkout;
});
