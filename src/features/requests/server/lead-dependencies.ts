import type { StaffMember } from '#platform/commands/caller.ts';
import type { Database, Db } from '#platform/db/open-database.ts';
import type { MailLimit } from '#platform/mail/mail-limit.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import type { LeadEventData, StaffName } from '../lead.ts';
import type { LeadTable } from './tables.ts';

/** A staff member, or one of the others by kind. */
export type EventAuthor = StaffName | 'customer' | 'system';

/** A lead as it is stored; `number`, its place in the order of arrival, follows from its first event. */
export type LeadRow = Omit<LeadTable, 'number'>;

/** An event to be stored on a lead's timeline. */
export interface NewLeadEvent {
  /** The lead as it stands after the event. */
  lead: LeadRow;
  by: EventAuthor;
  at: number;
  data: LeadEventData;
  /** Of an arrival: it is acknowledged to its sender. */
  isAcknowledged?: boolean;
  /** Of an arrival by mail: its Message-ID with the brackets. */
  messageId?: string | null;
}

/** An event of one type. */
export type EventOf<Type extends LeadEventData['type']> = NewLeadEvent & {
  data: Extract<LeadEventData, { type: Type }>;
};

export function isEventOf<Type extends LeadEventData['type']>(
  type: Type,
  event: NewLeadEvent,
): event is EventOf<Type> {
  return event.data.type === type;
}

/**
 * Called with each event and its position, in the transaction that stores it and beside the other subscribers: what a
 * subscriber writes is stored with the event or not at all, and what it throws undoes both.
 */
export type TimelineSubscriber = (transaction: Db, event: NewLeadEvent, position: number) => Promise<void>;

/** Dependencies of the commands and queries on leads; each takes those that it uses. */
export interface LeadDependencies extends Pick<Database, 'db' | 'engine'> {
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Encrypts the secrets of links. */
  cipher: Cipher;
  mailLimit: MailLimit;
  timelineSubscribers: readonly TimelineSubscriber[];
  /** Notifies the workers of the outbox that rows are due. */
  outboxIsWaiting: () => void;
  /** The staff members who may sign in now. */
  listStaff: () => Promise<StaffMember[]>;
}

declare module '#platform/context.ts' {
  interface Services extends LeadDependencies {}
}
