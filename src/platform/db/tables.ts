/*
 * The rows, as both databases hold them: text ids (UUIDv7), integer milliseconds since 1970 for times, JSON as text,
 * 0 and 1 for booleans, bytea for what is encrypted.
 */

import type { Generated } from 'kysely';
import type { TransportMode } from '../../features/cargo/choices.ts';
import type { DocumentType, KycState } from '../../features/kyc/kyc-case.ts';
import type {
  LeadActor,
  LeadEventData,
  LostReason,
  ReminderKind,
  WorkStage,
} from '../../features/requests/lead.ts';
import type { WebhookState } from '../../features/webhooks/webhook.ts';
import type { Locale } from '../i18n/locale.ts';
import type { MailProblem } from '../mail/mail-problem.ts';
import type { QuoteTables } from './quote-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { TrackingTables } from './tracking-tables.ts';

/** How a submission was judged; spam is kept, in a folder of its own. */
export type Folder = 'inbox' | 'spam';

export type LeadKind = 'rate-request' | 'contact-message';

interface SubmissionColumns {
  id: string;
  /** What people say to each other: RR-7K3M9Q. */
  reference: string;
  folder: Folder;
  spam_score: number;
  /** JSON: the names of the signals that made up the score. */
  spam_reasons: string;
  /** Equal for submissions that say the same thing; finds repeats. Empty where there is no text. */
  text_hash: string;
  /** Equal for the same submission sent twice; null when the sender gave no key. */
  dedupe_key: string | null;
  locale: string;
  received_at: number;
}

export interface LeadTable extends SubmissionColumns {
  kind: LeadKind;
  /** Its place in the order of arrival, and its row in `lead_search`: the position of its first event. */
  number: number;
  /** Where it stands, also while it lies in the spam folder: there it reads as spam. */
  stage: WorkStage;
  /** Increases with every change that a stale page must not undo. */
  version: number;
  /** The service asked for, one of src/features/services/service.ts. */
  service: string | null;
  /** The beginning of what it is about, for lists. */
  about: string;
  /** The member of staff whose it is. */
  owner_id: string | null;
  lost_reason: LostReason | null;
  /** When a person replied; null while the timer runs. */
  replied_at: number | null;
  /** When a person replied for the first time; a later reply moves `replied_at`. */
  first_replied_at: number | null;
  /** When the customer last wrote, until staff close the lead: even a won or lost one waits for a reply then. */
  customer_wrote_at: number | null;
  /** When staff want to ask about it again; null where nobody must. */
  follow_up_at: number | null;
  /** By when an answer was promised at first, as `due_at` moves. */
  promised_at: number;
  /** `due_at` while somebody waits for an answer, else null: see src/features/requests/server/lead-state.ts. */
  waits_until: number | null;
  /** The lead that goes on with this one's history. */
  merged_into: string | null;
  /** Equal for all leads that were ever merged with each other, also once that is undone; else null. */
  merge_group: string | null;
  /** The earlier lead of the same account that this one was sent again from, with changes. */
  follows_id: string | null;
  /** When everything personal was deleted of it, on its sender's request; only figures are left. */
  erased_at: number | null;
  name: string;
  company: string;
  /** As typed; `email_key` is the same, trimmed and in lower case, for finding the person again. */
  email: string;
  email_key: string;
  phone: string;
  /** JSON: every answer as it was sent, by field name; those of the contact as they were last corrected. */
  payload: string;
  /** How the goods of its shipment travel, with the totals and the ready date (YYYY-MM-DD), where they are known. */
  mode: TransportMode | null;
  gross_kg: number | null;
  volume_m3: number | null;
  ready_on: string | null;
  /** The ends of its shipment’s lane, as lists show them. */
  lane_from: string | null;
  lane_to: string | null;
  /** By when a person must have answered. */
  due_at: number;
  /** The account it was sent from; null for a visitor, and once the account is deleted. */
  account_id: string | null;
}

export interface FeedbackTable extends SubmissionColumns {
  name: string;
  rating: number;
  comments: string;
}

/** `dropped`: the reason to deliver it was gone. */
export type OutboxState = 'pending' | 'sent' | 'failed' | 'dropped';

/** How a row of the outbox leaves; each channel has a worker of its own, so that none waits for another's receivers. */
export type OutboxChannel = 'mail' | 'webhook';

export interface OutboxTable {
  /** Also the Message-ID of a mail and the `webhook-id` of a delivery, so that receivers can ignore what arrives twice. */
  id: string;
  channel: OutboxChannel;
  /** What to make: an e-mail, a name in src/mails/emails.ts, or the type of a webhook's event. */
  type: string;
  /** JSON: what it is made from. */
  props: string;
  /** The locale that a mail is composed in; null for webhooks. */
  locale: string | null;
  /** The row the mail is about (a lead, a feedback, an account or a KYC case), or the webhook that it goes to. */
  subject_id: string;
  state: OutboxState;
  attempts: number;
  /** When the next attempt is due. While a worker holds the row, when its lease ends. */
  next_attempt_at: number;
  last_error: string | null;
  /** Why the last attempt to deliver a mail failed, where that is known, or what a sent mail lacks; null for webhooks. */
  problem: MailProblem | null;
  created_at: number;
  sent_at: number | null;
  /** When it was sent, dropped or failed for good: what its retention runs from. Null before, and once its content is gone. */
  settled_at: number | null;
  /** 1 where a delivered mail is a file in `DATA_DIR/mail`, for want of a mail server; null until it is delivered. */
  kept_as_file: 0 | 1 | null;
  /** No other row has it; null for a row that may be stored any number of times. */
  dedupe_key: string | null;
}

/** How many mails strangers have caused to an address since the hour and the day began, each with its first mail. */
export interface MailCountTable {
  /** A keyed hash of the address in lower case, for all kinds of mail or for one that is counted apart. */
  recipient: string;
  hour_began_at: number;
  in_hour: number;
  day_began_at: number;
  in_day: number;
}

/** Why mails cannot be handed to the mail server: one row while they cannot, none otherwise. */
export interface MailTroubleTable {
  id: 1;
  problem: MailProblem;
  /** What the server or the system answered. */
  detail: string;
  since: number;
}

/** An address that receives events of the desk. */
export interface WebhookTable {
  id: string;
  url: string;
  /** JSON: the types of events that it receives. */
  events: string;
  state: WebhookState;
  /** What its deliveries are signed with, encrypted. */
  secret: Uint8Array;
  /** The secret before, which signs too until then. */
  previous_secret: Uint8Array | null;
  previous_until: number | null;
  created_at: number;
  /** The owner's name then. */
  created_by: string;
  succeeded_at: number | null;
  failed_at: number | null;
  /** Why the last delivery that failed did. */
  failure: string | null;
  /** Since when every event's delivery failed; null once one succeeds. */
  failing_since: number | null;
}

type AccountDetails = Pick<AccountTable, 'company' | 'phone' | 'address'>;

export interface AccountTable {
  id: string;
  name: string;
  /** Also the username; always in lower case. */
  email: string;
  email_verified: 0 | 1;
  /** That of the page on which it was opened; its mails are composed in it. */
  locale: string;
  /** What the next rate request begins with, as `phone` and `address`; empty where nothing is kept. */
  company: string;
  phone: string;
  address: string;
  /** argon2id, in PHC format. */
  password: string;
  created_at: number;
  updated_at: number;
}

export interface SessionTable {
  id: string;
  account_id: string;
  /** SHA-256 of the token that the browser holds. */
  token: string;
  /** What people would call it: "Firefox on Windows". */
  device: string;
  created_at: number;
  used_at: number;
  expires_at: number;
}

/** A link in a mail that works once. */
export interface OneTimeTokenTable {
  id: string;
  account_id: string;
  purpose: string;
  /** SHA-256 of the token in the link. */
  token: string;
  expires_at: number;
}

/** One for each account that has begun to give answers or documents. */
export interface KycCaseTable {
  id: string;
  account_id: string;
  state: KycState;
  /** Encrypted JSON: the answers by field id; null when there are none. */
  answers: Uint8Array | null;
  reviewer_comment: string;
  /** The customer as the account named them when the case was last sent; empty before. */
  customer_name: string;
  customer_email: string;
  /** The locale of the account when the case was last sent, which mails about it are composed in; empty before. */
  locale: string;
  sent_at: number | null;
  /** Documents added up to then are what an acceptance rests on. */
  accepted_at: number | null;
  expires_at: number | null;
  /** When customer, reviewer or expiry last changed it: what the retention period runs from. */
  changed_at: number;
}

/** A file that somebody sent. It belongs to one row of a noun and is deleted with it. */
export interface FileTable {
  id: string;
  kyc_case_id: string | null;
  name: string;
  type: DocumentType;
  /** Bytes. */
  size: number;
  /** SHA-256 of the file, in hex; a KYC case has two files with the same one where a renewal brought it again. */
  digest: string;
  added_at: number;
  /** The staff member who added it; null for its customer. */
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
   * A keyed hash of the network that it came from, while it waits for its form; null for files of staff and of the server.
   */
  sender: string | null;
}

/** A part of an attachment's content; all parts but the last are of one size. */
export interface AttachmentChunkTable {
  attachment_id: string;
  /** From 0. */
  number: number;
  /** The bytes, encrypted by src/platform/files/attachments.ts. */
  sealed: Uint8Array;
}

/** Who downloaded an attachment; only added to. */
export interface AttachmentAccessLogTable {
  id: string;
  lead_id: string;
  /** The attachment itself may be gone. */
  attachment_id: string;
  by_kind: 'customer' | 'staff';
  /** The staff member's id; empty for the customer. */
  by_id: string;
  at: number;
}

export type KycAction =
  | 'uploaded'
  | 'viewed'
  | 'removed'
  | 'sent'
  | 'taken-into-review'
  | 'asked-for-more'
  | 'accepted'
  | 'expired'
  | 'deleted';

/** Who did what with a case or a document of it; only added to, and deleted with the case. */
export interface KycAccessLogTable {
  id: string;
  case_id: string;
  /** Null for what was done with the case. The document itself may be gone. */
  document_id: string | null;
  /** `system` is the server. */
  by: 'customer' | 'staff' | 'system';
  /** The account's or the staff member's id; empty for the system. */
  by_id: string;
  action: KycAction;
  at: number;
}

/** One row once something is encrypted: what only the right key gives. */
export interface KycKeyTable {
  id: 1;
  check_value: string;
}

/** An event of a lead's timeline: src/features/requests/lead.ts. The database refuses to change or delete it. */
export interface LeadEventTable {
  /** Given by the database. */
  position: number;
  lead_id: string;
  version: number;
  type: LeadEventData['type'];
  /** JSON: the contract's `data` without its type and what people wrote. */
  data: string;
  actor_kind: LeadActor['kind'];
  /** Of a staff member; null for the customer and the system. */
  actor_id: string | null;
  actor_name: string | null;
  at: number;
}

/** What people wrote in an event, by its key in the contract's `data`; deleted when a lead is erased. */
export interface LeadEventTextTable {
  position: number;
  key: string;
  /** The text; JSON where the key holds something else. Never empty. */
  text: string;
}

/** What a lead is found by, made by src/features/requests/server/search: an FTS5 table on SQLite, a table with a GIN index elsewhere. */
export interface LeadSearchTable {
  /** The lead's number. */
  rowid: number;
  /** Folded words of what was sent and noted, separated by spaces. */
  terms: string;
  /** What filters ask for: `stage:new owner:none`. */
  facets: string;
}

/** A link that opens a lead's status page for anyone who has it. At most one of a lead works. */
export interface SecretLinkTable {
  lead_id: string;
  id: string;
  /** The part of its address that cannot be guessed, while `sealed` is null: an older release stored it; else empty. */
  secret: string;
  /** The same, encrypted: docs/decisions/0033-secret-links.md. */
  sealed: Uint8Array | null;
  /** SHA-256 of the secret, by which the link is looked up. */
  secret_hash: string;
  created_at: number;
  /** The staff member who renewed it; null where the submission or its sender made it. */
  created_by: string | null;
  /** 1 for a link that leaves by mail alone; 0 for one that the answer to a form has shown. */
  mail_only: number;
  /** When it was replaced or revoked; null while it works. */
  revoked_at: number | null;
  revoked_by: string | null;
  /** When a customer last opened its page, to the minute; null where none did. */
  opened_at: number | null;
}

/** A message that a customer sent: its event has the text. */
export interface LeadMessageTable {
  /** SHA-256 of what is equal for the same message sent again: the form's key, or a mail's Message-ID. */
  key: string;
  /** The lead that it was sent about; its event is on the timeline of the one that this was merged into. */
  lead_id: string;
  position: number;
  /** The Message-ID of a mail, which replies refer to; null without one. */
  message_id: string | null;
  at: number;
}

/** What undoing a merge needs, as long as the merge stands; a chain of merges has a row for each of them. */
export interface LeadMergeTable {
  /** The merged lead, whose own columns stay as they were. */
  lead_id: string;
  /** The lead that it was merged into. */
  kept_id: string;
  /** The timer of that one before the merge; `kept_due_at` is null where it is not known. */
  kept_replied_at: number | null;
  kept_due_at: number | null;
  /** When its customer had written, 0 for never; null in rows of older releases. */
  kept_wrote_at: number | null;
}

/** A reply that is not sent yet; each member of staff has one of their own. */
export interface LeadDraftTable {
  lead_id: string;
  staff_id: string;
  subject: string;
  body: string;
  saved_at: number;
  /** The merged lead that it was begun to answer; null once it is changed. */
  moved_from: string | null;
}

/** Reminders that were sent: once for each due time. */
export interface LeadReminderTable {
  lead_id: string;
  due_at: number;
  kind: ReminderKind;
}

/** Who has a lead open, until they are not seen for a while. */
export interface LeadPresenceTable {
  lead_id: string;
  staff_id: string;
  staff_name: string;
  seen_at: number;
  /** When they last typed a reply; null while they do not. */
  typing_at: number | null;
}

/** A reply that is written once. */
export interface CannedReplyTable {
  id: string;
  title: string;
  changed_at: number;
  changed_by: string;
}

/** The text of a canned reply in one language, with {{variables}}. */
export interface CannedReplyTextTable {
  reply_id: string;
  locale: Locale;
  body: string;
}

export interface SavedViewTable {
  id: string;
  staff_id: string;
  name: string;
  /** JSON: src/features/requests/lead-input.ts, `SavedList`. */
  list: string;
  created_at: number;
}

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

/** That a person's data was deleted on their request; only ever added to. */
export interface ErasureTable {
  id: string;
  at: number;
  /** The owner of the desk who did it. */
  by_id: string;
  by_name: string;
  /** SHA-256 of the e-mail address in lower case: shows whether a given address is this one. */
  email_hash: string;
  /** JSON: how many of what (src/features/people/erasure.ts). */
  counts: string;
}

export interface Tables extends StaffTables, QuoteTables, TrackingTables {
  accounts: Omit<AccountTable, keyof AccountDetails> & { [Name in keyof AccountDetails]: Generated<string> };
  sessions: SessionTable;
  one_time_tokens: OneTimeTokenTable;
  kyc_cases: KycCaseTable;
  kyc_access_log: KycAccessLogTable;
  kyc_key: KycKeyTable;
  files: FileTable;
  file_chunks: FileChunkTable;
  attachments: AttachmentTable;
  attachment_chunks: AttachmentChunkTable;
  attachment_access_log: AttachmentAccessLogTable;
  leads: Omit<LeadTable, 'number'> & { number: Generated<number> };
  lead_events: Omit<LeadEventTable, 'position'> & { position: Generated<number> };
  lead_event_texts: LeadEventTextTable;
  lead_messages: LeadMessageTable;
  lead_search: LeadSearchTable;
  lead_drafts: LeadDraftTable;
  lead_merges: LeadMergeTable;
  secret_links: SecretLinkTable;
  lead_reminders: LeadReminderTable;
  lead_presence: Omit<LeadPresenceTable, 'typing_at'> & { typing_at: Generated<number | null> };
  canned_replies: CannedReplyTable;
  canned_reply_texts: CannedReplyTextTable;
  saved_views: SavedViewTable;
  erasures: ErasureTable;
  feedback: FeedbackTable;
  mailboxes: MailboxTable;
  inbound_mails: InboundMailTable;
  unreadable_mails: UnreadableMailTable;
  unreadable_mail_chunks: UnreadableMailChunkTable;
  outbox: Omit<OutboxTable, 'channel' | 'problem' | 'kept_as_file' | 'dedupe_key'> & {
    channel: Generated<OutboxChannel>;
    problem: Generated<MailProblem | null>;
    kept_as_file: Generated<0 | 1 | null>;
    dedupe_key: Generated<string | null>;
  };
  mail_counts: MailCountTable;
  mail_trouble: MailTroubleTable;
  webhooks: WebhookTable;
}
