import type { TransportMode } from './choices.ts';

/** Modes of the services that name one. */
export const modesOfServices = {
  'air-freight': ['air'],
  'sea-freight': ['fcl', 'lcl'],
  'train-freight': ['rail'],
} as const satisfies Record<string, readonly TransportMode[]>;

export type ServiceWithMode = keyof typeof modesOfServices;

export function hasMode(service: string | null | undefined): service is ServiceWithMode {
  return service != null && Object.hasOwn(modesOfServices, service);
}
