import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthContext } from '../auth-context.ts';

/** The result of `work`, not before the floor: what takes longer for a known address is hidden under it. */
export const answerNotBefore = async <T>(auth: AuthContext, work: Promise<T>): Promise<T> => {
  const [result] = await Promise.all([work, sleep(auth.settings.answerFloorMs)]);
  return result;
};

/** Answers at the floor exactly, done or not; for work whose result the caller may not learn. */
export const answerAtFloor = async (auth: AuthContext, work: Promise<unknown>): Promise<void> => {
  auth.inBackground(work);
  await sleep(auth.settings.answerFloorMs);
};
