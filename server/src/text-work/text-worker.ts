import { ServiceError } from '../http/service-error.ts';
import { doTask, type Job } from './tasks.ts';

/** What a task came to, as it travels between threads: an error would lose its class on the way. */
export type Outcome<Output> =
  | { readonly output: Output }
  | { readonly refusal: Pick<ServiceError, 'code' | 'message' | 'fields'> };

/** Nothing but the news that the thread has started. */
export interface Ready {
  readonly name: 'ready';
}

/** The entry of a thread: one task after the other. */
export default (job: Job | Ready): Outcome<unknown> => {
  if (job.name === 'ready') return { output: undefined };
  try {
    return { output: doTask(job) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { code, message, fields } = error;
    return { refusal: { code, message, fields } };
  }
};
