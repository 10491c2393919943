import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendDueQuotes } from '#features/quotes/server/waiting-quote.ts';
import { sendDelayMs } from '#features/requests/lead.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { deleteOldUploads } from '#platform/files/attachments.ts';
import { day } from '#platform/values/durations.ts';
import { deskOn } from '../support/desk.ts';
import { withQuotes } from '../support/quotes.ts';
import { testSecret } from '../support/test-secret.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairlead-kill-quote-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });

/** Sends the quotes that are due in a process of its own, which is killed once it says that it has come so far. */
async function sendUntil(said: 'rendered' | 'uncommitted', now: number) {
  const script = 'tests/support/send-quote-process.ts';
  const args = [dataDir, testSecret, String(now)];
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== said) continue;
    child.kill('SIGKILL');
    break;
  }
  if (child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

test.each(['rendered', 'uncommitted'] as const)(
  'a quote whose sending is killed (%s) is sent after the restart, and leaves no file for good',
  async (said) => {
    const before = await open();
    const first = withQuotes(deskOn(before));
    const lead = await first.submit();
    const { quoteId } = await first.draft(lead.id);
    expect(await first.queue(lead.id, quoteId)).toMatchObject({ ok: true });
    const row = await first.row(lead.id);
    const draft = await first.stored(quoteId);
    const events = await first.events(lead.id);
    await before.close();

    const now = first.now + sendDelayMs;
    await sendUntil(said, now);

    const after = await open();
    const desk = withQuotes(deskOn(after, now));
    expect(await desk.row(lead.id)).toEqual(row);
    expect(await desk.stored(quoteId)).toEqual(draft);
    expect(await desk.events(lead.id)).toEqual(events);
    expect(await desk.mails('quote-sent')).toEqual([]);
    expect(await desk.db.selectFrom('quote_totals').selectAll().execute()).toEqual([]);
    const files = () => desk.db.selectFrom('attachments').select(['id', 'lead_id']).execute();
    const chunks = () => desk.db.selectFrom('attachment_chunks').select('attachment_id').execute();
    const left = await files();
    if (said === 'uncommitted') expect(left).toEqual([{ id: expect.any(String), lead_id: null }]);
    expect(left.filter((file) => file.lead_id !== null)).toEqual([]);

    await sendDueQuotes(desk);
    expect(await desk.mails('quote-sent')).toHaveLength(1);
    const { document_id: fileId } = await desk.stored(quoteId);
    expect(left.map(({ id }) => id)).not.toContain(fileId);
    await deleteOldUploads(desk.db, desk.now + 1 + day);
    expect(await files()).toEqual([{ id: fileId, lead_id: lead.id }]);
    expect(new Set((await chunks()).map((chunk) => chunk.attachment_id))).toEqual(new Set([fileId]));
    await after.close();
  },
);
