import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { parseMail } from './parse-mail.ts';
import type { ParseRequest } from './thread-parser.ts';

/*
 * The thread that parses received mails, a bundle of its own (scripts/bundle-server.mjs). thread-parser.ts starts it. It
 * says once that it is ready, then answers each mail.
 */

// Of this thread alone, on Linux; elsewhere it would be the whole server's. Requests go before mails.
if (process.platform === 'linux') {
  try {
    setPriority(10);
  } catch {
    // A container may deny it.
  }
}

parentPort?.on('message', async ({ raw, own }: ParseRequest) => {
  const mail = await parseMail(raw, own);
  // The bytes of whole buffers are handed over in place of a copy.
  const buffers = mail.attachments.flatMap(({ content: { buffer, byteLength } }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
  parentPort?.postMessage(mail, [...new Set(buffers)]);
});
parentPort?.postMessage('ready');
