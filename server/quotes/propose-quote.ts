import { quoteDefaultsIn } from '../../app/content/quote-defaults.ts';
import { dateAt, daysAfter, openDayFrom } from '../../contract/business-hours.ts';
import type { Company, OfficeHours } from '../../contract/company.ts';
import { knownLocale, type Locale } from '../../contract/locale.ts';
import { type Currency, isCurrency } from '../../contract/money.ts';
import { type ChargeCode, usualBasis } from '../../contract/quote/charges.ts';
import { quoteVersion } from '../../contract/quote/limits.ts';
import { emptyLine } from '../../contract/quote/quote.ts';
import type { QuoteContent, QuoteLine } from '../../contract/quote/quote-content.ts';
import { usualTexts } from '../../contract/quote/usual-texts.ts';
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

/** What a quote of a mode usually charges for, the freight first. */
const usualOf: Record<TransportMode, readonly ChargeCode[]> = {
  air: ['freight', 'fuel', 'security'],
  fcl: ['freight', 'origin-terminal', 'documents'],
  lcl: ['freight', 'origin-handling', 'documents'],
  rail: ['freight', 'fuel', 'documents'],
  road: ['freight', 'fuel', 'documents'],
};

/** Freight by container is a line for each type, whose quantity then follows from the shipment. */
function containersOf(code: ChargeCode, mode: TransportMode | null, shipment: Shipment | null) {
  const types = [...new Set((shipment?.containers ?? []).flatMap(({ type }) => type ?? []))];
  return mode === 'fcl' && code === 'freight' && types.length > 1 ? types : [null];
}

function usualLines(shipment: Shipment | null, mode: TransportMode | null): QuoteLine[] {
  const when = (applies: unknown, ...codes: ChargeCode[]) => (applies ? codes : []);
  const codes: ChargeCode[] = [
    ...(mode ? usualOf[mode] : (['freight', 'documents'] as const)),
    ...when(shipment?.from?.scope === 'door', 'pickup'),
    ...when(shipment?.dangerous === 'yes' || shipment?.dangerousGoods, 'dangerous-goods'),
    ...when(shipment?.temperature, 'temperature-control'),
    ...when(shipment?.customs === 'yes', 'export-customs', 'import-customs'),
    ...when(shipment?.insurance === 'yes', 'insurance'),
    ...when(shipment?.to?.scope === 'door', 'delivery'),
  ];
  const lines = codes.flatMap((code) =>
    containersOf(code, mode, shipment).map((container) => ({
      ...{ code, container, basis: usualBasis(code, mode) },
    })),
  );
  const currency = currencyOf(shipment);
  return lines.map((line, number) => ({ ...emptyLine(`line-${number + 1}`, currency), ...line }));
}

/** That of the goods' value, in which a percentage of it is charged; US dollars where it is not known. */
function currencyOf(shipment: Shipment | null): Currency {
  const code = shipment?.value?.currency ?? '';
  return isCurrency(code) ? code : 'USD';
}

/**
 * What a quote of a lead begins with, at the desk and by the API: an option for the mode that was asked for, with the lines
 * that are usual for it and those that the shipment needs, and the usual texts in the customer's language. Every rate is 0,
 * which cannot be sent. `today` is YYYY-MM-DD on the clock of the company's hours.
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
  const lines = usualLines(shipment, mode);
  return {
    version: quoteVersion,
    options: [{ id: 'option-1', title: '', mode, route: '', transitDays: null, lines }],
    ...usualTexts(lines, quoteDefaultsIn(locale)),
    // Two weeks later, or the next day that the office is open.
    validUntil: openDayFrom(daysAfter(today, validDays), hours),
    conversion: null,
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
