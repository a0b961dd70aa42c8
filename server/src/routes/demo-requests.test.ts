import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() =>
  server.database.asOwner(
    async (tx) =>
      void (await tx.execute(sql`truncate private.demo_requests, private.rate_limits, private.outbox_mails`)),
  ),
);

const ada = {
  name: 'Ada Byron',
  email: 'Ada@Mills.example',
  company: 'Mills & <Sons>',
  message: 'Ten writers',
};

const sendJson = (body: unknown) =>
  server.app.request('/api/demo-requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const sendForm = (fields: Record<string, string>) =>
  server.app.request('/api/demo-requests', {
    method: 'POST',
    headers: { origin: new URL(server.dependencies.settings.siteUrl).origin },
    body: new URLSearchParams(fields),
  });

const kept = () =>
  server.rowAsOwner<{ count: number; email: string }>(
    sql`select count(*)::int as count, max(email) as email from private.demo_requests`,
  );

describe('a demo request', () => {
  it('[PP-04] is kept, and support hears of it by mail', async () => {
    expect((await sendJson(ada)).status).toBe(201);
    expect(await kept()).toEqual({ count: 1, email: 'ada@mills.example' });
    const mail = await server.rowAsOwner<{ recipient: string; body_html: string }>(
      sql`select recipient, body_html from private.outbox_mails`,
    );
    expect(mail?.recipient).toBe(server.dependencies.settings.supportEmail);
    expect(mail?.body_html).not.toContain('<Sons>');
  });

  it('[PP-04] works as a plain form, which is led back to its page', async () => {
    const answer = await sendForm(ada);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/business?demo=sent#demo']);
    expect((await kept())?.count).toBe(1);
  });

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    '[PP-04] of another site’s page is refused: %j',
    async (headers) => {
      const answer = await server.app.request('/api/demo-requests', {
        method: 'POST',
        headers,
        body: new URLSearchParams(ada),
      });
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([answer.status, error.code]).toEqual([403, 'not_allowed']);
      expect((await kept())?.count).toBe(0);
    },
  );

  it.each([
    { email: 'no address' },
    { name: '   ' },
    { company: '' },
    { message: 'x'.repeat(2001) },
    { name: 'Ada\0' },
    { message: 'NUL \0' },
    { company: 'Mills\r\nBcc: all@mills.example' },
  ])('with %j is refused', async (change) => {
    expect((await sendJson({ ...ada, ...change })).status).toBe(400);
    expect((await sendForm({ ...ada, ...change })).headers.get('location')).toBe(
      '/business?demo=invalid#demo',
    );
    expect((await kept())?.count).toBe(0);
  });

  it.each([
    ['application/json', '{"name":', 400, null],
    ['multipart/form-data; boundary=x', 'no parts', 303, '/business?demo=invalid#demo'],
  ])('as broken %s is refused', async (type, body, status, location) => {
    const answer = await server.app.request('/api/demo-requests', {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      body,
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
    expect(server.failures).toEqual([]);
  });

  it('is taken five times an hour from one address, not six', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await sendJson(ada)).status).toBe(201);
    expect((await sendJson(ada)).status).toBe(429);
    expect((await sendForm(ada)).headers.get('location')).toBe('/business?demo=limited#demo');
    expect((await kept())?.count).toBe(5);
  });

  it('is counted by the network of an IPv6 address, which is one customer’s', async () => {
    const behindProxy = await createTestServer({ TRUSTED_PROXY_HOPS: '1' });
    const sendFrom = async (address: string) =>
      (
        await behindProxy.app.request('/api/demo-requests', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify(ada),
        })
      ).status;
    for (let host = 1; host <= 5; host += 1) expect(await sendFrom(`2001:db8:0:1::${host}`)).toBe(201);
    expect(await sendFrom('2001:db8:0:1:ffff::9')).toBe(429);
    expect(await sendFrom('2001:db8:0:2::1')).toBe(201);
    await behindProxy.close();
  });
});
