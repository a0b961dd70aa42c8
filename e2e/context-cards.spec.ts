import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, signedIn, test } from './people.ts';

const goal = 'Write a letter telling our wholesale customers that prices go up by 6%';
const sessionOf = (page: Page) => page.evaluate(() => localStorage.getItem('whetstone.session') ?? '');

/** Another device with the same person signed in. */
const anotherDevice = async (context: BrowserContext, session: string, path: string) => {
  const page = await context.newPage();
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('whetstone.session', value);
  }, session);
  await page.goto(path);
  return page;
};

const makeCard = async (page: Page) => {
  await page.goto('/context');
  await page.getByLabel('Start with one sentence').fill('I run a tea shop in Leeds with two staff');
  await page.getByRole('button', { name: 'Make a card' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Where we are', { exact: true })).toHaveValue('Leeds');
  await expect(dialog.getByLabel('Who works there')).toHaveValue('two staff');
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('button', { name: /^Tea shop/ })).toBeVisible();
};
const generate = async (page: Page, text = goal) => {
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/drafts/content'));
  await page.goto('/generator');
  // A goal typed before the account's draft is here would be asked about.
  await opened;
  await page.getByLabel('What do you want?').fill(text);
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
};
const result = (page: Page) => page.getByRole('region', { name: 'Generated Prompt' });
const line = (page: Page) => result(page).getByText('My business: a tea shop');

for (const [name, viewport] of [
  ['at the desk', { width: 1440, height: 900 }],
  ['on the phone', { width: 390, height: 844 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport });

    test('[CX-02] a card made of one sentence stands in the prompt and is taken out by one press', async ({
      ada: { page },
    }) => {
      await makeCard(page);
      await generate(page);
      await expect(line(page)).toBeVisible();
      await expect(result(page).getByText('Your card, Tea shop: my business')).toBeVisible();
      await expectNoAxeFindings(page);
      await result(page).getByRole('button', { name: 'Take out' }).first().click();
      await expect(line(page)).toBeHidden();
      await page.getByText('from your cards used').click();
      await page.getByRole('button', { name: /^Add.*a tea shop/ }).click();
      await expect(line(page)).toBeVisible();
    });
  });

test('[CX-02] a card is switched off and on by its key, and what does not bear on a goal is not used', async ({
  ada: { page },
}) => {
  await makeCard(page);
  await generate(page);
  await expect(line(page)).toBeVisible();
  const card = page.getByRole('region', { name: 'Context cards' }).getByRole('button', { name: 'Tea shop' });
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Alt+1');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect(line(page)).toBeHidden();
  await page.keyboard.press('Alt+1');
  await expect(line(page)).toBeVisible();
  await generate(page, 'How do I get red wine out of a linen tablecloth?');
  await expect(result(page).getByText('red wine').first()).toBeVisible();
  await expect(line(page)).toBeHidden();
});

test('[CX-02] [WR-02] facts that the model chose are marked with their card, and one is taken out', async ({
  ada: { page },
}) => {
  await makeCard(page);
  await generate(page, 'write a card for Marta, who fed our cat for two weeks');
  const words = result(page).locator('.manuscript-words').first();
  await expect(result(page)).toContainText('Written by');
  await expect(words).toContainText('two weeks. A tea shop');
  await expect(words).toContainText('Two staff.');
  await expect(result(page).getByText('Your card, Tea shop, my business')).toBeVisible();
  const used = page
    .getByRole('region', { name: 'Context cards' })
    .getByText('2 of 3 facts from your cards used');
  await used.click();
  await expectNoAxeFindingsInBothThemes(page);
  await result(page).getByRole('button', { name: 'Take out' }).first().click();
  await expect(words).toHaveText('Write a card for Marta, who fed our cat for two weeks. Two staff.');
  await expect(result(page).getByText('Your card, Tea shop, my business')).toBeHidden();
  await expect(page.getByText('1 of 3 facts from your cards used')).toBeVisible();
  await expect(result(page)).toContainText('Written by');
});

test('[CX-01] a card removed on another device leaves the prompt under work', async ({
  ada: { page },
  context,
}) => {
  await makeCard(page);
  await generate(page);
  await expect(line(page)).toBeVisible();
  const other = await anotherDevice(context, await sessionOf(page), '/context');
  await other.getByRole('button', { name: /^Tea shop/ }).click();
  await other.getByRole('button', { name: 'Delete card' }).click();
  await expect(other.getByLabel('Start with one sentence')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(line(page)).toBeHidden({ timeout: 15_000 });
  await expect(result(page).getByText('wholesale customers').first()).toBeVisible();
});

test('[CX-01] a card changed on two devices at once: the later one chooses', async ({
  ada: { page },
  context,
}) => {
  await makeCard(page);
  const other = await anotherDevice(context, await sessionOf(page), '/context');
  for (const each of [page, other]) await each.getByRole('button', { name: /^Tea shop/ }).click();
  await other.getByLabel('Where we are', { exact: true }).fill('Leeds and York');
  await other.getByRole('button', { name: 'Save card' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Where we are', { exact: true }).fill('Bradford');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('button', { name: 'Use the other version' }).click();
  await expect(page.getByLabel('Where we are', { exact: true })).toHaveValue('Leeds and York');
});

test('[CX-01] another account sees nothing of a card', async ({ ada: { page }, request, browser }) => {
  await makeCard(page);
  const stranger = await browser.newPage();
  await signedIn(stranger, request, `eve-${Date.now()}@example.test`);
  await stranger.goto('/context');
  await expect(stranger.getByLabel('Start with one sentence')).toBeVisible();
  await expect(stranger.getByText('Tea shop', { exact: true })).toBeHidden();
  await stranger.close();
});

test('[CX-04] own texts fill a voice, which is read and saved', async ({ ada: { page } }) => {
  await page.goto('/context');
  await page.getByRole('button', { name: 'A voice' }).click();
  await page.getByText('Fill in from your own writing').click();
  const texts = [
    'Hi all, our new oolong is in. It’s a proper leaf, and we’ve kept back a few tins for you. Come by on Saturday.',
    'Thanks for your order. We’ve sent the leaf today, so you’ll have it soon. A proper cup needs three minutes.',
    'Our favourite cup this month is smoky. You’ll either love it or you won’t. It’s a proper winter tea.',
  ];
  for (const [at, text] of texts.entries()) await page.getByLabel(`Sample ${at + 1}`).fill(text);
  await page.getByRole('button', { name: 'Analyze my samples' }).click();
  await expect(page.getByRole('textbox', { name: 'Tone' })).toHaveValue('informal, with contractions');
  await expect(page.getByLabel('Words I use')).toHaveValue(/proper/);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('button', { name: /^A voice / })).toBeVisible();
});
