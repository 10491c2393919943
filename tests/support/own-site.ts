import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { sample } from '#features/settings/sample-company.ts';
import { replacePublished } from '#features/settings/server/current-settings.ts';
import { publishDraft } from '#features/settings/server/publish.ts';
import { keepDraft } from '#features/settings/server/settings-store.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openCipher } from '#platform/secrets/cipher.ts';
import { readMailsTo } from './read-mails.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';
import { settingsServices } from './settings-services.ts';

/** Owner in whose name tests change settings. */
export const owner = { id: '', name: 'Olga Prieto' };

/** Built server of a test file on an SQLite of its own, beside which the test opens the same database. */
export interface OwnSite extends Pick<ServerProcess, 'origin' | 'output'> {
  dataDir: string;
  deps: Awaited<ReturnType<typeof openSettings>>['deps'];
  read(path: string): Promise<string>;
  statusOf(path: string): Promise<number>;
  /** Publishes settings by the database, as an import does. */
  publish(settings: StoredSettings): Promise<void>;
  /** Mails to an address that the server has kept as files, the oldest first. */
  mailsTo(address: string): Promise<Email[]>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

async function openSettings(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
  const cipher = await openCipher(db, { appSecret: undefined, dataDir });
  return { deps: { db, clock: Date.now, cipher, ...settingsServices }, close };
}

export async function startOwnSite(): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'own-site-'));
  const port = String(await freePort());
  const settings = { PORT: port, APP_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir };
  const server = await startServer({ ...settings, LOG_LEVEL: 'warn' });
  const { deps, close } = await openSettings(dataDir);
  return {
    origin: server.origin,
    output: server.output,
    dataDir,
    deps,
    read: async (path) => (await fetch(server.origin + path)).text(),
    statusOf: async (path) => (await fetch(server.origin + path)).status,
    async publish(published) {
      await keepDraft(deps.db, owner, published, Date.now());
      expect(await publishDraft(deps, owner)).toMatchObject({ ok: true });
      // Publishing changed this process, too, whose modules other files share.
      replacePublished(sample);
    },
    mailsTo: (address) => readMailsTo(address, dataDir),
    async remove() {
      await close();
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
