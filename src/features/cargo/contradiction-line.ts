import type { Locale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import { dayOf } from '#platform/values/moment.ts';
import type { CargoStrings } from './cargo-strings.ts';
import type { Contradiction } from './contradictions.ts';

/** Formats a contradiction as a sentence. */
export function contradictionLine(
  found: Contradiction,
  { lines, options }: CargoStrings,
  locale: Locale,
): string {
  const { contradictions: t, datesReversed } = lines;
  const directions = options['shipment.direction'];
  switch (found.kind) {
    case 'serviceMode':
      return fill(t.serviceMode, { service: t.services[found.service], mode: t.modes[found.mode] });
    case 'containersMode':
      return fill(t.containersMode, { mode: t.modes[found.mode] });
    case 'incotermMode':
      return fill(t.incotermMode, { incoterm: found.incoterm, mode: t.modes[found.mode] });
    case 'direction':
      return fill(t.direction, {
        direction: directions[found.direction],
        ofPlaces: directions[found.ofPlaces],
      });
    case 'containerWeight':
      return fill(t.containerWeight, {
        kg: formatNumber(locale, found.kg, { maximumFractionDigits: 0 }),
        mostKg: formatNumber(locale, found.mostKg),
      });
    case 'density':
      return fill(t.density, {
        kg: formatNumber(locale, found.kg, { maximumFractionDigits: 0 }),
        m3: formatNumber(locale, found.m3, { maximumFractionDigits: 3 }),
      });
    case 'datePast':
      return fill(t.datePast[found.field], { day: dayOf(Date.parse(found.day), 'UTC', locale) });
    case 'samePlace':
    case 'airportBySea':
      return t[found.kind];
    case 'datesReversed':
      return datesReversed;
  }
}
