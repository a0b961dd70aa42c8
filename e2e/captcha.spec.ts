import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { startOwnServer } from './own-server.ts';
import { expect, openSignIn, password, test } from './people.ts';

const verified: URLSearchParams[] = [];
const verifier = createServer((request, answer) => {
  void text(request).then((body) => {
    const asked = new URLSearchParams(body);
    verified.push(asked);
    const success = asked.get('response')?.startsWith('solved-') ?? false;
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success }));
  });
});
let server: Awaited<ReturnType<typeof startOwnServer>>;

test.beforeAll(async () => {
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  server = await startOwnServer(3000, {
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: 'site-key-of-the-tests',
    CAPTCHA_SECRET: 'secret-of-the-tests',
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}`,
  });
});

test.afterAll(async () => {
  await server.stop();
  verifier.close();
});

/** Turnstile's script as far as we use it: a button solves it, each time with a new token. */
const script = `
let solved = 0;
window.turnstile = {
  render(place, { sitekey, callback }) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'I am a person';
    button.dataset.siteKey = sitekey;
    button.onclick = () => { callback('solved-' + ++solved); button.textContent = 'Solved'; };
    place.replaceChildren(button);
    return 'widget';
  },
  reset() { document.querySelector('[data-site-key]').textContent = 'I am a person'; },
  remove() {},
};
window.whetstoneCaptcha();`;

const withTurnstile = (page: Page) =>
  page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );

test('[AU-13] a captcha, where configured, is asked for and checked; elsewhere nothing of it loads', async ({
  page,
}) => {
  const email = `cora-${randomUUID().slice(0, 8)}@example.test`;
  const plain = await page.request.get('/');
  expect(plain.headers()['content-security-policy']).not.toContain('cloudflare');

  await withTurnstile(page);
  const answer = await page.goto(server.siteUrl);
  expect(answer?.headers()['content-security-policy']).toContain('https://challenges.cloudflare.com');
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('Full name').fill('Cora');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  const person = dialog.getByRole('button', { name: 'I am a person' });
  await expect(person).toHaveAttribute('data-site-key', 'site-key-of-the-tests');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Complete the check above the button');
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  expect(verified).toEqual([]);

  await person.click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Please check your email')).toBeVisible();
  expect(verified.map((asked) => [asked.get('secret'), asked.get('response')])).toEqual([
    ['secret-of-the-tests', 'solved-1'],
  ]);

  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await person.click();
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(/not confirmed/i);
  await expect(person.first()).toBeVisible();
  expect(verified.at(-1)?.get('response')).toBe('solved-2');
});
