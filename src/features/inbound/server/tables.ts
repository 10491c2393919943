/** An IMAP mailbox, by user, host and folder. */
export interface MailboxTable {
  id: string;
  /** Changes when the server has renumbered the mails; null before the first connection. */
  uid_validity: number | null;
  /** Highest number of a received mail. */
  last_uid: number;
  /** Receipt of the newest mail by the mail server. */
  last_mail_at: number | null;
  /** The process that holds the lease. */
  holder: string | null;
  lease_until: number;
  /** Null without a connection. */
  connected_at: number | null;
  failed_at: number | null;
  /** Error of the last connection, without addresses. */
  problem: string | null;
}

/** The outcome of a mail, which prevents storing it twice. */
export interface InboundMailTable {
  /** SHA-256 of Message-ID and content; of the Message-ID alone in rows of older releases. */
  key: string;
  /** SHA-256 of the Message-ID; null without one. */
  message_key: string | null;
  /** The Message-ID of a mail that became a request; null for others, and after an erasure. */
  message_id: string | null;
  outcome: InboundOutcome;
  lead_id: string | null;
  /** Keyed hash of the sender's address. */
  sender: string;
  received_at: number;
}

export type InboundOutcome = 'message' | 'lead' | 'auto-reply' | 'bounce' | 'own' | 'unreadable';

/** An unreadable mail, stored unparsed. */
export interface UnreadableMailTable {
  id: string;
  key: string;
  reason: UnreadableReason;
  size: number;
  received_at: number;
}

/** `not-parsed`: invalid; `no-sender`: without an address to reply to; `not-stored`: storing it failed. */
export type UnreadableReason = 'not-parsed' | 'no-sender' | 'not-stored';

/** An encrypted part of an unreadable mail. */
export interface UnreadableMailChunkTable {
  mail_id: string;
  number: number;
  sealed: Uint8Array;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    mailboxes: MailboxTable;
    inbound_mails: InboundMailTable;
    unreadable_mails: UnreadableMailTable;
    unreadable_mail_chunks: UnreadableMailChunkTable;
  }
}
