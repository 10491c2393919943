import { sendDelayMs } from '#features/requests/lead.ts';
import type { Database } from '#platform/db/open-database.ts';
import { RecipientRefused } from '#platform/mail/transport.ts';
import { createTestApp } from './test-app.ts';

/** Sends the mails of a desk when `drain` is called; their recipient's server refuses all of them. */
export async function refuseMails(database: Database, desk: { now: number; clock: () => number }) {
  const app = await createTestApp(database, {}, desk.clock);
  await app.dependencies.outbox.stop();
  app.transport.failWith = new RecipientRefused('550 no such user');
  const drain = () => {
    desk.now += sendDelayMs;
    return app.dependencies.outbox.drain();
  };
  return { app, drain, close: () => app.close() };
}
