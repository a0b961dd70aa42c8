import { defineConfig } from '@playwright/test';
import { serverOn, browser } from '../playwright.config.ts';
import { adminAddress } from './seed/people.ts';

const port = Number(process.env['E2E_PORT'] ?? 3611);

const server = serverOn(port, [adminAddress]);

/** Draws a picture of each screen and state into PICTURES_DIR: npm run pictures -- OUT. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: './seed/make-accounts.ts',
  outputDir: '../../test-results/pictures',
  fullyParallel: true,
  workers: 2,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  reporter: [['dot']],
  use: { ...browser, actionTimeout: 8_000, navigationTimeout: 15_000, baseURL: `http://localhost:${port}` },
  webServer: { ...server, env: { ...server.env, WITHOUT_MODEL: '1' } },
});
