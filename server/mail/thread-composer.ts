import { Worker } from 'node:worker_threads';
import type { QuoteDocument } from '../../contract/quote/document.ts';
import type { Log } from '../log/logger.ts';
import type { ComposedEmail, MailContext } from './composed-email.ts';
import type { EmailName, EmailProps } from './emails.ts';

/** A mail to compose. */
export interface ComposeRequest extends Pick<MailContext, 'locale' | 'file' | 'withoutAttachments'> {
  name: string;
  props: unknown;
  messageId: string;
}

/** What the thread is sent: a mail to compose, or a quote to draw. */
export type ThreadRequest = ComposeRequest | { quote: QuoteDocument };

/** What the thread knows from its start. */
export interface ComposeSetup extends Omit<MailContext, 'locale' | 'file' | 'withoutAttachments'> {
  /** Whether mails are made up to their MIME, for a transport that keeps them. */
  withMime: boolean;
}

/** What the thread answers, in the order in which it was sent; a mail with its MIME has the attachments in that alone. */
export type ThreadResult = { mail: ComposedEmail } | { pdf: Uint8Array } | { error: string };

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
  ): Promise<ComposedEmail>;
  /** Draws a quote as its PDF, before the mails that wait; rejects as `compose` does. */
  renderQuotePdf(document: QuoteDocument): Promise<Uint8Array>;
  /** Ends what it runs; mails that are being composed reject. */
  close(): Promise<void>;
}

interface Job {
  request: ThreadRequest;
  done: (result: Exclude<ThreadResult, { error: string }>) => void;
  failed: (error: Error) => void;
}

/** Longer than any mail takes, with the start of the thread on a busy machine. */
const usualLimitMs = 20_000;

/** The largest quote (contract/quote/limits.ts) takes some six seconds of a processor, and others may need that too. */
const quoteLimitMs = 60_000;

/** What the largest quote takes, with some to spare: nearer to it, most of the time goes to collecting garbage. */
const heapMb = 96;

/** Its memory, 40 MB, is worth more than the half second in which the next mail starts it again. */
const usualIdleMs = 5_000;

/** Enough that the thread does not wait for the event loop between two mails. */
const maxInFlight = 8;

/**
 * A composer in a thread, so that no request waits for a template. The thread starts with the first mail, ends when none
 * has come for `idleMs`, and may take 96 MB, `limitMs` for a mail and a minute for a quote. When it ends before, that is logged, the mail that
 * it was composing rejects, and the others are composed by the next. `script` is the bundle of compose-worker.ts.
 */
export function createThreadComposer({
  script,
  setup,
  log,
  idleMs = usualIdleMs,
  limitMs = usualLimitMs,
}: {
  script: string | URL;
  setup: ComposeSetup;
  log: Log;
  idleMs?: number;
  limitMs?: number;
}): MailComposer {
  const waiting: Job[] = [];
  /** What the thread was sent, in its order. */
  let inFlight: Job[] = [];
  let thread: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  /** Of the mail that is being composed. */
  let limitTimer: NodeJS.Timeout | undefined;
  /** Why the thread ends. */
  let cause: unknown;
  let isClosed = false;

  function limitFirst(): void {
    clearTimeout(limitTimer);
    const [first] = inFlight;
    if (!first) return;
    const [what, ms] =
      'quote' in first.request ? ['quote was not drawn', quoteLimitMs] : ['mail was not composed', limitMs];
    limitTimer = setTimeout(() => {
      cause = new Error(`A ${what} within ${ms} ms.`);
      thread?.terminate();
    }, ms).unref();
  }

  function start(): Worker {
    const started = new Worker(script, {
      name: 'mails',
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8 },
    });
    cause = undefined;
    started.unref();
    started.on('message', (result: ThreadResult) => {
      const job = inFlight.shift();
      limitFirst();
      if ('error' in result) job?.failed(new Error(result.error));
      else job?.done(result);
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
      const [composed, ...others] = inFlight;
      inFlight = [];
      waiting.unshift(...others);
      composed?.failed(new ComposerEnded('The thread that composes mails ended.', { cause }));
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
    while (waiting.length > 0 && inFlight.length < maxInFlight) {
      const job = waiting.shift() as Job;
      inFlight.push(job);
      thread ??= start();
      thread.postMessage(job.request);
      if (inFlight.length === 1) limitFirst();
    }
    if (inFlight.length === 0) idleTimer = setTimeout(end, idleMs).unref();
  }

  function run<Result extends ThreadResult>(request: ThreadRequest): Promise<Result> {
    if (isClosed) return Promise.reject(new ComposerEnded('The composer is closed.'));
    return new Promise<ThreadResult>((done, failed) => {
      const job = { request, done, failed };
      // Somebody waits for a quote at the desk.
      if ('quote' in request) waiting.unshift(job);
      else waiting.push(job);
      sendNext();
    }) as Promise<Result>;
  }

  return {
    async compose(name, props, mail) {
      return (await run<{ mail: ComposedEmail }>({ name, props, ...mail })).mail;
    },
    async renderQuotePdf(document) {
      return (await run<{ pdf: Uint8Array }>({ quote: document })).pdf;
    },
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      const left = [...inFlight, ...waiting.splice(0)];
      inFlight = [];
      for (const { failed } of left) failed(new ComposerEnded('The composer is closed.'));
      await end();
    },
  };
}
