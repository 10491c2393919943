import { createThread, ThreadEnded } from '../../../platform/threads.ts';
import { type OwnMail, type ParsedMail, unparsableMail } from './parse-mail.ts';

/** What the thread is sent: one mail at a time. */
export interface ParseRequest {
  raw: Uint8Array;
  own: OwnMail;
}

/** Reads received mails. */
export interface ThreadParser {
  /**
   * `parseMail` in a thread; a mail that takes too long or too much memory is unparsable. Rejects with ThreadEnded when no
   * mail is to blame: the thread cannot be started, or its owner is closing.
   */
  parse(raw: Uint8Array, own: OwnMail): Promise<ParsedMail>;
  close(): Promise<void>;
}

/** Five times what the largest mail takes, and less than the lease of the mailbox: no other process begins the same mail. */
const usualLimitMs = 10_000;

/** Strings of the largest mail; its bytes and files are no part of it, and are bounded by its size. */
const heapMb = 256;

/**
 * A parser in a thread, so that no hostile mail holds the event loop: a mail may take 256 MB and `limitMs`. `script` is the
 * bundle of parse-worker.ts.
 */
export function createThreadParser({
  script,
  log,
  idleMs = 10_000,
  limitMs = usualLimitMs,
}: {
  script: string | URL;
  log: { error(fields: object, message: string): void };
  idleMs?: number;
  limitMs?: number;
}): ThreadParser {
  const thread = createThread({
    script,
    name: 'received mails',
    memoryMb: { old: heapMb, young: 16 },
    limitsMs: { parse: limitMs },
    idleMs,
    mostInFlight: 1,
    onEnded: (err) =>
      log.error({ event: 'inbound.parser_ended', err }, 'the thread that parses mails was ended'),
  });
  return {
    async parse(raw, own) {
      const request: ParseRequest = { raw, own };
      try {
        return (await thread.run('parse', request)) as ParsedMail;
      } catch (error) {
        if (error instanceof ThreadEnded && error.wasAtWork) return unparsableMail(raw);
        throw error;
      }
    },
    close: thread.close,
  };
}
