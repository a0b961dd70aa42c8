import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { probeModel } from '../services/enhance/probe-model.ts';
import { betterLampGoal, lampGoal, openEnhancing, type Enhancing } from '../testing/enhancing.ts';
import { startModelDouble, written, type ModelDouble } from '../testing/model-double.ts';

let double: ModelDouble;
let on: Enhancing;

beforeAll(async () => {
  double = await startModelDouble();
});
afterAll(() => double.close());

describe('limits', () => {
  beforeEach(() => double.behave(written(betterLampGoal)));
  afterEach(() => on.server.close());

  it('[EN-03] an account has so many enhancements in a minute, however many come at once', async () => {
    on = await openEnhancing(double, { LLM_PER_MINUTE: '3' });
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await on.enhance()).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    const refused = await on.enhance();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect([seconds >= 1, seconds <= 60]).toEqual([true, true]);
    const bob = await on.server.signUp('bob');
    const other = await bob.request('/functions/v1/enhance', {
      method: 'POST',
      json: { description: lampGoal },
    });
    expect(other.status).toBe(200);
  });

  it('[EN-03] the site has so many calls in a day, then the rules answer and say why', async () => {
    on = await openEnhancing(double, { LLM_DAILY_CEILING: '2' });
    double.asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 6 }, () => on.answerTo()));
    expect(answers.filter(({ source }) => source === 'model')).toHaveLength(2);
    expect(double.asked).toHaveLength(2);
    expect(answers.find(({ source }) => source === 'rules')?.note).toContain('has reached its daily limit');
    expect(on.server.failures).toEqual([]);
  });

  it('[EN-03] a probe of a provider that is away is one of the day’s calls, and there is none beyond them', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12, 0, 0, 0) });
    on = await openEnhancing(double, { LLM_DAILY_CEILING: '4' });
    double.asked.length = 0;
    double.behave({ kind: 'status', status: 500 });
    for (let press = 0; press < 20; press += 1) {
      expect((await on.answerTo()).source).toBe('rules');
      const { model } = on.server.dependencies;
      if (model && !model.circuit.isClosed) await probeModel(on.server.dependencies, model);
      vi.setSystemTime(Date.now() + 61_000);
    }
    expect(double.asked).toHaveLength(4);
    vi.useRealTimers();
  });

  it('[EN-03] one account cannot spend the day of all', async () => {
    on = await openEnhancing(double, { LLM_ACCOUNT_DAILY: '1' });
    expect((await on.answerTo()).source).toBe('model');
    expect((await on.answerTo()).note).toContain('You have reached today’s limit for');
  });

  it('[EN-02] a very long text goes to the rules, which keep it whole', async () => {
    on = await openEnhancing(double);
    double.asked.length = 0;
    const long = `Summarise this for Priya: ${'The lamp in room 7 is broken. '.repeat(300)}`;
    const answer = await on.answerTo({ description: long });
    expect(answer.note).toContain('8,000 characters');
    expect(double.asked).toHaveLength(0);
  });

  it('[EN-03] needs a session', async () => {
    on = await openEnhancing(double);
    const answer = await on.server.app.request('/functions/v1/enhance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: lampGoal }),
    });
    expect(answer.status).toBe(401);
  });
});
