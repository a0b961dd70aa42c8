import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, test } from './people.ts';

test('[SH-06] the palette opens by key, finds screens, prompts and settings, and is run by keyboard alone', async ({
  ada: { page },
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText('No activity yet')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const field = palette.getByRole('combobox', { name: 'Search and commands' });
  await expect(field).toBeFocused();
  await expect(palette.getByRole('option', { name: 'Content prompt', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowUp');
  await expect(palette.getByRole('option', { name: 'Sign Out' })).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeFindingsInBothThemes(page);
  await page.keyboard.press('Control+k');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  await field.fill('event poster');
  await expect(palette.getByRole('option', { name: /^Event poster with exact text/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Event poster with exact text' })).toBeVisible();
  await expect(page).toHaveURL(/\/prompt-library\?prompt=/);
});

test('[SH-06] a new prompt begins from typed words, an earlier goal is set aside, not lost', async ({
  ada: { page },
}) => {
  await page.goto('/generator');
  await page.getByLabel('What do you want?').fill('An earlier goal');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('a note about tea');
  await page.getByRole('option', { name: /^Content prompt/ }).click();
  await expect(page.getByLabel('What do you want?')).toHaveValue('a note about tea');
  await expect(page.getByRole('region', { name: 'Earlier text' })).toContainText('An earlier goal');
});

test('[SH-06] ? shows the shortcuts outside fields, and single keys can be turned off', async ({
  ada: { page },
}) => {
  await page.goto('/prompt-library');
  await expect(page.getByRole('heading', { name: 'All prompts' })).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByLabel('Search the library');
  await expect(search).toBeFocused();
  await page.keyboard.press('?');
  await expect(search).toHaveValue('?');
  await search.fill('');
  await search.blur();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});
