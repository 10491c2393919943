import { serviceSlugs } from '../settings/service-slugs.ts';
import type { Settings } from '../settings/settings.ts';

/** The eight services (specification, section 2). */
export const services = serviceSlugs;

export type Service = (typeof services)[number];

export function isService(value: unknown): value is Service {
  return (services as readonly unknown[]).includes(value);
}

/** Returns what visitors can ask for, in the company's order. */
export function offeredServices({ services: offered }: Pick<Settings, 'services'>): Service[] {
  return offered.filter(isService);
}

/** Returns the titles of what visitors can ask for, in the company's order. */
export function offeredTitles(
  settings: Pick<Settings, 'services'>,
  titles: Record<Service, string>,
): Partial<Record<Service, string>> {
  return Object.fromEntries(offeredServices(settings).map((service) => [service, titles[service]]));
}

export function isOffered(value: unknown, settings: Pick<Settings, 'services'>): value is Service {
  return isService(value) && settings.services.includes(value);
}

/** Returns what is said of each service of the company's offer, in its order. */
export function inOfferedOrder<Item extends { service: string }>(
  settings: Pick<Settings, 'services'>,
  items: readonly Item[],
): Item[] {
  return offeredServices(settings).flatMap((service) => items.filter((item) => item.service === service));
}
