import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { composeEmail } from './compose-email.ts';
import type { EmailName, EmailProps } from './emails.ts';
import { mimeOf } from './mime.ts';
import { quotePdf } from './quote-pdf.ts';
import type { ComposeRequest, ComposeSetup, ThreadRequest, ThreadResult } from './thread-composer.ts';

/*
 * The thread that composes mails and draws quotes, a bundle of its own (scripts/bundle-server.mjs): it loads the templates and shares
 * nothing with the server. thread-composer.ts starts it.
 */

const { withMime, ...setup }: ComposeSetup = workerData;

// Of this thread alone, on Linux; elsewhere it would be the whole server's. Requests go before mails.
if (process.platform === 'linux') {
  try {
    setPriority(10);
  } catch {
    // A container may deny it, and mails are composed without it.
  }
}

async function compose({ name, props, messageId, ...context }: ComposeRequest): Promise<ThreadResult> {
  const mail = await composeEmail(name as EmailName, props as EmailProps<EmailName>, {
    ...setup,
    ...context,
  });
  if (!withMime) return { mail };
  const mime = mimeOf({ ...mail, messageId }, setup.company);
  const { attachments: _, ...rest } = mail;
  return { mail: { ...rest, mime } };
}

async function resultOf(request: ThreadRequest): Promise<ThreadResult> {
  try {
    if ('quote' in request) return { pdf: await quotePdf(request.quote, setup.company) };
    return await compose(request);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** What is handed over in place of a copy; small buffers share their memory with others, and are copied. */
function transferListOf(result: ThreadResult): ArrayBuffer[] {
  const bytes = 'mail' in result ? result.mail.mime : 'pdf' in result ? result.pdf : undefined;
  return bytes?.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? [bytes.buffer]
    : [];
}

// One after the other: answers are matched to requests by their order.
let lastResult = Promise.resolve();
parentPort?.on('message', (request: ThreadRequest) => {
  lastResult = lastResult.then(async () => {
    const result = await resultOf(request);
    parentPort?.postMessage(result, transferListOf(result));
  });
});
