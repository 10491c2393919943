import type { Settings } from '#features/settings/settings.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { ownNames } from './own-strings.ts';
import { offeredServices, type Service } from './service.ts';

interface OfferStrings {
  /** For one service, for two, and so on. */
  counts: readonly string[];
  /** For more services than those. */
  count: string;
  /** Names in the form used inside a sentence. */
  names: Record<Service, string>;
  /** Stands for the services that a list leaves out. */
  more: string;
}

/** Returns how sentences of a language name what the company offers. */
export function offerTexts(locale: Locale, { counts, count, names, more }: OfferStrings) {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    offeredCount(settings: Settings): string {
      const { length } = offeredServices(settings);
      return counts[length - 1] ?? fill(count, { count: length });
    },
    /** All services on offer, or the first of them. */
    offeredList(settings: Settings, most = Number.POSITIVE_INFINITY): string {
      const all: Record<string, string> = { ...names, ...ownNames(settings, locale) };
      const offered = offeredServices(settings).flatMap((service) => all[service] ?? []);
      return list.format(offered.length > most ? [...offered.slice(0, most), more] : offered);
    },
  };
}
