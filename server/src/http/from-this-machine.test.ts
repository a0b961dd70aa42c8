import { networkInterfaces } from 'node:os';
import type { AddressInfo } from 'node:net';
import { createServer, request, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let listening: Server;

const open = async (environment: Record<string, string> = {}) => {
  server = await createTestServer(environment);
  listening = createServer(getRequestListener(server.app.fetch));
  await new Promise<void>((resolve) => listening.listen(0, '0.0.0.0', resolve));
};
afterEach(async () => {
  listening.close();
  await server.close();
});

const statusOf = (path: string, host: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, reject) => {
    const { port } = listening.address() as AddressInfo;
    request({ host, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

const outside = Object.values(networkInterfaces())
  .flat()
  .find((entry) => entry?.family === 'IPv4' && !entry.internal)?.address;

const pages = ['/dev/outbox', '/dev/outbox.json', '/dev/checkout?session=x', '/dev/portal?session=x'];

describe('stand-ins that nobody named', () => {
  it('open on the machine itself, and not to what a proxy passes on', async () => {
    await open();
    const statuses = (headers?: Record<string, string>) =>
      Promise.all(pages.map((path) => statusOf(path, '127.0.0.1', headers)));
    expect(await statuses()).toEqual([200, 200, 410, 410]);
    expect(await statuses({ 'x-forwarded-for': '127.0.0.1' })).toEqual([403, 403, 403, 403]);
  });

  it.runIf(outside)('are closed to other machines, whatever the server listens on', async () => {
    await open();
    const statuses = await Promise.all(pages.map((path) => statusOf(path, outside ?? '')));
    expect(statuses).toEqual([403, 403, 403, 403]);
    expect(await statusOf('/health/live', outside ?? '')).toBe(200);
  });

  it('open to all once they are named', async () => {
    await open({ DEV_OUTBOX: '1', PAYMENTS_SANDBOX: '1' });
    const through = { 'x-forwarded-for': '192.0.2.1' };
    expect(await Promise.all(pages.map((path) => statusOf(path, '127.0.0.1', through)))).toEqual([
      200, 200, 410, 410,
    ]);
  });
});
