import { z } from '@hono/zod-openapi';
import { refuseUnknown, responses, withId } from '../../../../platform/api/responses.ts';
import type { Routes } from '../../../../platform/api/router.ts';
import { moment } from '../../../../platform/values/moment-shape.ts';
import { transportModes } from '../../../cargo/choices.ts';
import { eventShape } from '../../../requests/server/api/desk-leads.ts';
import { milestoneCodes, milestones } from '../../milestones.ts';
import type { Milestone } from '../../progress.ts';
import { documentKinds, partyRoles, referenceKinds } from '../../references.ts';
import { shipmentStates } from '../../shipment.ts';
import { shipmentFilter, shipmentPage } from '../../shipment-input.ts';
import { reportedMilestone } from '../../track.ts';
import { ownShipmentCommands, shipmentCommands } from '../commands.ts';
import { findCustomerShipment, findShipment, getShipment } from '../find-shipment.ts';
import { countShipments, type ListedShipment, listShipments } from '../list-shipments.ts';
import { coded, withCodes } from '../with-codes.ts';

const place = z.object({
  text: z.string(),
  code: z.string().nullable().describe('A UN/LOCODE, or an airport’s IATA code.'),
});

/** A table of the standard codes of each milestone. */
const vocabularies = milestoneCodes
  .map((code) => {
    const { dcsa = '–', cargoIq = '–' } = milestones[code];
    return `| \`${code}\` | ${dcsa} | ${cargoIq} |`;
  })
  .join('\n');

const milestone = reportedMilestone.extend({
  comment: z.string().describe('The customer reads it.'),
  dcsa: z.string().nullable().describe('In DCSA Track & Trace 2.2: event type and code.'),
  cargoIq: z.string().nullable().describe('In IATA Cargo iQ: the status of message FSU.'),
});

const reference = z.object({
  kind: z.enum(referenceKinds),
  text: z.string(),
  value: z.string().describe('As it is compared: in capitals, without spaces and hyphens.'),
});

const shipmentDocument = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number(),
  kind: z.enum(documentKinds),
  addedAt: moment,
});

const party = z.object({ name: z.string(), address: z.string(), contact: z.string() });

/** Schema of a shipment for its customer. */
const customerShape = z.object({
  id: z.string(),
  reference: z.string().describe('Of the request.'),
  state: z.enum(shipmentStates),
  mode: z.enum(transportModes).nullable(),
  from: place,
  to: place,
  references: z.array(reference),
  milestones: z
    .array(milestone)
    .describe(
      `In the order of the way.\n\n| code | DCSA Track & Trace 2.2 | Cargo iQ |\n| --- | --- | --- |\n${vocabularies}`,
    ),
  documents: z.array(shipmentDocument),
  wantsMail: z.boolean(),
  begunAt: moment,
  changedAt: moment,
});

export const cargoShape = customerShape.extend({
  leadId: z.string(),
  version: z.number().describe('To be sent with a change; a stale one is refused with 409.'),
  quoteId: z.string().nullable(),
  parties: z.partialRecord(z.enum(partyRoles), party),
  milestones: z.array(milestone.extend({ postedBy: z.string(), postedAt: moment })),
  documents: z.array(shipmentDocument.extend({ isForCustomer: z.boolean() })),
  dueOn: z.iso.date().nullable().describe('When the next milestone is due.'),
  deliveredAt: moment.nullable(),
});

const listedMilestone = milestone.nullable();

const listedShape = z.object({
  id: z.string(),
  leadId: z.string(),
  reference: z.string(),
  customer: z.string(),
  state: z.enum(shipmentStates),
  mode: z.enum(transportModes).nullable(),
  from: place,
  to: place,
  references: z.array(reference),
  last: listedMilestone.describe('The last that has happened.'),
  next: listedMilestone.describe('The one that comes next.'),
  arrival: listedMilestone.describe('The delivery, else the arrival.'),
  dueOn: z.iso.date().nullable(),
  isLate: z.boolean().describe('The next milestone was due before today.'),
  isDelayed: z.boolean().describe('One to come is expected later than planned.'),
  changedAt: moment,
});

function listedWithCodes({ last, next, arrival, ...shipment }: ListedShipment) {
  const orNull = (each: Milestone | null) => each && coded(each);
  return { ...shipment, last: orNull(last), next: orNull(next), arrival: orNull(arrival) };
}

/** Adds GET /api/v1/desk/shipments, /shipments/{id} and /leads/{id}/shipment, and the commands on shipments. */
export function deskShipments(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/shipments',
      summary: 'List shipments',
      description:
        'What is late comes first, then what is due next. `text` is the beginning of a booking, B/L, AWB, container or other number, or the reference of the request.',
      request: { query: shipmentFilter.extend(shipmentPage.shape) },
      responses: responses([
        z.object({
          shipments: z.array(listedShape),
          next: z.string().nullable().describe('The `cursor` of the next page.'),
          counts: z.object({ 'under-way': z.number(), late: z.number() }),
        }),
        'A page of them.',
      ]),
    },
    async (context) => {
      const { cursor, limit, ...filter } = context.req.valid('query');
      const services = context.get('services');
      const { shipments, next } = await listShipments(services, filter, { cursor, limit });
      const counts = await countShipments(services);
      return context.json({ shipments: shipments.map(listedWithCodes), next, counts }, 200);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/shipments/{id}',
      summary: 'Read a shipment',
      request: withId,
      responses: responses([z.object({ shipment: cargoShape }), 'The shipment.']),
    },
    async (context) => {
      const shipment = await getShipment(context.get('services').db, context.req.valid('param').id);
      return shipment ? context.json({ shipment: withCodes(shipment) }, 200) : refuseUnknown(context);
    },
  );

  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/leads/{id}/shipment',
      summary: 'Read the shipment of a request',
      description: 'Its own, else that of a request which was merged into it. 404 while none has begun.',
      request: withId,
      responses: responses([z.object({ shipment: cargoShape }), 'The shipment.']),
    },
    async (context) => {
      const shipment = await findShipment(context.get('services').db, context.req.valid('param').id);
      return shipment ? context.json({ shipment: withCodes(shipment) }, 200) : refuseUnknown(context);
    },
  );

  desk.addCommands(shipmentCommands, {
    version: z.number().optional(),
    since: z.array(eventShape).optional().describe('What happened since `version`.'),
    numbers: z.array(z.string()).optional().describe('Those whose check digit is wrong.'),
  });
}

/** Adds GET /api/v1/requests/{secret}/shipment, and the customer's commands. */
export function addOwnShipmentRoutes(routes: Routes): void {
  routes.declare(
    {
      policy: { role: 'anyone' },
      method: 'get',
      path: '/requests/{secret}/shipment',
      summary: 'Read the shipment of one’s request',
      description:
        '`secret` is the last part of the address of the request’s page. 404 while no shipment has begun, and for a link that does not work. Parties are left out.',
      request: { params: z.object({ secret: z.string() }) },
      responses: responses([z.object({ shipment: customerShape }), 'The shipment.'], 404),
    },
    async (context) => {
      const { secret } = context.req.valid('param');
      const shipment = await findCustomerShipment(context.get('services'), secret);
      return shipment ? context.json({ shipment: withCodes(shipment) }, 200) : refuseUnknown(context);
    },
  );
  routes.addCommands(ownShipmentCommands);
}
