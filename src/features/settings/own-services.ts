import type { OwnService } from './own-service.ts';
import { type Service, serviceSlugs } from './service-slugs.ts';

export type { OwnService };

/** A shipped service by its slug, or one of the company's own. */
export type ListedService = string | OwnService;

export const slugOf = (listed: ListedService) => (typeof listed === 'string' ? listed : listed.slug);

export const isOwn = (listed: ListedService): listed is OwnService => typeof listed !== 'string';

/** The part of the settings that lists the services. */
export interface ServiceList {
  readonly services: readonly ListedService[];
}

export function isShipped(value: unknown): value is Service {
  return (serviceSlugs as readonly unknown[]).includes(value);
}

/** Returns the services that the company added, offered or not, in its order. */
export function ownServices({ services }: ServiceList): OwnService[] {
  return services.filter(isOwn);
}

export function findOwnService(settings: ServiceList, slug: unknown): OwnService | undefined {
  return ownServices(settings).find((own) => own.slug === slug);
}

/**
 * Returns the shipped service whose drawing, picture, questions and charges a service has: its template, or itself. Null for
 * a service that is like none of them, and a slug that nobody knows. A company's own service hides a shipped one of the same slug, which a later release may add.
 */
export function templateOf(settings: ServiceList, slug: unknown): Service | null {
  const own = findOwnService(settings, slug);
  if (own) return own.template;
  return isShipped(slug) ? slug : null;
}
