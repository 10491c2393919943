import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { ambiguousReadings } from '#platform/values/typed-amount.ts';
import { type Readings, rewriteNumber, typedTextOf } from '#platform/values/typed-number.ts';
import { cmPerInch, ft3PerM3, kgPerPound, type NumberProblem, readDecimal } from './pieces.ts';

/** The unit that a field has. */
export type FieldUnit = 'kg' | 'lb' | 'm3' | 'cm' | 'in';

/** Units as they are typed in English, Spanish and Portuguese, in kg, m³ and cm. */
const sizes = {
  weight: {
    ...{ kg: 1, kgs: 1, kilo: 1, kilos: 1, quilo: 1, quilos: 1, kilograms: 1, kilogramos: 1, quilogramas: 1 },
    ...{ t: 1_000, ton: 1_000, tons: 1_000, tonne: 1_000, tonnes: 1_000, tonelada: 1_000, toneladas: 1_000 },
    ...{ lb: kgPerPound, lbs: kgPerPound, libra: kgPerPound, libras: kgPerPound },
    ...{ pound: kgPerPound, pounds: kgPerPound },
  },
  volume: { m3: 1, 'm³': 1, cbm: 1, ft3: 1 / ft3PerM3, 'ft³': 1 / ft3PerM3, cft: 1 / ft3PerM3 },
  side: { cm: 1, mm: 0.1, m: 100, in: cmPerInch, '"': cmPerInch, '”': cmPerInch, '″': cmPerInch },
} as const satisfies Record<string, Record<string, number>>;

type Kind = keyof typeof sizes;

/** Returns how many kg, m³ or cm a typed unit has; undefined for another word. */
function sizeOf(kind: Kind, unit: string): number | undefined {
  const known: Record<string, number> = sizes[kind];
  return Object.hasOwn(known, unit) ? known[unit] : undefined;
}

const kindOf: Record<FieldUnit, Kind> = { kg: 'weight', lb: 'weight', m3: 'volume', cm: 'side', in: 'side' };

/** Splits “1,5 t” before its unit. */
function splitUnit(typed: string): [number: string, unit: string] {
  const text = typed.trim();
  const at = text.search(/[^\d.,\s]/);
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at)];
}

/** Parses a number of a field in its unit, or with another unit of the same kind: `1,5 t` is 1500 in a field in kg. */
export function readMeasure(
  typed: string,
  unit: FieldUnit,
  locale: Locale = defaultLocale,
): number | NumberProblem {
  const [number, word] = splitUnit(typed);
  if (word === '') return readDecimal(typed, locale);
  const kind = kindOf[unit];
  const size = sizeOf(kind, word.toLowerCase().replace(/[.,]$/, ''));
  const value = readDecimal(number, locale);
  if (size === undefined || value === 'missing') return 'not-a-number';
  const factor = size / (sizeOf(kind, unit) ?? 1);
  return typeof value === 'string' || factor === 1 ? value : Number((value * factor).toFixed(6));
}

/** Returns both readings of an ambiguous number, with its unit or the sign of its currency; null otherwise. */
export function readingsOfMeasure(typed: string, locale: Locale): Readings | null {
  const [number, unit] = splitUnit(typed);
  const readings = ambiguousReadings(number || typed, locale);
  if (!readings || !unit || !number) return readings;
  return { whole: `${readings.whole} ${unit}`, decimal: `${readings.decimal} ${unit}` };
}

/** Returns the unit of a field of the brief, by its input name; null where it holds no measure. */
export function unitOfField(name: string, fields: Record<string, string>): FieldUnit | null {
  const path = name.replace(/^shipment\./, '').replace(/\.\d+(?=\.)/, '');
  if (path === 'grossKg' || path === 'containers.weightKg') return 'kg';
  if (path === 'volumeM3') return 'm3';
  if (path === 'pieces.weight') return fields['shipment.units.weight'] === 'lb' ? 'lb' : 'kg';
  if (/^pieces\.(?:length|width|height)$/.test(path))
    return fields['shipment.units.side'] === 'in' ? 'in' : 'cm';
  return null;
}

/** Writes a measure that was typed with its unit in that of its field; leaves what cannot be read. */
export function withoutUnit(typed: string, unit: FieldUnit, locale: Locale = defaultLocale): string {
  const value = splitUnit(typed)[1] ? readMeasure(typed, unit, locale) : null;
  if (typeof value !== 'number') return typed;
  return rewriteNumber(typedTextOf(String(value)), defaultLocale, locale);
}

/** Writes the measures of a form without units, as the API takes them. */
export function withoutUnits(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, typed]) => {
      const unit = unitOfField(name, fields);
      return [name, unit ? withoutUnit(typed, unit) : typed];
    }),
  );
}
