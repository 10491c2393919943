import { quoteDefaultsIn } from '../../app/content/quote-defaults.ts';
import { dateAt, daysAfter, openDayFrom } from '../../contract/business-hours.ts';
import type { Company, OfficeHours } from '../../contract/company.ts';
import { knownLocale, type Locale } from '../../contract/locale.ts';
import { type Currency, isCurrency } from '../../contract/money.ts';
import type { ChargeBasis, ChargeCode } from '../../contract/quote/charges.ts';
import { quoteVersion } from '../../contract/quote/limits.ts';
import { emptyLine } from '../../contract/quote/quote.ts';
import type { QuoteContent, QuoteLine } from '../../contract/quote/quote-content.ts';
import type { TransportMode } from '../../contract/shipment/choices.ts';
import type { Shipment } from '../../contract/shipment/shipment.ts';
import { shipmentIn } from '../../contract/shipment/stored.ts';
import type { Db } from '../db/open-database.ts';

/** Days for which a proposed quote holds at least; it ends on a day on which the office opens. */
const validDays = 14;

const modeOfService: Partial<Record<string, TransportMode>> = {
  'air-freight': 'air',
  'sea-freight': 'lcl',
  'train-freight': 'rail',
  'luxury-vehicle-export-import': 'fcl',
};

type Usual = readonly (readonly [ChargeCode, ChargeBasis])[];

/** The lines that are usual between the terminals of a mode, in the order of the way. */
const usualOf: Record<TransportMode, Usual> = {
  air: [
    ['origin-handling', 'shipment'],
    ['freight', 'chargeable-kg'],
    ['fuel', 'chargeable-kg'],
    ['security', 'chargeable-kg'],
    ['destination-handling', 'shipment'],
  ],
  fcl: [
    ['origin-terminal', 'container'],
    ['freight', 'container'],
    ['fuel', 'container'],
    ['destination-terminal', 'container'],
  ],
  lcl: [
    ['origin-handling', 'w-m'],
    ['freight', 'w-m'],
    ['fuel', 'w-m'],
    ['destination-handling', 'w-m'],
  ],
  rail: [
    ['freight', 'shipment'],
    ['fuel', 'shipment'],
  ],
  road: [
    ['freight', 'shipment'],
    ['fuel', 'shipment'],
  ],
};

/** Freight by container is a line for each type, whose quantity then follows from the shipment. */
function perContainer([code, basis]: Usual[number], shipment: Shipment | null) {
  const types = [...new Set((shipment?.containers ?? []).flatMap(({ type }) => type ?? []))];
  const counted = basis === 'container' && code === 'freight' && types.length > 1 ? types : [null];
  return counted.map((container) => ({ code, basis, container }));
}

function usualLines(shipment: Shipment | null, mode: TransportMode | null): Omit<QuoteLine, 'id'>[] {
  const { id: _, ...empty } = emptyLine('', currencyOf(shipment));
  const when = (applies: unknown, code: ChargeCode, basis: ChargeBasis = 'shipment'): Usual =>
    applies ? [[code, basis]] : [];
  const isDangerous = shipment?.dangerous === 'yes' || shipment?.dangerousGoods;
  const lines: Usual = [
    ...when(shipment?.from?.scope === 'door', 'pickup'),
    ...(mode ? usualOf[mode] : when(true, 'freight')),
    ...when(true, 'documents'),
    ...when(isDangerous, 'dangerous-goods'),
    ...when(shipment?.temperature, 'temperature-control'),
    ...when(shipment?.customs === 'yes', 'export-customs'),
    ...when(shipment?.customs === 'yes', 'import-customs'),
    ...when(shipment?.insurance === 'yes', 'insurance', 'value-percent'),
    ...when(shipment?.to?.scope === 'door', 'delivery'),
  ];
  return lines.flatMap((line) => perContainer(line, shipment)).map((line) => ({ ...empty, ...line }));
}

/** That of the goods' value, in which a percentage of it is charged; US dollars where it is not known. */
function currencyOf(shipment: Shipment | null): Currency {
  const code = shipment?.value?.currency ?? '';
  return isCurrency(code) ? code : 'USD';
}

const listed = (...items: (string | false)[]) => items.filter(Boolean).join('\n');

/**
 * What the first quote of a lead begins with: an option for the mode that was asked for, with the lines that are usual for
 * it, and the usual texts in the customer's language. Every rate is 0, which cannot be sent. `today` is YYYY-MM-DD on the
 * clock of the company's hours.
 */
export function proposeQuote({
  shipment,
  service,
  locale,
  today,
  hours,
}: {
  shipment: Shipment | null;
  service: string | null;
  locale: Locale;
  today: string;
  hours: OfficeHours;
}): QuoteContent {
  const mode = shipment?.mode ?? (shipment?.containers ? 'fcl' : (modeOfService[service ?? ''] ?? null));
  const lines = usualLines(shipment, mode).map((line, number) => ({ ...line, id: `line-${number + 1}` }));
  return {
    version: quoteVersion,
    options: [{ id: 'option-1', title: '', mode, route: '', transitDays: null, lines }],
    ...usualTexts(lines, locale),
    validUntil: usualLastDay(today, hours),
    conversion: null,
  };
}

/** The last day of a quote that is begun on a day (YYYY-MM-DD): two weeks later, or the next day that the office is open. */
export function usualLastDay(today: string, hours: OfficeHours): string {
  return openDayFrom(daysAfter(today, validDays), hours);
}

/** The usual texts of a quote with such lines, in the customer's language. */
export function usualTexts(
  lines: readonly Pick<QuoteLine, 'code'>[],
  locale: Locale,
): Pick<QuoteContent, 'included' | 'notIncluded' | 'assumptions' | 'terms'> {
  const { included, notIncluded, assumptions, terms } = quoteDefaultsIn(locale);
  const has = (code: ChargeCode) => lines.some((line) => line.code === code);
  return {
    included: listed(
      has('pickup') && included.door,
      included.freight,
      included.documents,
      has('import-customs') && included.customs,
      has('insurance') && included.insurance,
      has('delivery') && included.doorTo,
    ),
    notIncluded: listed(
      !has('import-customs') && notIncluded.customs,
      !has('insurance') && notIncluded.insurance,
      notIncluded.duties,
      notIncluded.inspection,
      notIncluded.waiting,
    ),
    assumptions: listed(
      assumptions.cargo,
      assumptions.space,
      assumptions.surcharges,
      has('dangerous-goods') && assumptions.dangerous,
    ),
    terms,
  };
}

/** `proposeQuote` for a lead as it is stored; null where there is none, and for one that was erased. */
export async function findProposal(
  db: Db,
  leadId: string,
  { now, company }: { now: number; company: Pick<Company, 'hours'> },
): Promise<QuoteContent | null> {
  const lead = await db
    .selectFrom('leads')
    .select(['payload', 'service', 'locale'])
    .where('id', '=', leadId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!lead) return null;
  return proposeQuote({
    ...{ shipment: shipmentIn(JSON.parse(lead.payload)), service: lead.service, hours: company.hours },
    ...{ locale: knownLocale(lead.locale), today: dateAt(now, company.hours.timeZone) },
  });
}
