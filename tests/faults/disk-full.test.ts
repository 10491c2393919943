import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesIn } from '#platform/commands/messages.ts';
import { startServer } from '../support/server-process.ts';
import { mountDisk, mountProblem, unmountDisk } from '../support/small-disk.ts';
import { keepSubmitting, noSubmissions, submitUntilStored } from '../support/submit-until-stored.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-full-'));
beforeAll(() => expect(mountDisk(dataDir, '24m')).toBe(true));
afterAll(() => {
  unmountDisk(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const size of [64 * 1024, 512]) {
      try {
        for (;;) writeSync(descriptor, Buffer.alloc(size, 1));
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

test.skipIf(mountProblem)(
  'a full disk costs no acknowledged request, and the server needs no restart once there is room (needs the right to mount)',
  async () => {
    const server = await startServer({ DATA_DIR: dataDir });
    const readiness = async () => (await fetch(`${server.origin}/readyz`)).status;
    const ballast = join(dataDir, 'ballast');
    const submissions = noSubmissions();
    const enough = 20;
    await keepSubmitting(
      [server.origin],
      'before',
      submissions,
      () => submissions.acknowledged.length >= enough,
    );

    fillDisk(ballast);
    let isOver = false;
    const stream = keepSubmitting([server.origin], 'full', submissions, () => isOver);
    await expect.poll(readiness).toBe(503);
    // The last submissions are repeated until there is room.
    await expect.poll(() => submissions.repeated).toBeGreaterThan(3);
    const form = await fetch(`${server.origin}/contactus`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams({ email: 'ana@example.com', message: 'Typed 40 bags of coffee' }),
    });
    expect(form.status).toBe(503);
    const html = await form.text();
    expect(html).toContain(messagesIn('en').unavailable);
    expect(html).toContain('Typed 40 bags of coffee');
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(server.output()).toMatch(/database or disk is full|disk I\/O error/);
    expect(server.output()).not.toContain('cannot rollback');

    isOver = true;
    rmSync(ballast);
    await stream;
    expect(submissions.wrong).toEqual([]);
    await expect.poll(readiness).toBe(200);
    await submitUntilStored([server.origin], 'after', submissions);

    const database = new DatabaseSync(join(dataDir, 'desk.sqlite'));
    const pending = () => {
      // Mails that failed on a full disk wait for their next attempt, which is made due.
      database.exec("update outbox set next_attempt_at = 0 where state = 'pending'");
      return database.prepare("select id from outbox where state = 'pending'").all();
    };
    await expect.poll(pending, { timeout: 60_000, interval: 1_000 }).toEqual([]);
    const stored = database.prepare('select reference from leads').all();
    expect(stored.map(({ reference }) => reference).sort()).toEqual(submissions.acknowledged.toSorted());
    database.close();
    expect(await server.end('SIGTERM')).toBe(0);
  },
);

test.skipIf(mountProblem)(
  'a start on a full disk serves the pages without data, and all once there is room (needs the right to mount)',
  async () => {
    const first = await startServer({ DATA_DIR: dataDir });
    expect(await first.end('SIGTERM')).toBe(0);
    const ballast = join(dataDir, 'ballast');
    fillDisk(ballast);

    const server = await startServer({ DATA_DIR: dataDir }, { waitUntilReady: false });
    const statusOf = (path: string) =>
      fetch(server.origin + path).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(() => statusOf('/healthz'), { timeout: 30_000 }).toBe(200);
    for (const path of ['/', '/contactus']) expect(await statusOf(path), path).toBe(200);
    const readiness = await fetch(`${server.origin}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual({ status: 'the disk is full or fails' });
    const message = { email: 'ana@example.com', message: 'Do you go to Veracruz?' };
    const refused = await fetch(`${server.origin}/api/v1/contactform`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ message: messagesIn('en').unavailable });
    expect(server.output()).toContain('start.disk_full');
    expect(server.output()).not.toContain('The site is at');

    rmSync(ballast);
    await expect.poll(() => statusOf('/readyz'), { timeout: 30_000 }).toBe(200);
    await expect.poll(server.output).toContain('The site is at');
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
