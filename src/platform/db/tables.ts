/*
 * The rows, as both databases hold them: text ids (UUIDv7), integer milliseconds since 1970 for times, JSON as text (json-text.ts),
 * 0 and 1 for booleans, bytea for what is encrypted.
 */

import type { Generated } from 'kysely';
import type { FileType } from '../files/file-type.ts';
import type { MailProblem } from '../mail/mail-problem.ts';
import type { JsonText } from './json-text.ts';

/** Folder of a submission; spam is kept apart. */
export type Folder = 'inbox' | 'notices' | 'spam';

/** The columns of what a visitor submits. */
export interface SubmissionColumns {
  id: string;
  /** Reference that people quote: RR-7K3M9Q. */
  reference: string;
  folder: Folder;
  spam_score: number;
  /** The names of the signals that made up the score. */
  spam_reasons: JsonText<string[]>;
  /** Equal for submissions that say the same thing; finds repeats. Empty where there is no text. */
  text_hash: string;
  /** Equal for the same submission sent twice; null when the sender gave no key. */
  dedupe_key: string | null;
  locale: string;
  received_at: number;
}

/** `dropped`: the reason to deliver it was gone. */
export type OutboxState = 'pending' | 'sent' | 'failed' | 'dropped';

/** Channel of an outbox row; each has its own worker, so that slow receivers of one do not delay the other. */
export type OutboxChannel = 'mail' | 'webhook';

export interface OutboxTable {
  /** Also the Message-ID of a mail and the `webhook-id` of a delivery, so that receivers can ignore what arrives twice. */
  id: string;
  channel: OutboxChannel;
  /** Name of an e-mail, or type of a webhook's event. */
  type: string;
  /** Properties of the e-mail or the event, by `type`; null once they were deleted. */
  props: JsonText<object | null>;
  /** The locale that a mail is composed in; null for webhooks. */
  locale: string | null;
  /** The row the mail is about (a lead, a feedback, an account or a KYC case), or the webhook that it goes to. */
  subject_id: string;
  state: OutboxState;
  attempts: number;
  /** Time of the next attempt. While a worker holds the row, the end of its lease. */
  next_attempt_at: number;
  last_error: string | null;
  /** Known cause of the last failed delivery, or defect of a sent mail; null for webhooks. */
  problem: MailProblem | null;
  created_at: number;
  sent_at: number | null;
  /**
   * Time of sending, dropping or final failure: the start of the retention. Null before, and once its content is gone.
   */
  settled_at: number | null;
  /** 1 where a delivered mail is a file in `DATA_DIR/mail`, for want of a mail server; null until it is delivered. */
  kept_as_file: 0 | 1 | null;
  /** No other row has it; null for a row that may be stored any number of times. */
  dedupe_key: string | null;
}

/** Mails that strangers have caused to an address in the current hour and day, each starting at its first mail. */
export interface MailCountTable {
  /** A keyed hash of the address in lower case, for all kinds of mail or for one that is counted apart. */
  recipient: string;
  hour_began_at: number;
  in_hour: number;
  day_began_at: number;
  in_day: number;
}

/** Current failure of the mail server: one row during a failure, none otherwise. */
export interface MailTroubleTable {
  id: 1;
  problem: MailProblem;
  /** Response of the server or the system. */
  detail: string;
  since: number;
}

/** A file that was sent with a lead, a message or a reply; an upload until its form is sent. */
export interface AttachmentTable {
  id: string;
  /** The lead that it belongs to; null until its form is sent. */
  lead_id: string | null;
  /** SHA-256 of the random key of its form, which its content is sealed with: it does not change with the lead. */
  upload_key: string;
  /** Empty, as `type` and `digest`, while it arrives. */
  name: string;
  /** One of src/platform/files/file-type.ts. */
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, in hex. */
  digest: string;
  /** `unscanned`: a virus scanner is set, and could not be reached; `off`: none is set. */
  scan: 'clean' | 'unscanned' | 'off';
  begun_at: number;
  /** Null while it arrives. */
  stored_at: number | null;
  /**
   * A keyed hash of the network that it came from, for a day; null for files of staff and of the server.
   */
  sender: string | null;
  /** 1 for a file that staff alone may open. */
  is_internal: 0 | 1;
}

/** A part of an attachment's content; all parts but the last are of one size. */
export interface AttachmentChunkTable {
  attachment_id: string;
  /** From 0. */
  number: number;
  /** The bytes, encrypted by src/platform/files/attachments.ts. */
  sealed: Uint8Array;
}

/** A file of a KYC case, or of the settings. It is deleted with what refers to it. */
export interface FileTable {
  id: string;
  /** Null for a file of the settings. */
  kyc_case_id: string | null;
  name: string;
  type: FileType;
  /** Bytes. */
  size: number;
  /**
   * SHA-256 of the file, in hex. Files of the settings are found by it; a KYC case has two with the same one where a renewal
   * brought it again.
   */
  digest: string;
  /** For a file of the settings, when it was last uploaded. */
  added_at: number;
  /** The staff member who added it; null for its customer, and the command line. */
  added_by: string | null;
}

/** A part of a file's content; all parts but the last are of one size. */
export interface FileChunkTable {
  file_id: string;
  /** From 0. */
  number: number;
  /** The bytes, encrypted by src/platform/files/stored-file.ts. */
  sealed: Uint8Array;
}

/** One row once something is encrypted: what only the right key gives. */
export interface KycKeyTable {
  id: 1;
  check_value: string;
}

/** A backup that was begun, by the server or the command line. */
export interface BackupTable {
  id: string;
  started_at: number;
  /** Time at which it was whole and checked; null while it is under way and where it failed. */
  finished_at: number | null;
  folder: string | null;
  bytes: number | null;
  /** Time at which a copy was at the second place. */
  copied_at: number | null;
  /** Time at which it was last restored on trial, every table equal. */
  drilled_at: number | null;
  /** The last thing that failed: the backup, its copy or its drill. */
  problem: string | null;
}

/** An alarm that has begun and not ended (src/server/monitoring/alarms.ts). */
export interface AlarmTable {
  name: string;
  text: string;
  began_at: number;
  /** Time at which it was last sent; 0 where that failed. */
  notified_at: number;
  /** Time at which an instance last had the problem. */
  seen_at: number;
}

/** One row from a restore until an owner releases or drops what waits; none otherwise. */
export interface DeliveryHoldTable {
  id: 1;
  since: number;
}

/** One row once an owner has begun to connect a mail server (src/platform/mail/connection), or has changed the settings of backups. */
export interface MailConnectionTable {
  id: 1;
  /** Changes with every change of an owner, not with a renewal. */
  version: string;
  /** The connected servers, sealed; null where there are none. */
  content: Uint8Array | null;
  /** Tokens of OAuth, sealed. */
  tokens: Uint8Array | null;
  /** End of the access token. */
  token_ends_at: Generated<number>;
  /** Until then an instance renews the tokens. */
  renewing_until: Generated<number>;
  /** Message of the provider that refused the refresh token. */
  refusal: string | null;
  /** A sign-in at a provider that has begun, sealed. */
  pending: Uint8Array | null;
  /** The settings of backups, sealed; null where no owner has changed them. */
  backups: Uint8Array | null;
}

/** Every table: each feature adds its own in its server/tables.ts. */
export interface Tables {
  kyc_key: KycKeyTable;
  files: FileTable;
  file_chunks: FileChunkTable;
  attachments: Omit<AttachmentTable, 'is_internal'> & { is_internal: Generated<0 | 1> };
  attachment_chunks: AttachmentChunkTable;
  outbox: Omit<OutboxTable, 'channel' | 'problem' | 'kept_as_file' | 'dedupe_key'> & {
    channel: Generated<OutboxChannel>;
    problem: Generated<MailProblem | null>;
    kept_as_file: Generated<0 | 1 | null>;
    dedupe_key: Generated<string | null>;
  };
  mail_counts: MailCountTable;
  mail_trouble: MailTroubleTable;
  mail_connection: MailConnectionTable;
  backups: BackupTable;
  delivery_hold: DeliveryHoldTable;
  alarms: AlarmTable;
}
