import { ServiceError } from '../../http/service-error.ts';

/** The session has not passed the second factor that its account has. */
export const secondFactorNeeded = () =>
  new ServiceError('second_factor_needed', 'Enter your two-factor code first.');
