import type { Generated } from 'kysely';
import type { SettingsEvent } from '#features/settings/server/settings-events.ts';
import type { StaffRole } from '#platform/commands/caller.ts';
import type { JsonText } from '#platform/db/json-text.ts';
import type { NotificationChoices } from '../notifications.ts';
import type { TokenScope } from '../staff.ts';

type AccountDetails = Pick<
  AccountTable,
  'company' | 'phone' | 'address' | 'legal_name' | 'tax_kind' | 'tax_number'
>;

export interface AccountTable extends TwoFactorColumns {
  id: string;
  name: string;
  /** Also the username; always in lower case. */
  email: string;
  email_verified: 0 | 1;
  /** Locale of the page on which it was opened; its mails are composed in it. */
  locale: string;
  /** Prefills the next rate request, as the columns up to `tax_number` do; empty when nothing is kept. */
  company: string;
  phone: string;
  address: string;
  legal_name: string;
  /** One of `taxKinds` (src/features/cargo/tax-number.ts), or empty. */
  tax_kind: string;
  tax_number: string;
  /** argon2id, in PHC format. */
  password: string;
  created_at: number;
  updated_at: number;
}

/** Two-factor of a customer or a member of staff. */
interface TwoFactorColumns {
  /** The secret that codes are made of, encrypted; null without two-factor. */
  two_factor_secret: Uint8Array | null;
  /** One that was shown and waits for its first code. */
  two_factor_pending: Uint8Array | null;
  /** The thirty seconds of the newest code that was accepted: it and older ones are refused. */
  two_factor_step: number | null;
}

/** One browser of a person who has proved everything that was asked for. */
interface SessionColumns {
  id: string;
  /** SHA-256 of the token that the browser holds. */
  token: string;
  /** "Firefox on Windows"; empty when unknown. */
  device: string;
  created_at: number;
  /** Exact to `usedEveryMs` of the kind of account. */
  used_at: number;
  /** Use moves it. */
  expires_at: number;
}

/** A sign-in whose password was right and whose code is still missing. It is no session. */
interface SignInColumns {
  id: string;
  /** SHA-256 of the token that the browser holds. */
  token: string;
  expires_at: number;
}

/** A link in a mail that works once. */
interface LinkColumns {
  id: string;
  purpose: string;
  /** SHA-256 of the token in the link. */
  token: string;
  expires_at: number;
}

/** A recovery code that was not used yet. */
interface RecoveryCodeColumns {
  id: string;
  /** SHA-256 of the person's id and the code. */
  code: string;
}

interface OfAccount {
  account_id: string;
}

interface OfStaff {
  staff_id: string;
}

/** A member of staff. Never a customer's account: one person may have both, with two passwords. */
export interface StaffTable extends TwoFactorColumns {
  id: string;
  name: string;
  /** Always in lower case. */
  email: string;
  role: StaffRole;
  /** `StaffRight`s with spaces between them. */
  rights: string;
  /** argon2id, in PHC format. */
  password: string;
  /** Null while the person may sign in. */
  deactivated_at: number | null;
  /** True if the desk's shortcuts of a single key are on. */
  single_keys: 0 | 1;
  /** Null for the usual ones. */
  notifications: JsonText<NotificationChoices> | null;
  created_at: number;
  updated_at: number;
}

/** A link by which somebody becomes staff: an invitation, or the first owner's, made at the start or by the CLI, without an address. */
export interface StaffInvitationTable {
  id: string;
  /** SHA-256 of the link's token. */
  token: string;
  /** In lower case; null where the person gives it. */
  email: string | null;
  role: StaffRole;
  /** Empty for the CLI. */
  invited_by: string;
  created_at: number;
  expires_at: number;
}

/** A personal token of the desk's API. */
export interface StaffApiTokenTable {
  id: string;
  /** SHA-256 of the token. */
  token: string;
  staff_id: string;
  name: string;
  scope: TokenScope;
  created_at: number;
  /** Exact to an hour; null before the first use. */
  used_at: number | null;
}

/** Settings of all staff; changes of roles lock the one row. */
export interface StaffSettingsTable {
  id: 1;
  two_factor_required: 0 | 1;
}

export type StaffAction =
  | 'set-up'
  | 'invited'
  | 'invitation-withdrawn'
  | 'joined'
  | 'role-changed'
  | 'rights-changed'
  | 'deactivated'
  | 'reactivated'
  | 'name-changed'
  | 'password-changed'
  | 'password-reset'
  | 'password-link-made'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'two-factor-reset'
  | 'two-factor-required'
  | 'two-factor-optional'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'token-made'
  | 'token-revoked'
  | 'signed-in'
  | 'sign-in-failed'
  | 'sign-in-code-failed'
  | 'sign-in-limited'
  | 'access-refused'
  | 'downloaded'
  | 'downloaded-by-token'
  | 'person-exported'
  | 'webhook-added'
  | 'webhook-changed'
  | 'webhook-paused'
  | 'webhook-resumed'
  | 'webhook-secret-made'
  | 'webhook-tested'
  | 'webhook-delivery-retried'
  | 'webhook-deleted'
  | 'mail-tested'
  | 'alarms-tested'
  | 'deliveries-released'
  | 'mail-connected'
  | 'mail-disconnected'
  | 'backup-begun'
  | 'backup-tried'
  | 'backup-schedule-changed'
  | 'backup-bucket-set'
  | 'backup-bucket-removed'
  | 'files-deleted'
  | 'rates-imported'
  | 'rates-confirmed'
  | 'rates-restored'
  | 'rates-ended'
  | 'rates-deleted'
  | `settings-${SettingsEvent['action']}`;

/** Log of changes to staff, webhooks and settings; only ever added to. */
export interface StaffEventTable {
  id: string;
  at: number;
  /** Empty for the CLI. */
  by_id: string;
  by_name: string;
  action: StaffAction;
  /** The person it was done to, the address that was invited, or a webhook by its host; empty for a setting. */
  subject_id: string;
  subject_name: string;
  /** The new role or name, the token's name, the device of a sign-in, or the path that was refused. */
  detail: string;
  /** Of the network address that a sign-in or refused request came from, keyed; empty for everything else. */
  address_hash: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    accounts: Omit<AccountTable, keyof AccountDetails> & {
      [Name in keyof AccountDetails]: Generated<string>;
    };
    sessions: SessionColumns & OfAccount;
    sign_ins: SignInColumns & OfAccount;
    one_time_tokens: LinkColumns & OfAccount;
    recovery_codes: RecoveryCodeColumns & OfAccount;
    staff: StaffTable;
    staff_sessions: SessionColumns & OfStaff;
    staff_sign_ins: SignInColumns & OfStaff;
    staff_password_links: LinkColumns & OfStaff;
    staff_recovery_codes: RecoveryCodeColumns & OfStaff;
    staff_invitations: StaffInvitationTable;
    staff_api_tokens: StaffApiTokenTable;
    staff_settings: StaffSettingsTable;
    staff_events: StaffEventTable;
  }
}
