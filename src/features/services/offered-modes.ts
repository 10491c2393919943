import type { ServiceList } from '../settings/own-services.ts';
import { offeredTemplates } from './service.ts';

const services = { air: 'air-freight', sea: 'sea-freight', rail: 'train-freight' } as const;

export type OfferedMode = keyof typeof services;

/** Returns the modes of transport that the company offers, by shipped services or by its own that are made from them. */
export function offeredModes(settings: ServiceList): OfferedMode[] {
  const templates = Object.values(offeredTemplates(settings));
  return (Object.keys(services) as OfferedMode[]).filter((mode) => templates.includes(services[mode]));
}
