import { Worker } from 'node:worker_threads';
import { type OwnMail, type ParsedMail, unparsableMail } from './parse-mail.ts';

/** What the thread is sent: one mail at a time. */
export interface ParseRequest {
  raw: Uint8Array;
  own: OwnMail;
}

/** The thread cannot be started, or its owner is closing: no mail is to blame. */
export class ParserUnavailable extends Error {
  override name = 'ParserUnavailable';
}

/** Reads received mails. */
export interface ThreadParser {
  /** `parseMail` in a thread; a mail that takes too long or too much memory is unparsable. Rejects with ParserUnavailable. */
  parse(raw: Uint8Array, own: OwnMail): Promise<ParsedMail>;
  close(): Promise<void>;
}

/** Five times what the largest mail takes, and less than the lease of the mailbox: no other process begins the same mail. */
const usualLimitMs = 10_000;

/** Strings of the largest mail; its bytes and files are no part of it, and are bounded by its size. */
const heapMb = 256;

/**
 * A parser in a thread, so that no hostile mail holds the event loop. The thread starts with the first mail, ends when none
 * has come for `idleMs`, and may take 256 MB and `limitMs` for a mail; then it is ended, and the mail counts as unparsable.
 * Mails are parsed one after the other. `script` is the bundle of parse-worker.ts.
 */
export function createThreadParser({
  script,
  log,
  idleMs = 10_000,
  limitMs = usualLimitMs,
}: {
  script: string | URL;
  log: { error(fields: object, message: string): void };
  idleMs?: number;
  limitMs?: number;
}): ThreadParser {
  let thread: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function end(): Promise<void> {
    clearTimeout(idleTimer);
    const ending = thread;
    thread = null;
    await ending?.terminate();
  }

  function start(): Promise<Worker> {
    const started = new Worker(script, {
      name: 'received mails',
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
    });
    started.unref();
    // It may also end between two mails: the next one begins another.
    started.on('error', () => {});
    started.on('exit', () => {
      if (thread === started) thread = null;
    });
    return new Promise((done, failed) => {
      const fail = (cause: unknown) =>
        failed(new ParserUnavailable('The thread that parses mails did not start.', { cause }));
      started.once('message', () => {
        started.off('error', fail);
        started.off('exit', fail);
        done(started);
      });
      started.once('error', fail);
      started.once('exit', fail);
    });
  }

  /** Null where the thread was ended by the mail. */
  function parseIn(used: Worker, request: ParseRequest): Promise<ParsedMail | null> {
    return new Promise((done) => {
      let cause: unknown = new Error('The thread ended.');
      const settle = (mail: ParsedMail | null) => {
        clearTimeout(timer);
        used.off('message', settle).off('error', fail).off('exit', ended);
        if (mail === null && !isClosed)
          log.error({ event: 'inbound.parser_ended', err: cause }, 'the thread that parses mails was ended');
        done(mail);
      };
      const ended = () => settle(null);
      const fail = (error: unknown) => {
        cause = error;
      };
      const timer = setTimeout(() => {
        cause = new Error(`A mail was not parsed within ${limitMs} ms.`);
        void end();
      }, limitMs);
      used.on('message', settle).on('error', fail).on('exit', ended);
      used.postMessage(request);
    });
  }

  async function parse(raw: Uint8Array, own: OwnMail): Promise<ParsedMail> {
    if (isClosed) throw new ParserUnavailable('The parser is closed.');
    clearTimeout(idleTimer);
    thread ??= await start();
    if (isClosed) await end();
    if (isClosed || !thread) throw new ParserUnavailable('The parser is closed.');
    const mail = await parseIn(thread, { raw, own });
    if (isClosed) throw new ParserUnavailable('The parser is closed.');
    if (thread) idleTimer = setTimeout(end, idleMs).unref();
    return mail ?? unparsableMail(raw);
  }

  return {
    parse(raw, own) {
      const parsed = last.then(() => parse(raw, own));
      last = parsed.catch(() => {});
      return parsed;
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}
