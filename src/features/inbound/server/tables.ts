/** An IMAP mailbox, by user, host and folder. */
export interface MailboxTable {
  id: string;
  /** Changes when the server has renumbered the mails; null before the first connection. */
  uid_validity: number | null;
  /** Highest number of a received mail. */
  last_uid: number;
  /** Receipt of the newest mail by the mail server. */
  last_mail_at: number | null;
  /** Receipt of the newest mail that was there at the first connection; null in rows of older releases. */
  began_at: number | null;
  /** The process that holds the lease. */
  holder: string | null;
  lease_until: number;
  /** Null without a connection. */
  connected_at: number | null;
  failed_at: number | null;
  /** Error of the last connection, without addresses. */
  problem: string | null;
}

/** A received mail, of which a copy is recognized by its key. */
export interface InboundMailTable {
  id: string;
  /** Null in rows of older releases. */
  mailbox_id: string | null;
  uid_validity: number | null;
  /** The mail's number in the mailbox. */
  uid: number | null;
  /**
   * SHA-256 of Message-ID and content, of the Message-ID alone in rows of older releases; null until it is read, and for a
   * copy.
   */
  key: string | null;
  /** SHA-256 of the Message-ID; null without one. */
  message_key: string | null;
  /** The Message-ID of a mail that became a request; null for others, and after an erasure. */
  message_id: string | null;
  outcome: InboundOutcome;
  /** Of an unreadable mail, also once it is done, and of one of staff that may be a reply. */
  reason: UnreadableReason | OwnReason | null;
  /** The error of the last attempt, without addresses. */
  problem: string | null;
  lead_id: string | null;
  /** Keyed hash of the sender's address. */
  sender: string;
  /** Deleted together with the original, like the address in lower case and the subject. */
  sender_name: string;
  sender_address: string;
  subject: string;
  /** Bytes of the mail; `unknownSize` while the server does not tell it; 0 in rows of older releases, and after an erasure. */
  size: number;
  /** Bytes of the original that are kept; fewer than `size` of a mail of which only the beginning is. */
  kept_size: number;
  received_at: number;
  /** Attempts to fetch and store it. */
  tries: number;
  /** Null unless it is to be tried. */
  next_try_at: number | null;
  /** The record of the mail that this is a copy of. */
  copy_of: string | null;
  /** Time at which staff made a request of it, or marked it as done. */
  handled_at: number | null;
  handled_by: string | null;
}

/**
 * `waiting`: to be fetched and stored; `reply`: staff answered from their own mail program; `copy`: it came before by another
 * way; `gone`: deleted from the mailbox before it was stored; `done`: unreadable, and staff need not do anything about it
 * any more.
 */
export type InboundOutcome =
  | 'waiting'
  | 'message'
  | 'lead'
  | 'auto-reply'
  | 'bounce'
  | 'own'
  | 'reply'
  | 'copy'
  | 'unreadable'
  | 'done'
  | 'gone';

/**
 * `not-parsed`: invalid; `no-sender`: without an address to reply to; `not-stored`: storing it failed; `not-fetched`: the
 * mail server does not hand it over.
 */
export type UnreadableReason = 'not-parsed' | 'no-sender' | 'not-stored' | 'not-fetched';

/**
 * A mail from staff to a customer that is on no request. `not-verified`: From may be forged; `none-waits`, `several-wait`: no
 * request of the customer waits for an answer, or more than one.
 */
export type OwnReason = 'not-verified' | 'none-waits' | 'several-wait';

/** An encrypted part of a mail as it came. */
export interface InboundMailChunkTable {
  mail_id: string;
  number: number;
  sealed: Uint8Array;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    mailboxes: MailboxTable;
    inbound_mails: InboundMailTable;
    inbound_mail_chunks: InboundMailChunkTable;
  }
}
