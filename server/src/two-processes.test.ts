import { createEmptyDatabase } from '@whetstone/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedLink } from './testing/mailed-link.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

const adminUrl = process.env['TEST_DATABASE_URL'];
let servers: ServerProcess[] = [];

const start = async (environment: Record<string, string>): Promise<ServerProcess> => {
  const started = await startServerProcess(environment);
  if (!('url' in started)) throw new Error(`The server ended with ${started.exitCode}: ${started.output}`);
  return started;
};

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

describe.runIf(adminUrl)('two server processes on one PostgreSQL', () => {
  const person = { email: 'ada@example.test', password: 'a long enough passphrase' };
  let one: ServerProcess;
  let two: ServerProcess;

  beforeAll(async () => {
    const url = await createEmptyDatabase(adminUrl ?? '');
    const environment = { DATABASE_URL: url, SITE_URL: 'http://localhost:3000' };
    servers = await Promise.all([start(environment), start(environment)]);
    const [first, second] = servers;
    if (!first || !second) throw new Error('Both must run');
    [one, two] = [first, second];
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
  });

  it('migrate side by side, and an account made at one signs in at the other', async () => {
    await post(`${one.url}/auth/v1/signup`, { ...person, data: { full_name: 'Ada' } });
    await fetch(two.url + (await mailedLink(two.url, person.email)), { redirect: 'manual' });
    const session = (await (await post(`${two.url}/auth/v1/token?grant_type=password`, person)).json()) as {
      access_token: string;
    };
    const account = await fetch(`${one.url}/api/account`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(account.status).toBe(200);
  });

  it('[AU-15] count wrong passwords together', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const { url } = attempt % 2 === 0 ? one : two;
      const answer = await post(`${url}/auth/v1/token?grant_type=password`, { ...person, password: 'wrong' });
      statuses.push(answer.status);
    }
    const refused = statuses.indexOf(429);
    expect(statuses.slice(0, refused)).toEqual(Array.from({ length: refused }, () => 400));
    expect(statuses.slice(refused)).toEqual(Array.from({ length: 30 - refused }, () => 429));
    expect(refused).toBeLessThanOrEqual(20);
  });
});
