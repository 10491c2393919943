import { type Level, pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { composeEmail } from '#mails/compose-email.ts';
import type { Database, Db } from '#platform/db/open-database.ts';
import { deliverMail } from '#platform/mail/deliver-mail.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { createSmtpTransport } from '#platform/mail/smtp-transport.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import {
  createOutboxWorker,
  type OutboxDependencies,
  type OutboxWorker,
} from '#platform/outbox/outbox-worker.ts';
import type { SmtpListener } from './smtp-listener.ts';

/** Outbox workers on a clock that a test sets; what they open is closed after each test. Call it within a describe. */
export function outboxBench() {
  const start = Date.parse('2026-11-20T15:00:00Z');
  const bench = {
    start,
    now: start,
    logged: [] as string[],
    workers: [] as OutboxWorker[],
    work(database: Database, transport: MailTransport, options: Partial<OutboxDependencies> = {}) {
      const log = pino(
        { level: 'debug' satisfies Level },
        { write: (line: string) => bench.logged.push(line) },
      );
      const worker = createOutboxWorker({
        ...database,
        channel: 'mail',
        deliver: deliverMail({
          transport,
          clock: () => bench.now,
          log,
          compose: (name, props, { locale }) =>
            composeEmail(name, props, { locale, company, appUrl: 'https://site.example' }),
        }),
        clock: () => bench.now,
        log,
        ...options,
      });
      bench.workers.push(worker);
      return worker;
    },
    smtp(listener: SmtpListener): MailTransport {
      const transport = createSmtpTransport(listener.url);
      transports.push(transport);
      return transport;
    },
    async enqueue(db: Db, count = 1) {
      for (let number = 1; number <= count; number += 1) {
        const props = {
          name: `Visitor ${number}`,
          rating: 9,
          comments: 'Good',
          folder: 'inbox' as const,
          reference: `FB-${String(number).padStart(6, '3')}`,
          receivedAt: bench.now,
        };
        await enqueueMail(db, 'feedback-for-desk', { props, subjectId: `subject-${number}`, now: bench.now });
      }
    },
    rows: (db: Db) => db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute(),
    async onlyRow(db: Db) {
      const [row] = await bench.rows(db);
      if (!row) throw new Error('The outbox is empty.');
      return row;
    },
  };
  const transports: MailTransport[] = [];
  beforeEach(() => {
    bench.now = start;
    bench.logged = [];
    bench.workers = [];
  });
  afterEach(async () => {
    await Promise.all(bench.workers.map((worker) => worker.stop()));
    await Promise.all(transports.splice(0).map((transport) => transport.close()));
  });
  return bench;
}
