import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendDelayMs } from '../../src/features/requests/lead.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { claimDue } from '../../src/platform/outbox/outbox-rows.ts';
import { hour } from '../../src/platform/values/durations.ts';
import { deskOn } from '../support/desk.ts';
import { untilWaiting } from '../support/interleave.ts';
import { quoteDeskOn, withQuotes } from '../support/quotes.ts';
import { describeOnPostgres } from '../support/test-database.ts';

let dataDir = '';
let children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'llanomar-two-processes-'));
});
afterEach(async () => {
  const ended = children.map(async (child) => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
  await Promise.all(ended);
  children = [];
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that accepts the quotes whose ids and secrets it is sent; it is ready once this resolves. */
async function acceptor(now: number) {
  const child = spawn(process.execPath, ['tests/support/accept-quotes-process.ts', dataDir, String(now)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return {
    send: (line: string) => child.stdin.write(`${line}\n`),
    outcome: async () => JSON.parse((await lines.next()).value ?? 'null'),
  };
}

test('a quote is accepted once by two processes that hold one SQLite file', async () => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
  const desk = withQuotes(deskOn(database));
  const quotes: { quoteId: string; secret: string; leadId: string }[] = [];
  for (let number = 0; number < 20; number += 1) {
    const lead = await desk.submit({ email: `ana-${number}@example.com` });
    quotes.push({ ...(await desk.quote(lead.id)), secret: lead.secret, leadId: lead.id });
  }
  // Of all mails, some fifty leave at once.
  await desk.leave();
  await desk.leave();
  const acceptors = await Promise.all([acceptor(desk.now), acceptor(desk.now)]);
  for (const { quoteId, secret } of quotes) {
    for (const { send } of acceptors) send(`${quoteId} ${secret}`);
    const outcomes = await Promise.all(acceptors.map(({ outcome }) => outcome()));
    expect(outcomes).toEqual(
      expect.arrayContaining(
        [true, false].map((isRepeat) => ({
          ...{ ok: true, isRepeat, revision: 1 },
        })),
      ),
    );
  }
  const decisions = await desk.db.selectFrom('quote_decisions').select('quote_id').execute();
  expect(decisions.map((decision) => decision.quote_id).sort()).toEqual(
    quotes.map(({ quoteId }) => quoteId).sort(),
  );
  for (const { leadId } of quotes) {
    const types = await desk.events(leadId);
    expect(types.filter((type) => type === 'quote-accepted')).toHaveLength(1);
    expect(await desk.row(leadId)).toMatchObject({ stage: 'won' });
  }
  await database.close();
});

describeOnPostgres('a revision that is sent while a worker claims the mail of the first', (open) => {
  test('finds it gone, and the first stays a quote that was sent', async () => {
    const [desk, holder] = [quoteDeskOn(await open()), (await open()).db];
    const lead = await desk.submit();
    const first = await desk.quote(lead.id);
    // The worker has claimed the row, and its statement is not committed yet.
    const claiming = await holder.startTransaction().execute();
    const due = { channel: 'mail', now: desk.now + sendDelayMs, leaseMs: hour, limit: 50 } as const;
    await claimDue({ db: claiming, engine: 'postgres' }, due);
    const { outbox_id: mailId } = await desk.stored(first.quoteId);
    const sending = desk.quote(lead.id);
    await untilWaiting(holder, 1);
    await claiming.commit().execute();
    expect(await sending).toMatchObject({ ok: true, revision: 2 });
    expect(await desk.stored(first.quoteId)).toMatchObject({ state: 'superseded', outbox_id: mailId });
    expect((await desk.mails('quote-sent')).map(({ attempts }) => attempts)).toEqual([1, 0]);
    const types = await desk.events(lead.id);
    expect(types).not.toContain('quote-unsent');
  });
});
