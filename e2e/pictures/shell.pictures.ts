import { scene } from './scene.ts';

const palette = 'Search and commands';

scene('palette', {
  as: 'busy',
  path: '/prompt-library',
  act: async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: palette }).waitFor();
  },
});
scene('palette-found', {
  as: 'busy',
  path: '/prompt-library',
  act: async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: palette }).fill('price letter');
    await page.waitForTimeout(800);
  },
});
scene('palette-none', {
  as: 'busy',
  path: '/prompt-library',
  act: async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: palette }).fill('zebra quartz');
    await page.getByText('No prompts found').waitFor();
  },
});
scene('shortcuts', {
  as: 'busy',
  path: '/prompt-library',
  only: 1440,
  act: ({ page }) => page.keyboard.press('?'),
});
scene('menu', {
  as: 'busy',
  path: '/prompt-library',
  only: 390,
  act: ({ page }) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click(),
});
scene('offline', {
  as: 'busy',
  path: '/generator',
  act: async ({ page, context }) => {
    await context.setOffline(true);
    await page
      .getByText(/offline|connection/i)
      .first()
      .waitFor();
  },
});
scene('session-ended', {
  as: 'new',
  path: '/generator',
  act: async ({ page, request, person }) => {
    await request.post('/auth/v1/logout?scope=global', { headers: person.headers });
    await page.getByLabel('What do you want?').fill('Write a note about tea');
    await page.getByRole('button', { name: 'Generate Prompt' }).click();
    await page.getByRole('dialog').waitFor();
  },
});
scene('session-check', {
  as: 'new',
  path: '/prompt-library',
  before: async ({ page }) => {
    await page.addInitScript(() => {
      const kept = JSON.parse(localStorage.getItem('whetstone.session') ?? '{}') as object;
      localStorage.setItem('whetstone.session', JSON.stringify({ ...kept, expires_at: 1 }));
    });
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
  },
  act: ({ page }) => page.waitForTimeout(3000),
});
