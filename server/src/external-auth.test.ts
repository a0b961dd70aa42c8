import { schema } from '@whetstone/database';
import { createTestDatabase, type TestDatabase } from '@whetstone/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { compose } from './compose.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { createTestServer, type TestPerson, type TestServer } from './testing/test-server.ts';

let accounts: TestServer;
let listening: Awaited<ReturnType<typeof serve>>;
let database: TestDatabase;
let product: ReturnType<typeof createApp>;
let ada: TestPerson;

beforeAll(async () => {
  accounts = await createTestServer();
  listening = await serve(accounts.app, { port: 0, host: '127.0.0.1', graceMs: 100 });
  database = await createTestDatabase();
  ada = await accounts.signUp('ada');
  const settings = readSettings({
    NODE_ENV: 'test',
    AUTH_URL: accounts.dependencies.settings.siteUrl + '/auth/v1',
    AUTH_JWKS_URL: `http://127.0.0.1:${listening.port}/auth/v1/.well-known/jwks.json`,
  });
  product = createApp(await compose({ ...settings }, database, () => undefined));
});
afterAll(async () => {
  await listening.stop();
  await accounts.close();
  await database.close();
});

const ask = (path: string, init: RequestInit = {}) =>
  product.request(path, {
    ...init,
    headers: {
      authorization: `Bearer ${ada.token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
  });

describe('accounts on an outside service', () => {
  it('opens no profile for a reader', async () => {
    expect(await (await ask('/api/account')).json()).toMatchObject({ profile: null, usage: { used: 0 } });
    const [profile] = await database.asOwner((tx) => tx.select().from(schema.profiles));
    expect(profile).toBeUndefined();
  });

  it('lets its tokens in, opens the profile on the first visit and charges the quota', async () => {
    const account = (await (await ask('/api/account', { method: 'POST' })).json()) as {
      profile: { id: string; email: string; full_name: string };
    };
    expect(account.profile).toMatchObject({ id: ada.id, email: ada.email });
    const generated = await ask('/api/generations', {
      method: 'POST',
      body: JSON.stringify({ kind: 'content', goal: 'Write a haiku about tea', open: 'no rain in it' }),
    });
    expect([generated.status, ((await generated.json()) as { usage: { used: number } }).usage.used]).toEqual([
      200, 1,
    ]);
  });

  it('opens no second profile and gives no second quota', async () => {
    await ask('/api/account', { method: 'POST' });
    const account = (await (await ask('/api/account')).json()) as { usage: { used: number } };
    expect(account.usage.used).toBe(1);
  });

  it('keeps no account of its own', async () => {
    const count = await database.asOwner(async (tx) => tx.execute(sql`select 1 from auth.users`));
    expect(Array.isArray(count) ? count : (count as { rows: unknown[] }).rows).toEqual([]);
  });

  it('refuses a forged token', async () => {
    const answer = await product.request('/api/account', {
      headers: { authorization: `Bearer ${ada.token.slice(0, -4)}AAAA` },
    });
    expect(answer.status).toBe(401);
  });
});
