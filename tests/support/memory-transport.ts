import type { MailTransport, OutgoingMail } from '#platform/mail/transport.ts';

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/**
 * Keeps what was delivered in `mails`, in the order in which it was put in the outbox, because several leave at once.
 * `failWith` makes every delivery fail until it is null again.
 */
export interface MemoryTransport extends MailTransport {
  mails: OutgoingMail[];
  failWith: Error | null;
}

export function createMemoryTransport(): MemoryTransport {
  const transport: MemoryTransport = {
    mails: [],
    failWith: null,
    async deliver(mail) {
      if (transport.failWith) throw transport.failWith;
      transport.mails.push(mail);
      // The id of a row of the outbox, UUIDv7: their order is the order of time.
      transport.mails.sort((one, other) => compareText(one.messageId, other.messageId));
    },
    async close() {},
  };
  return transport;
}
