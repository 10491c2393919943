import {
  findOwnService,
  isShipped,
  type OwnService,
  ownServices,
  type ServiceList,
  slugOf,
  templateOf,
} from '#features/settings/own-services.ts';
import { type Service, serviceSlugs } from '#features/settings/service-slugs.ts';

export type { Service };

/** The shipped services. */
export const services = serviceSlugs;

/** An item for each shipped service, and for some of the company's own. */
export type ByService<Item> = Record<Service, Item> & { [slug: string]: Item | undefined };

/** Returns the slugs of what visitors can ask for, in the company's order. */
export function offeredServices({ services }: ServiceList): string[] {
  return services
    .filter((listed) => (typeof listed === 'string' ? isShipped(listed) : !listed.isOff))
    .map(slugOf);
}

/** Returns the slugs of all services: those offered in their order, then the others. */
export function allServices(settings: ServiceList): string[] {
  const own = ownServices(settings).map(slugOf);
  return [...new Set([...offeredServices(settings), ...services, ...own])];
}

/** Returns the shipped service that each offered one is or is made from, by slug. */
export function offeredTemplates(settings: ServiceList): Record<string, string> {
  return Object.fromEntries(
    offeredServices(settings).map((slug) => [slug, templateOf(settings, slug) ?? slug]),
  );
}

/** True for a service that a request can name, offered or not. */
export function isKnown(value: unknown, settings: ServiceList): value is string {
  return isShipped(value) || findOwnService(settings, value) !== undefined;
}

export function isOffered(value: unknown, settings: ServiceList): value is string {
  return typeof value === 'string' && offeredServices(settings).includes(value);
}

/**
 * Returns one item for each offered service, in the company's order: the listed item of a shipped service, and the one that
 * `make` returns for the company's own.
 */
export function inOfferedOrder<Item>(
  settings: ServiceList,
  items: readonly Item[],
  slugOfItem: (item: Item) => string,
  make: (own: OwnService) => Item,
): Item[] {
  return offeredServices(settings).flatMap((slug) => {
    const own = findOwnService(settings, slug);
    return own ? make(own) : items.filter((item) => slugOfItem(item) === slug);
  });
}
