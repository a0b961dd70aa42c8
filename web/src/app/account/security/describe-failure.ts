import { isAuthError } from '@supabase/auth-js';
import { describeError } from '../../../lib/api/describe-error.ts';
import { describeAuthError } from '../../../shared/auth-forms/describe-auth-error.ts';

/** What to tell about a failure of either service, in one sentence. */
export const describeFailure = (error: unknown): string =>
  isAuthError(error) ? describeAuthError(error).message : describeError(error);
