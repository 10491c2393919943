import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendDelayMs } from '#features/requests/lead.ts';
import { sendDueReplies } from '#features/requests/server/reply/waiting-reply.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { deskOn } from '../support/desk.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairlead-kill-reply-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });

/** Sends a reply in a process of its own, which is killed once it says that it has come so far. */
async function sendUntil(moment: string, { id, now }: { id: string; now: number }) {
  const script = 'tests/support/send-reply-process.ts';
  const child = spawn(process.execPath, [script, dataDir, String(now), id, moment], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== moment) continue;
    child.kill('SIGKILL');
    break;
  }
  if (child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

test.each(['queued', 'uncommitted', 'sent'] as const)(
  'a reply whose sending is killed (%s) is sent once after the restart',
  async (moment) => {
    const before = await open();
    const first = deskOn(before);
    const lead = await first.submit();
    await before.close();

    await sendUntil(moment, { id: lead.id, now: first.now });

    const after = await open();
    const desk = deskOn(after, first.now + sendDelayMs);
    const isSent = moment === 'sent';
    expect(await desk.events(lead.id)).toEqual(
      isSent ? ['received', 'reply', 'stage', 'owner'] : ['received'],
    );
    await sendDueReplies(desk);
    await sendDueReplies(desk);
    expect(await desk.events(lead.id)).toEqual(['received', 'reply', 'stage', 'owner']);
    expect(await desk.mails('lead-reply')).toHaveLength(1);
    expect(await desk.row(lead.id)).toMatchObject({ version: 2, stage: 'quoted', replied_at: desk.now });
    await after.close();
  },
);
