// What the server adds to a model's own time when a prompt is written, and what ten such streams cost other requests; figures to results/writing.json.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { once } from 'node:events';
import { join } from 'node:path';
import type { GenerationRequest } from '@whetstone/contract';
import { serve } from '../server/src/serve.ts';
import type { Behaviour } from '../server/src/testing/model-double.ts';
import type { TestPerson } from '../server/src/testing/test-server.ts';
import { openWriting, wrote } from '../server/src/testing/writing.ts';

const rounds = 25;
const everyMs = 20;
const mostAddedMs = 30;
const streamSeconds = 4;

const prompts = {
  text: {
    request: {
      kind: 'content',
      goal: 'write a letter to Priya about the 14 broken lamps',
      open: 'I want a repair by 3 May',
    },
    prompt: 'Write a letter to Priya about the 14 broken lamps. I want a repair by 3 May.',
  },
  picture: {
    request: { kind: 'visual', goal: 'a red fox in the snow', media: 'image', service: 'midjourney' },
    prompt:
      'red fox standing in deep snow, one paw raised, seen from the side at eye level, blue evening light, frost on its whiskers',
  },
  code: {
    request: { kind: 'code', goal: 'a booking page for my salon with 3 chairs', project_type: 'web-app' },
    prompt: `Build a booking page for my salon with 3 chairs.\n\nRules\n${'- A chair that is taken cannot be booked again for the same time.\n'.repeat(12)}`,
  },
} as const satisfies Record<string, { request: GenerationRequest; prompt: string }>;

const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
};

const provider = fork(join(import.meta.dirname, 'model-double-process.ts'));
const [{ url }] = (await once(provider, 'message')) as [{ url: string }];
const behave = async (behaviour: Behaviour) => {
  provider.send(behaviour);
  await once(provider, 'message');
};
const server = await openWriting(
  { url },
  {
    LLM_ACCOUNT_DAILY: '100000',
    LLM_DAILY_CEILING: '1000000',
    LLM_MONTHLY: '100000',
  },
);
const listening = await serve(server.app, { port: 0, host: '127.0.0.1', graceMs: 100 });
const address = `http://127.0.0.1:${listening.port}`;

/** Fair use has thirty prompts a minute: a new person for every round. */
const person = async (): Promise<TestPerson> => {
  const ada = await server.signUp('ada');
  await server.setProfile(ada, { subscriptionTier: 'unlimited', monthlyPromptsLimit: null });
  return ada;
};

const through = async (ada: TestPerson, request: GenerationRequest): Promise<number> => {
  const began = performance.now();
  const response = await fetch(`${address}/api/generations`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ada.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ ...request, writer: 'model' }),
  });
  const answer = await response.text();
  if (!answer.includes('"source":"model"')) throw new Error(`The model did not write: ${answer.slice(-300)}`);
  return performance.now() - began;
};

/** How long the model took for the latest prompt, by its own clock. */
const ownTime = async (): Promise<number> => {
  provider.send('took');
  const [ms] = (await once(provider, 'message')) as [number];
  return ms;
};

const addedFor = async (kind: keyof typeof prompts) => {
  const { request, prompt } = prompts[kind];
  await behave({ ...wrote({ prompt }), everyMs });
  const ada = await person();
  const own: number[] = [];
  const whole: number[] = [];
  const added: number[] = [];
  await through(await person(), request);
  for (let round = 0; round < rounds; round += 1) {
    // A text goal is taken once: each round has its own person.
    const who = kind === 'text' ? await person() : ada;
    const ms = await through(who, request);
    const modelMs = await ownTime();
    whole.push(ms);
    own.push(modelMs);
    added.push(ms - modelMs);
  }
  return {
    kind,
    model_p50_ms: at(own, 0.5),
    through_server_p50_ms: at(whole, 0.5),
    added_p50_ms: at(added, 0.5),
    added_p95_ms: at(added, 0.95),
  };
};

/** Other requests beside so many people whose prompts are being written. */
const beside = async (streams: number) => {
  await behave({ ...wrote({ prompt: prompts.code.prompt }), everyMs });
  const people = await Promise.all(Array.from({ length: streams + 1 }, person));
  const [caller] = people;
  if (!caller) throw new Error('Nobody is there');
  const end = performance.now() + streamSeconds * 1000;
  let written = 0;
  const others: number[] = [];
  const ask = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await (
        await fetch(`${address}/api/account`, { headers: { authorization: `Bearer ${caller.token}` } })
      ).json();
      others.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const write = async (who: TestPerson) => {
    while (performance.now() < end) {
      await through(who, prompts.code.request);
      written += 1;
    }
  };
  await Promise.all([ask(), ...people.slice(1).map(write)]);
  return {
    streams,
    written,
    other_requests: others.length,
    other_p50_ms: at(others, 0.5),
    other_p95_ms: at(others, 0.95),
  };
};

try {
  const added = [];
  for (const kind of ['text', 'picture', 'code'] as const) added.push(await addedFor(kind));
  console.table(added);
  const figures = [];
  for (const streams of [0, 1, 10]) figures.push(await beside(streams));
  console.table(figures);
  const [alone, , ten] = figures;
  const allowed = (alone?.other_p50_ms ?? 0) * 2 + 5;
  if (added.some(({ added_p50_ms: ms }) => ms > mostAddedMs) || (ten?.other_p50_ms ?? Infinity) > allowed)
    process.exitCode = 1;
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'writing.json'),
    `${JSON.stringify({ date: new Date().toISOString(), cpus: availableParallelism(), load_average: loadavg()[0], model_sends_every_ms: everyMs, rounds_each: rounds, allowed_added_p50_ms: mostAddedMs, added, allowed_other_p50_ms: allowed, beside: figures }, null, 2)}\n`,
  );
} finally {
  await listening.stop();
  await server.close();
  provider.kill();
}
