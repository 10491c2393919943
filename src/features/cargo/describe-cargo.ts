import type { Locale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import type { Cargo } from './cargo.ts';
import {
  alcoholLine,
  cargoStringsIn,
  containerLine,
  dangerousGoodsLine,
  dateLine,
  joined,
  pieceLine,
  placeLine,
  temperatureLine,
  totalsOf,
  valueLine,
  vehicleLine,
} from './cargo-lines.ts';
import { isBySea } from './choices.ts';
import { areDatesReversed } from './contradictions.ts';
import { measuresOf } from './measures.ts';

const groups = ['project', 'storage', 'market'] as const;

/** Lists what the sender marked as unknown, in one line; empty when there is none. */
function unknownLine(cargo: Cargo, locale: Locale): string {
  const { labels, options } = cargoStringsIn(locale);
  const single = (['dangerous', 'insurance', 'customs'] as const).filter((name) => cargo[name] === 'unknown');
  const inGroups = groups.flatMap((group) =>
    Object.entries(cargo[group] ?? {}).flatMap(([name, value]) =>
      value === 'unknown' ? [`${group}.${name}`] : [],
    ),
  );
  const ofAlcohol = cargo.alcohol?.taxStatus === 'unknown' ? ['alcohol.taxStatus'] : [];
  const ofVehicles = (cargo.vehicles ?? []).flatMap((vehicle) =>
    Object.entries(vehicle).flatMap(([name, value]) => (value === 'unknown' ? [`vehicles.${name}`] : [])),
  );
  const paths = [...single, ...ofAlcohol, ...ofVehicles, ...inGroups];
  return [
    ...new Set([
      ...(cargo.unknown ?? []).map((part) => options['shipment.unknown'][part]),
      ...paths.map((path) => labels[`shipment.${path}` as keyof typeof labels]),
    ]),
  ].join(', ');
}

interface CargoSection {
  title: string;
  fields: { name: string; label: string; value: string }[];
}

/**
 * Describes the cargo as forwarders read it: with units, a line for each row, unknowns at the end. Only the desk sees
 * the version of a consent. Project cargo, storage and market entry are separate sections.
 */
export function describeCargo(cargo: Cargo, locale: Locale, { isForDesk = false } = {}): CargoSection[] {
  const { labels, options, lines } = cargoStringsIn(locale);
  const { scopes, consent } = lines;
  /** Returns the option's label; unknown options are listed in the last line. */
  const chosen = (path: keyof typeof options, value: string | undefined) =>
    value === undefined || value === 'unknown'
      ? ''
      : ((options[path] as { [option: string]: string })[value] ?? '');
  const field = (name: keyof Cargo, value: string, label = labels[`shipment.${name}`]) => ({
    name: `shipment.${name}`,
    label,
    value,
  });
  const choice = (name: (keyof Cargo & 'mode') | 'direction' | 'frequency' | 'insurance' | 'customs') =>
    field(name, chosen(`shipment.${name}`, cargo[name]));
  const { from, to, units, contact = {}, dangerousGoods = [], deliverBy } = cargo;
  /** The desk lists it with the warnings. */
  const reversed = !isForDesk && areDatesReversed(cargo) && lines.datesReversed;
  const agreed = (version: string | undefined) =>
    version === undefined ? '' : isForDesk ? fill(consent.wording, { version }) : consent.yes;
  const rule = joined(
    [chosen('shipment.incoterm', cargo.incoterm), cargo.incotermPlace],
    cargo.incoterm ? ': ' : '',
  );
  const dangerous = dangerousGoods.map((goods) => dangerousGoodsLine(goods, locale)).filter(Boolean);

  const saidDangerous = chosen('shipment.dangerous', cargo.dangerous);
  const isImplied = dangerous.length > 0 && cargo.dangerous === 'yes';
  const measures = measuresOf(cargo);
  /** Returns a stated total that differs from the sum of the rows. */
  const stated = (name: 'grossKg' | 'volumeM3') => {
    const value = cargo[name];
    return field(name, value === undefined || value === measures[name] ? '' : formatNumber(locale, value));
  };

  const port = cargo.mode === 'air' ? 'airport' : isBySea(cargo.mode) ? 'seaport' : 'port';
  /** Returns a place, and whether the cargo is moved from or to its door. */
  const endLine = (end: Cargo['from']) =>
    joined([placeLine(end), end?.scope && scopes[end.scope === 'port' ? port : end.scope]]);
  const fields = [
    field('from', endLine(from)),
    field('to', endLine(to)),
    choice('mode'),
    choice('direction'),
    field('role', chosen('shipment.role', cargo.role), lines.labels.role),
    field('incoterm', rule),
    { name: 'shipment.totals', label: lines.labels.totals, value: totalsOf(cargo, locale).join(' · ') },
    field('pieces', (cargo.pieces ?? []).map((piece) => pieceLine(piece, units, locale)).join('\n')),
    field('containers', (cargo.containers ?? []).map((row) => containerLine(row, locale)).join('\n')),
    stated('grossKg'),
    stated('volumeM3'),
    field('hsCode', cargo.hsCode ?? ''),
    field('dangerous', [isImplied ? '' : saidDangerous, ...dangerous].filter(Boolean).join('\n')),
    field('temperature', temperatureLine(cargo.temperature, locale)),
    field('readyOn', cargo.readyOn ? dateLine(cargo.readyOn, locale) : ''),
    field('deliverBy', [deliverBy && dateLine(deliverBy, locale), reversed].filter(Boolean).join('\n')),
    choice('frequency'),
    field('value', valueLine(cargo.value, locale)),
    choice('insurance'),
    choice('customs'),
    field('alcohol', alcoholLine(cargo.alcohol, locale)),
    field('vehicles', (cargo.vehicles ?? []).map((vehicle) => vehicleLine(vehicle, locale)).join('\n')),
    field(
      'contact',
      joined([chosen('shipment.contact.by', contact.by), contact.when]),
      labels['shipment.contact.by'],
    ),
    { name: 'shipment.contact.calls', label: lines.labels.consentToCalls, value: agreed(contact.calls) },
    { name: 'shipment.contact.texts', label: lines.labels.consentToTexts, value: agreed(contact.texts) },
    field('unknown', unknownLine(cargo, locale)),
  ];
  const sections = groups.map((group) => ({
    title: labels[`shipment.${group}`],
    fields: Object.entries(cargo[group] ?? {}).map(([name, value]) => {
      const path = `shipment.${group}.${name}`;
      return {
        name: path,
        label: labels[path as keyof typeof labels],
        value:
          typeof value === 'number'
            ? formatNumber(locale, value)
            : path in options
              ? chosen(path as keyof typeof options, value)
              : (value ?? ''),
      };
    }),
  }));
  return [{ title: lines.section, fields }, ...sections]
    .map((section) => ({ ...section, fields: section.fields.filter(({ value }) => value !== '') }))
    .filter((section) => section.fields.length > 0);
}
