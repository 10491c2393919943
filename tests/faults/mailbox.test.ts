import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { afterEach, describe, expect, test } from 'vitest';
import { readImapUrl } from '#features/inbound/server/imap-url.ts';
import { readOriginal } from '#features/inbound/server/kept-mails.ts';
import { type Database, openDatabase } from '#platform/db/open-database.ts';
import { day, hour, minute } from '#platform/values/durations.ts';
import { type Dovecot, dovecotProblem, startDovecot } from '../support/dovecot.ts';
import { postgresUrl } from '../support/find-postgres.ts';
import { type ImapProxy, startImapProxy } from '../support/imap-proxy.ts';
import { inboundOn } from '../support/inbound.ts';
import { type MixedMail, makeMixedMails } from '../support/mixed-mails.ts';
import { createPostgresSchema } from '../support/postgres-schema.ts';

/*
 * Each mail that reaches the mailbox is stored once, or listed with its reason, through everything that may happen to a
 * mailbox. The long version, in half an hour:
 * MAILBOX_MAILS=1000 MAILBOX_KILLS=20 npx vitest run --project unit tests/faults/mailbox.test.ts
 */
const mailCount = Number(process.env.MAILBOX_MAILS || 60);
const killCount = Number(process.env.MAILBOX_KILLS || 3);

const testTimeout = 60_000 + mailCount * 2_000 + killCount * 10_000;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** An empty, migrated database that other processes open too. */
interface Place {
  database: Database;
  env: Record<string, string>;
  dataDir: string;
}

async function makePlace(engine: 'sqlite' | 'postgres'): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-mailbox-'));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  let databaseUrl: string | undefined;
  if (engine === 'postgres') {
    const schema = await createPostgresSchema(postgresUrl ?? '');
    ends.push(schema.remove);
    databaseUrl = schema.url;
  }
  const database = await openDatabase({ databaseUrl, dataDir, onLostConnection: () => {} });
  ends.push(database.close);
  return { database, dataDir, env: databaseUrl ? { DATABASE_URL: databaseUrl } : {} };
}

/** Processes that read the mailbox, as the instances of a site do. */
function readersOf({ dataDir, env }: Place, imapUrl: string) {
  const running: ChildProcess[] = [];
  const script = join(import.meta.dirname, '../support/inbound-process.ts');
  const kill = async (child: ChildProcess) => {
    running.splice(running.indexOf(child), 1);
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('A reader ended.');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  ends.push(async () => {
    for (const child of [...running]) await kill(child);
  });
  return {
    start(count: number) {
      while (running.length < count)
        running.push(
          spawn(process.execPath, [script, dataDir, imapUrl], {
            stdio: 'inherit',
            env: { ...process.env, ...env },
          }),
        );
    },
    async killAll() {
      for (const child of [...running]) await kill(child);
    },
    /** Kills one of them and starts it again. */
    async restartOne(count: number) {
      const child = running[Math.floor(Math.random() * running.length)];
      if (child) await kill(child);
      this.start(count);
    },
  };
}

interface MailboxState {
  newestUid: number;
  uidValidity: number;
}

/** Another mail program that has the mailbox open. */
async function openMailProgram(imap: Dovecot) {
  const client = new ImapFlow({ ...readImapUrl(imap.url).connection, logger: false });
  client.on('error', () => {});
  await client.connect();
  await client.mailboxCreate('Handled').catch(() => {});
  await client.mailboxOpen('INBOX');
  const close = async () => client.close();
  ends.push(close);
  const uidsOf = async (kind: string) =>
    (await client.search({ header: { 'x-kind': kind } }, { uid: true })) || [];
  return {
    close,
    uidsOf,
    async state(): Promise<MailboxState> {
      const status = await client.status('INBOX', { uidNext: true, uidValidity: true });
      if (!status) throw new Error('The mail server tells no state.');
      return { newestUid: Number(status.uidNext) - 1, uidValidity: Number(status.uidValidity) };
    },
    /** Marks one of the mails as read, moves one and deletes one; of the last two, those that the site has listed. */
    async use(listed: Set<number>) {
      const unseen = await client.search({ header: { 'x-kind': 'seen' }, seen: false }, { uid: true });
      const [seen] = unseen || [];
      const moved = (await uidsOf('moved')).find((uid) => listed.has(uid));
      const expunged = (await uidsOf('expunged')).find((uid) => listed.has(uid));
      if (seen) await client.messageFlagsAdd(String(seen), ['\\Seen'], { uid: true });
      if (moved) await client.messageMove(String(moved), 'Handled', { uid: true });
      if (expunged) await client.messageDelete(String(expunged), { uid: true });
    },
  };
}

type MailProgram = Awaited<ReturnType<typeof openMailProgram>>;

/** Lets the server refuse mails, and end connections in the middle of others. */
async function breakAnswers(proxy: ImapProxy, program: MailProgram) {
  proxy.answers.clear();
  for (const uid of await program.uidsOf('refused')) proxy.answers.set(uid, 'no');
  for (const uid of await program.uidsOf('cut')) proxy.answers.set(uid, 'cut');
}

/** Ends a break that has happened. */
function mendCuts({ answers, requested }: ImapProxy) {
  for (const [uid, how] of answers)
    if (how === 'cut' && typeof uid === 'number' && requested.includes(uid)) answers.delete(uid);
}

const markIn = (text: string) => /\bM\d{4}\b/.exec(text)?.[0];

/** The traces of each mail: a request, or a row of the list of received mails. */
async function tracesOf({ db }: Database) {
  const traces = new Map<string, string[]>();
  const add = (mark: string | undefined, trace: string) =>
    traces.set(mark ?? '', [...(traces.get(mark ?? '') ?? []), trace]);
  for (const { about } of await db.selectFrom('leads').select('about').execute()) add(markIn(about), 'lead');
  const rows = await db
    .selectFrom('inbound_mails')
    .select(['id', 'subject', 'outcome', 'reason'])
    .where('outcome', 'not in', ['lead', 'message'])
    .where('size', '>', 0)
    .execute();
  const { cipher } = inboundOn({ db } as Database);
  for (const { id, subject, outcome, reason } of rows) {
    const original = markIn(subject) ? null : await readOriginal({ db, cipher }, id);
    add(markIn(subject) ?? markIn(original?.content.toString('latin1') ?? ''), reason ?? outcome);
  }
  return traces;
}

/** Mails that wait, also those that were not listed yet. */
async function countWaiting({ db }: Database, { newestUid, uidValidity }: MailboxState): Promise<number> {
  const mailbox = await db
    .selectFrom('mailboxes')
    .select(['last_uid', 'uid_validity'])
    .executeTakeFirstOrThrow();
  if (Number(mailbox.uid_validity) !== uidValidity) return newestUid;
  const { count } = await db
    .selectFrom('inbound_mails')
    .select((row) => row.fn.countAll().as('count'))
    .where('outcome', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count) + Math.max(0, newestUid - Number(mailbox.last_uid));
}

/** Numbers of the mails that the site has listed. */
async function listedUids({ db }: Database, { uidValidity }: MailboxState): Promise<Set<number>> {
  const rows = await db
    .selectFrom('inbound_mails')
    .select('uid')
    .where('uid_validity', '=', uidValidity)
    .execute();
  return new Set(rows.map(({ uid }) => Number(uid)));
}

async function run(place: Place, instances: number) {
  const { database } = place;
  const { db } = database;
  const imap = await startDovecot();
  ends.push(imap.remove);
  const proxy = await startImapProxy(imap.url);
  ends.push(proxy.close);
  const now = Math.floor(Date.now() / 1000) * 1000;
  /** Times of receipt by mark; a duplicate has two. */
  const receipts = new Map<string, number[]>();
  const deliver = async ({ mark, raw }: MixedMail, at: number) => {
    receipts.set(mark, [...(receipts.get(mark) ?? []), at]);
    await imap.deliver(raw, at);
  };

  for (const mail of makeMixedMails(3, { from: 9000 })) await imap.deliver(mail.raw, now - 5 * day);
  const readers = readersOf(place, proxy.url);
  readers.start(instances);
  const isBegun = async () =>
    (await db.selectFrom('mailboxes').select('uid_validity').executeTakeFirst())?.uid_validity ?? null;
  await expect.poll(isBegun, { timeout: 60_000 }).not.toBeNull();
  await readers.killAll();

  /** Reads what is in the mailbox, and kills a reader each time that a part of `count` mails is done. */
  const readAll = async (program: MailProgram, { kills, count }: { kills: number; count?: number }) => {
    const progress = async () => {
      const state = await program.state();
      const waiting = await countWaiting(database, state);
      return { waiting, done: state.newestUid - waiting };
    };
    const { waiting, done } = await progress();
    const step = Math.max(1, Math.floor((count ?? waiting) / (kills + 1)));
    let [killAt, killsLeft, idleSince] = [done + Math.ceil(step / 2), kills, Date.now()];
    readers.start(instances);
    for (;;) {
      await program.use(await listedUids(database, await program.state()));
      mendCuts(proxy);
      const now = await progress();
      if (killsLeft > 0 && now.done >= killAt) {
        await readers.restartOne(instances);
        killsLeft -= 1;
        killAt = now.done + step;
      }
      if (now.waiting > 0) idleSince = Date.now();
      if (Date.now() - idleSince > 1_000) break;
      await pause(50);
    }
    expect(killsLeft).toBe(0);
  };
  const third = Math.floor(killCount / 3);

  // The site is down for three days.
  const [outage, renumbered, live] = [0.5, 0.25, 0.25].map((share) => Math.ceil(mailCount * share)) as [
    number,
    number,
    number,
  ];
  const duringOutage = makeMixedMails(outage);
  for (const [at, mail] of duringOutage.entries())
    await deliver(mail, now - 3 * day + Math.floor((at / outage) * 70) * hour);
  let program = await openMailProgram(imap);
  await breakAnswers(proxy, program);
  await readAll(program, { kills: third });

  // The mail server numbers its mails again.
  await readers.killAll();
  await program.close();
  await imap.stop();
  imap.renumber();
  const afterRenumbering = makeMixedMails(renumbered, { from: 2000 });
  for (const mail of afterRenumbering) await deliver(mail, now - minute);
  await imap.restart();
  program = await openMailProgram(imap);
  await breakAnswers(proxy, program);
  await readAll(program, { kills: third });

  // Mails arrive while they are read.
  const whileRead = makeMixedMails(live, { from: 4000, isLive: true });
  const arriving = (async () => {
    for (const mail of whileRead) {
      await deliver(mail, Math.floor(Date.now() / 1000) * 1000);
      await pause(10);
    }
  })();
  await pause(live * 5);
  await Promise.all([arriving, readAll(program, { kills: killCount - 2 * third, count: live })]);
  await readAll(program, { kills: 0 });
  await readers.killAll();
  return { mails: [...duringOutage, ...afterRenumbering, ...whileRead], receipts };
}

async function expectAllKept({ db }: Database, { mails, receipts }: Awaited<ReturnType<typeof run>>) {
  const traces = await tracesOf({ db } as Database);
  const expected = new Map(mails.map(({ mark, fate }) => [mark, fate]));
  const wrong: string[] = [];
  let missing = 0;
  for (const [mark, fate] of expected) {
    const found = traces.get(mark) ?? [];
    traces.delete(mark);
    if (fate === null && found.length === 0) missing += 1;
    else if (found.length !== 1 || (fate !== null && found[0] !== fate))
      wrong.push(`${mark} ${mails.find((mail) => mail.mark === mark)?.kind}: ${found.join(', ') || 'lost'}`);
  }
  expect(wrong).toEqual([]);
  const gone = traces.get('') ?? [];
  traces.delete('');
  // Those from before the first connection are not read.
  expect([...traces]).toEqual([]);
  expect(gone).toEqual(Array.from({ length: missing }, () => 'gone'));

  const leads = await db.selectFrom('leads').select(['id', 'about', 'received_at', 'folder']).execute();
  for (const { about, received_at } of leads) {
    const mark = markIn(about) ?? '';
    expect(receipts.get(mark), about).toContain(Number(received_at));
  }
  const notified = await db
    .selectFrom('outbox')
    .select('subject_id')
    .where('type', '=', 'lead-for-desk')
    .execute();
  const toDo = leads.filter(({ folder }) => folder !== 'notices').map(({ id }) => id);
  expect(notified.map(({ subject_id }) => subject_id).sort()).toEqual(toDo.sort());
  return { leads: leads.length, missing, gone: gone.length };
}

const title = `${mailCount} mails of all kinds, ${killCount} kills, three days without the site, another mail program and new numbers`;

describe.skipIf(dovecotProblem)(`${title}${dovecotProblem ? ` (${dovecotProblem})` : ''}`, () => {
  test.each([['sqlite', 1] as const, ...(postgresUrl ? [['postgres', 2] as const] : [])])(
    'each mail is stored once or listed with its reason, on %s with %i readers',
    async (engine, instances) => {
      const place = await makePlace(engine);
      const figures = await expectAllKept(place.database, await run(place, instances));
      if (process.env.MAILBOX_MAILS) console.log(engine, figures);
    },
    testTimeout,
  );
});
