import { setTimeout as sleep } from 'node:timers/promises';
import { isLineLost, openDatabase, type Database } from '@whetstone/database';
import type { Log } from './http/log.ts';
import type { Settings } from './settings.ts';

/** A database that starts along with us, or is started again, is there within this time. */
const patienceMs = 60_000;
const pauseMs = 500;

/** Opens the database, waiting a minute for one that does not answer yet. Throws what it said at last. */
export const openWhenThere = async (
  { databaseUrl: url, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> => {
  const began = performance.now();
  const onOutage: Parameters<typeof openDatabase>[0]['onOutage'] = ({ error, ms }) =>
    ms === undefined
      ? log('error', { event: 'the database does not answer', error: String(error) })
      : log('info', { event: 'the database answers again', after_ms: ms });
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await openDatabase({ url, dataDir, onOutage });
    } catch (error) {
      if (!isLineLost(error) || performance.now() - began > patienceMs) throw error;
      if (isFirst) log('warn', { event: 'waiting for the database', error: String(error) });
      await sleep(pauseMs);
    }
  }
};
