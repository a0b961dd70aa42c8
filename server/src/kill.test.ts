import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '@whetstone/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailedLink } from './testing/mailed-link.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

let environment: Record<string, string>;
let directory: string;
let running: ServerProcess | undefined;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'whetstone-kill-'));
  const adminUrl = process.env['TEST_DATABASE_URL'];
  environment = adminUrl ? { DATABASE_URL: await createEmptyDatabase(adminUrl) } : { DATA_DIR: directory };
});
afterEach(async () => {
  if (running?.process.exitCode === null && running.process.signalCode === null) await running.end('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const start = async (): Promise<ServerProcess> => {
  const started = await startServerProcess(environment);
  if (!('url' in started)) throw new Error(`The server ended with ${started.exitCode}: ${started.output}`);
  running = started;
  return started;
};

const json = async <Body>(answer: Response | Promise<Response>): Promise<Body> =>
  (await answer).json() as Promise<Body>;
const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

const credentials = { email: 'ada@example.test', password: 'a long enough passphrase' };

/** Signs up and follows the link in the outbox, as a person would. */
const confirmedToken = async (url: string): Promise<string> => {
  await post(`${url}/auth/v1/signup`, { ...credentials, data: { full_name: 'Ada' } });
  await fetch(url + (await mailedLink(url, credentials.email)), { redirect: 'manual' });
  return (await json<{ access_token: string }>(post(`${url}/auth/v1/token?grant_type=password`, credentials)))
    .access_token;
};

describe('a server that is killed', () => {
  it('loses nothing that it acknowledged and leaves nothing half written', async () => {
    const server = await start();
    const authorization = `Bearer ${await confirmedToken(server.url)}`;
    const saved: string[] = [];
    const generated: string[] = [];
    const work = [
      ...Array.from({ length: 60 }, async (_, index) => {
        const answer = await post(
          `${server.url}/api/prompts`,
          { title: `Prompt ${index}`, prompt_text: 'text' },
          { authorization },
        );
        if (answer.ok) saved.push((await json<{ id: string }>(answer)).id);
        if (saved.length === 20) server.process.kill('SIGKILL');
      }),
      ...Array.from({ length: 5 }, async (_, at) => {
        const answer = await post(
          `${server.url}/api/generations`,
          { kind: 'content', goal: `Write a poem about rain, part ${at}`, open: 'no rhymes' },
          { authorization, 'idempotency-key': randomUUID() },
        );
        if (answer.ok) generated.push((await json<{ id: string }>(answer)).id);
      }),
    ];
    await Promise.allSettled(work);
    await server.end('SIGKILL');

    const again = await start();
    const token = (
      await json<{ access_token: string }>(
        post(`${again.url}/auth/v1/token?grant_type=password`, credentials),
      )
    ).access_token;
    const headers = { authorization: `Bearer ${token}` };
    const kept = await json<{ items: { id: string }[] }>(
      fetch(`${again.url}/api/prompts?limit=100`, { headers }),
    );
    expect(saved.length).toBeGreaterThanOrEqual(20);
    expect(kept.items.map((prompt) => prompt.id)).toEqual(expect.arrayContaining(saved));
    const { usage } = await json<{ usage: { used: number } }>(fetch(`${again.url}/api/account`, { headers }));
    expect(usage.used).toBeGreaterThanOrEqual(generated.length);

    const left = 5 - usage.used;
    const outcomes: number[] = [];
    for (let index = 0; index <= left; index += 1) {
      const answer = await post(
        `${again.url}/api/generations`,
        { kind: 'content', goal: `Write a poem about snow, part ${index}`, open: 'no rhymes' },
        { ...headers, 'idempotency-key': randomUUID() },
      );
      outcomes.push(answer.status);
    }
    expect(outcomes).toEqual([...Array.from({ length: left }, () => 200), 402]);
    expect(await again.end('SIGTERM')).toBe(0);
  });

  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'keeps a second one off its directory with a message and an exit code',
    async () => {
      const server = await start();
      const second = await startServerProcess(environment);
      expect(second).toMatchObject({
        exitCode: 75,
        output: expect.stringContaining('Another Whetstone is already running'),
      });
      expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    },
  );

  it('refuses wrong settings with a readable list and an exit code', async () => {
    expect(await startServerProcess({ ...environment, PORT: 'abc' })).toMatchObject({
      exitCode: 78,
      output: expect.stringContaining('PORT'),
    });
  });
});
