import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { handleError } from './handle-error.ts';
import { plainBody } from './plain-body.ts';

const app = new Hono().use(plainBody).post('/', async (c) => c.json({ read: await c.req.json() }));
app.onError(handleError(() => undefined));

const send = (body: string) =>
  app.request('/', { method: 'POST', headers: { 'content-type': 'application/json' }, body });

it.each([
  ['a long text of signs that mean something outside a text', { text: ',:[{"\\'.repeat(20_000) }],
  ['the longest list of ids', { ids: Array.from({ length: 500 }, () => crypto.randomUUID()) }],
])('lets %s through, as it was sent', async (_what, value) => {
  const answer = await send(JSON.stringify(value));
  expect(await answer.json()).toEqual({ read: value });
});

it.each([
  ['nested lists', '['.repeat(100_000)],
  ['an open text behind many entries', `[${'1,'.repeat(3000)}"`.padEnd(9000, 'a')],
  ['empty texts', `[${'"",'.repeat(4000)}""]`],
  ['fields', `{${'"a":1,'.repeat(3000)}"b":2}`],
])('[R-1] refuses a body of very many %s before it is parsed', async (_what, body) => {
  const answer = await send(body);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: { code: 'too_large' } });
});
