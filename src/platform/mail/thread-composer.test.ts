import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { publishedSettings } from '#features/settings/server/current-settings.ts';
import { madeUpQuote } from '#tests/support/made-up-quotes.ts';
import { defaultLocale } from '../i18n/locale.ts';
import { ThreadEnded } from '../threads.ts';
import type { ComposedEmail } from './composed-email.ts';
import { deliverMail } from './deliver-mail.ts';
import type { EmailName } from './emails.ts';
import { createThreadComposer, type MailComposer } from './thread-composer.ts';

const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { threadId, workerData } from 'node:worker_threads';
    const { serveTasks } = await import(${JSON.stringify(new URL('../thread-tasks.ts', import.meta.url))});
    serveTasks({
      async quote({ reference }) {
        if (!reference) throw new Error('no reference');
        return { result: new TextEncoder().encode(reference + threadId) };
      },
      async compose({ name, props, withoutAttachments }) {
        if (name === 'crash' || (name === 'lead-acknowledgement' && !withoutAttachments)) {
          setImmediate(() => { throw new Error('crashed'); });
          await new Promise(() => {});
        }
        if (name === 'endless') { const held = []; for (;;) held.push(new Array(1e5).fill(props)); }
        if (name === 'hanging') for (;;);
        if (name === 'blocked') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, props);
        if (name === 'busy') for (const end = Date.now() + props; Date.now() < end;);
        if (name === 'unknown') throw new Error('There is no e-mail of this name.');
        const result = { subject: props + ' ' + workerData.appUrl, text: String(threadId) };
        if (name !== 'slow') return { result };
        // As one that waits for the disk, while others are composed.
        const waitMs = typeof props === 'number' ? props : 50;
        return { result: new Promise((done) => setTimeout(() => done(result), waitMs)) };
      },
    });
  `)}`,
);

const mail = { messageId: 'an-id', locale: defaultLocale };
let composer: MailComposer;
let logged: unknown[][];
const open = (options: { script?: URL; idleMs?: number; limitMs?: number } = {}) => {
  logged = [];
  composer = createThreadComposer({
    script,
    setup: { appUrl: 'https://site.example', keepIn: null },
    settings: publishedSettings,
    log: { error: (...line: unknown[]) => logged.push(line) } as never,
    ...options,
  });
  return async (name: string, props: string | number = 'Hello') =>
    (await composer.compose(name as EmailName, props as never, mail)) as ComposedEmail;
};
afterEach(() => composer.close());

describe('the composer in a thread', () => {
  it('composes many mails at once, each for who asked', async () => {
    const compose = open();
    const subjects = Array.from({ length: 50 }, (_, number) => `Mail ${number}`);
    const mails = await Promise.all(
      subjects.map((subject, at) => compose(at % 3 === 0 ? 'slow' : 'any', subject)),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(
      subjects.map((subject) => `${subject} https://site.example`),
    );
  });

  it('rejects a mail that cannot be made, and composes the next in the same thread', async () => {
    const compose = open();
    const first = await compose('any');
    await expect(compose('unknown')).rejects.toThrow('There is no e-mail of this name.');
    expect((await compose('any')).text).toBe(first.text);
  });

  it.each(['crash', 'endless'])('rejects the mail alone that ends its thread (%s)', async (name) => {
    const compose = open();
    const outcomes = await Promise.allSettled([
      compose('slow'),
      compose(name),
      ...Array.from({ length: 20 }, () => compose('any')),
    ]);
    expect(outcomes.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
    expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: expect.any(ThreadEnded) });
    expect(logged).toEqual([[{ event: 'mail.composer_ended', err: expect.any(Error) }, expect.any(String)]]);
  });

  it('draws a quote in the same thread, and rejects one that cannot be drawn', async () => {
    const compose = open();
    const { text: threadId } = await compose('any');
    const pdf = await composer.renderQuotePdf(madeUpQuote('en'));
    expect(new TextDecoder().decode(pdf)).toBe(`RR-7K3M9Q${threadId}`);
    const rejected = composer.renderQuotePdf({ ...madeUpQuote('en'), reference: '' });
    await expect(rejected).rejects.toThrow('no reference');
  });

  it('ends a thread that does not finish a mail, and composes the others in the next', async () => {
    const compose = open({ limitMs: 500 });
    await compose('any');
    const outcomes = await Promise.allSettled([compose('hanging'), compose('any')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(outcomes[0]).toMatchObject({ reason: expect.any(ThreadEnded) });
    // A busy machine may not give it that much of a processor in ten times the limit.
    const message = expect.stringMatching(/used more than 500 ms of a processor|not done within 5000 ms/);
    const err = expect.objectContaining({ message });
    expect(logged).toEqual([[{ event: 'mail.composer_ended', err }, expect.any(String)]]);
  });

  it('lets a mail that is composed wait for the disk for longer than the limit', async () => {
    const compose = open({ limitMs: 400 });
    expect(await compose('slow', 500)).toMatchObject({ text: expect.any(String) });
    expect(logged).toEqual([]);
  });

  it('lets a mail take longer than the limit while it has no processor', async () => {
    const compose = open({ limitMs: 800 });
    await compose('any');
    expect(await compose('blocked', 1_000)).toMatchObject({ text: expect.any(String) });
    expect(logged).toEqual([]);
  });

  it('ends a thread whose mail waits for ten times the limit', async () => {
    const compose = open({ limitMs: 100 });
    await expect(compose('blocked', 120_000)).rejects.toThrow(ThreadEnded);
    const err = expect.objectContaining({ message: 'The task compose was not done within 1000 ms.' });
    expect(logged).toEqual([[{ event: 'mail.composer_ended', err }, expect.any(String)]]);
  });

  it('counts the limit from when a mail is begun, while another waits for the disk', async () => {
    const compose = open({ limitMs: 1_000 });
    await compose('any');
    const waiting = compose('slow', 1_500);
    await setTimeout(800);
    // At work when the limit of the first is over.
    await compose('busy', 400);
    await waiting;
    expect(logged).toEqual([]);
  });

  it('lets a mail be tried again where the script of the thread is gone', async () => {
    open({ script: new URL('file:///gone/compose-worker.js') });
    const rejected = composer.compose('any' as EmailName, 'Hello' as never, mail);
    await expect(rejected).rejects.toThrow(ThreadEnded);
  });

  it('ends the thread when no mail comes, and starts another for the next', async () => {
    const compose = open({ idleMs: 1 });
    const first = (await compose('any')).text;
    await expect.poll(async () => (await compose('any')).text, { interval: 50 }).not.toBe(first);
  });

  it('rejects what it has not composed when it is closed', async () => {
    const compose = open();
    const rejected = expect(compose('any')).rejects.toThrow(ThreadEnded);
    await composer.close();
    await rejected;
    await expect(compose('any')).rejects.toThrow(ThreadEnded);
  });

  const attempt = (type: string, { attempts = 1, props = '"Hello"' } = {}) =>
    deliverMail({
      transport: { deliver: async () => {}, close: async () => {} },
      log: { error: (...line: unknown[]) => logged.push(line) } as never,
      ...composer,
    })({ id: '1', type, attempts, props } as never, AbortSignal.timeout(60_000));

  it('lets a mail whose thread ended be tried again', async () => {
    open();
    expect(await attempt('crash')).toMatchObject({ outcome: 'failed', permanent: false });
    expect(await attempt('unknown')).toMatchObject({ outcome: 'failed', permanent: true });
    expect(await attempt('any')).toMatchObject({ outcome: 'sent' });
  });

  it('composes a mail without its PDF at the second attempt that ends its thread', async () => {
    open();
    const props = JSON.stringify({ withAnswers: true, lead: { kind: 'rate-request', answers: {} } });
    expect(await attempt('lead-acknowledgement', { props })).toMatchObject({
      outcome: 'failed',
      permanent: false,
    });
    logged = [];
    expect(await attempt('lead-acknowledgement', { props, attempts: 2 })).toMatchObject({
      outcome: 'sent',
      problem: 'not-attached',
    });
    expect(logged).toEqual([
      [{ event: 'mail.composer_ended', err: expect.any(Error) }, expect.any(String)],
      [expect.objectContaining({ event: 'mail.attachment_failed', outboxId: '1' }), expect.any(String)],
    ]);
    expect(await attempt('crash', { attempts: 2 })).toMatchObject({ outcome: 'failed', permanent: false });
  });
});
