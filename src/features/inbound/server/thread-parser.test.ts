import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { customerMail, inboundOn, listUnreadable } from '#tests/support/inbound.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { receiveMail } from './receive-mail.ts';
import { createThreadParser, type ThreadParser } from './thread-parser.ts';

const own = { domain: 'llano.example', addresses: ['rates@llano.example'], authServices: [] };

const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { threadId } from 'node:worker_threads';
    const { parseMail } = await import(${JSON.stringify(new URL('parse-mail.ts', import.meta.url))});
    const { serveTasks } = await import(${JSON.stringify(
      new URL('../../../platform/thread-tasks.ts', import.meta.url),
    )});
    serveTasks({
      async parse({ raw, own }) {
        const mail = await parseMail(raw, own);
        if (mail.subject.startsWith('hang')) for (;;);
        if (mail.subject.startsWith('grow')) { const held = []; for (;;) held.push(new Array(1e5).fill(raw)); }
        if (mail.subject.startsWith('end')) setTimeout(() => { throw new Error('It ends after its answer.'); }, 100);
        return { result: { ...mail, text: mail.text + ' ' + threadId } };
      },
    });
  `)}`,
);

let parser: ThreadParser;
let logged: unknown[][] = [];
function openParser(options: { script?: URL; limitMs?: number; idleMs?: number } = {}): ThreadParser {
  logged = [];
  parser = createThreadParser({
    script,
    log: { error: (...line: unknown[]) => logged.push(line) } as never,
    ...options,
  });
  return parser;
}
afterEach(() => parser.close());

const mail = (subject: string) => Buffer.from(customerMail('m', 'Twelve crates', { Subject: subject }));

test('parses mails one after the other, each in its turn', async () => {
  const { parse } = openParser();
  const subjects = Array.from({ length: 20 }, (_, number) => `Mail ${number}`);
  const parsed = await Promise.all(subjects.map((subject) => parse(mail(subject), own)));
  expect(parsed.map(({ subject }) => subject)).toEqual(subjects);
  expect(new Set(parsed.map(({ text }) => text)).size).toBe(1);
});

test.each([
  ['hang', 500],
  ['grow', 60_000],
])('a mail that makes the thread %s is unparsable, and the next one is parsed', async (subject, limitMs) => {
  const { parse } = openParser({ limitMs });
  const [hostile, next] = await Promise.all([parse(mail(subject), own), parse(mail('Next'), own)]);
  expect(hostile).toMatchObject({ kind: 'unparsable', key: expect.stringMatching(/^sha256:/) });
  expect(next).toMatchObject({ kind: 'new', subject: 'Next' });
  expect(logged).toHaveLength(1);
});

test('a thread that ends between two mails is followed by another', async () => {
  const { parse } = openParser();
  expect(await parse(mail('end'), own)).toMatchObject({ subject: 'end' });
  await setTimeout(500);
  expect(await parse(mail('Next'), own)).toMatchObject({ kind: 'new', subject: 'Next' });
  expect(logged).toEqual([]);
});

test('a thread that does not start makes no mail unparsable', async () => {
  const { parse } = openParser({ script: new URL('file:///gone/parse-worker.js') });
  await expect(parse(mail('Hello'), own)).rejects.toThrow('did not start');
});

test('what is parsed at the end of the process is not unparsable', async () => {
  const { parse } = openParser();
  await parse(mail('First'), own);
  const parsing = expect(parse(mail('hang'), own)).rejects.toThrow('closed');
  await setTimeout(100);
  await parser.close();
  await parsing;
  expect(logged).toEqual([]);
});

describeOnDatabase('a hostile mail', (open) => {
  test('is kept as it came, and shown as unreadable', async () => {
    const desk = { ...inboundOn(await open()), parse: openParser({ limitMs: 200 }).parse };
    const raw = mail('hang');
    const received = () => receiveMail(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
    expect(await received()).toEqual({ outcome: 'unreadable', leadId: null, isRepeat: false });
    expect(await listUnreadable(desk.db)).toMatchObject([{ reason: 'not-parsed', size: raw.byteLength }]);
    expect(await received()).toMatchObject({ isRepeat: true });
  });
});
