import { Worker } from 'node:worker_threads';
import type { QuoteDocument } from '../../features/quotes/document.ts';
import type { EmailName, EmailProps } from '../../mails/emails.ts';
import type { Log } from '../log/logger.ts';
import type { ComposedEmail, MailContext } from './composed-email.ts';

/** A mail to compose. */
export interface ComposeRequest extends Pick<MailContext, 'locale' | 'file' | 'withoutAttachments'> {
  name: string;
  props: unknown;
  messageId: string;
}

/** What the thread is sent: a mail to compose, or a quote to draw. The id is a positive integer. */
export type ThreadRequest = { id: number } & (ComposeRequest | { quote: QuoteDocument });

/** What the thread knows from its start. */
export interface ComposeSetup extends Omit<MailContext, 'locale' | 'file' | 'withoutAttachments'> {
  /** The folder in which the thread keeps the mails; null where they leave by a transport. */
  keepIn: string | null;
  /** Its first element is the id of the request that the thread works on, or 0. */
  current: Int32Array<SharedArrayBuffer>;
}

/** What became of a mail that the thread was to keep in the folder: kept, where there is no `failure`. */
export interface KeepResult extends Pick<ComposedEmail, 'attachmentFailure'> {
  failure: { message: string; code?: string } | null;
}

/** A mail to deliver, or what became of one that is kept. */
export type MadeMail = ComposedEmail | KeepResult;

/** What the thread answers, several at once. */
export type ThreadResult = { id: number } & ({ mail: MadeMail } | { pdf: Uint8Array } | { error: string });

/** The thread ended while it composed a mail or drew a quote; another attempt may succeed. */
export class ComposerEnded extends Error {
  override name = 'ComposerEnded';
}

/** Makes e-mails from what the outbox holds. */
export interface MailComposer {
  /** Rejects when the mail can't be made; with ComposerEnded when another attempt may succeed. */
  compose<Name extends EmailName>(
    name: Name,
    props: EmailProps<Name>,
    mail: Omit<ComposeRequest, 'name' | 'props'>,
  ): Promise<MadeMail>;
  /**
   * Draws a quote as its PDF, after the mails that the thread has already; rejects as `compose` does, or after half a
   * minute.
   */
  renderQuotePdf(document: QuoteDocument): Promise<Uint8Array>;
  /** Ends what it runs; mails that are being composed reject. */
  close(): Promise<void>;
}

interface Job {
  request: ThreadRequest;
  done: (result: Exclude<ThreadResult, { error: string }>) => void;
  failed: (error: Error) => void;
}

/** Longer than any mail takes on a busy machine. */
const usualLimitMs = 20_000;

/**
 * The largest quote (src/features/quotes/limits.ts) takes some six seconds of a processor, which others may need too; texts in
 * wide or combined characters take more. Somebody waits for it at the desk.
 */
const quoteLimitMs = 30_000;

/** What the largest quote takes, with some to spare: nearer to it, most of the time goes to collecting garbage. */
const heapMb = 96;

/** Its memory, 40 MB, is worth more than the half second in which the next mail starts it again. */
const usualIdleMs = 5_000;

/** Enough that the thread does not wait for the event loop between two mails, nor for the disk while it keeps some. */
const maxInFlight = 64;

/**
 * A composer in a thread, so that no request waits for a template, nor for the files of mails that are kept. The thread
 * starts with the first mail, ends when none has come for `idleMs`, and may take 96 MB, up to twice `limitMs` for a mail and
 * half a minute for a quote. When it ends before, that is logged, the mail that it was composing rejects, and the others are
 * composed by the next. `script` is the bundle of compose-worker.ts.
 */
export function createThreadComposer({
  script,
  setup,
  log,
  idleMs = usualIdleMs,
  limitMs = usualLimitMs,
}: {
  script: string | URL;
  setup: Omit<ComposeSetup, 'current'>;
  log: Log;
  idleMs?: number;
  limitMs?: number;
}): MailComposer {
  const waiting: Job[] = [];
  const inFlight = new Map<number, Job>();
  const current = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let lastId = 0;
  let thread: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let limitTimer: NodeJS.Timeout | undefined;
  /** Why the thread ends. */
  let cause: unknown;
  let isClosed = false;

  /** What the thread works on; undefined while it starts, writes files or waits for the disk. */
  function currentJob(): Job | undefined {
    return inFlight.get(Atomics.load(current, 0));
  }

  /** Ends the thread once it has worked on one mail, or quote, for longer than it may: `workedMs` is what it has so far. */
  function limit(workedMs = 0): void {
    clearTimeout(limitTimer);
    if (inFlight.size === 0) return;
    const watched = currentJob();
    limitTimer = setTimeout(() => {
      const job = currentJob();
      if (!job || job !== watched) return limit();
      const [what, ms] =
        'quote' in job.request ? ['quote was not drawn', quoteLimitMs] : ['mail was not composed', limitMs];
      if (workedMs + limitMs < ms) return limit(workedMs + limitMs);
      cause = new Error(`A ${what} within ${ms} ms.`);
      thread?.terminate();
    }, limitMs).unref();
  }

  function start(): Worker {
    Atomics.store(current, 0, 0);
    const started = new Worker(script, {
      name: 'mails',
      workerData: { ...setup, current },
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8 },
    });
    cause = undefined;
    started.unref();
    started.on('message', (results: ThreadResult[]) => {
      for (const result of results) {
        const job = inFlight.get(result.id);
        inFlight.delete(result.id);
        if ('error' in result) job?.failed(new Error(result.error));
        else job?.done(result);
      }
      limit();
      sendNext();
    });
    started.on('error', (error) => {
      cause = error;
    });
    started.on('exit', () => {
      if (thread !== started) return;
      thread = null;
      clearTimeout(limitTimer);
      log.error({ event: 'mail.composer_ended', err: cause }, 'the thread that composes mails ended');
      // Where it could not start, the first: each attempt of a mail ends.
      const ended = currentJob() ?? inFlight.values().next().value;
      waiting.unshift(...[...inFlight.values()].filter((job) => job !== ended));
      inFlight.clear();
      ended?.failed(new ComposerEnded('The thread that composes mails ended.', { cause }));
      sendNext();
    });
    return started;
  }

  async function end(): Promise<void> {
    const ending = thread;
    thread = null;
    clearTimeout(limitTimer);
    await ending?.terminate();
  }

  function sendNext(): void {
    clearTimeout(idleTimer);
    while (waiting.length > 0 && inFlight.size < maxInFlight) {
      const job = waiting.shift() as Job;
      inFlight.set(job.request.id, job);
      thread ??= start();
      thread.postMessage(job.request);
      if (inFlight.size === 1) limit();
    }
    if (inFlight.size === 0) idleTimer = setTimeout(end, idleMs).unref();
  }

  function run<Result extends ThreadResult>(
    request: ComposeRequest | { quote: QuoteDocument },
  ): Promise<Result> {
    if (isClosed) return Promise.reject(new ComposerEnded('The composer is closed.'));
    lastId += 1;
    const id = lastId;
    return new Promise<ThreadResult>((done, failed) => {
      const job = { request: { ...request, id }, done, failed };
      // Somebody waits for a quote at the desk.
      if ('quote' in request) waiting.unshift(job);
      else waiting.push(job);
      sendNext();
    }) as Promise<Result>;
  }

  return {
    async compose(name, props, mail) {
      return (await run<{ id: number; mail: MadeMail }>({ name, props, ...mail })).mail;
    },
    async renderQuotePdf(document) {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => late.reject(new ComposerEnded(`A quote was not drawn within ${quoteLimitMs} ms.`)),
        quoteLimitMs,
      );
      try {
        const drawing = run<{ id: number; pdf: Uint8Array }>({ quote: document });
        return (await Promise.race([drawing, late.promise])).pdf;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      const left = [...inFlight.values(), ...waiting.splice(0)];
      inFlight.clear();
      for (const { failed } of left) failed(new ComposerEnded('The composer is closed.'));
      await end();
    },
  };
}
