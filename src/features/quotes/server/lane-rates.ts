import type { Cargo } from '../../cargo/cargo.ts';
import type { ProposedRate } from '../../rates/rates.ts';
import { proposeRates } from '../../rates/server/rate-sheets.ts';

/** Returns the places of a shipment by which rates and templates are searched; empty where they are not known. */
export function laneOf(cargo: Cargo | null): { from: string; to: string } {
  const { from, to } = cargo ?? {};
  return { from: from?.code || from?.text || '', to: to?.code || to?.text || '' };
}

/** Returns the company's rates for the lane of a shipment. */
export async function listLaneRates(
  deps: Parameters<typeof proposeRates>[0],
  cargo: Cargo | null,
): Promise<ProposedRate[]> {
  const lane = laneOf(cargo);
  return lane.from && lane.to ? proposeRates(deps, lane) : [];
}
