/*
 * The rows, as both databases hold them: text ids (UUIDv7), integer milliseconds since 1970 for times, JSON as text,
 * 0 and 1 for booleans, bytea for what is encrypted.
 */

import type { KycState, PaperType } from '../../contract/kyc-case.ts';

/** How a submission was judged; suspicious ones are kept, in a folder of their own. */
export type Folder = 'inbox' | 'suspicious';

export type LeadKind = 'rate-request' | 'contact-message';

interface SubmissionColumns {
  id: string;
  /** What people say to each other: RR-7K3M9Q. */
  reference: string;
  folder: Folder;
  spam_score: number;
  /** JSON: the names of the signals that made up the score. */
  spam_reasons: string;
  /** Equal for submissions that say the same thing; finds repeats. */
  text_hash: string;
  /** Equal for the same submission sent twice; null when the sender gave no key. */
  dedupe_key: string | null;
  language: string;
  received_at: number;
}

export interface LeadTable extends SubmissionColumns {
  kind: LeadKind;
  stage: 'new';
  /** The part of the customer's status page address that cannot be guessed. */
  secret: string;
  name: string;
  company: string;
  /** As typed; `email_key` is the same, trimmed and in lower case, for finding the person again. */
  email: string;
  email_key: string;
  phone: string;
  /** JSON: every answer as it was sent, by field name. */
  payload: string;
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

export type OutboxState = 'pending' | 'sent' | 'failed';

export interface OutboxTable {
  /** Also the Message-ID of the mail, so that a mail delivered twice can be told. */
  id: string;
  /** The e-mail to make, a name in server/mail/emails.ts. */
  email: string;
  /** JSON: what the e-mail is made from. */
  props: string;
  /** The row the mail is about: a lead, a feedback, an account or a KYC case. */
  subject_id: string;
  state: OutboxState;
  attempts: number;
  /** When the next attempt is due. While a worker holds the row, when its lease ends. */
  next_attempt_at: number;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

/** A customer's account. better-auth calls it a user; server/accounts/auth.ts maps the names of these four tables. */
export interface AccountTable {
  id: string;
  name: string;
  /** Also the username; always in lower case. */
  email: string;
  email_verified: 0 | 1;
  image: string | null;
  created_at: number;
  updated_at: number;
}

export interface SessionTable {
  id: string;
  /** SHA-256 of the token that the browser holds. */
  token: string;
  account_id: string;
  expires_at: number;
  /** What people would call it: "Firefox on Windows". */
  device: string | null;
  /** Never filled in. */
  ip_address: string | null;
  created_at: number;
  updated_at: number;
}

/** How an account proves who it is: a password. The other columns are for other providers, and empty. */
export interface CredentialTable {
  id: string;
  account_id: string;
  provider: string;
  provider_account_id: string;
  /** argon2id, in PHC format. */
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: number | null;
  refresh_token_expires_at: number | null;
  scope: string | null;
  created_at: number;
  updated_at: number;
}

/** A link in a mail that works once. */
export interface OneTimeTokenTable {
  id: string;
  /** SHA-256 of what the token is for and the token. */
  identifier: string;
  /** The account's id. */
  value: string;
  expires_at: number;
  created_at: number;
  updated_at: number;
}

/** One for each account that has begun to give answers or papers. */
export interface KycCaseTable {
  id: string;
  account_id: string;
  state: KycState;
  /** Encrypted JSON: the answers by field id; null when there are none. */
  answers: Uint8Array | null;
  reviewer_words: string;
  /** The customer as the account named them when the case was last sent; empty before. */
  customer_name: string;
  customer_email: string;
  sent_at: number | null;
  /** Papers added up to then are what an acceptance rests on. */
  accepted_at: number | null;
  expires_at: number | null;
  /** When customer, reviewer or expiry last changed it: what the time of keeping runs from. */
  changed_at: number;
}

export interface KycPaperTable {
  id: string;
  case_id: string;
  account_id: string;
  name: string;
  type: PaperType;
  size: number;
  /** SHA-256 of the file, in hex. */
  digest: string;
  added_at: number;
}

export interface KycPaperContentTable {
  paper_id: string;
  /** The file, encrypted by server/kyc/cipher.ts. */
  sealed: Uint8Array;
}

export type KycAction =
  | 'uploaded'
  | 'looked'
  | 'removed'
  | 'sent'
  | 'taken-into-review'
  | 'asked-for-more'
  | 'accepted'
  | 'expired'
  | 'deleted';

/** Who did what with a case or a paper of it; only added to, and deleted with the case. */
export interface KycLookTable {
  id: string;
  case_id: string;
  /** Null for what was done with the case. The paper itself may be gone. */
  paper_id: string | null;
  /** `house` is the server by itself. */
  by: 'customer' | 'staff' | 'house';
  /** The account's or the staff member's id; empty for the house. */
  by_id: string;
  action: KycAction;
  at: number;
}

/** One row once something is encrypted: what only the right key gives. */
export interface KycKeyTable {
  id: 1;
  check_value: string;
}

export interface Tables {
  accounts: AccountTable;
  sessions: SessionTable;
  credentials: CredentialTable;
  one_time_tokens: OneTimeTokenTable;
  kyc_cases: KycCaseTable;
  kyc_papers: KycPaperTable;
  kyc_paper_contents: KycPaperContentTable;
  kyc_looks: KycLookTable;
  kyc_key: KycKeyTable;
  leads: LeadTable;
  feedback: FeedbackTable;
  outbox: OutboxTable;
}
