import type { BrowserContext, Page } from '@playwright/test';
import { expect, openSignIn, password, type Signed, test } from './people.ts';

const goalOf = (page: Page) => page.getByLabel('What do you want?');
const isSaving = (request: { method(): string; url(): string }) =>
  request.method() === 'PUT' && /\/api\/drafts\/\w+$/.test(request.url());
const saved = (page: Page) =>
  page.waitForResponse((answer) => isSaving(answer.request()) && answer.status() === 200);
/** Writes a goal and waits until the account has it. */
const write = async (page: Page, goal: string) => {
  const answer = saved(page);
  await goalOf(page).fill(goal);
  await answer;
};
const isOpen = (page: Page) => expect(page.getByText('Saved as you type')).toBeVisible();

/** Another tab of the same browser, or another device, with the same person signed in. */
const open = async (context: BrowserContext, { session }: { session: string }) => {
  const page = await context.newPage();
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('whetstone.session', value);
  }, session);
  await page.goto('/generator');
  await isOpen(page);
  return page;
};
const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('whetstone.session') ?? '');

/** Everything that the browser keeps for the site, as one text. */
const keptText = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, document.cookie]);
  });
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).first().click();
/** Drafts are not taken until the door is open again. */
const closeDoor = async (context: BrowserContext) => {
  const door = { isOpen: false };
  const refusal = { error: { code: 'rate_limited', message: 'Later.' } };
  await context.route('**/api/drafts/**', (route) =>
    door.isOpen || route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 429, json: refusal }),
  );
  return door;
};
const signIn = async (page: Page, { email }: Signed) => {
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/generator');
};

test.beforeEach(async ({ ada: { page } }) => {
  await page.goto('/generator');
  await isOpen(page);
});

test('[CP-11] a draft is in the account within two seconds of the last key, and on another device', async ({
  ada: { page },
  browser,
}) => {
  const sent = page.waitForRequest(isSaving, { timeout: 2000 });
  await goalOf(page).fill('Write a toast for a wedding');
  await sent;
  const context = await browser.newContext();
  const device = await open(context, { session: await sessionOf(page) });
  await expect(goalOf(device)).toHaveValue('Write a toast for a wedding');
  await context.close();
});

test('[CP-11] a reload right after the last key loses nothing', async ({ ada: { page } }) => {
  await goalOf(page).fill('Write a toast');
  await goalOf(page).press('End');
  await page.keyboard.type(' for a wedding');
  await page.reload();
  await expect(goalOf(page)).toHaveValue('Write a toast for a wedding');
});

test('[CP-11] words that could not be sent lie sealed through a crash, and come back', async ({
  ada: { page },
  context,
}) => {
  const door = await closeDoor(context);
  await goalOf(page).fill('a lighthouse that nobody sees');
  await expect(page.getByText('stored encrypted in this browser')).toBeVisible();
  expect(await keptText(page)).not.toContain('lighthouse');
  const session = await sessionOf(page);
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  door.isOpen = true;
  const next = await open(context, { session });
  await expect(goalOf(next)).toHaveValue('a lighthouse that nobody sees');
  await expect.poll(() => keptText(next)).not.toContain('whetstone.sealed');
});

test('[ML-13] two tabs: the later one is told, both texts stay, and the other is one press away', async ({
  ada: { page },
  context,
}) => {
  const other = await open(context, { session: await sessionOf(page) });
  await write(page, 'the text of the first tab');
  await goalOf(other).fill('the text of the second tab');
  const choice = other.getByRole('region', { name: 'Changed elsewhere' });
  await expect(choice).toContainText('the text of the first tab');
  await expect(goalOf(other)).toHaveValue('the text of the second tab');
  await choice.getByRole('button', { name: 'Use the other version' }).click();
  await expect(goalOf(other)).toHaveValue('the text of the first tab');
  await expect(choice).toHaveCount(0);
  await other.getByText('Earlier drafts (1)').click();
  await other.getByRole('button', { name: 'Restore draft' }).click();
  await expect(goalOf(other)).toHaveValue('the text of the second tab');
  await expect(other.getByText('Earlier drafts (2)')).toBeVisible();
});

test('[ML-13] two tabs: keeping mine sets the other one aside', async ({ ada: { page }, context }) => {
  const other = await open(context, { session: await sessionOf(page) });
  await write(page, 'the text of the first tab');
  await goalOf(other).fill('the text of the second tab');
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByText('Earlier drafts (1)')).toBeVisible();
  await expect(goalOf(other)).toHaveValue('the text of the second tab');
  await other.reload();
  await expect(goalOf(other)).toHaveValue('the text of the second tab');
  await other.getByText('Earlier drafts (1)').click();
  await expect(other.getByText('the text of the first tab')).toBeVisible();
});

test('[ML-13] a tab with nothing of its own takes the newer draft when it comes back into view', async ({
  ada: { page },
  context,
}) => {
  const other = await open(context, { session: await sessionOf(page) });
  await write(page, 'the text of the first tab');
  await expect(goalOf(other)).toHaveValue('');
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(goalOf(other)).toHaveValue('the text of the first tab');
  await expect(other.getByRole('region', { name: 'Changed elsewhere' })).toHaveCount(0);
});

test('[CP-11] after signing out nothing of the person can be read in the browser, and the words come back', async ({
  ada,
}) => {
  const { page } = ada;
  await goalOf(page).fill('a lighthouse that nobody sees');
  await signOut(page);
  await page.waitForURL((url) => url.pathname === '/');
  const kept = await keptText(page);
  expect(kept).not.toContain('lighthouse');
  expect(kept).not.toContain('whetstone.sealed');
  await signIn(page, ada);
  await expect(goalOf(page)).toHaveValue('a lighthouse that nobody sees');
});

test('[CP-11] signing out with words that cannot be sent asks first', async ({ ada: { page }, context }) => {
  await closeDoor(context);
  await goalOf(page).fill('a lighthouse that nobody sees');
  await signOut(page);
  const dialog = page.getByRole('dialog', { name: 'Your latest changes aren’t saved' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(goalOf(page)).toHaveValue('a lighthouse that nobody sees');
  await signOut(page);
  await dialog.getByRole('button', { name: 'Sign out and lose them' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await keptText(page)).not.toContain('lighthouse');
});

/** Puts a draft where an earlier version of the page kept it. */
const keepOpenly = (page: Page, kind: string, goal: string) =>
  page.evaluate(
    ([name, text]) => {
      const { user } = JSON.parse(localStorage.getItem('whetstone.session') ?? '');
      localStorage.setItem(`whetstone.${name}-draft.${user.id}`, JSON.stringify({ goal: text }));
    },
    [kind, goal] as const,
  );

test('[CP-11] a draft that the browser holds from an earlier version is taken into the account and leaves the browser', async ({
  ada: { page },
}) => {
  await keepOpenly(page, 'content', 'written before the update');
  await keepOpenly(page, 'code', 'a tide table');
  await page.reload();
  await expect(goalOf(page)).toHaveValue('written before the update');
  // Of a prompter that is not in view, too.
  await expect.poll(() => keptText(page), { timeout: 15_000 }).not.toMatch(/before the update|tide table/);
  await page.goto('/code');
  await expect(page.getByLabel('Project description')).toHaveValue('a tide table');
});

test('[CP-11] a draft from an earlier version that differs from the account’s is kept beside it', async ({
  ada: { page },
}) => {
  await write(page, 'what the account has');
  await keepOpenly(page, 'content', 'what the browser had');
  await page.reload();
  await expect(goalOf(page)).toHaveValue('what the account has');
  await page.getByText('Earlier drafts (1)').click();
  await expect(page.getByText('what the browser had')).toBeVisible();
  await expect.poll(() => keptText(page)).not.toContain('what the browser had');
});
