// The database, auth and server tests and the browser journeys that reach the database, on TEST_DATABASE_URL's PostgreSQL.
import { runAll } from './run.mjs';

if (!process.env.TEST_DATABASE_URL) {
  console.error(
    'Set TEST_DATABASE_URL to a superuser connection of a PostgreSQL, or run "npm run test:postgres", which starts one.',
  );
  process.exit(1);
}
runAll([
  [
    'database, auth and server on PostgreSQL',
    'vitest',
    ['run', '--project', 'database', '--project', 'auth', '--project', 'server'],
  ],
  ['browser journeys on PostgreSQL', 'node', ['scripts/test-browser.mjs']],
]);
