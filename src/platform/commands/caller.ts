import type { Locale } from '../i18n/locale.ts';

/**
 * Roles of staff, each with what those before it may: an agent works on requests, a manager also changes the site and the
 * rates, and an owner also decides on people, connections, backups, addresses of mails, rules that send quotes and the deletion of data.
 */
export const staffRoles = ['agent', 'manager', 'owner'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Rights that an owner may grant an agent: import rate sheets, and put them in use. */
export const staffRights = ['rates'] as const;

export type StaffRight = (typeof staffRights)[number];

/** A person who works at the desk. */
export interface StaffMember {
  id: string;
  name: string;
  /** Also the name to sign in with; in lower case. */
  email: string;
  role: StaffRole;
  /** Of an agent; the others have all. */
  rights?: readonly StaffRight[];
}

export function hasRole({ role }: Pick<StaffMember, 'role'>, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}

/** Returns true for managers and owners, and for agents with the right. */
export function hasRight({ role, rights = [] }: StaffMember, right: StaffRight): boolean {
  return role !== 'agent' || rights.includes(right);
}

/**
 * Staff of a role or of one above it who may call an endpoint or a page. A GET needs a token that may read, every other method one that may write.
 */
export interface StaffPolicy {
  role: StaffRole;
  /** Admits agents with this right too. */
  right?: StaffRight;
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
