import type { Cargo } from '#features/cargo/cargo.ts';
import { isBySea } from '#features/cargo/choices.ts';
import { courseOf } from '#features/rates/price/requested-services.ts';
import type { Answers } from '#features/requests/answers.ts';
import { billingOf } from '#features/requests/billing.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { dayOf } from '#platform/values/moment.ts';
import type { QuotedRequest } from './document.ts';
import type { QuoteContent } from './quote-content.ts';
import { quoteDefaultsIn } from './quote-defaults.ts';
import type { PartyPart } from './send-findings.ts';

/** The statement by which a booking accepts an arrangement, in the words and capitals of 46 CFR 532.5(c)(3). */
const bookingStatement =
  "THE SHIPPER'S BOOKING OF CARGO AFTER RECEIVING THE TERMS OF THIS NRA OR NRA AMENDMENT CONSTITUTES ACCEPTANCE OF THE RATES AND TERMS OF THIS NRA OR NRA AMENDMENT.";

export interface NraFacts {
  content: { options: Pick<QuoteContent['options'][number], 'mode'>[] };
  cargo: Cargo | null;
  locale: Locale;
  /** The representatives of both parties. */
  preparedBy: string;
  customer: string;
  sentAt: number;
}

/** The company as a party of its quotes. */
export function companyAsParty(): NonNullable<QuotedRequest['offeredBy']> {
  const { legalName, address, licences } = currentSettings().company;
  const { street, city, region, postalCode, country } = address;
  const town = [city, [region, postalCode].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  return {
    legalName,
    address: [street, town].filter(Boolean).join('\n'),
    fmcOti: licences.fmcOti ?? '',
  };
}

/** True for a shipment in the trade of the United States, as far as its ends are known. */
function isUsTrade(cargo: Cargo | null): boolean {
  const { fromCountry, toCountry } = courseOf(cargo, currentSettings().company.address.country);
  return [fromCountry, toCountry].some((country) => country === null || country === 'US');
}

/** True for a company whose quotes by ocean become arrangements. */
function isNvocc(): boolean {
  const { fmcOti, fmcOtiKinds = [] } = currentSettings().company.licences;
  return Boolean(fmcOti) && fmcOtiKinds.includes('nvocc');
}

/** Returns the answers about the customer that an arrangement by ocean lacks; empty where none is made. */
export function missingOfParty(answers: Answers, cargo: Cargo | null): PartyPart[] {
  if (!isNvocc() || !isUsTrade(cargo)) return [];
  const billing = billingOf(answers);
  return (['legalName', 'address'] as const).filter((part) => billing[part].trim() === '');
}

/**
 * The notice that an NVOCC's quote needs to become a negotiated rate arrangement once it is accepted (46 CFR 532.5 and
 * 532.6); undefined for a company that holds no such license, and for other transport.
 */
export function nraNoticeOf(facts: NraFacts): QuotedRequest['nra'] {
  const { company } = currentSettings();
  const { fmcOti, rulesTariff } = company.licences;
  const isByOcean = facts.content.options.some(({ mode }) => isBySea(mode));
  if (!isNvocc() || !isByOcean || !isUsTrade(facts.cargo)) return undefined;
  const { nra } = quoteDefaultsIn(facts.locale);
  const offer = fill(nra.offer, {
    company: company.legalName,
    license: fmcOti ?? '',
    day: dayOf(facts.sentAt, company.hours.timeZone, facts.locale),
    staff: facts.preparedBy || company.name,
    customer: facts.customer || '–',
  });
  return {
    items: [
      offer,
      ...(rulesTariff ? [fill(nra.tariff, { where: rulesTariff })] : []),
      ...(nra.translation ? [nra.translation] : []),
      nra.accept,
    ],
    statement: bookingStatement,
  };
}
