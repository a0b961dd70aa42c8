// What streams of a model cost everyone else: other requests and first words beside none, one and ten streams; figures to results/enhance.json.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelDouble, written } from '../server/src/testing/model-double.ts';
import { signUp } from './sign-up.ts';
import { startServer } from './start-server.ts';

const text = `Write a note to Priya about the 14 lamps. ${'Say in plain words which lamp is broken and where it hangs. '.repeat(10)}`;
const everyMs = 20;
const seconds = 4;

const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1));
};

/** One enhancement from press to end; answers when its first words came. */
const stream = async (address: string, token: string): Promise<number> => {
  const began = performance.now();
  const response = await fetch(`${address}/functions/v1/enhance`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ description: 'write a note to Priya about 14 lamps' }),
  });
  let first = 0;
  let seen = '';
  for await (const part of response.body ?? []) {
    seen += new TextDecoder().decode(part as Uint8Array);
    if (first === 0 && seen.includes('event: text')) first = performance.now() - began;
  }
  if (!seen.includes('"source":"model"'))
    throw new Error(`The model's answer was not used: ${seen.slice(-300)}`);
  return first;
};

const measure = async (address: string, token: string, streams: number) => {
  const end = performance.now() + seconds * 1000;
  const firsts: number[] = [];
  const reader = async () => {
    while (performance.now() < end) firsts.push(await stream(address, token));
  };
  const others: number[] = [];
  const caller = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      await (await fetch(`${address}/api/account`, { headers: { authorization: `Bearer ${token}` } })).json();
      others.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await Promise.all([caller(), ...Array.from({ length: streams }, reader)]);
  return {
    streams,
    enhancements: firsts.length,
    first_words_p50_ms: at(firsts, 0.5),
    first_words_p95_ms: at(firsts, 0.95),
    other_requests: others.length,
    other_p50_ms: at(others, 0.5),
    other_p95_ms: at(others, 0.95),
  };
};

const double = await startModelDouble();
double.behave({ ...written(text), everyMs });
Object.assign(process.env, {
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: double.url,
  LLM_MODEL: 'double-1',
  LLM_PER_MINUTE: '1000',
});
const directory = mkdtempSync(join(tmpdir(), 'whetstone-bench-enhance-'));
const server = await startServer(directory);
try {
  const token = await signUp(server.address);
  await measure(server.address, token, 1);
  const figures = [];
  for (const streams of [0, 1, 10]) figures.push(await measure(server.address, token, streams));
  console.table(figures);
  const [alone, , ten] = figures;
  // Ten people who improve a text at once may cost the others as much again, and a little for a busy machine.
  const allowed = (alone?.other_p50_ms ?? 0) * 2 + 5;
  if ((ten?.other_p50_ms ?? Infinity) > allowed) process.exitCode = 1;
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'enhance.json'),
    `${JSON.stringify({ date: new Date().toISOString(), cpus: availableParallelism(), load_average: loadavg()[0], model_sends_every_ms: everyMs, seconds_each: seconds, allowed_other_p50_ms: allowed, figures }, null, 2)}\n`,
  );
} finally {
  await server.stop();
  await double.close();
  rmSync(directory, { recursive: true, force: true });
}
