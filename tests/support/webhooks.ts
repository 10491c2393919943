import { pino } from 'pino';
import { createWebhook } from '#features/webhooks/server/change-webhook.ts';
import { deliverWebhook, recordAttempts } from '#features/webhooks/server/deliver-webhook.ts';
import { listDeliveries, listWebhooks } from '#features/webhooks/server/webhook-rows.ts';
import { webhookEvents } from '#features/webhooks/webhook.ts';
import type { Database } from '#platform/db/open-database.ts';
import {
  createOutboxWorker,
  type OutboxDependencies,
  type OutboxWorker,
} from '#platform/outbox/outbox-worker.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { deskOn, elena, nameOf } from './desk.ts';
import { testSecret } from './test-secret.ts';

/** A desk whose webhooks are delivered when a test says so; its clock stands until the test moves it. */
export function webhooksOn(database: Database, { timeoutMs = 10_000, now = Date.now() } = {}) {
  const desk = deskOn(database, now);
  const logged: string[] = [];
  const deps = Object.assign(desk, {
    cipher: createCipher(testSecret),
    appUrl: 'https://site.example',
    timeoutMs,
  });
  const newWorker = (options: Partial<OutboxDependencies> = {}): OutboxWorker =>
    createOutboxWorker({
      ...database,
      channel: 'webhook',
      deliver: deliverWebhook(deps),
      onAttempt: recordAttempts(deps),
      clock: deps.clock,
      log: pino({ level: 'debug' }, { write: (line: string) => logged.push(line) }),
      ...options,
    });
  return Object.assign(deps, {
    logged,
    newWorker,
    worker: newWorker(),
    /** Adds a webhook as the owner; throws when it is refused. */
    async add(url: string, events = [...webhookEvents]) {
      const outcome = await createWebhook(deps, nameOf(elena), { url, events });
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome;
    },
    async first() {
      const [webhook] = await listWebhooks(deps);
      if (!webhook) throw new Error('There is no webhook.');
      return webhook;
    },
    deliveries: async (id: string) => (await listDeliveries(database.db, id)) ?? [],
  });
}
