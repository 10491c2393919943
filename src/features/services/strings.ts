import { findOwnService, isShipped } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { ownServiceStrings } from './own-strings.ts';
import type { ServicePageStrings } from './service-strings.ts';
import { plates as platesEn } from './strings/en/plates.ts';
import { servicePage as servicePageEn, services as servicesEn } from './strings/en/services.ts';
import { plates as platesEs } from './strings/es/plates.ts';
import { servicePage as servicePageEs, services as servicesEs } from './strings/es/services.ts';
import { plates as platesPt } from './strings/pt/plates.ts';
import { servicePage as servicePagePt, services as servicesPt } from './strings/pt/services.ts';

export const servicesStringsIn = stringsByLocale(
  'services',
  {
    en: (settings) => ({
      plates: platesEn,
      servicePage: servicePageEn(settings),
      services: servicesEn(settings),
    }),
    es: (settings) => ({
      plates: platesEs,
      servicePage: servicePageEs(settings),
      services: servicesEs(settings),
    }),
    pt: (settings) => ({
      plates: platesPt,
      servicePage: servicePagePt(settings),
      services: servicesPt(settings),
    }),
  },
  { fixedPaths: ['services.*.better.service'] },
);

/** Returns the texts of the page of a shipped service or of one of the company's own; null for a slug that nobody knows. */
export function serviceStringsOf(slug: string, locale: Locale): ServicePageStrings | null {
  const { services, servicePage } = servicesStringsIn(locale);
  const own = findOwnService(currentSettings(), slug);
  if (own) return ownServiceStrings(own, locale, servicePage.own);
  return isShipped(slug) ? services[slug] : null;
}
