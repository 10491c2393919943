import { createContext, use } from 'react';
import { ownNames } from '#features/services/own-strings.ts';
import { allServices } from '#features/services/service.ts';
import type { ServiceList } from '#features/settings/own-services.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { serviceNames as shippedNames } from '../strings/en/service-names.ts';

type ServiceNames = Readonly<Record<string, string>>;

/** Returns the names of all services by slug as the desk shows them, those offered first. */
export function serviceNamesFor(settings: ServiceList): Record<string, string> {
  const names: Record<string, string | undefined> = { ...shippedNames, ...ownNames(settings, deskLocale) };
  return Object.fromEntries(allServices(settings).map((slug) => [slug, names[slug] ?? slug]));
}

/** Names of the shipped services and of the company's own, which are loader data. */
export const ServiceNamesContext = createContext<ServiceNames>({});

export const useServiceNames = (): ServiceNames => use(ServiceNamesContext);

/** Returns the name of a service, or the slug of one that is no longer known; empty for none. */
export function nameOfService(names: ServiceNames, slug: string | null | undefined): string {
  return slug ? (names[slug] ?? slug) : '';
}
