import type { Cargo } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { hasMode, modesOfServices } from '#features/cargo/service-modes.ts';

/** Services that include no transport between countries. */
const withoutTransport = ['warehousing', 'market-analysis'];

/** A car goes in a container unless it is said to fly or to be driven on board, which is no mode of an option. */
function modeOfVehicles(cargo: Cargo | null): TransportMode | null {
  const carriages = (cargo?.vehicles ?? []).map(({ carriage }) => carriage);
  if (carriages.includes('roro')) return null;
  return carriages.length > 0 && carriages.every((carriage) => carriage === 'air') ? 'air' : 'fcl';
}

/**
 * Returns the mode that a request asks for: as stated, else by its containers or its service; null where none of them says
 * it. The containers of a request are those of ships, so with them air or LCL is a contradiction, and they decide.
 */
export function requestedMode(cargo: Cargo | null, service: string | null): TransportMode | null {
  if (service && withoutTransport.includes(service)) return null;
  const hasContainers = (cargo?.containers ?? []).length > 0;
  if (hasContainers && cargo?.mode !== 'rail' && cargo?.mode !== 'road') return 'fcl';
  if (cargo?.mode) return cargo.mode;
  if (service === 'luxury-vehicle-export-import') return modeOfVehicles(cargo);
  return hasMode(service) ? (modesOfServices[service].at(-1) ?? null) : null;
}

/** Returns true for a mode in which the request can be carried out: by sea, its service leaves open in which. */
export function isRequestedMode(mode: TransportMode, cargo: Cargo | null, service: string | null): boolean {
  const requested = requestedMode(cargo, service);
  const isOpen = !cargo?.mode && !cargo?.containers?.length && service === 'sea-freight';
  return requested === null || mode === requested || (isOpen && mode === 'fcl');
}
