import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendDueQuotes, undoQuote } from '#features/quotes/server/waiting-quote.ts';
import { sendDelayMs } from '#features/requests/lead.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { deskOn, elena, nameOf } from '../support/desk.ts';
import { quoteDeskOn, withQuotes } from '../support/quotes.ts';
import { describeOnPostgres } from '../support/test-database.ts';

let dataDir = '';
let children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairlead-two-processes-'));
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
      expect.arrayContaining([true, false].map((isRepeat) => ({ ok: true, isRepeat, revision: 1 }))),
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

describeOnPostgres('a quote that is due', (open) => {
  test('is sent once by two instances, and not at all when it is taken back while its PDF is drawn', async () => {
    const [first, second] = [quoteDeskOn(await open()), quoteDeskOn(await open())];
    const [lead, kept] = [await first.submit(), await first.submit({ email: 'ben@example.com' })];
    const [due, undone] = [await first.draft(lead.id), await first.draft(kept.id)];
    await first.queue(lead.id, due.quoteId);
    first.now = second.now += sendDelayMs;
    await Promise.all([sendDueQuotes(first), sendDueQuotes(second)]);
    expect(await first.mails('quote-sent')).toHaveLength(1);
    expect((await first.events(lead.id)).filter((type) => type === 'quote-sent')).toHaveLength(1);
    expect(await first.stored(due.quoteId)).toMatchObject({ state: 'sent', send_at: null, returned: null });

    await first.queue(kept.id, undone.quoteId);
    first.now = second.now += sendDelayMs;
    const { renderQuotePdf } = first;
    first.renderQuotePdf = async () => {
      expect(await undoQuote(second, { quoteId: undone.quoteId, by: nameOf(elena) })).toEqual({ ok: true });
      return renderQuotePdf();
    };
    await sendDueQuotes(first);
    expect(await first.mails('quote-sent')).toHaveLength(1);
    expect(await first.stored(undone.quoteId)).toMatchObject({ state: 'draft', returned: null });
  });
});
