import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../serve.ts';
import { startModelDouble, written, type ModelDouble } from '../testing/model-double.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

const better = `Write a note to Priya about the 14 lamps. ${'Say in plain words which lamp is broken and where it hangs. '.repeat(8)}`;

let server: TestServer;
let double: ModelDouble;
let listening: Awaited<ReturnType<typeof serve>>;
let ada: TestPerson;

beforeAll(async () => {
  double = await startModelDouble();
  server = await createTestServer({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: double.url,
    LLM_MODEL: 'double-1',
    LLM_PER_MINUTE: '1000',
  });
  listening = await serve(server.app, { port: 0, host: '127.0.0.1', graceMs: 100 });
  ada = await server.signUp('ada');
});
afterAll(async () => {
  await listening.stop();
  await server.close();
  await double.close();
});
beforeEach(async () => {
  double.asked.length = 0;
  await server.database.asOwner((tx) => tx.execute(sql`truncate public.model_calls`));
});

const address = (path: string) => `http://127.0.0.1:${listening.port}${path}`;
const ask = (accept: string, signal?: AbortSignal) =>
  fetch(address('/functions/v1/enhance'), {
    method: 'POST',
    signal: signal ?? null,
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', accept },
    body: JSON.stringify({ description: 'write a note to Priya about 14 lamps' }),
  });

const outcome = () =>
  server.rowAsOwner<{ outcome: string }>(
    sql`select outcome from public.model_calls order by id desc limit 1`,
  );

describe('over real HTTP', () => {
  it.each(['text/event-stream', 'application/json'])(
    '[EN-03] a person who leaves stops the model, asked for %s, and the call is written down',
    async (accept) => {
      double.behave({ ...written(better), everyMs: 40 });
      const leaving = new AbortController();
      const answer = ask(accept, leaving.signal).catch(() => undefined);
      await vi.waitFor(() => expect(double.asked).toHaveLength(1), { timeout: 3000 });
      leaving.abort();
      await answer;
      await vi.waitFor(() => expect(double.asked[0]?.isAbandoned).toBe(true), { timeout: 1500 });
      await vi.waitFor(async () => expect((await outcome())?.outcome).toBe('cancelled'), { timeout: 1500 });
      expect(double.asked).toHaveLength(1);
      expect(server.failures).toEqual([]);
    },
  );

  it('[EN-01] the first words arrive long before the last', async () => {
    double.behave({ ...written(better), everyMs: 15 });
    const began = performance.now();
    const response = await ask('text/event-stream');
    const reader = response.body?.getReader();
    let text = '';
    let firstMs = 0;
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      text += new TextDecoder().decode(value);
      if (firstMs === 0 && text.includes('event: text')) firstMs = performance.now() - began;
    }
    expect(text).toContain('event: result');
    expect(firstMs).toBeGreaterThan(0);
    expect(firstMs).toBeLessThan((performance.now() - began) / 2);
  });

  it('[EN-01] ten streams at once do not slow other requests', async () => {
    double.behave({ ...written(better), everyMs: 15 });
    const timed = async (): Promise<number> => {
      const began = performance.now();
      const answer = await fetch(address('/api/account'), {
        headers: { authorization: `Bearer ${ada.token}` },
      });
      await answer.json();
      return performance.now() - began;
    };
    const median = async () => {
      const times: number[] = [];
      for (let count = 0; count < 30; count += 1) times.push(await timed());
      return times.toSorted((a, b) => a - b)[15] ?? Infinity;
    };
    await median();
    const alone = await median();
    const streams = Array.from({ length: 10 }, async () => (await ask('text/event-stream')).text());
    await vi.waitFor(() => expect(double.asked).toHaveLength(10), { timeout: 3000 });
    const beside = await median();
    const texts = await Promise.all(streams);
    expect(texts.filter((text) => text.includes('"source":"model"'))).toHaveLength(10);
    expect(beside).toBeLessThan(alone * 3 + 15);
  });
});
