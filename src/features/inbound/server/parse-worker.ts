import { serveTasks } from '#platform/thread-tasks.ts';
import { parseMail } from './parse-mail.ts';
import type { ParseRequest } from './thread-parser.ts';

/* The thread that parses received mails, a separate bundle (scripts/bundle-server.mjs). thread-parser.ts starts it. */

serveTasks({
  async parse({ raw, own }: ParseRequest) {
    const result = await parseMail(raw, own);
    const transfer = result.attachments.flatMap(({ content: { buffer, byteLength } }) =>
      buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
    );
    return { result, transfer: [...new Set(transfer)] };
  },
});
