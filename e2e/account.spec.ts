import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoAxeFindingsInBothThemes } from './axe.ts';
import { expect, lastMailTo, linkIn, openSignIn, password, test } from './people.ts';

const codeOf = (secret: string, stepsOn = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsOn * 30_000 });

/** Turns the second factor on and answers its secret and the recovery codes. */
const turnOnSecondFactor = async (page: Page) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  const secret = ((await page.locator('[data-totp-secret]').textContent()) ?? '').replaceAll(' ', '');
  const code = codeOf(secret);
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return { secret, recoveryCodes };
};

const signIn = async (page: Page, email: string) => {
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  return dialog;
};

/** Titles of the own prompts that the API gives out for a token. */
const titlesFor = async (request: APIRequestContext, token: string): Promise<string[]> => {
  const answer = await request.get('/api/prompts', { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { items: { title: string }[] }).items.map((prompt) => prompt.title);
};

test('[AC-01] the name is changed, the address is for reading', async ({ ada: { page, email } }) => {
  await page.goto('/account');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
  await page.getByLabel('Full name').fill('');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await page.getByLabel('Full name').fill('Ada Byron');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron');
  await expect(page.getByText('Ada Byron is on the Free plan, with 5 prompts left until')).toContainText(
    'Two-factor is off.',
  );
  await expectNoAxeFindingsInBothThemes(page);
});

const withUsage = async (page: Page, usage: object, profile?: null) =>
  page.route('**/api/account', async (route) => {
    const answer = await route.fetch();
    const account = (await answer.json()) as { usage: object; profile: object | null };
    const changed = { ...account, usage: { ...account.usage, ...usage } };
    await route.fulfill({ json: profile === null ? { ...changed, profile } : changed });
  });

test('[AC-02] plan, price and usage are shown, with a warning above 70 %', async ({ ada: { page } }) => {
  await withUsage(page, { used: 4, remaining: 1 });
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Subscription' });
  await expect(part).toContainText('Free');
  await expect(part).toContainText('$0 a month');
  await expect(part).toContainText('80%');
  await expect(part).toContainText('running low');
  for (const plan of ['Starter', 'Professional', 'Unlimited'])
    await expect(part.getByRole('button', { name: `Upgrade to ${plan}` })).toBeEnabled();
});

test('[AC-02] at 60 % there is no warning; unlimited is congratulated', async ({ ada: { page } }) => {
  await withUsage(page, { used: 3, remaining: 2 });
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Subscription' });
  await expect(part).toContainText('60%');
  await expect(part.getByText('running low')).toBeHidden();
  await page.unrouteAll();
  await withUsage(page, { tier: 'unlimited', limit: null, remaining: null, is_unlimited: true });
  await page.reload();
  await expect(part).toContainText('Congratulations');
  await expect(part.getByRole('link')).toHaveCount(0);
});

test('[AC-03] without a profile the registration is to be completed', async ({ ada: { page } }) => {
  await withUsage(page, {}, null);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Complete Your Registration' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Your Plan' })).toHaveAttribute('href', '/pricing');
  await expectNoAxeFindingsInBothThemes(page);
});

test('[AU-06] the address changes once both mailboxes have agreed', async ({
  ada: { page, email },
  request,
}) => {
  const newEmail = `new-${randomUUID().slice(0, 8)}@example.test`;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Send both links' }).click();
  await expect(page.getByText('Your email changes once you confirm from both addresses')).toBeVisible();
  await expect
    .poll(async () => (await lastMailTo(request, email)).subject)
    .toMatch(/^Confirm your email address change/);
  await page.goto(linkIn((await lastMailTo(request, email)).text));
  await expect(page.getByText('Now open the link sent to the other one.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.goto(linkIn((await lastMailTo(request, newEmail)).text));
  await expect(page.getByText('Your email has been changed.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);
});

test('[AU-09] a second factor is set up, asked for at sign-in, and keeps data closed until then', async ({
  ada: { page, email },
  request,
}) => {
  const opened = (await (
    await request.post('/auth/v1/token?grant_type=password', { data: { email, password } })
  ).json()) as { access_token: string };
  await request.post('/api/prompts', {
    data: { title: 'Kept behind two steps', description: '', prompt_text: 'Text', category: 'Other' },
    headers: { authorization: `Bearer ${opened.access_token}` },
  });
  expect(await titlesFor(request, opened.access_token)).toEqual(['Kept behind two steps']);
  const { secret, recoveryCodes } = await turnOnSecondFactor(page);
  await expect(page.getByText('Recovery codes left: 10 of 10.')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');

  const dialog = await signIn(page, email);
  await expect(dialog.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await dialog.getByLabel('Six-digit code').fill('000000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();

  // Halfway, no screen opens and nothing of the account is asked for.
  const asked: string[] = [];
  page.on('request', (each) => {
    if (new URL(each.url()).pathname.startsWith('/api/')) asked.push(each.url());
  });
  await page.goto('/user-library');
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  expect(asked).toEqual([]);
  const kept = await page.evaluate(() => localStorage.getItem('whetstone.session'));
  const { access_token: token } = JSON.parse(kept ?? '{}') as { access_token: string };
  const refused = await request.get('/api/prompts', { headers: { authorization: `Bearer ${token}` } });
  expect([refused.status(), await refused.json()]).toMatchObject([
    401,
    { error: { code: 'second_factor_needed' } },
  ]);

  // The code of this half minute was used up by setting up; the next one counts as well.
  await page.getByLabel('Six-digit code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user-library');
  await expect(page.getByText('Kept behind two steps').first()).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  const again = await signIn(page, email);
  await again.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await again.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await again.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/account');
  await expect(page.getByText('Recovery codes left: 9 of 10.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('[AU-10] sessions are listed, others are signed out, then everywhere', async ({
  ada: { page, email },
  request,
}) => {
  await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  await page.goto('/account#security');
  const rows = page.getByRole('listitem').filter({ hasText: 'Last used' });
  const ends = page.getByRole('button', { name: /^End session:/ });
  await expect(page.getByText('This session')).toBeVisible();
  const others = await ends.count();
  expect(others).toBeGreaterThanOrEqual(2);
  await ends.first().click();
  await expect(ends).toHaveCount(others - 1);
  await page.getByRole('button', { name: 'Sign out other sessions' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('[AC-04] the password is changed, and weak ones are refused with reasons', async ({
  ada: { page, email },
  request,
}) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('not the present one');
  await page.getByLabel('New password', { exact: true }).fill('a brand new passphrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText(/leaked|short|common/i);
  await page.getByLabel('New password', { exact: true }).fill('a brand new passphrase');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: 'a brand new passphrase' },
  });
  expect(answer.status()).toBe(200);
});

test('[AU-11] an error of another service stands on the page, and the session stays', async ({
  ada: { page },
}) => {
  await page.goto('/account#error=server_error&error_code=identity_already_exists&error_description=Taken');
  await expect(page.getByRole('alert')).toContainText('already linked');
  await expect(page.getByLabel('Full name')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test('[AU-14] everything is exported as a file', async ({ ada: { page, email } }) => {
  await page.goto('/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('whetstone-account.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    account: { profile: { email: string } };
    prompts: unknown[];
  };
  expect([data.account.profile.email, data.prompts]).toEqual([email, []]);
});

test('[AU-14] the account is deleted after the address and the password', async ({
  ada: { page, email },
  request,
}) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Type /).fill('somebody@else.test');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This doesn’t match your account’s email.')).toBeVisible();
  await dialog.getByLabel(/^Type /).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Your account and everything saved in it have been deleted.')).toBeVisible();
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  expect(answer.status()).toBe(400);
});

test('[AU-05] recovery codes that nobody kept before a reload are not counted, and new ones are made', async ({
  ada: { page },
}) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  const secret = ((await page.locator('[data-totp-secret]').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.reload();
  await expect(page.getByText('never confirmed that you saved them')).toBeVisible();
  await expect(page.getByText('Recovery codes left')).toBeHidden();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Recovery codes left: 10 of 10.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Recovery codes left: 10 of 10.')).toBeVisible();
});

test('[AU-06] the address changes by the codes of both mails, and the page says so', async ({
  ada: { page, email },
  request,
}) => {
  const newEmail = `new-${randomUUID().slice(0, 8)}@example.test`;
  const codeIn = async (address: string) =>
    /\b\d{6}\b/.exec((await lastMailTo(request, address)).text)?.[0] ?? '';
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(newEmail);
  await page.getByRole('button', { name: 'Send both links' }).click();
  await expect(page.getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeDisabled();
  await expect
    .poll(async () => (await lastMailTo(request, email)).subject)
    .toMatch(/^Confirm your email address change/);
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByLabel(`Code sent to ${email}`, { exact: true }).fill(await codeIn(email));
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByText('One address is confirmed.')).toBeVisible();
  await page.getByLabel(`Code sent to ${newEmail}`, { exact: true }).fill(await codeIn(newEmail));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your email has been changed.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);
});

test('[AC-01] the parts of the account stand beside it: each is one press away, and the one that is read is marked', async ({
  ada: { page },
}) => {
  await page.goto('/account#security');
  const parts = page.getByRole('navigation', { name: 'Account sections' });
  await expect(page.getByRole('heading', { name: 'Security' })).toBeInViewport();
  await expect(parts.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'location');
  await parts.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByLabel('Full name')).toBeInViewport();
  await expect(parts.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'location');
  await expect(parts).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await parts.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { name: 'Security' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
