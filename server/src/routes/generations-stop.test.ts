import { randomUUID } from 'node:crypto';
import type { GenerationResponse, RewriteResponse } from '@whetstone/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startModelDouble, type ModelDouble } from '../testing/model-double.ts';
import type { TestServer } from '../testing/test-server.ts';
import { openWriting, writingOn, wrote } from '../testing/writing.ts';

let double: ModelDouble;
let server: TestServer;

beforeAll(async () => {
  double = await startModelDouble();
  server = await openWriting(double);
});
afterAll(async () => {
  await server.close();
  await double.close();
});

const request = {
  kind: 'content',
  goal: 'write a letter to Priya about the 14 broken lamps',
  open: 'I want a repair by 3 May',
} as const;

it('[WR-03] who stops the model gets the rules’ prompt at once, charged once, and nobody else can stop it', async () => {
  const ada = await server.signUp('ada');
  const bob = await server.signUp('bob');
  const on = writingOn(server, ada);
  double.behave({ ...wrote({ prompt: `${request.goal}. ${request.open}.` }), everyMs: 500 });
  const key = randomUUID();
  const stop = async (person: typeof ada) => {
    const path = `/api/generations/by-key/${key}/stop`;
    return (await (await person.request(path, { method: 'POST' })).json()) as { stopped: boolean };
  };
  const answer = on.generated(request, { key });
  await expect.poll(() => double.asked.length, { timeout: 10_000 }).toBe(1);
  expect(await stop(bob)).toEqual({ stopped: false });
  expect(await stop(ada)).toEqual({ stopped: true });
  const { id, prompt, usage, written_by: writtenBy } = await answer;
  expect(writtenBy.source).toBe('rules');
  expect(writtenBy.note).toMatch(/^You stopped .*, so the built-in rules wrote this\.$/);
  expect(prompt.text).toContain('14 broken lamps');
  expect([id, usage.used]).toEqual([expect.any(String), 1]);
  expect(await on.stored()).toEqual({ used: 1, ledger: 1, open: 0 });
  await expect.poll(() => double.asked[0]?.isAbandoned, { timeout: 10_000 }).toBe(true);
  const again = await ada.request(`/api/generations/by-key/${key}`);
  expect(((await again.json()) as GenerationResponse).id).toBe(id);
  expect(await stop(ada)).toEqual({ stopped: false });
});

it('[WR-03] Stop reaches the process that writes, whichever of two hears it', async () => {
  const other = await openWriting(double, {}, server.database);
  const ada = await server.signUp('ada');
  double.behave({ ...wrote({ prompt: `${request.goal}. ${request.open}.` }), everyMs: 500 });
  const asked = double.asked.length;
  const key = randomUUID();
  const answer = writingOn(server, ada).generated(request, { key });
  await expect.poll(() => double.asked.length, { timeout: 10_000 }).toBe(asked + 1);
  const stopped = await other.app.request(`/api/generations/by-key/${key}/stop`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(await stopped.json()).toEqual({ stopped: true });
  const { id, written_by: writtenBy } = await answer;
  expect(writtenBy.note).toMatch(/^You stopped /);
  expect(id).toEqual(expect.any(String));
  await expect.poll(() => double.asked[asked]?.isAbandoned, { timeout: 10_000 }).toBe(true);
});

it('[WR-03] who stops a rewriting keeps the model’s earlier text, with what was said since below it', async () => {
  const ada = await server.signUp('ada');
  const on = writingOn(server, ada);
  const prompt = `${request.goal}. ${request.open}.`;
  double.behave(wrote({ prompt }));
  const { id } = await on.generated(request);
  double.behave({ ...wrote({ prompt }), everyMs: 500 });
  const asked = double.asked.length;
  const key = randomUUID();
  const wishes = ['Send it by post.'];
  const answer = on.rewrite(id ?? '', { ...request, writer: 'model', wishes }, { 'idempotency-key': key });
  await expect.poll(() => double.asked.length, { timeout: 10_000 }).toBe(asked + 1);
  const stopped = await ada.request(`/api/generations/by-key/${key}/stop`, { method: 'POST' });
  expect(await stopped.json()).toEqual({ stopped: true });
  const rewritten = (await (await answer).json()) as RewriteResponse;
  expect(rewritten.prompt.text).toBe(`${prompt}\n\n- Send it by post.`);
  expect(rewritten.written_by.note).toMatch(
    /^You stopped .*, so what you have added is below the prompt it had already written\.$/,
  );
  expect(rewritten.model_rewrites_left).toBe(6);
});
