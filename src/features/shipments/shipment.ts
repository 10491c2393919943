import { z } from 'zod';
import { transportModes } from '#features/cargo/choices.ts';
import { moment } from '#platform/values/moment-shape.ts';
import { deadlineKinds } from './deadline-kinds.ts';
import { delayReasons, milestoneCodes } from './milestones.ts';
import { documentKinds, partyRoles, referenceKinds } from './references.ts';

export const shipmentStates = ['under-way', 'delivered', 'cancelled'] as const;

export type ShipmentState = (typeof shipmentStates)[number];

/** An end of a lane. */
const shipmentPlace = z.object({
  text: z.string(),
  code: z.string().nullable().describe('A UN/LOCODE, or an airport’s IATA code.'),
});

export type ShipmentPlace = z.output<typeof shipmentPlace>;

const localTime = z
  .string()
  .nullable()
  .describe('Local time at the place: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`.');

/** A milestone without texts of staff. */
export const reportedMilestone = z.object({
  id: z.string(),
  code: z.enum(milestoneCodes),
  planned: localTime,
  estimated: localTime,
  actual: localTime,
  place: z.string(),
  placeCode: z.string().nullable(),
  delayReason: z.enum(delayReasons).nullable(),
});

export const milestone = reportedMilestone.extend({
  comment: z.string().describe('The customer reads it.'),
});

export type Milestone = z.output<typeof milestone>;

const postedMilestone = milestone.extend({
  postedBy: z.string().describe('The name of the staff member.'),
  postedAt: moment,
});

/** Names of a party in documents; each text may be empty. */
const shipmentParty = z.object({
  name: z.string(),
  address: z.string(),
  contact: z.string().describe('The person, telephone number and e-mail address.'),
});

const shipmentReference = z.object({
  kind: z.enum(referenceKinds),
  text: z.string(),
  value: z.string().describe('As it is compared: in capitals, without spaces and hyphens.'),
});

export type ShipmentReference = z.output<typeof shipmentReference>;

const shipmentDocument = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number(),
  kind: z.enum(documentKinds),
  addedAt: moment,
});

/** A shipment for its customer. Parties are left out: a link may be forwarded, and the addresses belong to others. */
export const customerShipment = z.object({
  id: z.string(),
  reference: z.string().describe('Of the request.'),
  state: z.enum(shipmentStates),
  mode: z.enum(transportModes).nullable(),
  from: shipmentPlace,
  to: shipmentPlace,
  references: z.array(shipmentReference).describe('Those that were released.'),
  milestones: z.array(milestone).describe('In the order of the route.'),
  documents: z.array(shipmentDocument),
  wantsMail: z.boolean().describe('The customer is mailed each milestone.'),
  begunAt: moment,
  changedAt: moment,
});

export type CustomerShipment = z.output<typeof customerShipment>;

const deadline = z.object({
  id: z.string(),
  kind: z.enum(deadlineKinds),
  title: z.string().describe('Of the kind `other`, which has no name.'),
  dueAt: moment.nullable().describe('Null until the carrier’s or terminal’s time is entered.'),
  timeZone: z.string().describe('The IANA time zone of its place, in which it was entered.'),
  isTyped: z.boolean().describe('Staff entered the time. Any other follows the dates of the milestones.'),
  ownerId: z.string().nullable().describe('Null for the owner of the request.'),
  note: z.string(),
  doneAt: moment.nullable(),
  doneBy: z.string().describe('The name of the staff member; empty while it is open.'),
});

export type Deadline = z.output<typeof deadline>;

export const deskShipment = customerShipment.extend({
  leadId: z.string().describe('Another’s where that request was merged.'),
  version: z.number().describe('To be sent with a change; a stale one is refused with 409.'),
  quoteId: z.string().nullable().describe('The accepted quote.'),
  references: z.array(
    shipmentReference.extend({ isForCustomer: z.boolean().describe('False while it is internal.') }),
  ),
  parties: z.partialRecord(z.enum(partyRoles), shipmentParty),
  milestones: z.array(postedMilestone),
  deadlines: z.array(deadline).describe('The open ones first, by their times.'),
  documents: z.array(shipmentDocument.extend({ isForCustomer: z.boolean() })),
  dueOn: z.iso.date().nullable().describe('When the next milestone is due.'),
  deliveredAt: moment.nullable(),
});

export type DeskShipment = z.output<typeof deskShipment>;

export type ShipmentParties = DeskShipment['parties'];
