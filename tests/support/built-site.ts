import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { deskOwner } from './desk-owner.ts';
import { freePort, startServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site's server, for tests that read statuses, headers and HTML: `inject('siteOrigin')`. */
    siteOrigin: string;
    /** Its DATA_DIR, where its mails are kept as files. */
    siteDataDir: string;
  }
}

/** Starts one built server, on SQLite with an owner of the desk, which every file of the project `http` shares. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'http-tests-'));
  const port = await freePort();
  const server = await startServer({
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    DESK_OWNER_EMAIL: deskOwner.email,
    DESK_OWNER_PASSWORD: deskOwner.password,
  });
  project.provide('siteOrigin', server.origin);
  project.provide('siteDataDir', dataDir);
  return async () => {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
