import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { siteArgs, siteEnv } from './scripts/site-command.mjs';
import { deskOwner } from './tests/support/desk-owner.ts';

const port = process.env.E2E_PORT ?? '4173';
const baseURL = `http://localhost:${port}`;

// Playwright loads this file once more in every worker, which inherit the environment: one server, one data folder.
if (!process.env.E2E_DATA_DIR) {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  process.env.E2E_DATA_DIR = dataDir;
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}

const executablePath = process.env.CHROMIUM_PATH;

/**
 * The Cross-Origin-Opener-Policy header, which tests/http/page-cache.test.ts checks, makes Chromium start another renderer
 * process for each visit from about:blank: the scripts of a reused page would run as slowly as those of a new one. The
 * other features are those of Playwright's own `--disable-features` that matter here: its last occurrence alone counts.
 */
const disabledFeatures = [
  'CrossOriginOpenerPolicy',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/accessibility-tree/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Twice as many as two cores: a test also waits, for a mail, a timer or the server.
  workers: 4,
  reporter: 'line',
  // No test asks the machine to be quick, and a loaded one takes its time.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    // The page of a worker is emptied between its tests: a new context and renderer cost 0.4 s of CPU.
    reuseContext: true,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${disabledFeatures}`,
      ],
    },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
  webServer: {
    command: `exec ${process.execPath} ${siteArgs.join(' ')}`,
    url: `${baseURL}/readyz`,
    env: {
      ...siteEnv,
      PORT: port,
      APP_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FORMS: '100000',
      RATE_LIMIT_SIGN_UPS: '100000',
      DESK_OWNER_EMAIL: deskOwner.email,
      DESK_OWNER_PASSWORD: deskOwner.password,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
