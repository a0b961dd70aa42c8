import type { GenerationRequest, GenerationResponse } from '@whetstone/contract';
import { rowsOf } from '@whetstone/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Dependencies } from '../http/dependencies.ts';
import { openModel } from '../llm/model.ts';
import { leakFinder } from '../services/enhance/find-leak.ts';
import { requestFor } from '../services/writer/request-for.ts';
import { modelKey } from '../testing/enhancing.ts';
import { startModelDouble, type ModelDouble } from '../testing/model-double.ts';
import type { TestPerson, TestServer } from '../testing/test-server.ts';
import { sorts, writerCases, type Sort, type WriterCase } from '../testing/writer-cases.ts';
import { eventsOf, openWriting, writingOn } from '../testing/writing.ts';

const timeoutMs = 2000;
/** What writing by rules, the database and a busy machine may add. */
const slackMs = 8000;

const typeOf = { text: 'content', picture: 'image', clip: 'video', code: 'code' } as const;
const instructionsOf = (sort: Sort): string =>
  requestFor.write({ goal: '', type: typeOf[sort] }).instructions;
const cases = writerCases(instructionsOf);
const tallies = new Map<string, { cases: number; byModel: number; slowestMs: number }>();

let double: ModelDouble;
let server: TestServer;
let ada: TestPerson;

beforeAll(async () => {
  double = await startModelDouble();
  server = await openWriting(double, {
    LLM_TIMEOUT_MS: String(timeoutMs),
    LLM_FIRST_TOKEN_MS: '600',
    LLM_ACCOUNT_DAILY: '10000',
  });
  ada = await server.signUp('ada');
  await server.setProfile(ada, { subscriptionTier: 'unlimited', monthlyPromptsLimit: null });
});
afterAll(async () => {
  for (const [sort, { cases: all, byModel, slowestMs }] of tallies)
    process.stdout.write(
      `${sort}: ${all} cases, ${byModel} ended by the model, ${all - byModel} by the rules, slowest ${Math.round(slowestMs)} ms of ${timeoutMs}\n`,
    );
  await server.close();
  await double.close();
});

/** A model whose circuit knows of no case before. */
const renewModel = () => {
  const { model, log } = server.dependencies;
  model?.close();
  const settings = server.dependencies.settings.model;
  if (settings) (server.dependencies as { model: Dependencies['model'] }).model = openModel(settings, log);
};

const taken = async () => {
  const row = await writingOn(server, ada).stored();
  if (!row) throw new Error('no profile');
  return row;
};

const numbersOf = ({ goal }: GenerationRequest) => goal.match(/\d+/g) ?? [];

async function run({ sort, request, behaves, by }: WriterCase) {
  renewModel();
  let calls = 0;
  double.behave(() => {
    const behaviour = behaves[Math.min(calls, behaves.length - 1)];
    calls += 1;
    if (!behaviour) throw new Error('A case without behaviour');
    return behaviour;
  });
  const before = await taken();
  // A text goal is taken once: each case begins with none taken.
  await server.database.asOwner((tx) => tx.execute(sql`delete from public.generations`));
  const began = performance.now();
  const response = await writingOn(server, ada).generate(request, {
    headers: { accept: 'text/event-stream' },
  });
  const events = await eventsOf(response);
  const tookMs = performance.now() - began;
  const after = await taken();
  const last = events.at(-1);
  const result = last?.data as unknown as GenerationResponse;
  const tally = tallies.get(sort) ?? { cases: 0, byModel: 0, slowestMs: 0 };
  tallies.set(sort, {
    cases: tally.cases + 1,
    byModel: tally.byModel + (by === 'model' ? 1 : 0),
    slowestMs: Math.max(tally.slowestMs, tookMs),
  });
  return { events, result, tookMs, charged: after.used - before.used, open: after.open };
}

describe.each(sorts)('[WR-03] [WR-04] a provider, asked for a %s, that', (sort) => {
  it.each(cases.filter((one) => one.sort === sort))(
    '$name: ends by the $by, usable, in time, charged $charged',
    async (one) => {
      const { events, result, tookMs, charged, open } = await run(one);
      expect(events.at(-1)?.event).toBe('result');
      expect([result.written_by.source, charged, open]).toEqual([one.by, one.charged, 0]);
      expect(tookMs).toBeLessThan(timeoutMs + slackMs);
      for (const number of numbersOf(one.request)) expect(result.prompt.text).toContain(number);
      expect(result.prompt.sections.map(({ text }) => text).join('').length).toBeGreaterThan(0);
      const isSaid = /^[^\n]{20,200}$/.test(result.written_by.note ?? '');
      expect(isSaid).toBe(one.by === 'rules');
      const everything = JSON.stringify(events);
      expect(everything).not.toContain(modelKey);
      expect(leakFinder(instructionsOf(sort), modelKey, one.request.goal)(everything)).toBe(false);
      // What was streamed and not taken back is the beginning of what came.
      const shown = events.reduce(
        (text, { event, data }) =>
          event === 'restart' ? '' : event === 'text' ? text + String(data['text']) : text,
        '',
      );
      expect(one.by === 'rules' || result.prompt.text.startsWith(shown)).toBe(true);
    },
  );
});

describe('[WR-04] after all of them', () => {
  it('there are at least sixty', () => expect(cases.length).toBeGreaterThanOrEqual(60));

  it('no instruction, key or word of a text is in a log, and no instruction or key in an export', async () => {
    const logged = JSON.stringify(server.logged);
    expect(logged).not.toMatch(/Priya|lamps|salon|fox/);
    const exported = await (await ada.request('/api/account/export')).text();
    for (const text of [logged, exported]) {
      expect(text).not.toContain(modelKey);
      for (const sort of sorts) expect(leakFinder(instructionsOf(sort), modelKey, '')(text)).toBe(false);
    }
    expect(server.failures).toEqual([]);
  });

  it('each call stands in the books with its job, tokens and costs', async () => {
    const rows = await server.database.asOwner((tx) =>
      rowsOf<{ outcome: string; calls: number; cost: number }>(
        tx,
        sql`select outcome, count(*)::int as calls, sum(cost_usd)::float8 as cost from public.model_calls where job = 'write' group by 1`,
      ),
    );
    const of = (outcome: string) => rows.find((row) => row.outcome === outcome);
    expect(of('used')?.calls).toBe(cases.filter(({ by }) => by === 'model').length);
    expect(of('used')?.cost).toBeGreaterThan(0);
    expect(of('unfit')?.calls).toBeGreaterThan(0);
    expect(of('failed')?.calls).toBeGreaterThan(0);
  });
});
