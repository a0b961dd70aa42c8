import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3711);

/** What these are about stands in the page alone: a second run on another database would tell nothing new. */
const pageOnly = ['assets', 'code-prompter', 'palette', 'public-pages', 'visual-prompter'];

/** The browser of journeys and pictures: it reaches nothing but the server under test. */
export const browser = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** The server under test on a port, with its admins. */
export const serverOn = (at: number, admins: readonly string[]) => ({
  command: 'node --disable-warning=ExperimentalWarning e2e/start-server.ts',
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  url: `http://localhost:${at}/health/ready`,
  reuseExistingServer: false,
  timeout: 60_000,
  stdout: 'ignore' as const,
  env: { PORT: String(at), TRUSTED_PROXY_HOPS: '1', ADMIN_EMAILS: admins.join() },
});

export default defineConfig({
  testDir: '.',
  testIgnore: process.env['TEST_DATABASE_URL'] ? pageOnly.map((name) => `${name}.spec.ts`) : [],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Shared machines stall for seconds: a second try is listed as flaky in the last lines, with its trace.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { ...browser, baseURL: `http://localhost:${port}`, trace: 'on-first-retry' },
  webServer: serverOn(port, ['admin@example.test', 'treasurer@example.test']),
});
