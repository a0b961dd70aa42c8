import type { Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, test } from './people.ts';

const goal = 'write a card for Marta, who fed our cat for two weeks';

/** A prompt with something in it that the plain words have not. */
const generate = async (page: Page) => {
  const asks = page.getByRole('region', { name: 'Only you know this (optional)' });
  await page.goto('/generator');
  await page.getByLabel('What do you want?').fill(goal);
  await page.getByLabel('What do you want?').press('Tab');
  await page.mouse.move(900, 30);
  await expect(asks.getByRole('button', { name: 'Four lines' })).toBeVisible();
  await page.getByRole('button', { name: 'Generate Prompt' }).click();
  await asks.getByRole('button', { name: 'Four lines' }).click();
  await expect(page.getByRole('region', { name: 'Generated Prompt' })).toContainText(
    'Keep it to four lines.',
  );
};

test('[WR-06] a prompt is tried beside the plain words, blind, and both answers are kept beside it', async ({
  ada: { page },
}) => {
  await generate(page);
  const panel = page.getByRole('region', { name: 'Try it' });
  await panel.getByRole('button', { name: 'Try it' }).click();
  await expect(panel).toContainText('This uses one try (10 left today');
  await panel.getByRole('button', { name: 'Run both' }).click();
  await expect(panel.getByRole('region', { name: 'First answer' })).toContainText('Answered:');
  await expect(panel).not.toContainText('From the prompt');
  await expectNoAxeFindingsInBothThemes(page);
  await panel.getByRole('button', { name: 'Second is better' }).click();
  await expect(panel).toContainText(/The prompt’s answer is the (first|second) one\. You (preferred|rated)/);
  await expect(panel.getByRole('region', { name: 'From your plain words' })).toContainText(
    `Answered: ${goal}`,
  );
  await expect(panel).toContainText('This uses one try (9 left today');
  await expect(panel).toContainText('You have compared 1 of the 5 pairs');
  await panel.getByRole('button', { name: 'Save as example' }).click();
  await expect(panel).toContainText('Kept as an example');
  await panel.getByRole('button', { name: 'Run again' }).click();
  await panel.getByRole('button', { name: 'They are equal' }).click();
  await expect(panel).toContainText('You have compared 1 of the 5 pairs');

  await page.goto('/user-library');
  await page
    .getByRole('link', { name: /^Edit write a card for Marta/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Examples', { exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'From your plain words' })).toContainText(
    `Answered: ${goal}`,
  );
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByRole('button', { name: 'Delete example' }).click();
  await expect(dialog).toContainText('No examples yet.');
});
