/** A mailbox that is read by IMAP, by its user, host and folder. */
export interface MailboxTable {
  id: string;
  /** Changes when the server has numbered the mails again; null before the first connection. */
  uid_validity: number | null;
  /** Mails up to this number were received. */
  last_uid: number;
  /** When the newest mail that was received reached the mail server. */
  last_mail_at: number | null;
  /** The process that reads the mailbox until the lease ends. */
  holder: string | null;
  lease_until: number;
  /** Since when the connection is open; null while there is none. */
  connected_at: number | null;
  failed_at: number | null;
  /** Why the last connection failed; no address is in it. */
  problem: string | null;
}

/** What became of a mail; one that is fetched again is not stored again. */
export interface InboundMailTable {
  /** SHA-256 of Message-ID and content; of the Message-ID alone in rows of older releases. */
  key: string;
  /** SHA-256 of the Message-ID; null without one. */
  message_key: string | null;
  /** The Message-ID of a mail that became a request; null for others, and once its data are erased. */
  message_id: string | null;
  outcome: InboundOutcome;
  lead_id: string | null;
  /** Keyed hash of the sender's address. */
  sender: string;
  received_at: number;
}

export type InboundOutcome = 'message' | 'lead' | 'auto-reply' | 'bounce' | 'own' | 'unreadable';

/** A mail that could not be read, kept as it came. */
export interface UnreadableMailTable {
  id: string;
  key: string;
  reason: UnreadableReason;
  size: number;
  received_at: number;
}

/** It is no mail that can be parsed; it names no address to reply to; it could not be stored. */
export type UnreadableReason = 'not-parsed' | 'no-sender' | 'not-stored';

/** Sealed part of a mail that could not be read. */
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
