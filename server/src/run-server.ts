import { UnknownEncryptionKey } from '@whetstone/auth';
import { DirectoryInUse, isUnavailable } from '@whetstone/database';
import type { Hono } from 'hono';
import { ZodError } from 'zod';
import { compose } from './compose.ts';
import type { Dependencies } from './http/dependencies.ts';
import { jsonLog } from './http/log.ts';
import { findLocalServers, localServerInWords } from './llm/find-local-servers.ts';
import { openWhenThere } from './open-when-there.ts';
import { serve } from './serve.ts';
import { startLater, type Background } from './start-later.ts';
import { resealDraftKeys } from './services/drafts/draft-key.ts';
import { resealModelKeys } from './services/model-keys/reseal-keys.ts';
import { startMonitor } from './services/status/start-monitor.ts';
import { syncAdmins } from './services/admin/sync-admins.ts';
import { seedTemplates } from './services/library/seed-templates.ts';
import { startSweeper } from './services/sweeper/start-sweeper.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { within } from './within.ts';
import { errorCode } from './error-code.ts';

/** Exit codes, so that whoever starts the server can tell the reasons apart. */
const exitCodes = { settings: 78, directoryInUse: 75, databaseAway: 69, failed: 1 } as const;

const fail = (error: unknown): never => {
  if (error instanceof SettingsError) {
    console.error(error.message);
    process.exit(exitCodes.settings);
  }
  if (error instanceof DirectoryInUse) {
    console.error(`${error.message} Stop it first, or set DATA_DIR to another directory.`);
    process.exit(exitCodes.directoryInUse);
  }
  if (isUnavailable(error)) {
    console.error(`The PostgreSQL server in DATABASE_URL is not responding: ${String(error)}`);
    process.exit(exitCodes.databaseAway);
  }
  if (error instanceof UnknownEncryptionKey) {
    console.error(`AUTH_ENCRYPTION_KEY: ${error.message}`);
    process.exit(exitCodes.settings);
  }
  if (error instanceof ZodError) {
    console.error(
      [
        'These account settings are wrong:',
        ...error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
      ].join('\n'),
    );
    process.exit(exitCodes.settings);
  }
  if (errorCode(error) === 'EADDRINUSE')
    console.error('The port is in use by another program. Set PORT to a different one.');
  else console.error(error);
  process.exit(exitCodes.failed);
};

/** Work that ends by itself: nothing waits for it at the end. */
const once = (work: () => Promise<void>): Background => {
  work().catch((error: unknown) =>
    jsonLog('warn', { event: 'work after the start failed', error: String(error) }),
  );
  return { stop: async () => undefined };
};

const announce = (settings: Settings, port: number, sinceMs: number) => {
  const address = `http://localhost:${port}`;
  console.log(`Whetstone is ready at ${address} after ${(sinceMs / 1000).toFixed(1)} s.`);
  console.log(
    settings.databaseUrl
      ? 'Data: the PostgreSQL database in DATABASE_URL.'
      : `Data: embedded, in ${settings.dataDir}.`,
  );
  if (!settings.payments)
    console.log('No payment provider is set: checkouts are simulated, and nobody is charged.');
  if (settings.model)
    console.log(`Enhancement: the model ${settings.model.model}, with the built-in rules as a fallback.`);
  if (settings.devOutbox) console.log(`No mail server is set: emails are shown at ${address}/dev/outbox`);
};

/** Whoever started the server waits for the first page: sweeping, sampling and packing leave it the processor. */
const settleMs = 2000;

/** A mail server or a payment provider that hangs must not keep the server from stopping, beyond the requests' own grace. */
const lastMs = 10_000;

interface ServerOptions {
  /** How long requests under way may take at the end, in milliseconds. */
  readonly graceMs?: number;
  /** Runs once a moment after the start. Its failure is logged. */
  readonly afterwards?: (app: Hono) => Promise<void>;
}

/** Reads the settings, opens the database (migrating it), serves what `build` composes, and stops cleanly on a signal. */
export const runServer = async (
  build: (dependencies: Dependencies) => Promise<Hono>,
  { graceMs = 10_000, afterwards = async () => undefined }: ServerOptions = {},
): Promise<void> => {
  const began = performance.now();
  try {
    const settings = readSettings(process.env);
    const nearby = settings.looksForModels ? findLocalServers() : Promise.resolve([]);
    const database = await openWhenThere(settings, jsonLog);
    const dependencies = await compose(settings, database, jsonLog);
    await dependencies.auth.reseal();
    await resealDraftKeys(dependencies);
    await resealModelKeys(dependencies);
    await syncAdmins(database, settings.adminEmails);
    await seedTemplates(database);
    const app = await build(dependencies);
    const server = await serve(app, { ...settings, graceMs });
    const background = startLater(settleMs, [
      () => startSweeper(dependencies),
      () => startMonitor(app, dependencies),
      () => once(() => afterwards(app)),
    ]);
    announce(settings, server.port, performance.now() - began);
    for (const found of await nearby) console.log(localServerInWords(found));
    const finish = async () => {
      await Promise.all([server.stop(), background.stop()]);
      dependencies.model?.close();
      dependencies.ownModels.close();
      await dependencies.textWork.close();
      await dependencies.auth.settled();
      await dependencies.payments.stop();
      await database.close();
    };
    const stop = async () => {
      if (!(await within(graceMs + lastMs, finish())))
        jsonLog('warn', { event: 'stopped while work was still under way' });
      process.exit(0);
    };
    // Ctrl+C reaches the whole group and the starter passes it on: the second one must not cut the first short.
    let stopping: Promise<void> | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));
  } catch (error) {
    return fail(error);
  }
};
