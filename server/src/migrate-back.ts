import { migrateBack } from '@whetstone/database';
import { readSettings } from './settings.ts';

/** Takes the migrations above the given number back: `npm run migrate:back -- 0076`. No server may run meanwhile. */
const asked = process.argv[2] ?? '';
if (!/^\d{1,4}$/.test(asked)) {
  console.error('Say which migration to roll back to: npm run migrate:back -- 0076');
  process.exit(64);
}
const { databaseUrl, dataDir } = readSettings(process.env);
try {
  const taken = await migrateBack({ url: databaseUrl, dataDir }, Number(asked));
  console.log(taken.length === 0 ? 'Nothing to roll back.' : `Rolled back:\n${taken.join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
