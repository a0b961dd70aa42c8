import { expectNoAxeFindings } from './axe.ts';
import { expect, test } from './people.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`[DB-01] [DB-02] a new account sees true zeros and what to do next, ${colorScheme}`, async ({
    ada: { page },
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/dashboard');
    await expect(page.getByText('No activity yet')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Usage' })).toContainText('0 / 5');
    await expect(page.getByRole('link', { name: 'Write a goal' })).toBeVisible();
    await expect(page.getByText('$49/mo')).toBeVisible();
    await expectNoAxeFindings(page);
  });

test('[DB-01] fourteen rows of what happened are in the first screen, the whole of them with figures of one width', async ({
  ada: { page, headers },
  request,
}) => {
  for (let at = 1; at <= 16; at += 1)
    await request.post('/api/prompts', {
      headers,
      data: { title: `Letter ${at}`, description: '', prompt_text: 'Text', category: 'Other' },
    });
  await page.goto('/dashboard');
  const rows = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await expect(rows).toHaveCount(16);
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  expect(boxes.filter((box) => box && box.y + box.height <= 900).length).toBeGreaterThanOrEqual(14);
  for (const box of boxes) expect(box?.height).toBeLessThanOrEqual(40);
  const numerals = await rows
    .first()
    .getByRole('time')
    .evaluate((time) => getComputedStyle(time).fontVariantNumeric);
  expect(numerals).toBe('tabular-nums');
});
