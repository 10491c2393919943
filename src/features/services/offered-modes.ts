import type { Settings } from '../settings/settings.ts';
import { isOffered } from './service.ts';

const services = { air: 'air-freight', sea: 'sea-freight', rail: 'train-freight' } as const;

export type OfferedMode = keyof typeof services;

/** Returns the modes of transport that the company offers. */
export function offeredModes(settings: Settings): OfferedMode[] {
  return (Object.keys(services) as OfferedMode[]).filter((mode) => isOffered(services[mode], settings));
}
