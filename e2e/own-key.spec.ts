import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { unknownKey } from './model-provider.ts';
import { expect, lastMailTo, test } from './people.ts';

const key = 'e2e-key-of-ada-0123456789-wxyz';
const address = `http://localhost:${Number(process.env['E2E_PORT'] ?? 3711) + 2000}/v1`;

test('[WR-05] a key is tried when it is entered, kept without being shown, and removed', async ({
  ada: { page, email },
  request,
}) => {
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Model' });
  await expect(part).toContainText('double-1, on this server, writes your prompts.');
  await part.getByRole('button', { name: 'Add a key' }).click();
  await part.getByLabel('Provider', { exact: true }).selectOption('Another address');
  await part.getByLabel('Base URL (ending in /v1)').fill(address);
  await part.getByLabel('Model ID').fill('double-2');
  await part.getByLabel('Key', { exact: true }).fill(unknownKey);
  await expectNoAxeFindingsInBothThemes(page);
  await part.getByRole('button', { name: 'Test and save' }).click();
  await expect(part.getByRole('alert')).toContainText('does not accept this key');
  await part.getByLabel('Key', { exact: true }).fill(key);
  await part.getByRole('button', { name: 'Test and save' }).click();
  await expect(part).toContainText(/answered with double-2 after .* The key is saved\./);
  await expect(part).toContainText('double-2 writes your prompts with your own key.');
  await expect(part).toContainText('Key ending in wxyz');
  await expectNoAxeFindingsInBothThemes(page);
  await page.reload();
  await expect(part).toContainText('Key ending in wxyz');
  expect(await page.content()).not.toContain(key);

  await part.getByRole('button', { name: 'Change model or key' }).click();
  await part.getByLabel('Model ID').fill('double-3');
  await part.getByRole('button', { name: 'Test and save' }).click();
  await expect(part).toContainText('double-3 writes your prompts with your own key.');

  await part.getByRole('button', { name: 'Remove key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove key' }).click();
  await expect(part).toContainText('Key removed.');
  await expect(part.getByRole('button', { name: 'Add a key' })).toBeVisible();
  await expect
    .poll(async () => (await lastMailTo(request, email)).subject)
    .toBe('A model key was removed from your account');
});
