import type { Page } from '@playwright/test';
import type { PromptExample, PromptPage } from '@whetstone/contract';
import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, test } from './people.ts';
import { recordedPicture } from './recorded-pictures.ts';

const goal = 'write a card for Marta, who fed our cat for two weeks';

/** A prompt with something in it that the plain words have not. */
const generate = async (page: Page) => {
  const asks = page.getByRole('region', { name: 'What only you know (optional)' });
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
  await expect(panel.getByRole('region', { name: 'From your original words' })).toContainText(
    `Answered: ${goal}`,
  );
  await expect(panel).toContainText('This uses one try (9 left today');
  await expect(panel).toContainText('You have compared 1 of the 5 pairs');
  await panel.getByRole('button', { name: 'Save as example' }).click();
  await expect(panel).toContainText('Saved as an example');
  await panel.getByRole('button', { name: 'Run again' }).click();
  await panel.getByRole('button', { name: 'About the same' }).click();
  await expect(panel).toContainText('You have compared 1 of the 5 pairs');

  await page.goto('/user-library');
  await page
    .getByRole('link', { name: /^Edit write a card for Marta/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Examples', { exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'From your original words' })).toContainText(
    `Answered: ${goal}`,
  );
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByRole('button', { name: 'Delete example' }).click();
  await expect(dialog).toContainText('No examples yet.');
});

test('[WR-06] a picture’s prompt is tried beside the plain words, blind, and only a saved pair is kept', async ({
  ada: { page, headers },
}) => {
  const examples = async () => {
    const { items } = (await (await page.request.get('/api/prompts', { headers })).json()) as PromptPage;
    const answer = await page.request.get(`/api/prompts/${items[0]?.id}/examples`, { headers });
    return ((await answer.json()) as { items: PromptExample[] }).items.length;
  };
  await page.goto('/media');
  await page.getByLabel('What do you want to create?').fill('a copper kettle on a windowsill');
  await page.getByRole('button', { name: 'Generate Image Prompt' }).click();
  await expect(page.getByText('Prompt saved to your library!')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Try it' });
  await panel.getByRole('button', { name: 'Try it' }).click();
  await expect(panel).toContainText(
    'brush-1 draws one picture from your original words and one from this prompt.',
  );
  await panel.getByRole('button', { name: 'Run both' }).click();
  const first = panel.getByRole('img', { name: 'First answer' });
  await expect(first).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Second answer' })).toBeVisible();
  await expect(panel).not.toContainText('From the prompt');
  await expectNoAxeFindingsInBothThemes(page);
  await panel.getByRole('button', { name: 'First is better' }).click();
  await expect(panel).toContainText(/The prompt’s picture is the (first|second) one\. You (preferred|rated)/);
  const drawn = await panel.getByRole('img', { name: 'From the prompt' }).getAttribute('src');
  const plain = await panel.getByRole('img', { name: 'From your original words' }).getAttribute('src');
  expect([drawn, plain]).toEqual([
    `data:image/png;base64,${recordedPicture('morning light')}`,
    `data:image/png;base64,${recordedPicture('a copper kettle on a windowsill')}`,
  ]);
  expect(await examples()).toBe(0);
  await panel.getByRole('button', { name: 'Save as example' }).click();
  await expect(panel).toContainText('Saved as an example');
  expect(await examples()).toBe(1);

  await page.goto('/user-library');
  await page
    .getByRole('link', { name: /^Edit .*copper kettle/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Examples', { exact: true }).click();
  await expect(dialog.getByRole('img', { name: 'From the prompt' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
});
