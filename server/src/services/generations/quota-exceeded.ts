import { quotaSentence, type Usage } from '@whetstone/contract';
import { ServiceError } from '../../http/service-error.ts';

/** The prompts of the month are used up. */
export const quotaExceeded = ({ limit, note }: Usage): ServiceError =>
  new ServiceError('quota_exceeded', note ?? quotaSentence(limit));
