import { scene } from './scene.ts';

for (const path of [
  '/',
  '/features',
  '/pricing',
  '/business',
  '/about',
  '/help',
  '/how-it-works',
  '/status',
  '/privacy',
  '/terms',
])
  scene(`public-${path.split('/')[1] || 'home'}`, { as: 'visitor', path, isWhole: true });

scene('public-library', { as: 'visitor', path: '/library', isWhole: true });

const prompt = { as: 'visitor', path: '/library/0b6a1f52-6f0e-4c39-9d0a-3f6c1c8e5a01' } as const;
scene('public-prompt', prompt);
scene('public-prompt-whole', { ...prompt, isWhole: true, only: 1440 });
scene('public-home-first-screen', { as: 'visitor', path: '/' });
// Topics are folded; these two have captures of the app.
for (const topic of ['content-prompter', 'managing-prompts'])
  scene(`public-help-${topic}`, { as: 'visitor', path: `/help#${topic}`, isWhole: true });
scene('public-unknown-address', { as: 'visitor', path: '/no-such-page' });
scene('public-prompt-missing', { as: 'visitor', path: '/library/none' });
scene('public-menu', {
  as: 'visitor',
  path: '/',
  only: 390,
  act: ({ page }) => page.locator('[data-menu] summary').click(),
});
scene('public-checkout-cancelled', {
  as: 'new',
  path: '/pricing?checkout=cancelled',
  act: ({ page }) => page.getByText('Checkout was cancelled.').waitFor(),
});
scene('public-checkout-failed', {
  as: 'new',
  path: '/pricing',
  before: ({ page }) =>
    page.route('**/functions/v1/stripe-checkout', (route) =>
      route.fulfill({
        status: 409,
        json: { error: { code: 'conflict', message: 'Another checkout was opened at the same time.' } },
      }),
    ),
  act: async ({ page }) => {
    await page.getByRole('button', { name: 'Choose Professional' }).locator('visible=true').first().click();
    await page.getByRole('alert').first().waitFor();
  },
});
