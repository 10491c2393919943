import type { TransportMode } from './choices.ts';

/** Modes of the services that name one. */
export const modesOfServices = {
  'air-freight': ['air'],
  'sea-freight': ['fcl', 'lcl'],
  'train-freight': ['rail'],
} as const satisfies Record<string, readonly TransportMode[]>;

export type ServiceWithMode = keyof typeof modesOfServices;

/** Returns the service that a shipment by a mode is, or undefined where none is named after it. */
export function serviceOfMode(mode: string): ServiceWithMode | undefined {
  const services = Object.keys(modesOfServices) as ServiceWithMode[];
  return services.find((service) => modesOfServices[service].some((other) => other === mode));
}

export function hasMode(service: string | null | undefined): service is ServiceWithMode {
  return service != null && Object.hasOwn(modesOfServices, service);
}
