import { changeStage } from '#features/requests/server/commands/change-stage.ts';
import { beginShipment } from '#features/shipments/server/begin-shipment.ts';
import type { MilestoneInput } from '#features/shipments/shipment-input.ts';
import { changeBy, type deskOn, elena, nameOf } from './desk.ts';

type Desk = ReturnType<typeof deskOn>;

export const noMilestone: MilestoneInput = {
  code: 'departed',
  planned: null,
  estimated: null,
  actual: null,
  place: '',
  placeCode: null,
  delayReason: null,
  comment: '',
};

export async function submitWon(desk: Desk, answers?: Parameters<Desk['submit']>[0]) {
  const lead = await desk.submit(answers);
  await changeStage(desk, changeBy(elena, lead), { to: 'won', comment: '' });
  return lead;
}

/** Throws when the shipment of the new request is refused. */
export async function submitShipment(desk: Desk, answers?: Parameters<Desk['submit']>[0]) {
  const lead = await submitWon(desk, answers);
  const begun = await beginShipment(desk, { leadId: lead.id, by: nameOf(elena) });
  if (!begun.ok) throw new Error(begun.reason);
  return { lead, shipmentId: begun.shipmentId, version: begun.version };
}
