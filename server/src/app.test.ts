import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('the app', () => {
  it('says that it lives and that it reaches its database', async () => {
    expect(await (await server.app.request('/health/live')).json()).toEqual({ status: 'ok' });
    expect(await (await server.app.request('/health/ready')).json()).toEqual({
      status: 'ok',
      database: server.database.driver,
    });
  });

  it.each(['/api/nothing', '/functions/v1/nothing'])('answers %s with its own 404', async (path) => {
    const answer = await server.app.request(path);
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      404,
      'not_found',
    ]);
  });

  it('answers a character that the database does not take with 400, wherever it comes in', async () => {
    const answer = await server.app.request('/dev/portal?session=%00');
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      'invalid_input',
    ]);
    expect(server.failures).toEqual([]);
  });

  it('describes its API', async () => {
    const { openapi, paths } = (await (await server.app.request('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/generations', '/api/account', '/api/prompts', '/api/prompts/{id}']),
    );
  });

  it('[PY-01] publishes the plans of the one table', async () => {
    const { plans } = (await (await server.app.request('/api/plans')).json()) as {
      plans: { tier: string; price_usd: number; monthly_prompts: number | null }[];
    };
    expect(plans.map((plan) => [plan.tier, plan.price_usd, plan.monthly_prompts])).toEqual([
      ['free', 0, 5],
      ['starter', 9, 200],
      ['pro', 19, 500],
      ['unlimited', 49, null],
    ]);
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/health/live', '/api/plans', '/api/nothing', '/dev/outbox']) {
      const { headers } = await server.app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-request-id')).toBeTruthy();
    }
  });

  it('keeps answers of the API out of shared caches, but for those that are for everyone', async () => {
    const ada = await server.signUp('cached');
    const headerOf = (answer: Response) => answer.headers.get('cache-control');
    expect(headerOf(await ada.request('/api/account'))).toBe('private, no-cache');
    expect(headerOf(await server.app.request('/api/account'))).toBe('private, no-cache');
    expect(headerOf(await server.app.request('/api/status'))).toBe('public, max-age=15');
  });

  it('shows mails in the outbox, newest last as JSON, and escapes what they say', async () => {
    const { outboxMailer } = await import('./mail/outbox.ts');
    const mailer = outboxMailer(server.database);
    await mailer.send({ to: 'a@example.test', subject: 'First', text: 'one', html: '<p>one</p>' });
    await mailer.send({
      to: 'b@example.test',
      subject: '<b>Second</b>',
      text: '<script>x</script> http://localhost:3000/x?a=1&b=2',
      html: '<p>two</p>',
    });
    const mails = (await (await server.app.request('/dev/outbox.json')).json()) as {
      to: string;
      subject: string;
    }[];
    expect(mails.slice(-2).map((mail) => mail.subject)).toEqual(['First', '<b>Second</b>']);
    const page = await (await server.app.request('/dev/outbox')).text();
    expect(page).not.toContain('<script>x');
    expect(page).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">');
  });

  it('[EN-01] enhances a goal by the rules, at no cost', async () => {
    const ada = await server.signUp('ada');
    const answer = await ada.request('/functions/v1/enhance', {
      method: 'POST',
      json: {
        description: 'please wriet a welcome email for teh new customers',
        options: { type: 'content' },
      },
    });
    const body = (await answer.json()) as { enhanced: string; improvements: string[]; suggestions: string[] };
    expect(answer.status).toBe(200);
    expect(body.enhanced).not.toBe('');
    expect(body.suggestions.length).toBeLessThanOrEqual(3);
    expect(
      ((await (await ada.request('/api/account')).json()) as { usage: { used: number } }).usage.used,
    ).toBe(0);
    expect((await server.app.request('/functions/v1/enhance', { method: 'POST' })).status).toBe(401);
  });
});
