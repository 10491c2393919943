import type { Generated } from 'kysely';
import type { TransportMode } from '#features/cargo/choices.ts';
import type { JsonText } from '#platform/db/json-text.ts';
import type { SubmissionColumns } from '#platform/db/tables.ts';
import type { ClaimedUploads } from '#platform/files/attachments.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Answers } from '../answers.ts';
import type { LeadActor, LeadEventData, LostReason, ReminderKind, StageChoice, WorkStage } from '../lead.ts';
import type { SavedList } from '../lead-input.ts';

export type LeadKind = 'rate-request' | 'contact-message';

export interface LeadTable extends SubmissionColumns {
  kind: LeadKind;
  /** Its place in the order of arrival, and its row in `lead_search`: the position of its first event. */
  number: number;
  /** Stage, also while the lead lies in the spam folder: there it reads as spam. */
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
  /** Time of the reply; null while the timer runs. */
  replied_at: number | null;
  /** Time of the first reply; a later one moves `replied_at`. */
  first_replied_at: number | null;
  /** Time at which staff said that it needs no answer; null once the customer writes or somebody answers. */
  no_answer_needed_at: number | null;
  /** 1 where staff gave it priority. */
  priority: 0 | 1;
  /** Time of the customer's last message, until staff close the lead: even a won or lost one waits for a reply then. */
  customer_wrote_at: number | null;
  /** Follow-up time; null when none is due. */
  follow_up_at: number | null;
  /** By when an answer was promised at first, as `due_at` moves. */
  promised_at: number;
  /** `due_at` while somebody waits for an answer, else null: see src/features/requests/server/lead-state.ts. */
  waits_until: number | null;
  /** The kept lead, which is the same request: it is listed and answered in place of this one. */
  merged_into: string | null;
  /** The earlier lead of the same account that this one was sent again from, with changes. */
  follows_id: string | null;
  /** Time of erasure on the sender's request; only figures are left. */
  erased_at: number | null;
  name: string;
  company: string;
  /** As typed; `email_key` is the same, trimmed and in lower case, for finding the person again. */
  email: string;
  email_key: string;
  phone: string;
  /**
   * Every answer by field name, as it was last corrected; `sent_answers` has what was sent, once staff have corrected
   * more than the contact.
   */
  payload: JsonText<Answers>;
  /** Transport mode with the totals and the ready date (YYYY-MM-DD), where they are known. */
  mode: TransportMode | null;
  gross_kg: number | null;
  volume_m3: number | null;
  ready_on: string | null;
  /** The ends of its shipment’s lane, as lists show them. */
  lane_from: string | null;
  lane_to: string | null;
  /** 1 where its sender saw a first price: `firstPrice` of its payload. */
  price_shown: 0 | 1;
  /**
   * Position of its first quote in the range that was shown: 0 at the lower end, 100 at the upper one. Null until it is quoted,
   * and where no exchange rate compares them.
   */
  price_position: number | null;
  /** By when a person must have answered. */
  due_at: number;
  /** The account it was sent from; null for a visitor, and once the account is deleted. */
  account_id: string | null;
  /** Time of the last correction by staff; null while the request is as it was sent. */
  corrected_at: number | null;
}

/** The answers of a corrected request as they were sent; deleted when it is erased. */
export interface SentAnswersTable {
  lead_id: string;
  /** That of the request as it was sent: a correction makes a rate request of a contact message. */
  kind: LeadKind;
  payload: LeadTable['payload'];
}

/** Downloads of attachments; only added to. */
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

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type ValueIn<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;

/** The data of events of any type; a query of one type narrows it. */
export type StoredEventData = {
  [Key in Exclude<KeysOf<LeadEventData>, 'type'>]?: ValueIn<LeadEventData, Key>;
};

/** An event of a lead's timeline: src/features/requests/lead.ts. The database refuses to change or delete it. */
export interface LeadEventTable {
  /** Given by the database. */
  position: number;
  lead_id: string;
  version: number;
  type: LeadEventData['type'];
  /** The contract's `data` without its type and what people wrote. */
  data: JsonText<StoredEventData>;
  actor_kind: LeadActor['kind'];
  /** Of a staff member; null for the customer and the system. */
  actor_id: string | null;
  actor_name: string | null;
  at: number;
}

/** Texts that people wrote in an event, by their key in its `data`; deleted when a lead is erased. */
export interface LeadEventTextTable {
  position: number;
  key: string;
  /** The text; JSON where the key holds something else. Never empty. */
  text: string;
}

/**
 * Search index, made by src/features/requests/server/search: an FTS5 table on SQLite, a table with a GIN index
 * elsewhere.
 */
export interface LeadSearchTable {
  /** The lead's number. */
  rowid: number;
  /** Folded words of what was sent and noted, separated by spaces. */
  terms: string;
  /** Facets for filters: `stage:new owner:none`. */
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
  /** Time of replacement or revocation; null while it works. */
  revoked_at: number | null;
  revoked_by: string | null;
  /** Last opening of its page by a customer, to the minute; null without one. */
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

/** A mail of a third party about a lead: its event has the text. */
export interface ThirdPartyMailTable {
  /** As of `LeadMessageTable`. */
  key: string;
  lead_id: string;
  position: number;
  message_id: string | null;
  at: number;
  /** Since when the customer sees it; null while staff alone do. */
  shown_at: number | null;
}

/** A reply that came back as its author's draft: they took it back themselves, or it was refused when it was due. */
export interface ReturnedReply {
  at: number;
  reason: string | null;
  /** The names of its files. */
  files: string[];
}

/** A reply that is not sent yet; each member of staff has one of their own. */
export interface LeadDraftTable {
  lead_id: string;
  staff_id: string;
  subject: string;
  body: string;
  saved_at: number;
  /** It was to be sent and was not. */
  returned: JsonText<ReturnedReply> | null;
  /** The address that its author chose; null for the usual one. */
  recipient: string | null;
}

/** A reply that waits until it is sent; a lead has one at most. */
export interface WaitingReplyTable {
  /** The id that its mail will have. */
  id: string;
  lead_id: string;
  staff_id: string;
  staff_name: string;
  /** The version of the lead that it answers. */
  version: number;
  /** The address that it goes to; null in rows of older releases, which go to the lead's. */
  recipient: string | null;
  subject: string;
  body: string;
  /** The stage that it moves the lead to, or null. */
  stage: JsonText<StageChoice> | null;
  uploads: JsonText<ClaimedUploads>;
  file_names: JsonText<string[]>;
  send_at: number;
}

/** Reminders that were sent: once for each due time. */
export interface LeadReminderTable {
  lead_id: string;
  due_at: number;
  kind: ReminderKind;
}

/** Staff who have a lead open, until they are not seen for a while. */
export interface LeadPresenceTable {
  lead_id: string;
  staff_id: string;
  staff_name: string;
  seen_at: number;
  /** Last typing in a reply; null while they do not type. */
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
  list: JsonText<SavedList>;
  created_at: number;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    attachment_access_log: AttachmentAccessLogTable;
    leads: Omit<LeadTable, 'number'> & { number: Generated<number> };
    lead_events: Omit<LeadEventTable, 'position'> & { position: Generated<number> };
    lead_event_texts: LeadEventTextTable;
    lead_messages: LeadMessageTable;
    third_party_mails: ThirdPartyMailTable;
    lead_search: LeadSearchTable;
    lead_drafts: Omit<LeadDraftTable, 'returned' | 'recipient'> & {
      returned: Generated<LeadDraftTable['returned']>;
      recipient: Generated<string | null>;
    };
    sent_answers: SentAnswersTable;
    waiting_replies: WaitingReplyTable;
    secret_links: SecretLinkTable;
    lead_reminders: LeadReminderTable;
    lead_presence: Omit<LeadPresenceTable, 'typing_at'> & { typing_at: Generated<number | null> };
    canned_replies: CannedReplyTable;
    canned_reply_texts: CannedReplyTextTable;
    saved_views: SavedViewTable;
  }
}
