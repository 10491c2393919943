import { createContext, type RouterContextProvider } from 'react-router';
import type { Alarms } from './alarms.ts';
import type { Backups } from './backups/backup-settings.ts';
import type { Session, StaffSession } from './commands/caller.ts';
import type { AttachmentProblem, AttachmentRef } from './files/attachment-input.ts';
import type { Locale } from './i18n/locale.ts';
import type { MailConnections } from './mail/connection/mail-connections.ts';
import type { MailFailure, TestMailOutcome } from './mail/mail-problem.ts';
import type { SenderCheck } from './mail/sender-records.ts';
import type { StorageState } from './storage.ts';

/** Form posts an hour from one address: see src/platform/http/rate-limits.ts. */
export interface FormRateLimit {
  /**
   * Counts one form post of an address. `share` is how much of its limit is used, 1 meaning all;
   * `retryAfterSeconds` is given when the limit is reached.
   */
  take(address: string): Promise<{ ok: true; share: number } | { ok: false; retryAfterSeconds: number }>;
}

/** Uploads of files an hour from one address: see src/platform/http/rate-limits.ts. */
export interface UploadRateLimit {
  /** Counts one file of an address, of as many bytes. */
  take(address: string, bytes: number): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
}

/** A PDF that the site offers in each locale, made from the settings. */
export type SitePdf = 'brochure' | 'kyc-form';

/** JPEGs of an owner by their place; the others ship. */
export type PdfPictures = Record<string, Uint8Array>;

/**
 * The dependencies of all commands; made once at start (src/server/dependencies.ts), closed at the end. Each feature adds
 * its own by declaration merging.
 */
export interface Services {
  formRateLimit: FormRateLimit;
  uploadRateLimit: UploadRateLimit;
  /** True if the disk of DATA_DIR has room, as last measured. */
  storageState: () => StorageState;
  /** Draws a PDF that the site offers, in a thread. Rejects when it cannot be drawn. */
  renderSitePdf: (name: SitePdf, locale: Locale, pictures?: PdfPictures) => Promise<Uint8Array>;
  /** See sendTestMail of src/platform/mail/mail-trouble.ts. */
  sendTestMail: (address: string) => Promise<TestMailOutcome>;
  backups: Backups;
  alarms: Alarms;
  /** The mail servers that are connected. */
  mailConnections: MailConnections;
  /** Asks the mail server whether it would take mails; see checkMailServer of src/platform/mail/mail-trouble.ts. */
  checkMail: () => Promise<MailFailure | null>;
  /** The mailbox that customers' mails are read from (src/features/inbound/server/mailbox-cursor.ts); null where there is none. */
  readonly mailboxId: string | null;
  /** Identifies the mail server and a sender, by default that of all mails, to tell whether a test was made with them. */
  mailSettings: (sender?: string) => string;
  /** No mail server is set although others reach this server: mails are kept as files and reach nobody. */
  readonly mailsReachNobody: boolean;
  /** Looks up the records of the sender's domain (src/platform/mail/sender-records.ts); null where no mail server is set. */
  readonly senderCheck: SenderCheck | null;
  /** Milliseconds after which a quiet stream of events sends a heartbeat, and checks that its reader is still allowed. */
  deskHeartbeatMs: number;
}

/** Outcome of the files of a posted form. */
export interface PostedFiles {
  /** The key that they are claimed with. */
  uploadKey: string;
  kept: AttachmentRef[];
  refused: {
    name: string;
    problem: AttachmentProblem | 'attachment-not-stored' | 'attachment-too-many-unsent' | 'attachment-gone';
  }[];
}

/** Reason that a file is refused for now: too many posts from its address (429), or too many files at once (503). */
export interface UploadRefusal {
  status: 429 | 503;
  retryAfterSeconds: number;
}

/** Facts of one HTTP request, set before any page or command runs. */
export interface RequestFacts {
  /** Also in the answer's X-Request-Id and in every log line. */
  requestId: string;
  /** The sender's address after trusted proxies; an IPv6 one as its /64 network. */
  address: string;
  /** The User-Agent header. */
  userAgent: string | undefined;
  /**
   * Locale of the page; of a JSON call, that of the page which sends it, else the account's once `session` has found
   * one. Refusals are in it, and stored rows keep it.
   */
  locale: Locale;
  /** GET where a page is asked for, POST where a form without scripts is answered by one. */
  method: string;
  /**
   * Session of the bearer token or the cookie; null for a visitor. Read on first use. A
   * answer that depends on it must not be stored by caches.
   */
  session: () => Promise<Session | null>;
  /** The tokens that the request shows of customers' sessions and of a sign-in that waits for its code: what signing out ends. */
  sessionTokens: string[];
  /** The token of a customer's sign-in that waits for its code. */
  signInToken: string | undefined;
  /** Gives the browser the cookie of such a sign-in with this answer; null takes it away. */
  keepSignIn: (token: string | null) => void;
  /** Gives the browser the cookies of a session with this answer; null takes them away. */
  keepSession: (token: string | null) => void;
  /** Session of the desk's cookie; null for everybody else, customers included. */
  staff: () => Promise<StaffSession | null>;
  /** The desk's cookie: the token of a session, or of a sign-in that waits for its code. */
  staffToken: string | undefined;
  /** Gives the browser the desk's cookie with this answer; null takes it away. */
  keepStaffSession: (token: string | null) => void;
  /**
   * A large form, which was read before the page was asked (src/server/page-bodies.ts); its form is null where it could
   * not be read. With a refusal its file was not kept. Undefined for every other request.
   */
  upload?: { form: FormData | null; refusal: UploadRefusal | null };
  /** The files of a form that was posted without scripts, which were stored as it arrived; undefined without any. */
  uploads?: PostedFiles;
  /**
   * Allows the inline scripts of this one page (Content-Security-Policy). Null for what is no page, and where the page is
   * kept for every visitor: its scripts are allowed by hash, and it must hold nothing of one request.
   */
  nonce: string | null;
  /** Writes an unexpected error to the log with the request's id. */
  reportError: (error: unknown) => void;
}

/** Commands for loaders and actions: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** The HTTP request for loaders and actions: `context.get(requestContext)`. */
export const requestContext = createContext<RequestFacts>();

export type LoadContext = Readonly<RouterContextProvider>;
