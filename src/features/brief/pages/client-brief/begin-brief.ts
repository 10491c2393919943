import { cargoStringsIn } from '#features/cargo/cargo-lines.ts';
import { earliestToday } from '#features/cargo/earliest-today.ts';
import { rewriteDetails } from '#features/cargo/form-fields.ts';
import { placeName } from '#features/cargo/place.ts';
import { findPlaceByCode } from '#features/cargo/server/places/places.ts';
import { fillTypedLane } from '#features/cargo/server/places/typed-lane.ts';
import { serviceOfMode } from '#features/cargo/service-modes.ts';
import { requireSession } from '#features/identity/require-session.ts';
import { mapStringsIn } from '#features/map/strings.ts';
import { firstPriceText } from '#features/rates/price/first-price-text.ts';
import { readFirstPrice } from '#features/rates/server/first-price.ts';
import { firstPriceLinkIn } from '#features/rates/server/first-price-link.ts';
import { firstPriceStringsIn } from '#features/rates/strings.ts';
import { inputValuesOf, unreadIn } from '#features/requests/answers.ts';
import { labelsIn } from '#features/requests/describe-answers.ts';
import { findOwnAnswers } from '#features/requests/server/customer/account-leads.ts';
import { modesOff } from '#features/services/offered-modes.ts';
import { isOffered } from '#features/services/service.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Account } from '#platform/commands/caller.ts';
import { type Lane, reversed } from '#platform/company.ts';
import { type LoadContext, type RequestFacts, requestContext, servicesContext } from '#platform/context.ts';
import { defaultLocale, type Locale, localeOf, localPath } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { briefStringsIn } from '../../strings.ts';
import { cargoIn, cargoInputIn, loadIn, noteOnText } from './address-cargo.ts';
import type { SummaryLine } from './brief-fields.tsx';
import type { BriefBeginning } from './brief-restore.ts';
import type { CargoFacts } from './cargo-details.tsx';
import { summaryOf } from './cargo-totals.tsx';

interface BegunBrief {
  beginning: BriefBeginning;
  /** Names the source of the prefilled values. */
  note: string | false | undefined;
  /** The first price that was shown, as it was signed. */
  firstPrice: string | undefined;
  /** The link to the first price, where none was shown yet. */
  priceLink: { label: string; href: string } | null;
  /** Cargo that the address brings, as the summary shows it; empty where it brings none. */
  cargo: SummaryLine[];
  /** The address brings cargo or its description, which is shown as text: one way to answer is enough to send it. */
  hasCargo: boolean;
  isSignedIn: boolean;
  /** Address of the account that has not confirmed it; null for none. */
  emailToConfirm: string | null;
}

/** Returns the lane of a link from the world map, in its direction. */
function laneIn(query: URLSearchParams): Lane | undefined {
  const offered = currentSettings().lanes.find(({ id }) => id === query.get('lane'));
  return offered && query.get('direction') === 'inbound' ? reversed(offered) : offered;
}

/** Returns the link to the first price with what the address of the brief brought; null where the company shows none. */
function priceLinkIn({ searchParams }: URL, locale: Locale): BegunBrief['priceLink'] {
  const link = firstPriceLinkIn(locale);
  if (!link) return null;
  const query = new URLSearchParams(searchParams);
  const lane = laneIn(query);
  if (lane) for (const end of ['from', 'to'] as const) query.set(end, lane[end].code);
  for (const name of ['again', 'lane', 'direction', 'price', 'draft']) query.delete(name);
  const path = localPath('/price', locale);
  return { label: link.label, href: query.size > 0 ? `${path}?${query}` : path };
}

function knownOf({ name, email, company, phone, address, ...billing }: Account): BriefBeginning['known'] {
  return {
    clientName: name,
    email,
    ...(company && { brandName: company }),
    ...(phone && { phone }),
    ...(address && { address }),
    ...(billing.legalName && { legalName: billing.legalName }),
    ...(billing.taxKind && { taxKind: billing.taxKind }),
    ...(billing.taxNumber && { taxNumber: billing.taxNumber }),
  };
}

const days = ['shipment.readyOn', 'shipment.deliverBy'];

/** Returns what the cargo details of a form are compared with. */
export function cargoFacts(now: number, locale: Locale): CargoFacts {
  const settings = currentSettings();
  const { company, options, texts } = settings;
  const off = modesOff(settings);
  const { leftOut } = options.brief;
  const isChanged = Object.keys(texts[locale] ?? {}).some((path) => path.startsWith('cargo.'));
  return {
    companyCountry: company.address.country,
    today: earliestToday(now),
    strings: isChanged ? cargoStringsIn(locale) : null,
    ...(off.length > 0 && { modesOff: off }),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

function isPast([name, value]: [string, string], now: number): boolean {
  return days.includes(name) && value < earliestToday(now);
}

/**
 * Returns an earlier request's details by input name, without past dates. Consent and the customer's own number are left out
 * because each request needs its own.
 */
export function detailsOf(values: Record<string, string>, now: number): Record<string, string> {
  const renamed = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    name.endsWith('.alone') && value === 'true' ? 'on' : value,
  ]);
  const isUnasked = (name: string) => name.startsWith('shipment.unknown.');
  const isConsent = (name: string) => /^shipment\.contact\.(?:calls|texts)$/.test(name);
  return Object.fromEntries(
    renamed.filter(
      (field) =>
        field[0] !== 'referenceNumber' && !isConsent(field[0]) && !isUnasked(field[0]) && !isPast(field, now),
    ),
  );
}

/** Returns the name of the place of a code. */
async function nameOfCode(code: string): Promise<string> {
  return (await findPlaceByCode(code))?.name ?? placeName(code);
}

/** Returns null when the database fails, so that the response to a form still keeps the input. */
async function readerOf(facts: RequestFacts) {
  try {
    return await facts.session();
  } catch (error) {
    if (facts.method !== 'POST') throw error;
    facts.reportError(error);
    return null;
  }
}

/**
 * Returns the initial values of the brief: from the address (`from`, `to`, `what`, `lane`, `service`), from an earlier
 * request (`again`, its reference) and from the account. Throws a redirect to /signin for a visitor with `again`,
 * except in the response to a form. Ignores references of other accounts.
 */
export async function beginBrief({ context, url }: { context: LoadContext; url: URL }): Promise<BegunBrief> {
  const locale = localeOf(url);
  const { clientBrief: strings } = briefStringsIn(locale);
  const { worldmap } = mapStringsIn(locale);
  const query = new URLSearchParams(url.searchParams);
  const { read: readEnds, ...ends } = await fillTypedLane(cargoIn(query));
  const isFilled = readEnds.length > 0 && !query.has('lane') && !query.has('draft');
  if (isFilled) for (const end of readEnds) query.set(end, ends[end]);
  const again = query.get('again');
  const facts = context.get(requestContext);
  const session =
    again && facts.method !== 'POST' ? await requireSession(url, context) : await readerOf(facts);
  const earlier =
    session && again
      ? await findOwnAnswers(context.get(servicesContext).db, session.account.id, {
          kind: 'rate-request',
          reference: again,
        })
      : null;

  const { from, what } = cargoIn(query);
  const lane = laneIn(query);
  const objective = lane && worldmap.objective(lane);
  const settings = currentSettings();
  const asked = query.get('service');
  const service = isOffered(asked, settings) ? asked : null;
  const details = cargoInputIn(query, locale);
  const isInContainers = Boolean(details['shipment.containers.0.type']);
  const ofMode = serviceOfMode(details['shipment.mode'] ?? (isInContainers ? 'fcl' : ''));
  const signed = query.get('price') ?? '';
  const shown = readFirstPrice(context.get(servicesContext), signed);
  const madeOf = query.get('draft');
  const brought = {
    ...details,
    ...(service && { service }),
    ...(objective && { objective }),
    // The draft has the origin of the goods, which may be another place than that of the lane.
    ...(from && !madeOf && { productOrigin: from }),
    ...(what && { productToExport: what }),
  };
  const account = session && knownOf(session.account);
  const cargo = earlier ? [] : summaryOf(details, cargoStringsIn(locale), locale);
  const isRead = ['kg', 'm3', 'container', 'quantity'].every((name) => !query.get(name));
  return {
    beginning: {
      ...loadIn(brought, madeOf),
      brought,
      known: {
        ...account,
        // A service that the visitor has chosen before, and stored in the draft, takes precedence.
        ...(isOffered(ofMode, settings) && { service: ofMode }),
        ...(earlier &&
          rewriteDetails(
            detailsOf(inputValuesOf(earlier), context.get(servicesContext).clock()),
            defaultLocale,
            locale,
          )),
        ...(earlier &&
          Object.fromEntries(
            unreadIn(earlier)
              .filter(({ field, text }) => field !== 'service' || isOffered(text, settings))
              .map(({ field, text }) => [field, text]),
          )),
      },
      again: earlier && again ? again : undefined,
    },
    note: earlier
      ? fill(strings.again, { reference: String(again) })
      : shown
        ? `${labelsIn(locale).rateRequest.firstPrice}: ${firstPriceText(locale, shown)}, ${(await Promise.all([shown.from, shown.to].map(nameOfCode))).join(' → ')}. ${firstPriceStringsIn(locale).notAnOffer}`
        : objective
          ? fill(strings.fromMap, { lane: objective })
          : [
              isFilled &&
                `${firstPriceStringsIn(locale).readFromText}: ${readEnds.map((end) => ends[end]).join(' → ')}.`,
              isRead && noteOnText(what, locale),
            ]
              .filter(Boolean)
              .join(' ') || undefined,
    firstPrice: shown ? signed : undefined,
    priceLink: shown ? null : priceLinkIn(url, locale),
    cargo,
    hasCargo: cargo.length > 0 || what !== '',
    isSignedIn: Boolean(session),
    emailToConfirm: session && !session.account.emailVerified ? session.account.email : null,
  };
}
