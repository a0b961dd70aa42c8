// The server as npm start runs it, on data of its own (a directory, or a database of TEST_DATABASE_URL's PostgreSQL),
// with a social provider a thousand ports up and a language model two thousand.
import './movable-clock.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelProvider } from './model-provider.ts';
import { startSocialProvider } from './social-provider.ts';

const directory = mkdtempSync(join(tmpdir(), 'whetstone-e2e-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
process.env['DATA_DIR'] = directory;
// By name, since the tests come from addresses of their own: what nobody named answers this machine alone.
Object.assign(process.env, { DEV_OUTBOX: '1', PAYMENTS_SANDBOX: '1' });
const adminUrl = process.env['TEST_DATABASE_URL'];
if (adminUrl) {
  const { createEmptyDatabase } = await import('@whetstone/database/testing');
  process.env['DATABASE_URL'] = await createEmptyDatabase(adminUrl);
  // Own keys are taken on a PostgreSQL only where a key ring is given.
  process.env['AUTH_ENCRYPTION_KEY'] = randomBytes(32).toString('base64');
}
const port = Number(process.env['PORT']);
Object.assign(process.env, await startSocialProvider(`http://localhost:${port}`, port + 1000));
// Pictures show the site as it is without one.
if (!process.env['WITHOUT_MODEL']) Object.assign(process.env, await startModelProvider(port + 2000));
await import(new URL('../server/dist/main.js', import.meta.url).href);
