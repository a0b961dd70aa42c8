import { ApiError } from './api/api-error.ts';
import { describeError } from './api/describe-error.ts';

/** The promised form for an answer that is not ours; what our server says is a sentence already. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError)
    return error.code === 'unknown' ? `HTTP ${error.status}: ${error.message}` : describeError(error);
  return error instanceof Error ? error.message : describeError(error);
}

/** What support asks for first. */
const statusOf = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.code !== 'unknown' ? ` (HTTP ${error.status})` : '';

/** What to tell about a payment that did not begin or did not go through; two lines. */
export const paymentProblem = (error: unknown): string =>
  `❌ Payment Error: ${messageOf(error)}\nPlease try again or contact support if the issue persists${statusOf(error)}.`;
