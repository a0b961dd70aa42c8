import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../serve.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let listening: Awaited<ReturnType<typeof serve>>;
/** One connection for all: what one request leaves behind the next one meets. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  server = await createTestServer();
  listening = await serve(server.app, { port: 0, host: '127.0.0.1', graceMs: 0 });
});
afterAll(async () => {
  agent.destroy();
  await listening.stop();
  await server.close();
});

const send = (path: string, body: Buffer | undefined, inPieces: boolean) =>
  new Promise<{ status: number | undefined; isReused: boolean }>((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: listening.port,
        path,
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          ...(body && !inPieces && { 'content-length': body.length }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode, isReused: sent.reusedSocket }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const millions = (count: number) => Buffer.alloc(count * 1_000_000, 'a');

describe.each([
  ['stated', false],
  ['in pieces', true],
])('a body whose length is %s', (_how, inPieces) => {
  it.each([
    ['/auth/v1/signup', 3, 413],
    ['/api/generations', 3, 413],
    ['/api/generations', 0.4, 401],
    ['/api/prompts/import', 17, 413],
    ['/functions/v1/enhance', 3, 413],
    ['/functions/v1/stripe-webhook', 3, 413],
    ['/api/demo-requests', 3, 413],
    ['/dev/checkout', 3, 413],
  ])(
    '%s answers %d MB with its status, and the next request on the connection is served',
    async (path, size, status) => {
      expect((await send(path, millions(size), inPieces)).status).toBe(status);
      expect(await send('/health/live', undefined, false)).toEqual({ status: 200, isReused: true });
    },
  );

  it('and within the limit, reaches its route whole', async () => {
    const body = Buffer.from(JSON.stringify({ email: 'ada@example.test', password: 'x'.repeat(60_000) }));
    expect((await send('/auth/v1/token?grant_type=password', body, inPieces)).status).toBe(400);
  });
});
