import type { Page } from '@playwright/test';
import { expectNoAxeFindings, expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, test } from './people.ts';

const goalOf = (page: Page) => page.getByLabel('What do you want?');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Prompt' });
const resultOf = (page: Page) => page.getByRole('region', { name: 'Generated Prompt' });
const words = (page: Page) => resultOf(page).locator('.manuscript-words').first();
const asksOf = (page: Page) => page.getByRole('region', { name: 'What only you know (optional)' });

const card = 'write a card for Marta, who fed our cat for two weeks';
const slowCard = 'write slowly a card for Marta, who fed our cat for two weeks';

test('[WR-01] [WR-02] a prompt is seen while the model writes it, then stands whole with who wrote it', async ({
  ada: { page },
}) => {
  await page.goto('/generator');
  await expect(resultOf(page)).toContainText('will write your prompt.');
  await goalOf(page).fill(slowCard);
  await generate(page).click();
  await expect(resultOf(page)).toContainText('is writing.');
  await expect(words(page)).toContainText('Write slowly');
  await expect(words(page)).not.toContainText('two weeks');
  await expectNoAxeFindings(page);
  await expect(resultOf(page)).toContainText('Written by');
  await expect(words(page)).toHaveText('Write slowly a card for Marta, who fed our cat for two weeks.');
  await expect(resultOf(page)).toContainText('Only your own words so far. This is free.');
  await expectNoAxeFindingsInBothThemes(page);
});

test('[WR-02] the model asks once the goal was left; what is pressed is written in, and taken back', async ({
  ada: { page },
}) => {
  await page.goto('/generator');
  await goalOf(page).fill(card);
  await goalOf(page).press('Tab');
  await page.mouse.move(900, 30);
  const close = asksOf(page).getByText('We are close friends', { exact: true });
  await expect(close).toBeVisible();
  await expect(asksOf(page)).toContainText('Asked by');
  await generate(page).click();
  await expect(words(page)).toHaveText('Write a card for Marta, who fed our cat for two weeks.');
  await close.click();
  await asksOf(page).getByRole('button', { name: 'Four lines' }).click();
  await expect(words(page)).toContainText('We are close friends. Keep it to four lines.');
  await expect(resultOf(page)).toContainText('It can rewrite this prompt 6 more times');
  await asksOf(page).getByText('We nod in passing', { exact: true }).click();
  await expect(words(page)).toContainText('We nod in passing.');
  await expect(resultOf(page)).toContainText('It can rewrite this prompt 5 more times');
  await page.reload();
  await expect(asksOf(page).getByRole('radio', { name: 'We nod in passing' })).toBeChecked();
  await expect(words(page)).toContainText('Keep it to four lines.');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
});

test('[WR-02] [WR-03] a rewriting is seen while it is written; Stop keeps the earlier text with what was said since', async ({
  ada: { page },
}) => {
  await page.goto('/generator');
  await goalOf(page).fill(slowCard);
  await goalOf(page).press('Tab');
  await page.mouse.move(900, 30);
  const four = asksOf(page).getByRole('button', { name: 'Four lines' });
  await expect(four).toBeVisible();
  await generate(page).click();
  await expect(words(page)).toHaveText('Write slowly a card for Marta, who fed our cat for two weeks.');
  await four.click();
  await expect(resultOf(page)).toContainText('is writing.');
  // The earlier text until the first words, then these alone.
  await expect(words(page)).toContainText('two weeks');
  await expect(words(page)).not.toContainText('two weeks');
  await expect(words(page)).toContainText('Write');
  await expectNoAxeFindings(page);
  await expect(words(page)).toContainText('for two weeks. Keep it to four lines.');
  await expect(resultOf(page)).toContainText('Written by');
  await asksOf(page).getByRole('button', { name: 'With a thank-you gift' }).click();
  await resultOf(page).getByRole('button', { name: 'Stop' }).click();
  await expect(resultOf(page)).toContainText(
    'so what you have added is below the prompt it had already written.',
  );
  await expect(resultOf(page)).toContainText('Keep it to four lines.');
  await expect(resultOf(page)).toContainText('Mention a small gift.');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
});

test('[WR-03] a reload in the middle finds the prompt again, charged once', async ({ ada: { page } }) => {
  await page.goto('/media');
  await page
    .getByLabel('What do you want to create?')
    .fill('a copper kettle, slowly boiling on a windowsill');
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' && answer.request().postData()?.includes('"key"') === true,
  );
  await page.getByRole('button', { name: 'Generate Image Prompt' }).click();
  const result = page.getByRole('region', { name: 'Optimized Prompt' });
  await expect(result).toContainText('A copper kettle on a windowsill');
  await saved;
  await page.reload();
  await expect(result).toContainText('is writing.');
  await expect(result).toContainText('Low light brings out the copper.');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
  await expect(page.getByText('Prompt saved to your library!')).toBeVisible();
});

test('[WR-03] Stop brings the rules’ prompt at once; without a network the key finds it afterwards', async ({
  ada: { page },
}) => {
  await page.goto('/media');
  const field = page.getByLabel('What do you want to create?');
  const result = page.getByRole('region', { name: 'Optimized Prompt' });
  await field.fill('a copper kettle, slowly boiling on a windowsill');
  await page.getByRole('button', { name: 'Generate Image Prompt' }).click();
  await expect(result).toContainText('A copper kettle on a windowsill');
  await result.getByRole('button', { name: 'Stop' }).click();
  await expect(result).toContainText(
    /Written by our rules\. You stopped .*, so the built-in rules wrote this\./,
  );
  await expect(page.getByText('5 prompts remaining')).toBeVisible();
  await expectNoAxeFindings(page);

  await field.fill('a copper kettle, slowly cooling on a windowsill');
  await page.getByRole('button', { name: 'Generate Image Prompt' }).click();
  await expect(result).toContainText('A copper kettle on a windowsill, seen');
  await page.context().setOffline(true);
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.context().setOffline(false);
  await expect(result).toContainText('Low light brings out the copper.');
  await expect(page.getByText('4 prompts remaining')).toBeVisible();
});

test('[WR-03] [AO-07] where the model gives nothing usable the rules’ prompt shows, with why, and own words are free', async ({
  ada: { page },
}) => {
  await page.goto('/generator');
  await goalOf(page).fill('Write an email to remind members of the annual meeting');
  await generate(page).click();
  await expect(resultOf(page)).toContainText('Written by our rules.');
  await expect(resultOf(page)).toContainText('gave no usable answer, so the built-in rules wrote this.');
  await expect(page.getByText('5 prompts remaining')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
});

test('[WR-02] a picture by the model has its reasons in the margin and three variations', async ({
  ada: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/media');
  await page.getByLabel('What do you want to create?').fill('a copper kettle on a windowsill');
  await page.getByRole('button', { name: 'Generate Image Prompt' }).click();
  const result = page.getByRole('region', { name: 'Optimized Prompt' });
  await expect(result).toContainText('Low light brings out the copper.');
  await expect(result.getByRole('region', { name: 'Variations' }).getByRole('listitem')).toHaveCount(3);
  await expectNoAxeFindingsInBothThemes(page);
});
