import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { quotePdf } from '../features/quotes/pdf/quote-pdf.ts';
import { openMailFolder } from '../platform/mail/mail-folder.ts';
import { mimeOf } from '../platform/mail/mime.ts';
import type {
  ComposeSetup,
  MadeMail,
  ThreadRequest,
  ThreadResult,
} from '../platform/mail/thread-composer.ts';
import { composeEmail } from './compose-email.ts';
import type { EmailName, EmailProps } from './emails.ts';

/*
 * The thread that composes mails and draws quotes, a bundle of its own (scripts/bundle-server.mjs): it loads the templates and shares
 * nothing with the server. thread-composer.ts starts it.
 */

const { keepIn, current, ...setup }: ComposeSetup = workerData;

/** Calls that wait for the disk are not time that a mail takes to compose. */
function whileUnwatched<Result>(run: () => Result): Result {
  const id = Atomics.exchange(current, 0, 0);
  try {
    return run();
  } finally {
    Atomics.store(current, 0, id);
  }
}

const folder = keepIn === null ? null : openMailFolder(keepIn, whileUnwatched);

// Of this thread alone, on Linux; elsewhere it would be the whole server's. Requests go before mails.
if (process.platform === 'linux') {
  try {
    setPriority(10);
  } catch {
    // A container may deny it, and mails are composed without it.
  }
}

/** Makes what was asked for; what follows, which waits for the disk, is returned. */
async function make(request: ThreadRequest): Promise<() => Promise<Omit<ThreadResult, 'id'>>> {
  if ('quote' in request) {
    const pdf = await quotePdf(request.quote, setup.company);
    return async () => ({ pdf });
  }
  const { name, props, messageId, id: _, ...context } = request;
  const mail = await composeEmail(name as EmailName, props as EmailProps<EmailName>, {
    ...setup,
    ...context,
  });
  if (!folder) return async () => ({ mail });
  const mime = mimeOf({ ...mail, messageId }, setup.company);
  const { attachmentFailure } = mail;
  return async () => {
    const failure = await folder.keep(messageId, mime).then(
      () => null,
      (error) => ({ message: String(error?.message), code: error?.code }),
    );
    const kept: MadeMail = { failure, ...(attachmentFailure === undefined ? {} : { attachmentFailure }) };
    return { mail: kept };
  };
}

const results: ThreadResult[] = [];

/** Sends a result with the others of the same moment: those of a batch of files, for example. */
function send(result: ThreadResult): void {
  results.push(result);
  if (results.length === 1) setImmediate(() => parentPort?.postMessage(results.splice(0)));
}

async function answer(request: ThreadRequest): Promise<void> {
  const { id } = request;
  const failed = (error: unknown) =>
    send({ id, error: error instanceof Error ? error.message : String(error) });
  Atomics.store(current, 0, id);
  try {
    const finish = await make(request);
    // Others are composed beside.
    finish().then((result) => send({ id, ...result } as ThreadResult), failed);
  } catch (error) {
    failed(error);
  } finally {
    Atomics.store(current, 0, 0);
  }
}

// One after the other, so that the server knows which of them ended the thread.
let last = Promise.resolve();
parentPort?.on('message', (request: ThreadRequest) => {
  last = last.then(() => answer(request));
});
