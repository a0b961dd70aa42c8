import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instructionsFor } from '../server/src/services/enhance/instructions.ts';
import { modelKey } from './model-provider.ts';
import { expectNoAxeFindings } from './axe.ts';
import { expect, test } from './people.ts';

test('[EN-01] [EN-03] [CP-05] a goal is rewritten before one’s eyes, change by change one’s own choice, and costs no prompt', async ({
  ada: { page },
}) => {
  await page.goto('/generator');
  const field = page.getByLabel('What do you want?');
  const original = 'write slowly a note to Priya about 14 lamps';
  await field.fill(original);
  await page.getByRole('button', { name: 'Improve with Whetstone AI' }).click();
  const stream = page.getByRole('region', { name: 'Improving your text' });
  await expect(stream).toContainText('Write slowly');
  await expect(page.getByRole('button', { name: 'Enhancing...' })).toBeVisible();
  await expect(field).toHaveValue(original);

  await expect(field).toHaveValue(
    'Write slowly a short note to Priya about 14 lamps in plain words, in at most one page.',
  );
  const panel = page.getByRole('region', { name: 'What was improved' });
  await expect(panel.getByRole('heading', { name: 'Key Improvements Made' })).toBeVisible();
  await expect(panel).toContainText('3 changes');
  await expect(panel).toContainText('Improving your text doesn’t count as a prompt.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }

  await panel.getByText('short', { exact: true }).click();
  await expect(field).toHaveValue(/^Write slowly a note to Priya/);
  await expect(panel).toContainText('2 of 3 changes');
  const when = panel.getByRole('textbox', { name: 'Say by when it is needed, in your own words' });
  await when.fill('3 May');
  await when.press('Enter');
  const chosen =
    'Write slowly a note to Priya about 14 lamps in plain words, in at most one page. Say by when it is needed: 3 May.';
  await expect(field).toHaveValue(chosen);

  await page.reload();
  await expect(field).toHaveValue(chosen);
  await expect(panel).toContainText('2 of 3 changes');
  await panel.getByRole('checkbox', { name: 'Add “short”' }).press('Space');
  await expect(field).toHaveValue(/^Write slowly a short note/);
  await panel.getByRole('button', { name: 'Restore my text' }).click();
  await expect(field).toHaveValue(original);
  await expect(page.getByText('5 prompts remaining')).toBeVisible();
});

test('[EN-02] [VP-01] where the model gives no usable answer the rules do, and say so; writing on stops the model', async ({
  ada: { page },
}) => {
  await page.goto('/media');
  const field = page.getByLabel('What do you want to create?');
  await field.fill('an image of an unanswerable red kettle');
  await page.getByRole('button', { name: 'Improve with Whetstone AI' }).click();
  const panel = page.getByRole('region', { name: 'What was improved' });
  await expect(panel).toContainText('double-1 gave no usable answer');
  await expect(panel).toContainText('Enhanced visual specificity');
  await expect(field).toHaveValue('an unanswerable red kettle');

  await page.goto('/code');
  const code = page.getByRole('textbox').first();
  await code.fill('build slowly a tracker for house plants');
  await page.getByRole('button', { name: 'Improve with Whetstone AI' }).click();
  await expect(page.getByRole('region', { name: 'Improving your text' })).toContainText('Build slowly');
  await code.fill('build a tracker for my house plants');
  await expect(page.getByRole('button', { name: 'Improve with Whetstone AI' })).toBeVisible();
  await expect(code).toHaveValue('build a tracker for my house plants');
  await page.getByRole('button', { name: 'Improve with Whetstone AI' }).click();
  await expect(code).toHaveValue('Build a tracker for my house plants in plain words, in at most one page.');
});

test('[EN-03] neither the key nor the instructions of the model are in anything that a browser is sent', async ({
  request,
}) => {
  const built = join(import.meta.dirname, '../web/dist/client');
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(50);
  const served = await Promise.all(
    ['/', '/api/config', '/api/openapi.json'].map(async (path) => (await request.get(path)).text()),
  );
  const secrets = [modelKey, ...instructionsFor('content').split(/[.\n]+\s*/)].filter(
    ({ length }) => length > 25,
  );
  expect(secrets.length).toBeGreaterThan(10);
  for (const { parentPath, name } of files) served.push(readFileSync(join(parentPath, name), 'utf8'));
  for (const secret of secrets) expect(served.filter((text) => text.includes(secret))).toEqual([]);
});
