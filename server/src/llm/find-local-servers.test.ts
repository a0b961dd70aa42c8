import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { findLocalServers, localServerInWords } from './find-local-servers.ts';

const open: ReturnType<typeof createServer>[] = [];
const serverThat = async (answer: RequestListener) => {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { name: 'Ollama', port: (server.address() as AddressInfo).port };
};
afterAll(() => {
  for (const server of open) {
    server.closeAllConnections();
    server.close();
  }
});

const listing =
  (...ids: string[]): RequestListener =>
  (request, response) =>
    void response.end(
      request.url === '/v1/models' ? JSON.stringify({ data: ids.map((id) => ({ id })) }) : '',
    );

describe('[WR-01] a server of models on one’s own machine', () => {
  it('is found with its models and named with the command that turns it on', async () => {
    const [found] = await findLocalServers([await serverThat(listing('llama3.2:3b', 'qwen3'))]);
    expect(found?.models).toEqual(['llama3.2:3b', 'qwen3']);
    const words = found ? localServerInWords(found) : '';
    expect(words).toContain('Found Ollama at http://127.0.0.1:');
    expect(words).toContain('with llama3.2:3b and 1 more. It is not used.');
    const command = words.split('\n')[1]?.trim().split(' ') ?? [];
    const settings = Object.fromEntries(
      command.filter((part) => part.includes('=')).map((part) => part.split(/=(.*)/).slice(0, 2)),
    );
    expect(readSettings(settings).model).toMatchObject({ model: 'llama3.2:3b', baseUrl: found?.address });
  });

  it.each<readonly [string, RequestListener]>([
    ['has no models', listing()],
    ['names a model that a command line would misread', listing('x; rm -rf ~')],
    ['is something else', (_, response) => void response.end('<html>')],
    ['leads elsewhere', (_, response) => void response.writeHead(302, { location: '/x' }).end()],
    ['says nothing', () => undefined],
  ])('that %s is not named, and keeps nobody waiting', async (_, answer) => {
    const began = performance.now();
    expect(await findLocalServers([await serverThat(answer)])).toEqual([]);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('is looked for on one’s own machine alone, and where no model is set up', () => {
    const looks = (source: Record<string, string>) => readSettings(source).looksForModels;
    const production = {
      NODE_ENV: 'production',
      SITE_URL: 'https://whetstone.example',
      DEV_OUTBOX: '1',
      EMBEDDED_DATABASE: '1',
      PAYMENTS_SANDBOX: '1',
    };
    const model = { LLM_PROVIDER: 'openai', LLM_API_KEY: 'key', LLM_MODEL: 'm' };
    expect(looks({})).toBe(true);
    const others: Record<string, string>[] = [
      production,
      model,
      { NODE_ENV: 'test' },
      { SITE_URL: 'https://whetstone.example' },
      { DATABASE_URL: 'postgres://db' },
      { HOST: '0.0.0.0' },
    ];
    for (const source of others) expect(looks(source)).toBe(false);
  });
});
