import type { Page } from '@playwright/test';
import { linkIn, lastMailTo, password } from '../people.ts';
import { scene, type Stage } from './scene.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => dialog(page).getByLabel(/^E-?mail$/);
const secret = (page: Page) => dialog(page).getByLabel('Password', { exact: true });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const signIn = '/about?auth=sign-in';
/** As a customer sees it: the development server's own way to its mails stays out of the picture. */
const withoutOutbox = ({ page }: Stage) =>
  page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), dev_outbox: false } });
  });

scene('sign-in', { as: 'visitor', path: signIn, act: ({ page }) => email(page).waitFor() });
scene('sign-in-empty', { as: 'visitor', path: signIn, act: ({ page }) => press(page, 'Sign In') });
scene('sign-in-wrong', {
  as: 'visitor',
  path: signIn,
  act: async ({ page }) => {
    await email(page).fill('ruth@example.test');
    await secret(page).fill('not the password');
    await press(page, 'Sign In');
    await dialog(page).locator('[aria-invalid=true]').waitFor();
  },
});
scene('sign-up', {
  as: 'visitor',
  path: '/about?auth=sign-up',
  act: ({ page }) => dialog(page).getByLabel('Full name').waitFor(),
});
scene('sign-up-plan', {
  as: 'visitor',
  path: '/pricing',
  act: async ({ page }) => {
    await page.getByRole('link', { name: 'Choose Professional' }).locator('visible=true').first().click();
    await dialog(page).getByLabel('Full name').waitFor();
    await dialog(page).evaluate((shown) =>
      Promise.all(shown.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  },
});
scene('sign-up-refused', {
  as: 'visitor',
  path: '/about?auth=sign-up',
  act: async ({ page }) => {
    await dialog(page).getByLabel('Full name').fill('   ');
    await email(page).fill('ruth');
    await secret(page).fill('short');
    await press(page, 'Create account');
  },
});
scene('sign-up-sent', {
  as: 'visitor',
  before: withoutOutbox,
  path: '/about?auth=sign-up',
  act: async ({ page, isPhone }) => {
    await dialog(page).getByLabel('Full name').fill('Ruth Harrow');
    await email(page).fill(`ruth${Date.now()}${isPhone ? 'p' : 'd'}@example.test`);
    await secret(page).fill(password);
    await press(page, 'Create account');
    await dialog(page).getByText('Please check your email').waitFor();
  },
});
scene('magic-link-sent', {
  as: 'visitor',
  before: withoutOutbox,
  path: signIn,
  act: async ({ page }) => {
    await email(page).fill('ruth@example.test');
    await press(page, 'Send me a magic link');
    await press(page, 'Send magic link');
    await dialog(page).getByRole('heading', { name: 'Check your email' }).waitFor();
  },
});
scene('forgot-password', {
  as: 'visitor',
  path: signIn,
  act: ({ page }) => dialog(page).getByRole('button', { name: 'Forgot password' }).click(),
});
scene('new-password', {
  as: 'new',
  act: async ({ page, request, person }) => {
    await request.post('/auth/v1/recover', { data: { email: person.email } });
    await page.waitForTimeout(500);
    await page.goto(linkIn((await lastMailTo(request, person.email)).text));
    await dialog(page).getByLabel('New password', { exact: true }).fill('password');
    await press(page, 'Save new password');
    await dialog(page).getByRole('alert').waitFor();
  },
});
scene('link-used', {
  as: 'visitor',
  path: '/#error=access_denied&error_code=otp_expired&error_description=Used',
  act: ({ page }) => dialog(page).getByRole('alert').waitFor(),
});
scene('sent-to-sign-in', { as: 'visitor', path: '/user-library', act: ({ page }) => dialog(page).waitFor() });
