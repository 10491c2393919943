import type { AttachmentRef } from '../../platform/files/attachment-input.ts';
import type { TransportMode } from '../cargo/choices.ts';
import { type MilestoneCode, milestoneCodes } from './milestones.ts';
import { type Milestone, shownTime } from './progress.ts';
import type { DocumentKind, PartyRole, ReferenceKind } from './references.ts';

export const shipmentStates = ['under-way', 'delivered', 'cancelled'] as const;

export type ShipmentState = (typeof shipmentStates)[number];

/** An end of a lane: its text, and its UN/LOCODE or IATA code when known. */
export interface ShipmentPlace {
  text: string;
  code: string | null;
}

/** Names of a party in documents; each text may be empty. */
export interface ShipmentParty {
  name: string;
  address: string;
  /** The person, telephone number and e-mail address. */
  contact: string;
}

export type ShipmentParties = Partial<Record<PartyRole, ShipmentParty>>;

/** A number in its typed form and normalized for comparison (src/features/cargo/check-digits.ts). */
export interface ShipmentReference {
  kind: ReferenceKind;
  text: string;
  value: string;
}

export interface ShipmentDocument extends AttachmentRef {
  kind: DocumentKind;
  /** Milliseconds since 1970. */
  addedAt: number;
}

/**
 * A shipment for its customer. Parties are left out: a link may be forwarded, and the addresses belong to others.
 * Milestones are in the order of the route (`inOrder`); documents are those for the customer.
 */
export interface CustomerShipment {
  id: string;
  /** Reference of the request. */
  reference: string;
  state: ShipmentState;
  mode: TransportMode | null;
  from: ShipmentPlace;
  to: ShipmentPlace;
  references: ShipmentReference[];
  milestones: Milestone[];
  documents: ShipmentDocument[];
  /** True when the customer is mailed each milestone. */
  wantsMail: boolean;
  begunAt: number;
  changedAt: number;
}

export interface DeskShipment extends Omit<CustomerShipment, 'milestones' | 'documents'> {
  /** The lead of the shipment; on another lead's page, it was merged into that one. */
  leadId: string;
  /** To be sent with a change. */
  version: number;
  /** The accepted quote; null when the lead was won without one. */
  quoteId: string | null;
  parties: ShipmentParties;
  /** `postedBy` is the name of the staff member. */
  milestones: (Milestone & { postedBy: string; postedAt: number })[];
  documents: (ShipmentDocument & { isForCustomer: boolean })[];
  /** Due date of the next milestone; null without one. */
  dueOn: string | null;
  deliveredAt: number | null;
}

/** Arrivals and departures of transshipments alternate by time. */
const rankOf = (code: MilestoneCode) =>
  milestoneCodes.indexOf(code === 'transshipment-departed' ? 'transshipment-arrived' : code);

const timeOf = (milestone: Milestone) => shownTime(milestone)?.time ?? '';

/** Sorts milestones in the order of the route: by code, then by time. */
export function inOrder<Each extends Milestone>(milestones: readonly Each[]): Each[] {
  return milestones.toSorted(
    (a, b) =>
      rankOf(a.code) - rankOf(b.code) ||
      compare(timeOf(a), timeOf(b)) ||
      milestoneCodes.indexOf(a.code) - milestoneCodes.indexOf(b.code) ||
      compare(a.id, b.id),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
