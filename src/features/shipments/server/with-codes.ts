import { milestones } from '../milestones.ts';
import type { Milestone } from '../progress.ts';

/** A milestone with its codes in the vocabularies of the trade, for programs. */
export function coded<Each extends Milestone>(milestone: Each) {
  const { dcsa = null, cargoIq = null } = milestones[milestone.code];
  return { ...milestone, dcsa, cargoIq };
}

/** A shipment with those of all of its milestones. */
export function withCodes<Each extends Milestone, Shipment extends { milestones: Each[] }>(
  shipment: Shipment & { milestones: Each[] },
) {
  return { ...shipment, milestones: shipment.milestones.map(coded) };
}
