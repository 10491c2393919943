import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { composeEmail } from './compose-email.ts';
import type { EmailName, EmailProps } from './emails.ts';
import type { ComposeRequest, ComposeResult, ComposeSetup } from './thread-composer.ts';
import { mimeOf } from './transport.ts';

/*
 * The thread that composes mails, a bundle of its own (scripts/bundle-server.mjs): it loads the templates and shares
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

async function compose({ name, props, messageId, ...context }: ComposeRequest): Promise<ComposeResult> {
  try {
    const mail = await composeEmail(name as EmailName, props as EmailProps<EmailName>, {
      ...setup,
      ...context,
    });
    if (!withMime) return { mail };
    // Without it the transport makes it, whose failure is of that attempt alone.
    const mime = await mimeOf({ ...mail, messageId }, setup.company).catch(() => null);
    if (!mime) return { mail };
    const { attachments: _, ...rest } = mail;
    return { mail: { ...rest, mime } };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** What is handed over in place of a copy; small buffers share their memory with others, and are copied. */
function transferListOf(result: ComposeResult): ArrayBuffer[] {
  const mime = 'mail' in result ? result.mail.mime : undefined;
  return mime?.buffer instanceof ArrayBuffer && mime.byteLength === mime.buffer.byteLength
    ? [mime.buffer]
    : [];
}

// One after the other: answers are matched to requests by their order.
let lastResult = Promise.resolve();
parentPort?.on('message', (request: ComposeRequest) => {
  lastResult = lastResult.then(async () => {
    const result = await compose(request);
    parentPort?.postMessage(result, transferListOf(result));
  });
});
