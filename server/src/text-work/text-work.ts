import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { Piscina } from 'piscina';
import { ServiceError } from '../http/service-error.ts';
import { doTask, type Input, type Job, type Output, type TaskName } from './tasks.ts';
import type { Outcome, Ready } from './text-worker.ts';
import { errorCode } from '../error-code.ts';

/** Characters of text in a value, names of its fields included; bytes where it is bytes. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (value instanceof ArrayBuffer) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((size, [name, item]) => size + name.length + sizeOf(item), 0);
};

/**
 * The size up to which a task is done at once, in this thread: by measurement (bench/results/shapes.md) no text of that size
 * takes more than some 10 ms, and nearly all goals are shorter. Characters; bytes of an import.
 */
const mostHere: Readonly<Record<TaskName, number>> = {
  promptAsJson: 500,
  askQuestions: 500,
  judgePrompt: 16_000,
  modelPrompt: 60_000,
  writeForDesk: 500,
  enhanceByRules: 500,
  readImport: 32 * 1024,
};

export interface TextWorkOptions {
  readonly threads?: number;
  /** Tasks that may wait for a thread. */
  readonly queue?: number;
  /** Tasks of one person, or one address, that may wait or be under way. */
  readonly perSubject?: number;
  /** How long a task may take in a thread, in milliseconds. */
  readonly timeoutMs?: number;
}

export interface TextWork {
  /** Whether a task goes to another thread. */
  isLong<Name extends TaskName>(name: Name, input: Input<Name>): boolean;
  /**
   * Does a task, a long text's in another thread. Throws what the task refuses, `too_complex` where it takes too long,
   * `rate_limited` where the subject has several under way and `unavailable` where too many wait.
   */
  run<Name extends TaskName>(name: Name, input: Input<Name>, subject: string): Promise<Output<Name>>;
  close(): Promise<void>;
}

const idleMs = 30_000;
const heapMb = 256;
const ready: Ready = { name: 'ready' };

const tooComplex = (cause: unknown) =>
  new ServiceError(
    'too_complex',
    'This text takes too long to process. Shorten it, or remove long runs of the same characters. Nothing was charged.',
    { cause },
  );

const tooMany = () =>
  new ServiceError(
    'rate_limited',
    'We’re still processing several of your long requests. Please try again in a moment.',
    { retryAfterSeconds: 2 },
  );

const busy = () =>
  new ServiceError(
    'unavailable',
    'We’re processing a lot of long requests right now. Try again in a moment.',
    {
      retryAfterSeconds: 2,
    },
  );

const openThreads = (threads: number) =>
  new Piscina({
    // Beside this file, as a source and as built.
    filename: new URL(`./text-worker${extname(import.meta.url)}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    recordTiming: false,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });

const wasStopped = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY');

/** Threads for long texts, started when the first one comes and ended when none has come for a while. */
export const openTextWork = ({
  threads = Math.max(1, Math.min(2, availableParallelism() - 1)),
  queue = 24,
  perSubject = 3,
  timeoutMs = 5000,
}: TextWorkOptions = {}): TextWork => {
  let pool: Piscina | undefined;
  const gate = bulkhead(threads, queue);
  const underWay = new Map<string, number>();

  const inThread = async <Name extends TaskName>(job: Job<Name>): Promise<Output<Name>> => {
    pool ??= openThreads(threads);
    // The time a thread takes to start is not the text's.
    if (pool.threads.length < threads) await pool.run(ready);
    const signal = AbortSignal.timeout(timeoutMs);
    // Bytes move to the thread: copying 16 MB of them takes its time.
    const transferList = job.input instanceof ArrayBuffer ? [job.input] : [];
    const run: Promise<Outcome<Output<Name>>> = pool.run(job, { signal, transferList });
    const outcome = await run.catch((error: unknown) => {
      throw wasStopped(error) ? tooComplex(error) : error;
    });
    if ('output' in outcome) return outcome.output;
    const { code, message, fields } = outcome.refusal;
    throw new ServiceError(code, message, { ...(fields && { fields }) });
  };

  const inTurn = async <Name extends TaskName>(job: Job<Name>, subject: string): Promise<Output<Name>> => {
    const before = underWay.get(subject) ?? 0;
    if (before >= perSubject) throw tooMany();
    underWay.set(subject, before + 1);
    try {
      return await gate.execute(() => inThread(job));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? busy() : error;
    } finally {
      const left = (underWay.get(subject) ?? 1) - 1;
      if (left === 0) underWay.delete(subject);
      else underWay.set(subject, left);
    }
  };

  const isLong = (name: TaskName, input: unknown): boolean => sizeOf(input) > mostHere[name];

  return {
    isLong,
    run: async <Name extends TaskName>(name: Name, input: Input<Name>, subject: string) =>
      isLong(name, input) ? inTurn({ name, input }, subject) : doTask({ name, input }),
    close: async () => {
      await pool?.destroy();
    },
  };
};
