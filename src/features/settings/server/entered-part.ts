import { noCountryCode } from '#platform/company.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { completePhone, isNorthAmerican } from '#platform/values/calling-codes.ts';
import { dateAt } from '../business-hours.ts';
import { inverseOf, isInverted } from '../exchange-direction.ts';
import { findOwnService, isOwn } from '../own-services.ts';
import { takenSlugs } from '../service-slugs.ts';
import type { SettingsPart, StoredSettings } from '../settings.ts';
import { draftsDigest } from './drafts-digest.ts';

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes a field that is a text. */
function withText(fields: unknown, name: string, change: (text: string) => string): unknown {
  if (!isFields(fields) || typeof fields[name] !== 'string') return fields;
  return { ...fields, [name]: change(fields[name]) };
}

/** Adds https:// to an address that begins with its host. */
const completeUrl = (typed: string) =>
  /^[\w-]+\.[^\s:]+$/.test(typed.trim()) ? `https://${typed.trim()}` : typed;

const withUrl = (fields: unknown) => withText(fields, 'url', completeUrl);

const withItems = (value: unknown, change: (item: unknown) => unknown) =>
  Array.isArray(value) ? value.map(change) : value;

function completeCompany(value: unknown, country: string): unknown {
  if (!isFields(value)) return value;
  const { social, developer, tradeTerms, licences } = value;
  const whole = {
    ...value,
    ...('social' in value && { social: withItems(social, withUrl) }),
    ...('developer' in value && { developer: withUrl(developer) }),
    ...('tradeTerms' in value && { tradeTerms: withUrl(tradeTerms) }),
    ...('licences' in value && { licences: withText(licences, 'rulesTariff', completeUrl) }),
  };
  const withPhone = withText(whole, 'phone', (typed) => completePhone(typed, country));
  // Completes numbers of North America alone: digits are stored without the plus, and elsewhere they may begin with a code.
  const whatsappCountry = isNorthAmerican(country) ? country : '';
  const withWhatsapp = withText(withPhone, 'whatsapp', (typed) =>
    completePhone(typed, whatsappCountry).replace(/[+ ]/g, ''),
  );
  return withText(withWhatsapp, 'website', completeUrl);
}

/** Adds to each approval of a language the digest of the drafts that were read; an earlier approval keeps its own. */
function withDraftsRead(value: unknown, before: StoredSettings['company']): unknown {
  if (!isFields(value)) return value;
  const { draftsRead: _, ...others } = value;
  if (!isFields(value.translationsRead)) return others;
  const draftsRead: Partial<Record<Locale, string>> = {};
  for (const [locale, date] of Object.entries(value.translationsRead)) {
    if (!isLocale(locale)) continue;
    const isEarlier = date === before.translationsRead?.[locale];
    const digest = isEarlier ? before.draftsRead?.[locale] : draftsDigest(locale);
    if (digest) draftsRead[locale] = digest;
  }
  return Object.keys(draftsRead).length > 0 ? { ...others, draftsRead } : others;
}

/**
 * Completes what was entered where it is certain: calling codes of the company's country, https:// of addresses, the drafts
 * of an approved language.
 */
export function completePart(
  part: SettingsPart,
  value: unknown,
  { offices, company }: StoredSettings,
): unknown {
  const country = offices[0]?.address.country ?? '';
  if (part === 'company') return withDraftsRead(completeCompany(value, country), company);
  if (part !== 'offices') return value;
  return withItems(value, (office) => {
    const own = isFields(office) && isFields(office.address) ? office.address.country : undefined;
    return withText(office, 'phone', (typed) =>
      completePhone(typed, typeof own === 'string' ? own : country),
    );
  });
}

/** Zone of the date that is reached first on Earth: no owner's today is in its future. */
const firstZone = 'Pacific/Kiritimati';

const inFuture = 'A text cannot be approved in the future. Enter today or an earlier day.';

/** Digits with the country's code: none begins with 0, as national numbers of many countries do. */
const whatsappNumber = /^[1-9]\d{7,14}$/;

const license = /^[\p{L}\p{N}][\p{L}\p{N} .,/#()-]{0,59}$/u;

/**
 * Returns the problems, by field, of what changed and no schema can see: a date in the future, a slug that is taken, a WhatsApp
 * number without its country's code, a license number that is none, and an exchange rate of the wrong direction. What was
 * stored before stays valid.
 */
export function problemsOfChange(
  before: StoredSettings,
  after: Pick<StoredSettings, 'company' | 'services' | 'pricing'>,
  now: number,
): Record<string, string> {
  const today = dateAt(now, firstZone);
  const { founded, reviewed, translationsRead = {}, licences, whatsapp } = after.company;
  const problems: Record<string, string> = {};
  if (founded > today && founded !== before.company.founded)
    problems['company.founded'] = 'The company cannot be founded in the future.';
  if (whatsapp && whatsapp !== before.company.whatsapp && !whatsappNumber.test(whatsapp))
    problems['company.whatsapp'] = noCountryCode;
  for (const [name, date] of Object.entries(reviewed))
    if (date && date > today && date !== before.company.reviewed[name as keyof typeof reviewed])
      problems[`company.reviewed.${name}`] = inFuture;
  for (const [locale, date] of Object.entries(translationsRead))
    if (date > today && date !== before.company.translationsRead?.[locale as Locale])
      problems[`company.translationsRead.${locale}`] = inFuture;
  for (const [name, number] of Object.entries(licences)) {
    const isChanged = number !== before.company.licences[name as keyof typeof licences];
    if (typeof number === 'string' && name !== 'rulesTariff' && isChanged && !license.test(number))
      problems[`company.licences.${name}`] =
        'A license number has letters, digits, spaces and . , / # ( ) - only.';
  }
  const { currency } = after.company;
  for (const [index, { from, rate }] of after.pricing.exchange.entries()) {
    const isChanged = !before.pricing.exchange.some((own) => own.from === from && own.rate === rate);
    if (isChanged && isInverted(rate, from, currency))
      problems[`pricing.exchange.${index}.rate`] =
        `This is the rate of the other direction. Enter how many ${currency} one ${from} is: ${inverseOf(rate)}.`;
  }
  for (const [index, listed] of after.services.entries())
    if (isOwn(listed) && takenSlugs.includes(listed.slug) && !findOwnService(before, listed.slug))
      problems[`services.${index}.slug`] = 'The site has another service or word of this name.';
  return problems;
}
