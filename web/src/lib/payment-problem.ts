import { ApiError } from './api/api-error.ts';
import { describeError } from './api/describe-error.ts';

function messageOf(error: unknown): string {
  if (error instanceof ApiError)
    return error.status === 0 ? describeError(error) : `HTTP ${error.status}: ${error.message}`;
  return error instanceof Error ? error.message : describeError(error);
}

/** What to tell about a payment that did not begin or did not go through; two lines. */
export const paymentProblem = (error: unknown): string =>
  `❌ Payment Error: ${messageOf(error)}\nPlease try again or contact support if the issue persists.`;
