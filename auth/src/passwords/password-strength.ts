import { createRequire } from 'node:module';
import { Piscina } from 'piscina';
import { AuthError } from '../auth-error.ts';
import type { StrengthQuestion, Weakness } from './strength-worker.ts';

const patienceMs = 10_000;
const mostWaiting = 64;

// By the package's name: in the built server this file lies elsewhere. It reads 240,000 words, so it begins with the first password and stays.
const openThread = (): Piscina =>
  new Piscina({
    filename: createRequire(import.meta.url).resolve('@whetstone/auth/strength-worker'),
    minThreads: 1,
    maxThreads: 1,
    maxQueue: mostWaiting,
    recordTiming: false,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });

let thread: Piscina | undefined;

/** Why a password is weak, judged beside the event loop; null for a good one. Throws 503 where too many wait or it takes too long. */
export const weaknessOf = async (question: StrengthQuestion): Promise<Weakness | null> => {
  thread ??= openThread();
  try {
    return (await thread.run(question, { signal: AbortSignal.timeout(patienceMs) })) as Weakness | null;
  } catch (cause) {
    throw new AuthError(
      503,
      'request_timeout',
      'The password could not be checked right now. Please try again.',
      { cause },
    );
  }
};
