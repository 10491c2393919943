import type { Account } from '../../../../platform/commands/caller.ts';
import { type Lane, reversed } from '../../../../platform/company.ts';
import {
  type LoadContext,
  type RequestFacts,
  requestContext,
  servicesContext,
} from '../../../../platform/context.ts';
import { defaultLocale, type Locale, localeOf, localPath } from '../../../../platform/i18n/locale.ts';
import { fill } from '../../../../platform/values/format.ts';
import { readBriefLink } from '../../../cargo/brief-link.ts';
import { cargoStringsIn } from '../../../cargo/cargo-lines.ts';
import { readCargoText } from '../../../cargo/cargo-text.ts';
import { incoterms } from '../../../cargo/choices.ts';
import { isoCodeOf } from '../../../cargo/container-fit.ts';
import { earliestToday } from '../../../cargo/earliest-today.ts';
import { rewriteDetails } from '../../../cargo/form-fields.ts';
import { requireSession } from '../../../identity/require-session.ts';
import { mapStringsIn } from '../../../map/strings.ts';
import { firstPriceText } from '../../../rates/price/first-price-text.ts';
import { readFirstPrice } from '../../../rates/server/first-price.ts';
import { firstPriceLinkIn } from '../../../rates/server/first-price-link.ts';
import { firstPriceStringsIn } from '../../../rates/strings.ts';
import { inputValuesOf, unreadIn } from '../../../requests/answers.ts';
import { labelsIn } from '../../../requests/describe-answers.ts';
import { findOwnAnswers } from '../../../requests/server/customer/account-leads.ts';
import { isOffered } from '../../../services/service.ts';
import { currentSettings } from '../../../settings/server/current-settings.ts';
import { briefStringsIn } from '../../strings.ts';
import type { BriefBeginning } from './brief-restore.ts';
import type { CargoFacts } from './cargo-details.tsx';

interface BegunBrief {
  beginning: BriefBeginning;
  /** Names the source of the prefilled values. */
  note: string | undefined;
  /** The first price that was shown, as it was signed. */
  firstPrice: string | undefined;
  /** The link to the first price, where none was shown yet. */
  priceLink: { label: string; href: string } | null;
  /** The order of Next: that of the tabs, or cargo first and sender last where the address named a service, a lane or cargo. */
  order: [number, ...number[]];
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

/** UTF-16 units that the address may prefill in one field. */
const longestCargo = 200;

/** Returns the origin, destination and cargo from the home page's form. */
function cargoIn(query: URLSearchParams) {
  // A form sends line ends of its own.
  const textOf = (name: string) =>
    (query.get(name) ?? '').replaceAll('\r\n', '\n').trim().slice(0, longestCargo);
  return { from: textOf('from'), to: textOf('to'), what: textOf('what') };
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

/** Returns the container of a cargo in the visitor's words, with the weight in each where that is a whole number. */
function containerInText(what: string, locale: Locale): Record<string, string> {
  const { container, totalKg } = readCargoText(what, locale);
  if (!container) return {};
  const { type, quantity } = container;
  const kg = (totalKg ?? 0) / quantity;
  return {
    'containers.0.type': isoCodeOf[type],
    'containers.0.quantity': String(quantity),
    ...(kg > 0 && Number.isInteger(kg) && { 'containers.0.weightKg': String(kg) }),
  };
}

/** Returns cargo details from a calculator or the home page, by input name. */
export function cargoInputIn(query: URLSearchParams, locale: Locale): Record<string, string> {
  const { rows, units, notStackable, container, incoterm, incotermPlace, ...link } = readBriefLink(
    query,
    locale,
  );
  const { from, to, what } = cargoIn(query);
  const named: Record<string, string> = {
    ...(rows.length === 0 && containerInText(what, locale)),
    'from.text': from,
    'to.text': to,
    incoterm: (incoterms as readonly string[]).includes(incoterm) ? incoterm : '',
    incotermPlace,
    mode: link.mode,
    grossKg: link.kg,
    volumeM3: link.m3,
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

const days = ['shipment.readyOn', 'shipment.deliverBy'];

/** Returns what the cargo details of a form are compared with. */
export function cargoFacts(now: number, locale: Locale): CargoFacts {
  const { company, options, texts } = currentSettings();
  const { leftOut } = options.brief;
  const isChanged = Object.keys(texts[locale] ?? {}).some((path) => path.startsWith('cargo.'));
  return {
    companyCountry: company.address.country,
    today: earliestToday(now),
    strings: isChanged ? cargoStringsIn(locale) : null,
    ...(leftOut.length > 0 && { leftOut }),
  };
}

function isPast([name, value]: [string, string], now: number): boolean {
  return days.includes(name) && value < earliestToday(now);
}

/**
 * Returns an earlier request's details by input name, without past dates. Consent is left out because each request
 * needs its own.
 */
export function detailsOf(values: Record<string, string>, now: number): Record<string, string> {
  const renamed = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    name.endsWith('.alone') && value === 'true' ? 'on' : value,
  ]);
  const isUnasked = (name: string) => name.startsWith('shipment.unknown.');
  const isConsent = (name: string) => /^shipment\.contact\.(?:calls|texts)$/.test(name);
  return Object.fromEntries(
    renamed.filter((field) => !isConsent(field[0]) && !isUnasked(field[0]) && !isPast(field, now)),
  );
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
  const query = url.searchParams;
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
  return {
    beginning: {
      ...loadIn(brought, madeOf),
      brought,
      known: {
        ...account,
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
        ? `${labelsIn(locale).rateRequest.firstPrice}: ${firstPriceText(locale, shown)}, ${shown.from} → ${shown.to}. ${firstPriceStringsIn(locale).notAnOffer}`
        : objective && fill(strings.fromMap, { lane: objective }),
    firstPrice: shown ? signed : undefined,
    priceLink: shown ? null : priceLinkIn(url, locale),
    order:
      !earlier && (service || lane || from || what || Object.keys(details).length > 0)
        ? [3, 1, 2, 0]
        : [0, 1, 2, 3],
    isSignedIn: Boolean(session),
    emailToConfirm: session && !session.account.emailVerified ? session.account.email : null,
  };
}
