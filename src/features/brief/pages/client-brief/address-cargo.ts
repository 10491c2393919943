import { readBriefLink } from '#features/cargo/brief-link.ts';
import { cargoQuestionsIn } from '#features/cargo/cargo-questions.ts';
import type { CargoReading } from '#features/cargo/cargo-reading.ts';
import { longestCargoText, readCargoText } from '#features/cargo/cargo-text.ts';
import { incoterms, packagings } from '#features/cargo/choices.ts';
import { questionTexts } from '#features/cargo/question-text.ts';
import { fieldsOfReading } from '#features/cargo/reading-fields.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';

/** UTF-16 units that the address may prefill in one field. */
const longestPlace = 200;

/** Returns the origin, destination and cargo from the home page's form. */
export function cargoIn(query: URLSearchParams) {
  // A form sends line ends of its own.
  const textOf = (name: string, longest = longestPlace) =>
    (query.get(name) ?? '').replaceAll('\r\n', '\n').trim().slice(0, longest);
  return { from: textOf('from'), to: textOf('to'), what: textOf('what', longestCargoText + 1) };
}

/** Returns the details that a reading surely fills in, as typed in a locale, by name without `shipment.`; some are empty. */
export function detailsOfReading(reading: CargoReading, locale: Locale): Record<string, string> {
  const { containers, rows, kg, m3 } = fieldsOfReading(reading, locale);
  const isWeighed = rows.length > 0 && rows.every(({ weight }) => weight !== '');
  return Object.fromEntries([
    ...containers.flatMap(({ code, ...container }, index) =>
      Object.entries({ type: code, ...container }).map(([name, text]) => [
        `containers.${index}.${name}`,
        text,
      ]),
    ),
    ...rows.flatMap((row, index) =>
      Object.entries(row).map(([name, text]) => [`pieces.${index}.${name}`, text]),
    ),
    ['grossKg', isWeighed ? '' : kg],
    ['volumeM3', rows.length > 0 ? '' : m3],
  ]);
}

/** Returns the number and packaging of pieces whose weight or volume is known in total alone. */
function countsOf({ rows, questions }: CargoReading): Record<string, string> {
  if (questions.length > 0 || rows.some(({ quantity }) => quantity === null)) return {};
  return Object.fromEntries(
    rows.flatMap(({ quantity, packing }, index) => [
      [`pieces.${index}.quantity`, String(quantity)],
      [`pieces.${index}.packaging`, packagings.find((packaging) => packaging === packing) ?? ''],
    ]),
  );
}

/** Returns the visitor’s words with what they leave open; undefined where all of them were read. */
export function noteOnText(what: string, locale: Locale): string | undefined {
  const strings = cargoQuestionsIn(locale);
  const open = questionTexts(readCargoText(what, locale), strings, locale);
  return open.length > 0
    ? `${strings.ownText}: ${fill(strings.quoted, { text: what })}. ${open.join(' ')}`
    : undefined;
}

/** Returns cargo details from a calculator or the home page, by input name. */
export function cargoInputIn(query: URLSearchParams, locale: Locale): Record<string, string> {
  const { rows, units, notStackable, container, incoterm, incotermPlace, ...link } = readBriefLink(
    query,
    locale,
  );
  const { from, to, what } = cargoIn(query);
  const reading = readCargoText(what, locale);
  const details =
    rows.length === 0 && !link.kg && !link.m3 && !container ? detailsOfReading(reading, locale) : {};
  const hasTotals = Boolean(link.kg || link.m3 || details.grossKg || details.volumeM3);
  const named: Record<string, string> = {
    ...(hasTotals && rows.length === 0 && !container && countsOf(reading)),
    ...details,
    'from.text': from,
    'to.text': to,
    incoterm: (incoterms as readonly string[]).includes(incoterm) ? incoterm : '',
    incotermPlace,
    mode: link.mode,
    ...(link.kg && { grossKg: link.kg }),
    ...(link.m3 && { volumeM3: link.m3 }),
    ...(rows.length > 0 && units.side === 'in' && { 'units.side': 'in' }),
    ...(rows.length > 0 && units.weight === 'lb' && { 'units.weight': 'lb' }),
    ...(container && {
      'containers.0.type': container.code,
      'containers.0.quantity': String(container.quantity),
    }),
  };
  rows.forEach((row, index) => {
    for (const [field, text] of Object.entries(row)) named[`pieces.${index}.${field}`] = text;
    if (notStackable.has(index)) named[`pieces.${index}.alone`] = 'on';
  });
  const filled = Object.entries(named).filter(([, text]) => text !== '');
  return Object.fromEntries(filled.map(([name, text]) => [`shipment.${name}`, text]));
}

/** Fields that say how much it is. */
const measures = [
  ...['containers.0.type', 'containers.0.quantity'],
  ...['pieces.0.quantity', 'pieces.0.length', 'pieces.0.weight'],
  ...['grossKg', 'volumeM3'],
].map((name) => `shipment.${name}`);

/**
 * Regular expression of the measures of a draft that a link made from it contradicts: what the first price asked for comes
 * with the link, and a total takes the place of what pieces say.
 */
function replacedIn(fields: Record<string, string>): string {
  const rows = Object.keys(fields).flatMap((name) => /^shipment\.pieces\.(\d+)\./.exec(name)?.[1] ?? []);
  const ofPieces =
    rows.length > 0
      ? `pieces\\.(?!(${[...new Set(rows)].join('|')})\\.(packaging|alone)$)`
      : 'pieces.*(length|width|height|weight)$|(grossKg|volumeM3)$';
  const names = fields['shipment.containers.0.type'] ? ofPieces : `containers|${ofPieces}`;
  return `^shipment\\.(${names})`;
}

/** Names what an address brings, the fields of its load, and those that it replaces in the draft `madeOf` that it names. */
export function loadIn({ 'shipment.mode': _, ...brought }: Record<string, string>, madeOf: string | null) {
  const { service, objective, productOrigin, ...fields } = brought;
  const isMeasured = measures.some((name) => fields[name]);
  const isOfLoad = isMeasured || fields.productToExport;
  return {
    // Numbers of two locales are one load.
    loadId: Object.values(brought).join(' ').replaceAll(',', '.') || undefined,
    load: { ...(isOfLoad && Object.fromEntries(measures.map((name) => [name, '']))), ...fields },
    madeOf,
    replaced: madeOf && isMeasured ? replacedIn(fields) : '^$',
  };
}
