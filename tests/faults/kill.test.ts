import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const kills = 10;
const clients = 6;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface Answers {
  acknowledged: string[];
  refusals: string[];
}

/** Sends one submission after another until the server is gone or refuses one, and records what it answers. */
async function stream(origin: string, client: string, { acknowledged, refusals }: Answers): Promise<void> {
  for (let number = 0; refusals.length === 0; number += 1) {
    try {
      const response = await fetch(`${origin}/api/v1/raterequestform`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${client}-${number}` },
        body: JSON.stringify({
          email: `${client}-${number}@example.com`,
          products: `cargo ${client} ${number}`,
        }),
      });
      const answer = (await response.json()) as { reference: string };
      if (response.ok) acknowledged.push(answer.reference);
      else refusals.push(`${response.status}: ${JSON.stringify(answer)}`);
    } catch {
      // The server was killed: whatever was not acknowledged may be lost, and the customer knows it.
      return;
    }
  }
}

test(
  'a server killed ten times under load loses nothing that it acknowledged',
  async () => {
    const answers: Answers = { acknowledged: [], refusals: [] };
    const { acknowledged, refusals } = answers;
    for (let round = 0; round < kills; round += 1) {
      const server = await startServer({ DATA_DIR: dataDir });
      const before = acknowledged.length;
      const streams = Array.from({ length: clients }, (_, client) =>
        stream(server.origin, `r${round}c${client}`, answers),
      );
      // However fast the machine is: in the thick of it, and each time at another moment of a request.
      const enough = before + clients + round * 3;
      while (acknowledged.length < enough && refusals.length === 0) await pause(5);
      await pause(round * 4);
      await server.end('SIGKILL');
      await Promise.all(streams);
      expect(refusals).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThan(kills * clients);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);

    const database = new DatabaseSync(join(dataDir, 'desk.sqlite'));
    // A worker's lease outlives its killed process: let that be over.
    database.exec("update outbox set next_attempt_at = 0 where state = 'pending'");
    const server = await startServer({ DATA_DIR: dataDir });
    const pending = () =>
      database.prepare("select count(*) as count from outbox where state = 'pending'").get()?.count;
    const giveUpAt = Date.now() + 90_000;
    while (pending() !== 0 && Date.now() < giveUpAt) await pause(100);
    expect(pending()).toBe(0);

    const mails = database.prepare(
      'select outbox.id, outbox.state from outbox join leads on leads.id = outbox.subject_id where leads.reference = ?',
    );
    for (const reference of acknowledged) {
      const rows = mails.all(reference);
      expect(rows, reference).toHaveLength(2);
      for (const { id, state } of rows) {
        expect(state).toBe('sent');
        const file = join(dataDir, 'mail', `${id}.eml`);
        expect(existsSync(file), file).toBe(true);
        expect(readFileSync(file, 'utf8')).toContain(reference);
      }
    }
    database.close();
    expect(await server.end('SIGTERM')).toBe(0);
  },
  5 * 60_000,
);
