import type { Cargo } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { type ChargeCode, inRouteOrder, usualBasis } from '#features/rates/charges.ts';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { requestedMode } from '#features/rates/price/requested-mode.ts';
import { type Job, usualChargesOf, warehouseCharges } from '#features/rates/price/usual-charges.ts';
import { daysAfter, openDayFrom } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Company } from '#platform/company.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Decimal } from '#platform/values/decimal.ts';
import { quoteVersion } from '../limits.ts';
import type { QuoteContent, QuoteLine } from '../quote-content.ts';
import { quoteDefaultsIn } from '../quote-defaults.ts';
import { proposedTax } from '../quote-tax.ts';
import { quoteScopeOf, usualTexts } from '../usual-texts.ts';

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
  const lines = usualChargesOf(job, mode, address.country).flatMap((code) =>
    containersOf(code, mode, cargo).map((container) => ({
      code,
      container,
      basis: usualBasis(code, mode),
      ...(service === 'warehousing' && warehouseCharges.includes(code) ? ofWarehouse(code, cargo) : {}),
    })),
  );
  return inRouteOrder(lines).map((line, number) => ({
    ...emptyLine(`line-${number + 1}`, currency),
    ...line,
  }));
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
  customerCountry = null,
}: Job & {
  locale: Locale;
  today: string;
  company: Proposing;
  /** ISO 3166-1 alpha-2, where it is known. */
  customerCountry?: string | null;
}): QuoteContent {
  const { validForDays } = currentSettings().options.quotes;
  const mode = requestedMode(cargo, service);
  const lines = usualLines({ cargo, service }, mode, company);
  return {
    version: quoteVersion,
    options: [{ id: 'option-1', title: '', mode, route: '', transitDays: null, lines }],
    ...usualTexts([{ mode, lines }], quoteDefaultsIn(locale), quoteScopeOf(cargo, company.address.country)),
    validUntil: openDayFrom(daysAfter(today, validForDays), company.hours),
    conversion: null,
    tax: proposedTax(customerCountry),
  };
}
