import type { Locale } from '../../platform/i18n/locale.ts';
import type { Settings } from '../settings/settings.ts';
import { offeredServices, type Service } from './service.ts';

interface OfferStrings {
  /** For one service, for two, and so on. */
  counts: readonly string[];
  /** As they stand in a sentence. */
  names: Record<Service, string>;
  /** Stands for the services that a list leaves out. */
  more: string;
}

/** Returns how sentences of a language name what the company offers. */
export function offerTexts(locale: Locale, { counts, names, more }: OfferStrings) {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    offeredCount: (settings: Settings): string => counts[offeredServices(settings).length - 1] ?? '',
    /** All services on offer, or the first of them. */
    offeredList(settings: Settings, most = Number.POSITIVE_INFINITY): string {
      const offered = offeredServices(settings).map((service) => names[service]);
      return list.format(offered.length > most ? [...offered.slice(0, most), more] : offered);
    },
  };
}
