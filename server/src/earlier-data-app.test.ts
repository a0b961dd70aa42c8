import { ada, earlierDatabase } from '@whetstone/database/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readOutbox } from './mail/outbox.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

/** The app over a database that grew up with earlier releases. */
const serverOver = async (version: 51 | 76): Promise<TestServer> => {
  const earlier = await earlierDatabase(version);
  onTestFinished(() => earlier.close());
  // They are sealed under a key of the server that made them; what is left without them is what a lost key leaves.
  await earlier.script('delete from private.signing_keys; delete from private.auth_secrets;');
  const server = await createTestServer({}, { database: await earlier.open() });
  onTestFinished(() => server.close());
  return server;
};

/** Signs in by the link of a mail, and asks as that person then. */
const signIn = async ({ app, database }: TestServer, email: string) => {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, create_user: false });
  expect((await app.request('/auth/v1/otp', { method: 'POST', headers: json, body })).status).toBe(200);
  const link = await vi.waitFor(async () => {
    const mail = (await readOutbox(database)).findLast(
      ({ to, text }) => to === email && /\/verify\?/.test(text),
    );
    const { pathname, search } = new URL(/https?:\/\/\S+\/verify\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    return pathname + search;
  });
  const { headers } = await app.request(link);
  const token = new URLSearchParams(new URL(headers.get('location') ?? '').hash.slice(1)).get('access_token');
  return async (path: string, method = 'GET', sent?: object) => {
    const answer = await app.request(path, {
      method,
      headers: { ...json, authorization: `Bearer ${token}` },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    return {
      status: answer.status,
      body: (await answer.json().catch(() => ({}))) as Record<string, unknown>,
    };
  };
};

describe('a database of an earlier release', () => {
  it.each([51, 76] as const)(
    'of migration %i is worked on as before',
    async (version) => {
      const server = await serverOver(version);
      const ask = await signIn(server, ada.email);
      expect((await ask('/api/account')).body).toMatchObject({
        profile: { full_name: 'Ada L’Été', subscription_tier: 'pro' },
      });
      const { items } = (await ask('/api/prompts')).body as { items: { id: string; title: string }[] };
      expect(items.map(({ title }) => title).toSorted()).toEqual(['Published', 'Résumé — short']);
      const id = items.find(({ title }) => title.startsWith('Résumé'))?.id ?? '';
      expect((await ask(`/api/prompts/${id}`)).body['prompt_text']).toBe(
        'First line\r\n  second {{name}} line\n\n🙂',
      );
      expect((await ask(`/api/prompts/${id}`, 'PATCH', { title: 'Changed today' })).status).toBe(200);
      const versions = JSON.stringify((await ask(`/api/prompts/${id}/versions`)).body);
      expect(versions).toContain('An earlier title');
      expect(versions).toContain('Résumé — short');
      expect((await ask('/api/prompts', 'POST', { title: 'New', prompt_text: 'Written today' })).status).toBe(
        200,
      );
      expect(JSON.stringify((await ask('/api/folders')).body)).toMatch(/Clients.*Acme|Acme.*Clients/);
      expect(JSON.stringify((await ask('/api/library')).body)).toContain('Published');
      expect((await ask('/api/invoices')).body).toMatchObject({ items: [{ paid_cents: 1900 }] });
      expect((await ask('/api/subscription')).body).toMatchObject({
        subscription: { tier: 'pro', has_access: true },
      });
      expect(server.failures).toEqual([]);
    },
    120_000,
  );
});
