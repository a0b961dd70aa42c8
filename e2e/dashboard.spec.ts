import { expectNoAxeFindings } from './axe.ts';
import { expect, test } from './people.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`[DB-01] [DB-02] a new account sees true zeros and what to do next, ${colorScheme}`, async ({
    ada: { page },
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/dashboard');
    await expect(page.getByText('No activity yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write a prompt' })).toBeVisible();
    await expect(page.getByText('$49/mo')).toBeVisible();
    await expectNoAxeFindings(page);
  });
