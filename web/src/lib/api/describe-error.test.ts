import { expect, it } from 'vitest';
import { ApiError, readApiError } from './api-error.ts';
import { describeError } from './describe-error.ts';

const answer = (status: number, body: string) => new Response(body, { status });

it('the server’s sentence is shown for a code that only the server can explain', async () => {
  const body = JSON.stringify({
    error: { code: 'quota_exceeded', message: 'Your 5 prompts of this month are used.' },
  });
  expect(describeError(await readApiError(answer(402, body)))).toBe('Your 5 prompts of this month are used.');
});

it('an answer that is not ours, such as a proxy’s page, still becomes a sentence', async () => {
  const error = await readApiError(answer(500, '<html>Oh no</html>'));
  expect(error.code).toBe('unknown');
  expect(describeError(error)).toMatch(/Try again/);
});

it.each([
  [413, /Shorten it/],
  [429, /Wait a minute/],
  [502, /busy or restarting/],
  [503, /busy or restarting/],
  [504, /busy or restarting/],
])('a proxy’s %i is told by what it means', async (status, sentence) => {
  expect(describeError(await readApiError(answer(status, '<html>nginx</html>')))).toMatch(sentence);
});

it('JSON of another shape counts as an answer that is not ours', async () => {
  expect((await readApiError(answer(500, '{"error":"no"}'))).code).toBe('unknown');
});

it('a lost connection says that nothing written is lost', () => {
  expect(describeError(new ApiError('offline', 0, 'Failed to fetch'))).toContain('nothing you wrote is lost');
});

it('a defect of the page is not shown in the words of the browser', () => {
  expect(describeError(new TypeError('x is undefined'))).not.toContain('undefined');
});
