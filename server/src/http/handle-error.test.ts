import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { handleError } from './handle-error.ts';

const withCode = (code: string) => Object.assign(new Error('the line is cut'), { code });

const answerTo = async (error: Error) => {
  const app = new Hono().get('/', () => {
    throw error;
  });
  app.onError(handleError(() => undefined));
  const answer = await app.request('/');
  return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code];
};

it.each(['CONNECTION_CLOSED', 'ECONNRESET', '57P01', '08006', '53300', '40P01', '57014'])(
  'tells of a database that gave no answer (%s) as such, also in the middle of a statement',
  async (code) => {
    expect(await answerTo(withCode(code))).toEqual([503, 'unavailable']);
    expect(await answerTo(new DrizzleQueryError('select 1', [], withCode(code)))).toEqual([
      503,
      'unavailable',
    ]);
  },
);

it('tells of what nobody foresaw as our own fault', async () => {
  expect(await answerTo(new DrizzleQueryError('select 1', [], withCode('42P01')))).toEqual([500, 'internal']);
});
