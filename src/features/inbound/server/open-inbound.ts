import type { MailboxAddress } from './imap-url.ts';
import type { InboundDependencies } from './inbound-dependencies.ts';
import { createMailboxReader, type InboundLog, type MailboxReader } from './mailbox-reader.ts';
import { parseMail } from './parse-mail.ts';
import { createThreadParser, type ThreadParser } from './thread-parser.ts';

/** Creates a parser in a thread of `parseScript`; without it, on the event loop. */
export function openParser({
  log,
  parseScript,
}: Pick<Parameters<typeof openInbound>[1], 'log' | 'parseScript'>): ThreadParser {
  return parseScript
    ? createThreadParser({ script: parseScript, log })
    : { parse: parseMail, close: async () => {} };
}

/** Creates the reader of the mailbox, which parses in a thread of `parseScript`; without it, on the event loop. */
export function openInbound(
  deps: Omit<InboundDependencies, 'parse' | 'authServices'>,
  {
    mailbox,
    log,
    parseScript,
  }: { mailbox: MailboxAddress; log: InboundLog; parseScript: string | undefined },
): MailboxReader {
  const { authServices } = mailbox;
  const parser = openParser({ log, parseScript });
  const reader = createMailboxReader({ ...deps, authServices, parse: parser.parse }, { mailbox, log });
  return {
    start: () => reader.start(),
    async stop() {
      // An interrupted mail is parsed again after the next start.
      await Promise.all([reader.stop(), parser.close()]);
    },
  };
}
