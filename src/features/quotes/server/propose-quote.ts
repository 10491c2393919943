import type { Company } from '../../../platform/company.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Decimal } from '../../../platform/values/decimal.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import type { TransportMode } from '../../cargo/choices.ts';
import { type ChargeCode, usualBasis } from '../../rates/charges.ts';
import { daysAfter, openDayFrom } from '../../settings/business-hours.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { quoteVersion } from '../limits.ts';
import { emptyLine } from '../quote.ts';
import type { QuoteContent, QuoteLine } from '../quote-content.ts';
import { quoteDefaultsIn } from '../quote-defaults.ts';
import { requestedMode } from '../requested-mode.ts';
import { type Course, courseOf, type RequestableService, requestedServices } from '../requested-services.ts';
import { usualTexts } from '../usual-texts.ts';

/** Usual charges of each mode, the freight first. */
const usualOf: Record<TransportMode, readonly ChargeCode[]> = {
  air: ['freight', 'fuel', 'security'],
  fcl: ['freight', 'origin-terminal', 'documents'],
  lcl: ['freight', 'origin-handling', 'documents'],
  rail: ['freight', 'fuel', 'documents'],
  road: ['freight', 'fuel', 'documents'],
};

/** An import by sea is charged at its destination. */
const usualOfImport: Partial<typeof usualOf> = {
  fcl: ['freight', 'destination-terminal'],
  lcl: ['freight', 'destination-handling'],
};

/** The usual charges of services beyond transport. */
const usualOfService: Partial<Record<string, readonly ChargeCode[]>> = {
  warehousing: ['handling-in', 'storage', 'handling-out'],
  'market-analysis': ['market-research', 'tariff-classification', 'label-review', 'registration'],
};

/** ISF and bonds are filed there (19 CFR 149 and 113), and a chassis is charged apart from the truck. */
const usCountry = 'US';

interface Job {
  cargo: Cargo | null;
  service: string | null;
}

/** The charges of the transport from port to port or from airport to airport. */
function transportCodes(
  { cargo, service }: Job,
  mode: TransportMode | null,
  { direction }: Course,
): readonly ChargeCode[] {
  const usual = mode ? usualOf[mode] : (['freight', 'documents'] as const);
  const codes = (direction === 'import' && mode && usualOfImport[mode]) || usual;
  const isLashed =
    service === 'project-cargo' || (service === 'luxury-vehicle-export-import' && mode !== 'air');
  const { permits, outOfGauge } = cargo?.project ?? {};
  return [
    ...codes,
    ...(isLashed ? (['lashing'] as const) : []),
    ...(permits || outOfGauge === 'yes' ? (['permits'] as const) : []),
  ];
}

function usualCodes(job: Job, mode: TransportMode | null, companyCountry: string): ChargeCode[] {
  const { cargo, service } = job;
  const course = courseOf(cargo, companyCountry);
  const requested = requestedServices(cargo, companyCountry);
  const when = (applies: unknown, ...codes: ChargeCode[]) => (applies ? codes : []);
  const asked = (code: RequestableService, ...further: ChargeCode[]) =>
    when(requested.includes(code), ...further, code);
  const ofService = usualOfService[service ?? ''];
  const isUsImport = !ofService && course.direction === 'import' && course.toCountry === usCountry;
  const isBySea = mode === 'fcl' || mode === 'lcl';
  const chassisIn = (country: string | null) =>
    when(!ofService && mode === 'fcl' && country === usCountry, 'chassis');
  return [
    ...(ofService ?? transportCodes(job, mode, course)),
    ...asked('pickup', ...chassisIn(course.fromCountry)),
    ...when(cargo?.dangerous === 'yes' || cargo?.dangerousGoods, 'dangerous-goods'),
    ...when(cargo?.temperature, 'temperature-control'),
    ...asked('export-customs'),
    ...when(isUsImport && isBySea && cargo?.customs !== 'no', 'isf'),
    ...asked('import-customs'),
    ...when(isUsImport && requested.includes('import-customs'), 'customs-bond'),
    ...asked('insurance'),
    ...asked('delivery', ...chassisIn(course.toCountry)),
  ];
}

/** Freight by container is a line for each type, whose quantity then follows from the shipment. */
function containersOf(code: ChargeCode, mode: TransportMode | null, cargo: Cargo | null) {
  const types = [...new Set((cargo?.containers ?? []).flatMap(({ type }) => type ?? []))];
  return mode === 'fcl' && code === 'freight' && types.length > 1 ? types : [null];
}

/** Returns the quantity and basis of a warehouse's charge: the pallets of the request, where it says how many. */
function ofWarehouse(code: ChargeCode, cargo: Cargo | null): Partial<QuoteLine> {
  const { storage } = cargo ?? {};
  const pallets = code === 'handling-out' ? storage?.palletsOut : storage?.palletsIn;
  return { basis: 'piece', ...(pallets ? { quantity: `${pallets}` as Decimal } : {}) };
}

function usualLines(job: Job, mode: TransportMode | null, { address, currency }: Proposing): QuoteLine[] {
  const { cargo, service } = job;
  const lines = usualCodes(job, mode, address.country).flatMap((code) =>
    containersOf(code, mode, cargo).map((container) => ({
      code,
      container,
      basis: usualBasis(code, mode),
      ...(service === 'warehousing' && usualOfService.warehousing?.includes(code)
        ? ofWarehouse(code, cargo)
        : {}),
    })),
  );
  return lines.map((line, number) => ({ ...emptyLine(`line-${number + 1}`, currency), ...line }));
}

/** The facts of the company that a proposal follows. */
type Proposing = Pick<Company, 'address' | 'currency' | 'hours'>;

/**
 * Returns the first content of a lead's quote: an option for the requested mode with the
 * usual lines for it, its direction and service, and those that the cargo needs, in the company's currency, and the
 * usual texts in the customer's language. Every rate is 0, which cannot be sent. `today` is YYYY-MM-DD on the clock of
 * the company's hours.
 */
export function proposeQuote({
  cargo,
  service,
  locale,
  today,
  company,
}: Job & { locale: Locale; today: string; company: Proposing }): QuoteContent {
  const { validForDays } = currentSettings().options.quotes;
  const mode = requestedMode(cargo, service);
  const lines = usualLines({ cargo, service }, mode, company);
  const requested = requestedServices(cargo, company.address.country);
  return {
    version: quoteVersion,
    options: [{ id: 'option-1', title: '', mode, route: '', transitDays: null, lines }],
    ...usualTexts(lines, quoteDefaultsIn(locale), requested),
    validUntil: openDayFrom(daysAfter(today, validForDays), company.hours),
    conversion: null,
  };
}
