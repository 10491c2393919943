import { milestones } from '../milestones.ts';
import type { Milestone } from '../shipment.ts';

/** Adds the standard codes to a milestone, for API clients. */
function coded<Each extends Milestone>(milestone: Each) {
  const { dcsa = null, cargoIq = null } = milestones[milestone.code];
  return { ...milestone, dcsa, cargoIq };
}

/** Adds the standard codes to all milestones of a shipment. */
export function withCodes<Each extends Milestone, Shipment extends { milestones: Each[] }>(
  shipment: Shipment & { milestones: Each[] },
) {
  return { ...shipment, milestones: shipment.milestones.map(coded) };
}
