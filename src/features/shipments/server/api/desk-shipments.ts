import { z } from 'zod';
import { leadEvent } from '#features/requests/server/lead-shapes.ts';
import { refuseUnknown, responses, withId } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { milestoneCodes, milestones } from '../../milestones.ts';
import { customerShipment, deskShipment } from '../../shipment.ts';
import { ownShipmentCommands, shipmentCommands } from '../commands.ts';
import { findCustomerShipment, getShipment } from '../find-shipment.ts';
import { withCodes } from '../with-codes.ts';

/** A table of the standard codes of each milestone. */
const vocabularies = milestoneCodes
  .map((code) => {
    const { dcsa = '–', cargoIq = '–' } = milestones[code];
    return `| \`${code}\` | ${dcsa} | ${cargoIq} |`;
  })
  .join('\n');

const codes = {
  dcsa: z.string().nullable().describe('In DCSA Track & Trace 2.2: event type and code.'),
  cargoIq: z.string().nullable().describe('In IATA Cargo iQ: the status of message FSU.'),
};

/** `customerShipment` with the standard codes of its milestones. */
const customerShape = customerShipment.extend({
  milestones: z
    .array(customerShipment.shape.milestones.element.extend(codes))
    .describe(
      `In the order of the route.\n\n| code | DCSA Track & Trace 2.2 | Cargo iQ |\n| --- | --- | --- |\n${vocabularies}`,
    ),
});

/** `deskShipment` with the standard codes of its milestones. */
export const shipmentShape = deskShipment.extend({
  milestones: z.array(deskShipment.shape.milestones.element.extend(codes)),
});

/** GET /api/v1/desk/shipments/{id}, and the commands on shipments. */
export function deskShipments(desk: Routes): void {
  desk.declare(
    {
      policy: { role: 'agent' },
      method: 'get',
      path: '/shipments/{id}',
      summary: 'Read a shipment',
      request: withId,
      responses: responses([z.object({ shipment: shipmentShape }), 'The shipment.']),
    },
    async (context) => {
      const shipment = await getShipment(context.get('services').db, context.req.valid('param').id);
      return shipment ? context.json({ shipment: withCodes(shipment) }, 200) : refuseUnknown(context);
    },
  );

  desk.addCommands(shipmentCommands, {
    version: z.number().optional(),
    since: z.array(leadEvent).optional().describe('What happened since `version`.'),
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
