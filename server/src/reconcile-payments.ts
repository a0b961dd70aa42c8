import { openDatabase } from '@whetstone/database';
import { compose } from './compose.ts';
import { jsonLog } from './http/log.ts';
import { reconcile } from './services/payments/reconcile/reconcile.ts';
import { readSettings } from './settings.ts';

/** Compares every customer with the payment provider, once, and says what was found. Exit code 1 where one failed. */
const settings = readSettings(process.env);
const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
try {
  const { payments } = await compose(settings, database, jsonLog);
  const { customers, changed, failed } = await reconcile(payments);
  await payments.settled();
  console.log(`${customers} customers compared, ${changed} brought up to date, ${failed} failed.`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await database.close();
}
