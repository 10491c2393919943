import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { enqueueRow } from '#platform/outbox/outbox-rows.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { jobs } from './jobs.ts';

test('each job has a name in kebab-case that no other has', () => {
  const names = jobs.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

describeOnEachDatabase('the jobs of a server', (open) => {
  test('run where there is nothing to do', async () => {
    const app = await createTestApp(await open());
    const storage = {
      state: () => 'ok' as const,
      measure: async () => 'ok' as const,
      check: async () => {},
    };
    const { db, clock } = app.dependencies.services;
    const { log } = app.dependencies;
    const nightlyBackup = {
      db,
      clock,
      log,
      startedAt: clock(),
      time: async () => null,
      runner: { make: async () => {}, drill: async () => '', isRunning: () => false },
      runDesk: async () => '',
    };
    try {
      for (const { run } of jobs)
        await run({ ...app.dependencies.services, log, storage, nightlyBackup, checkAlarms: async () => {} });
    } finally {
      await app.close();
    }
  });

  test('run when it starts them, also those after one that fails', async () => {
    const { db, ...database } = await open();
    const app = await createTestApp({ db, ...database }, { DATA_DIR: tmpdir() });
    await enqueueRow(db, { channel: 'webhook', type: 'lead.created', props: {}, subjectId: 'gone', now: 1 });
    await db.updateTable('outbox').set({ state: 'sent', settled_at: 1 }).execute();
    await db.schema.alterTable('mail_counts').renameTo('mail_counts_away').execute();
    try {
      app.dependencies.jobs.start();
      await expect.poll(() => db.selectFrom('outbox').select('id').execute()).toEqual([]);
      await app.dependencies.jobs.stop();
    } finally {
      await db.schema.alterTable('mail_counts_away').renameTo('mail_counts').execute();
      await app.close();
    }
    const failed = app.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'job.failed');
    expect(failed).toMatchObject([{ job: 'delete-old-mail-counts' }]);
  });
});
