import { expect, it } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { paymentProblem } from './payment-problem.ts';

const rest = '\nPlease try again or contact support if the issue persists.';

it('[PY-02] [PY-03] a refusal is told in the server’s sentence, with its status for support', () => {
  const error = new ApiError('payments_unavailable', 503, 'The payment provider did not answer.');
  expect(paymentProblem(error)).toBe(
    '❌ Payment Error: The payment provider did not answer.\nPlease try again or contact support if the issue persists (HTTP 503).',
  );
});

it('[PY-02] an answer that is not ours is told with its status and its text', () => {
  expect(paymentProblem(new ApiError('unknown', 502, '<h1>Bad Gateway</h1>'))).toBe(
    `❌ Payment Error: HTTP 502: <h1>Bad Gateway</h1>${rest}`,
  );
});

it('[PY-02] no session and no address are told in the promised words', () => {
  for (const message of ['User not authenticated', 'No checkout URL returned from the card payment provider'])
    expect(paymentProblem(new Error(message))).toBe(`❌ Payment Error: ${message}${rest}`);
});

it('no answer at all is told as such, without a status', () => {
  expect(paymentProblem(new ApiError('offline', 0, 'No answer'))).toMatch(
    /^❌ Payment Error: The server cannot be reached/,
  );
});
