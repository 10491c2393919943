import { createTaskThread } from '#platform/threads.ts';
import type { OwnMail } from './own-mail.ts';
import { type ParsedMail, unparsableMail } from './parse-mail.ts';

/** One mail at a time. */
export interface ParseRequest {
  raw: Uint8Array;
  own: OwnMail;
}

export interface ThreadParser {
  /**
   * Runs `parseMail` in a thread; a mail that exceeds the limits of time or memory is unparsable. Rejects with
   * ThreadEnded when the mail is not the cause: the thread cannot start, or its owner is closing.
   */
  parse(raw: Uint8Array, own: OwnMail): Promise<ParsedMail>;
  close(): Promise<void>;
}

/**
 * Five times the time of the largest mail, and usually less than the lease of the mailbox, so that no other process starts
 * the same mail; it would be stored once all the same.
 */
const usualLimitMs = 10_000;

/** Enough for the strings of the largest mail; its bytes and files are outside the heap and limited by its size. */
const heapMb = 256;

/**
 * Creates a parser in a thread, so that no malicious mail blocks the event loop: a mail may use 256 MB and `limitMs`.
 * `script` is the bundle of parse-worker.ts.
 */
export function createThreadParser({
  script,
  log,
  idleMs,
  limitMs = usualLimitMs,
}: {
  script: string | URL;
  log: { error(fields: object, message: string): void };
  idleMs?: number;
  limitMs?: number;
}): ThreadParser {
  const thread = createTaskThread<ParseRequest, ParsedMail>({
    script,
    name: 'received mails',
    task: 'parse',
    memoryMb: { old: heapMb, young: 16 },
    limitMs,
    idleMs,
    exceeded: ({ raw }) => unparsableMail(raw),
    onEnded: (err) =>
      log.error({ event: 'inbound.parser_ended', err }, 'the thread that parses mails was ended'),
  });
  return { parse: (raw, own) => thread.run({ raw, own }), close: thread.close };
}
