import type { ServiceList } from '#features/settings/own-services.ts';
import type { Settings } from '#features/settings/settings.ts';
import { type TransportMode, transportModes } from '#features/settings/transport-modes.ts';
import { offeredTemplates } from './service.ts';

const services = { air: 'air-freight', sea: 'sea-freight', rail: 'train-freight' } as const;

export type OfferedMode = keyof typeof services;

/** Returns the modes of transport that the company offers, by shipped services or by its own that are made from them. */
export function offeredModes(settings: ServiceList): OfferedMode[] {
  const templates = Object.values(offeredTemplates(settings));
  return (Object.keys(services) as OfferedMode[]).filter((mode) => templates.includes(services[mode]));
}

/** A company as its modes are read. */
export type CompanyModes = ServiceList & { readonly options: Pick<Settings['options'], 'modes'> };

/** Returns the modes of `offeredModes`, with road where the company offers it. */
export function offeredWays(settings: CompanyModes): (OfferedMode | 'road')[] {
  return [...offeredModes(settings), ...(settings.options.modes.road ? (['road'] as const) : [])];
}

const wayOf = { air: 'air', fcl: 'sea', lcl: 'sea', rail: 'rail', road: 'road' } as const;

/** Returns the modes that no request is asked about; none where the company names no mode at all. */
export function modesOff(settings: CompanyModes): TransportMode[] {
  const ways = offeredWays(settings);
  return ways.length === 0 ? [] : transportModes.filter((mode) => !ways.includes(wayOf[mode]));
}
