import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { schema } from '@whetstone/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const token = 'a token of thirty-two characters and more';
let server: TestServer;
let address: string;
const http = createServer(
  (request, response) => void getRequestListener(server.app.fetch)(request, response),
);

beforeAll(async () => {
  server = await createTestServer({ METRICS_TOKEN: token });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  http.closeAllConnections();
  http.close();
  await server.close();
});

const read = async () => {
  const answer = await server.app.request('/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text();
};
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')
      .at(-1),
  );

describe('/metrics', () => {
  it('is read by whoever shows the token, and by nobody else', async () => {
    const status = async (authorization?: string) =>
      (await server.app.request('/metrics', { headers: authorization ? { authorization } : {} })).status;
    expect(await status()).toBe(401);
    expect(await status(`Bearer ${token}x`)).toBe(401);
    expect(await status('Bearer ')).toBe(401);
    const ada = await server.signUp('ada');
    expect(await status(`Bearer ${ada.token}`)).toBe(401);
    expect(await status(`Bearer ${token}`)).toBe(200);
  });

  it('is not there without a token in the settings', async () => {
    const plain = await createTestServer();
    const answer = await plain.app.request('/metrics', { headers: { authorization: 'Bearer undefined' } });
    expect(answer.status).toBe(404);
    await plain.close();
  });

  it('counts what came over the network by area and status, and not the server’s own checks', async () => {
    const count = 'whetstone_http_request_duration_seconds_count{area="api",status="4xx"}';
    const before = valueOf(await read(), count) || 0;
    await server.app.request('/api/account');
    await fetch(`${address}/api/account`);
    await fetch(`${address}/api/account`);
    await fetch(`${address}/health/live`);
    const text = await read();
    expect(valueOf(text, count) - before).toBe(2);
    expect(
      valueOf(text, 'whetstone_http_request_duration_seconds_bucket{le="+Inf",area="api",status="4xx"}'),
    ).toBe(valueOf(text, count));
    expect(
      valueOf(text, 'whetstone_http_request_duration_seconds_count{area="web",status="2xx"}'),
    ).toBeGreaterThanOrEqual(1);
    expect(text).not.toContain('/api/account');
  });

  it('tells of this process and of each service at its last check', async () => {
    const minute = new Date(60_000 * 1000);
    const samples = [
      { service: 'app', minute, passed: true, responseMs: 5 },
      { service: 'payments', minute: new Date(minute.getTime() - 60_000), passed: true, responseMs: 5 },
      { service: 'payments', minute, passed: false, responseMs: 5 },
    ];
    await server.database.asService((tx) => tx.insert(schema.healthSamples).values(samples));
    const text = await read();
    expect(valueOf(text, 'whetstone_database_up')).toBe(1);
    expect(valueOf(text, 'whetstone_service_up{service="app"}')).toBe(1);
    expect(valueOf(text, 'whetstone_service_up{service="payments"}')).toBe(0);
    expect(valueOf(text, 'whetstone_service_checked_timestamp_seconds{service="payments"}')).toBe(60_000);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    expect(valueOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeLessThan(60);
  });

  it('has a help and a type line before each metric, and nothing else but samples', async () => {
    const text = await read();
    expect(text.endsWith('\n')).toBe(true);
    for (const line of text.split('\n').filter((each) => each !== ''))
      expect(line).toMatch(
        /^(?:# HELP \w+ .+|# TYPE \w+ (?:counter|gauge|histogram)|\w+(?:\{(?:\w+="[^"]*",?)+\})? (?:[\d.e+-]+|Nan))$/,
      );
  });
});
