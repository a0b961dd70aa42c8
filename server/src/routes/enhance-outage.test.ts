import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceProbes } from '../services/status/service-probes.ts';
import { startModelDouble, written, type ModelDouble } from '../testing/model-double.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let double: ModelDouble;

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  await double.close();
});

const open = async () => {
  double = await startModelDouble();
  server = await createTestServer({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: double.url,
    LLM_MODEL: 'double-1',
    LLM_PER_MINUTE: '1000',
  });
  return server.signUp('ada');
};

describe('a provider that is away', () => {
  it('[EN-02] ten minutes of it cost a person less than three seconds once, then nothing, and end by themselves', async () => {
    const ada = await open();
    vi.useFakeTimers({ toFake: ['Date'] });
    double.behave({ kind: 'silence' });
    const press = async () => {
      const began = performance.now();
      const answer = await ada.request('/functions/v1/enhance', {
        method: 'POST',
        json: { description: 'write a note to Priya about 14 lamps' },
      });
      const body = (await answer.json()) as { source: string; enhanced: string };
      expect(body.enhanced).toContain('14');
      return { ms: performance.now() - began, source: body.source };
    };
    const waits: number[] = [];
    for (let minute = 0; minute < 10; minute += 1)
      for (let press_ = 0; press_ < 6; press_ += 1) {
        const { ms, source } = await press();
        expect(source).toBe('rules');
        waits.push(ms);
        vi.setSystemTime(Date.now() + 10_000);
      }
    const [first = 0, ...others] = waits;
    expect(first).toBeLessThan(3000);
    expect(others.toSorted((a, b) => a - b)[30]).toBeLessThan(150);
    expect(Math.max(...others)).toBeLessThan(2000);
    expect(double.asked.length).toBeLessThan(20);

    double.behave(written('Write a short note to Priya about the 14 broken lamps in the hall.'));
    await vi.waitFor(
      async () => {
        vi.setSystemTime(Date.now() + 70_000);
        expect((await press()).source).toBe('model');
      },
      { timeout: 15_000, interval: 100 },
    );
    const probes = await server.database.asOwner((tx) =>
      rowsOf<{ outcome: string }>(
        tx,
        sql`select outcome from public.model_calls where kind = 'probe' order by id`,
      ),
    );
    expect(probes.at(-1)?.outcome).toBe('used');
  }, 60_000);

  it('[PP-08] the status page does not say that the model works while its circuit is open', async () => {
    const ada = await open();
    double.behave({ kind: 'status', status: 500 });
    const { enhancement } = serviceProbes(server.app, server.dependencies);
    await expect(enhancement?.()).resolves.toBeUndefined();
    for (let press = 0; press < 2; press += 1)
      await ada.request('/functions/v1/enhance', { method: 'POST', json: { description: 'write a poem' } });
    await expect(enhancement?.()).rejects.toThrow('does not answer');
  });

  it('[EN-02] [PP-08] a server that refuses every request is a wrong setting: booked as failed, told by the status check and the log, and by its probe', async () => {
    const ada = await open();
    vi.useFakeTimers({ toFake: ['Date'] });
    double.behave({ kind: 'status', status: 400 });
    const { enhancement } = serviceProbes(server.app, server.dependencies);
    for (let press = 0; press < 3; press += 1) {
      const answer = await ada.request('/functions/v1/enhance', {
        method: 'POST',
        json: { description: 'write a poem' },
      });
      expect(await answer.json()).toMatchObject({
        source: 'rules',
        note: expect.stringContaining('gave no usable answer') as string,
      });
    }
    await expect(enhancement?.()).rejects.toThrow(/\(rejected\).*LLM_MODEL/);
    expect(JSON.stringify(server.logged)).toMatch(/left alone.*\(rejected\).*LLM_MODEL/);

    vi.setSystemTime(Date.now() + 70_000);
    await expect(enhancement?.()).rejects.toThrow(/\(rejected\)/);
    const rows = () =>
      server.database.asOwner((tx) =>
        rowsOf<{ kind: string; outcome: string; reason: string; cost: number }>(
          tx,
          sql`select kind, outcome, reason, cost_usd::float8 as cost from public.model_calls order by id`,
        ),
      );
    await vi.waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(await rows()).toEqual(
      ['content', 'content', 'content', 'probe'].map((kind) => ({
        kind,
        outcome: 'failed',
        reason: 'rejected',
        cost: 0,
      })),
    );
  });
});
