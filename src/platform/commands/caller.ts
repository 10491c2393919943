import type { Locale } from '../i18n/locale.ts';

/** Roles of staff: an agent works on requests, an owner also runs the desk. */
export const staffRoles = ['agent', 'owner'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A person who works at the desk. */
export interface StaffMember {
  id: string;
  name: string;
  /** Also the name to sign in with; in lower case. */
  email: string;
  role: StaffRole;
}

/**
 * Staff who may call an endpoint or a page. A GET needs a token that may read, every other method one that may write.
 */
export interface StaffPolicy {
  role: StaffRole;
  /** Refuses API tokens: what concerns a person's own access is done in the browser. */
  browserOnly?: boolean;
  /** Admits staff who must set up two-factor and have not yet. */
  whileEnrolling?: boolean;
}

/** A customer's account; the identity feature declares its details. */
export interface Account {
  id: string;
  name: string;
  /** Also the username; in lower case. */
  email: string;
  /** Its mails are composed in it. */
  locale: Locale;
}

/** A customer's session that has not expired; the identity feature declares the rest. */
export interface Session {
  id: string;
  account: Account;
}

/** The session of a member of staff who has proved everything that was asked for; the identity feature declares the rest. */
export interface StaffSession {
  id: string;
  staff: StaffMember;
}
