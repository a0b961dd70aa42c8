import { randomUUID } from 'node:crypto';
import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export const password = 'a long enough passphrase';

const mailsTo = async (request: APIRequestContext, address: string): Promise<Mail[]> => {
  const mails = (await (await request.get('/dev/outbox.json')).json()) as Mail[];
  return mails.filter((mail) => mail.to === address);
};

/** The newest mail to an address, from the outbox. Mails leave after the answer, so the first one is waited for. */
export const lastMailTo = async (request: APIRequestContext, address: string): Promise<Mail> => {
  await expect.poll(async () => (await mailsTo(request, address)).length).toBeGreaterThan(0);
  const mail = (await mailsTo(request, address)).at(-1);
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
};

export const linkIn = (text: string): string => {
  const link = /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
};

/** Opens the sign-in dialog from the header, which holds one face for wide and one for narrow windows. */
export const openSignIn = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Sign In' }).locator('visible=true').first().click();

export interface Signed {
  readonly email: string;
  readonly page: Page;
  /** For requests in the account's name. */
  readonly headers: { readonly authorization: string };
}

/** Signs a new account up, confirms it through the outbox and answers its session. */
export const registered = async (request: APIRequestContext, email: string, fullName = 'Ada') => {
  await request.post('/auth/v1/signup', { data: { email, password, data: { full_name: fullName } } });
  await lastMailTo(request, email);
  // Somebody who was registered before is told so in a later mail; what confirmed the address stays the first.
  const [first] = await mailsTo(request, email);
  await request.get(linkIn(first?.text ?? ''), { maxRedirects: 0 });
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } });
  return (await answer.json()) as { access_token: string };
};

/** Puts a session into the page's storage before its first page. */
export const enterAs = (page: Page, session: object): Promise<unknown> =>
  page.addInitScript((value) => {
    if (!sessionStorage.getItem('seeded')) {
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('whetstone.session', value);
    }
  }, JSON.stringify(session));

/** A new account, confirmed, whose session is in the page's storage. */
export const signedIn = async (page: Page, request: APIRequestContext, email: string): Promise<Signed> => {
  const session = await registered(request, email);
  await enterAs(page, session);
  return { email, page, headers: { authorization: `Bearer ${session.access_token}` } };
};

interface People {
  /** A confirmed account whose session is in the page's storage. */
  readonly ada: Signed;
}

/** Every test comes from an address of its own, so that limits by address do not meet across tests. */
const ownAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

export const test = base.extend<People>({
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': ownAddress() });
  },
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !/the server responded with a status of (4\d\d|503)|ERR_INTERNET_DISCONNECTED/.test(message.text())
      )
        problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    expect(problems).toEqual([]);
  },
  ada: async ({ page, request }, use) => {
    await use(await signedIn(page, request, `ada-${randomUUID().slice(0, 8)}@example.test`));
  },
});

export { expect };
