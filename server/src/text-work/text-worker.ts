import { ServiceError } from '../http/service-error.ts';
import { tasks, type TaskName } from './tasks.ts';

/** What a task came to, as it travels between threads: an error would lose its class on the way. */
export type Outcome =
  | { readonly output: unknown }
  | { readonly refusal: Pick<ServiceError, 'code' | 'message' | 'fields'> };

/** A task, or nothing but the news that the thread has started. */
export type Job = { readonly name: 'ready' } | { readonly name: TaskName; readonly input: unknown };

/** The entry of a thread: one task after the other. */
export default (job: Job): Outcome => {
  if (job.name === 'ready') return { output: undefined };
  try {
    return { output: tasks[job.name](job.input as never) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { code, message, fields } = error;
    return { refusal: { code, message, fields } };
  }
};
