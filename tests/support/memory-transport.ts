import type { MailTransport, OutgoingMail } from '../../server/mail/transport.ts';

/** Keeps what was delivered in `mails`, oldest first. `failWith` makes every delivery fail until it is null again. */
export interface MemoryTransport extends MailTransport {
  mails: OutgoingMail[];
  failWith: Error | null;
}

/** A mail transport whose deliveries a test can read. */
export function createMemoryTransport(): MemoryTransport {
  const transport: MemoryTransport = {
    mails: [],
    failWith: null,
    async deliver(mail) {
      if (transport.failWith) throw transport.failWith;
      transport.mails.push(mail);
    },
    async close() {},
  };
  return transport;
}
