import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3711);

/** What these are about stands in the page alone: a second run on another database would tell nothing new. */
const pageOnly = ['assets', 'code-prompter', 'palette', 'public-pages', 'visual-prompter'];

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
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
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
  },
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning e2e/start-server.ts',
    cwd: '..',
    url: `http://localhost:${port}/health/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      TRUSTED_PROXY_HOPS: '1',
      ADMIN_EMAILS: 'admin@example.test,treasurer@example.test',
    },
  },
});
