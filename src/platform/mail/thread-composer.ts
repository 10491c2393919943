import type { PdfPictures, SitePdf } from '../context.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Log } from '../log/logger.ts';
import { createThread } from '../threads.ts';
import type { ComposedEmail, MailContext } from './composed-email.ts';
import type { EmailName, EmailProps } from './emails.ts';

/** A mail to compose. */
export interface ComposeRequest
  extends Pick<MailContext, 'locale' | 'file' | 'withoutAttachments' | 'answersByMail'> {
  name: string;
  props: unknown;
  messageId: string;
  /** Keeps the mail in the folder of the setup. */
  keep?: boolean;
}

/** Data that the thread receives at its start. */
export interface ComposeSetup extends Pick<MailContext, 'appUrl'> {
  /** The folder in which the thread keeps mails; null where all leave by a transport. */
  keepIn: string | null;
}

/** Result of storing a mail in the folder; stored when there is no `failure`. */
export interface KeepResult extends Pick<ComposedEmail, 'attachmentFailure' | 'logoFailure'> {
  failure: { message: string; code?: string } | null;
}

/** A mail to deliver, or what became of one that is kept. */
export type MadeMail = ComposedEmail | KeepResult;

/** Makes e-mails from what the outbox holds. */
export interface MailComposer {
  /** Rejects when the mail can't be made; with ThreadEnded when another attempt may succeed. */
  compose<Name extends EmailName>(
    name: Name,
    props: EmailProps<Name>,
    mail: Omit<ComposeRequest, 'name' | 'props'>,
  ): Promise<MadeMail>;
  /** Draws a quote as its PDF, after what the thread has already; rejects as `compose` does. */
  renderQuotePdf(document: object): Promise<Uint8Array>;
  /** Draws a PDF that the site offers, likewise. */
  renderSitePdf(name: SitePdf, locale: Locale, pictures?: PdfPictures): Promise<Uint8Array>;
  /** Ends what it runs; mails that are being composed reject. */
  close(): Promise<void>;
}

/** More than any mail takes. */
const usualLimitMs = 20_000;

/**
 * The largest quote (src/features/quotes/limits.ts) takes some six seconds of a processor; texts in wide or combined
 * characters take more.
 */
const usualPdfLimitMs = 30_000;

/** Enough for the largest quote with a margin: below it, garbage collection takes most of the time. */
const heapMb = 96;

/** Its memory, 40 MB, is worth more than the half second in which the next mail starts it again. */
const usualIdleMs = 5_000;

/** Enough that the thread does not wait for the event loop between two mails, nor for the disk while it keeps some. */
const maxInFlight = 64;

/**
 * A composer in a thread, so that no request waits for a template, nor for the files of mails that are kept. It may take
 * 96 MB, and of a processor `limitMs` for a mail and half a minute for a quote. `script` is the bundle of compose-worker.ts.
 */
export function createThreadComposer({
  script,
  setup,
  settings,
  log,
  idleMs = usualIdleMs,
  limitMs = usualLimitMs,
  pdfLimitMs = usualPdfLimitMs,
}: {
  script: string | URL;
  setup: ComposeSetup;
  /** Returns the settings that a mail or a quote is made with. */
  settings: () => object;
  log: Log;
  idleMs?: number;
  limitMs?: number;
  pdfLimitMs?: number;
}): MailComposer {
  const thread = createThread({
    script,
    name: 'mails',
    setup,
    shared: settings,
    memoryMb: { old: heapMb, young: 8 },
    limitsMs: { compose: limitMs, quote: pdfLimitMs, sitePdf: pdfLimitMs },
    idleMs,
    mostInFlight: maxInFlight,
    onEnded: (err) =>
      log.error({ event: 'mail.composer_ended', err }, 'the thread that composes mails ended'),
  });
  return {
    async compose(name, props, mail) {
      const request: ComposeRequest = { name, props, ...mail };
      return (await thread.run('compose', request)) as MadeMail;
    },
    renderQuotePdf: async (document) => (await thread.run('quote', document)) as Uint8Array,
    renderSitePdf: async (name, locale, pictures) =>
      (await thread.run('sitePdf', { name, locale, pictures })) as Uint8Array,
    close: thread.close,
  };
}
