import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Database } from '#platform/db/open-database.ts';
import type { Providers } from '#platform/mail/connection/providers.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { createListener } from '#server/create-app.ts';
import { type Dependencies, openDependencies } from '#server/dependencies.ts';
import { readEnv } from '#server/env.ts';
import type { NightlyBackup } from '#server/nightly-backup.ts';
import type { StartOptions } from '#server/open-store.ts';
import { createMemoryTransport } from './memory-transport.ts';
import { closeAfterTest } from './test-database.ts';
import { testSecret } from './test-secret.ts';

/** A server on a free port of this machine, with the real application, a test's database and mail kept in memory unless a test brings its own transport. */
export interface TestApp {
  request(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  dependencies: Dependencies;
  transport: ReturnType<typeof createMemoryTransport>;
  logged: string[];
  close(): Promise<void>;
}

/** Starts the application without its pages, which need a build: those are tested in a browser. Closes it after the test. */
export async function createTestApp(
  database: Database,
  settings: Record<string, string> = {},
  clock: () => number = Date.now,
  {
    threads,
    ...own
  }: {
    deskHeartbeatMs?: number;
    /** Undefined for the one that is connected. */
    transport?: MailTransport | undefined;
    mailProviders?: Providers;
    /** Runs commands of the desk, as backups are made by. */
    runDesk?: NightlyBackup['runDesk'];
  } & Pick<StartOptions, 'threads'> = {},
): Promise<TestApp> {
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) });
  const env = readEnv({ RATE_LIMIT_FORMS: '1000', APP_SECRET: testSecret, ...settings });
  const transport = createMemoryTransport();
  const dependencies = await openDependencies(
    { env, log, ...(threads && { threads }) },
    { transport, ...own, database, clock },
  );
  const { outbox, webhookDeliveries } = dependencies;
  outbox.start();
  webhookDeliveries.start();
  // Never closes an idle connection: on a slow machine it would while fetch is about to use it once more.
  const server = createServer({ keepAliveTimeout: 0 }, createListener(dependencies, { site: null }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = (path: string, init?: RequestInit) => fetch(origin + path, init);
  const app: TestApp = {
    request,
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    dependencies,
    transport,
    logged,
    async close() {
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      await Promise.all([outbox.stop(), webhookDeliveries.stop()]);
    },
  };
  closeAfterTest(app.close);
  return app;
}
