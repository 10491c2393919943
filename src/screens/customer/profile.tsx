import { redirect } from 'react-router';
import { placeName } from '#features/cargo/place.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { requireSession } from '#features/identity/require-session.ts';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { profileCommands } from '#features/identity/server/commands/customer-account.ts';
import { customerAccounts } from '#features/identity/server/customers/customer-accounts.ts';
import { listSessions } from '#features/identity/server/sessions.ts';
import { kycPage } from '#features/kyc/kyc-case.ts';
import { findCaseState } from '#features/kyc/server/get-case.ts';
import { ownDataCommands } from '#features/people/server/commands.ts';
import { listNewestQuotes, listOpenQuotes } from '#features/quotes/server/account-quotes.ts';
import type { CustomerQuoteView } from '#features/quotes/server/quotes-by-link.ts';
import { priceOptions } from '#features/rates/price/priced.ts';
import { firstPriceStringsIn } from '#features/rates/strings.ts';
import { textOf } from '#features/requests/answers.ts';
import { billingOf } from '#features/requests/billing.ts';
import { labelsIn } from '#features/requests/describe-answers.ts';
import { closedStages } from '#features/requests/lead.ts';
import {
  type AccountLead,
  findOwnLeads,
  listWaitingLeads,
} from '#features/requests/server/customer/account-leads.ts';
import { requestsStringsIn } from '#features/requests/strings.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { listOwnShipments } from '#features/shipments/server/find-shipment.ts';
import type { CustomerShipment } from '#features/shipments/shipment.ts';
import type { Session } from '#platform/commands/caller.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import { statusPage } from '#platform/commands/submission-headers.ts';
import { type Services, servicesContext } from '#platform/context.ts';
import { type Locale, localeOf } from '#platform/i18n/locale.ts';
import { hiddenMeta } from '#platform/pages/page-meta.ts';
import { beginningOf } from '#platform/values/beginning-of.ts';
import { fill, joinByDots, waitIn } from '#platform/values/format.ts';
import { formatMoney, formatTotals } from '#platform/values/money.ts';
import { zonesOf } from '#platform/values/zones.ts';
import type { FormOutcome } from '#ui/forms/use-form.ts';
import { Link } from '#ui/locale.tsx';
import type { Route } from './+types/profile';
import { answeredStage } from './answered-stage.ts';
import { ConfirmForm } from './profile/confirm-form.tsx';
import { chosenShipments, shipmentRowOf } from './profile/own-shipments.ts';
import { ProfileSettings } from './profile/profile-settings.tsx';
import { RequestList } from './profile/request-list.tsx';
import { ShipmentList } from './profile/shipment-list.tsx';
import { type CustomerStrings, customerStringsIn } from './strings.ts';

/** Returns the reason why no confirmation mail can be sent now, with the time when it can; null when it can. */
async function mailLimitedIn(
  { db, clock, mailLimit }: Services,
  { account }: Session,
  locale: Locale,
): Promise<string | null> {
  if (account.emailVerified) return null;
  const now = clock();
  const nextAt = await mailLimit.nextAt(db, account.email, now);
  const { verifyMailLimited } = messagesIn(locale).account;
  return nextAt === null ? null : fill(verifyMailLimited, { wait: waitIn(locale, (nextAt - now) / 1_000) });
}

/** UTF-16 units of the request that a list shows. */
const shownOfRequest = 160;

/** Fields that describe a request in a list: the first with a value is shown. */
const aboutFields = {
  'rate-request': ['productToExport', 'products', 'objective', 'brandName'],
  'contact-message': ['subject', 'message'],
};

function aboutOf(lead: AccountLead): string {
  const texts = aboutFields[lead.kind].map((field) => textOf(lead, field));
  return beginningOf(texts.find(Boolean) ?? '', shownOfRequest);
}

/** The lane of a request with how it travels; empty without a lane. */
function laneOf({ answers }: AccountLead, locale: Locale): string {
  const { from, to, mode } = cargoIn(answers) ?? {};
  const ends = [from, to].map((end) => placeName(end?.text || end?.code || ''));
  if (!ends.every(Boolean)) return '';
  return joinByDots([ends.join(' → '), mode && firstPriceStringsIn(locale).modes[mode]]);
}

function requestRowOf(lead: AccountLead, locale: Locale) {
  const { profile } = customerStringsIn(locale);
  const { requestStatus } = requestsStringsIn(locale);
  const { reference, kind, stage, receivedAt, dueAt, repliedAt, hasWritten, secret, answers, isMerged } =
    lead;
  const ownReference = textOf(lead, 'referenceNumber');
  const service = typeof answers.service === 'string' ? answers.service : '';
  return {
    reference,
    kind: profile.requests.kinds[kind],
    /** Empty when none was selected. */
    service: labelsIn(locale).services[service] ?? service,
    about: aboutOf(lead),
    lane: laneOf(lead, locale),
    /** The sender's; empty for none. */
    ownReference,
    stage: isMerged
      ? profile.requests.merged
      : requestStatus.stages[answeredStage(stage, repliedAt !== null)],
    receivedAt,
    // The promise holds until the first reply; a merged request has none, because the other one has it.
    dueAt: !isMerged && repliedAt === null && (hasWritten || !closedStages.includes(stage)) ? dueAt : null,
    /** Null when staff revoked the link. */
    statusPage: secret === null ? null : statusPage(secret),
    /** Address that prefills the brief from this request. */
    again: kind === 'rate-request' ? `/clientbriefform?again=${reference}` : null,
  };
}

/** The total of the option that was accepted, else of the only one or the cheapest; empty for totals that cannot be compared. */
function priceOf({ document: { quote }, decision }: CustomerQuoteView, locale: Locale): string {
  const totals = priceOptions(quote, null).map((option) => ({ id: option.id, ...option.totals }));
  const show = ({ byCurrency, converted }: (typeof totals)[number]) =>
    converted ? formatMoney(locale, converted) : formatTotals(locale, byCurrency);
  const [only, ...others] = decision?.optionId ? totals.filter(({ id }) => id === decision.optionId) : totals;
  if (!only || others.length === 0) return only ? show(only) : '';
  const amounts = totals.map(
    ({ byCurrency, converted }) => converted ?? (byCurrency.length === 1 && byCurrency[0]),
  );
  const known = amounts.flatMap((money) => money || []);
  const isComparable =
    known.length === totals.length && new Set(known.map(({ currency }) => currency)).size === 1;
  const [least] = known.toSorted((one, other) => one.amount - other.amount);
  return isComparable && least
    ? fill(customerStringsIn(locale).profile.requests.from, { amount: formatMoney(locale, least) })
    : '';
}

interface ProfileQuery {
  locale: Locale;
  /** Search text of the list; empty for all. */
  text: string;
  /** Page of the list, from 1. */
  page: number;
}

function queryIn(url: URL): ProfileQuery {
  const page = Number(url.searchParams.get('page'));
  return {
    locale: localeOf(url),
    text: (url.searchParams.get('text') ?? '').trim().slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Returns the stored details or, without any, those of the newest request on the page. */
function detailsOf(account: Session['account'], leads: AccountLead[]) {
  const { company, phone, address, legalName, taxKind, taxNumber } = account;
  const kept = { company, phone, address, legalName, taxKind, taxNumber };
  if (Object.values(kept).some(Boolean)) return { ...kept, from: null };
  const newest = leads.find(({ kind }) => kind === 'rate-request');
  const answer = (name: string) => (newest ? textOf(newest, name) : '');
  const billing = billingOf(newest?.answers ?? {});
  const sent = { company: answer('brandName'), phone: answer('phone'), ...billing };
  const isFilled = Object.values(sent).some(Boolean);
  return { ...sent, from: isFilled && newest ? newest.reference : null };
}

/** Throws when the database fails. */
async function loadProfile(services: Services, session: Session, { locale, ...list }: ProfileQuery) {
  const { db, clock } = services;
  const { account } = session;
  const { profile: strings } = customerStringsIn(locale);
  const reading = { locale, now: clock() };
  const rowOf = (shipment: CustomerShipment | undefined) =>
    shipment ? shipmentRowOf(shipment, reading) : null;
  const openQuotes = await listOpenQuotes(services, account.id);
  const isWhole = list.text === '' && list.page === 1;
  const [{ leads, hasMore }, waiting, devices, kycState, mailLimited, shipments, row] = await Promise.all([
    findOwnLeads(services, account.id, list),
    isWhole ? listWaitingLeads(services, account.id, [...openQuotes.keys()]) : [],
    listSessions(db, customerAccounts, { personId: account.id, sessionId: session.id, now: clock() }),
    findCaseState(db, account.id),
    mailLimitedIn(services, session, locale),
    listOwnShipments(db, account.id),
    customerAccounts.find(db, account),
  ]);
  const references = [...waiting, ...leads].map(({ reference }) => reference);
  const quotes = await listNewestQuotes(services, account.id, references);
  const requestOf = (lead: AccountLead) => {
    const quote = quotes.get(lead.reference);
    return {
      ...requestRowOf(lead, locale),
      price: quote ? priceOf(quote, locale) : '',
      /** Null when no quote can be accepted. */
      quoteExpiresAt: openQuotes.get(lead.reference) ?? null,
      shipment: rowOf(shipments.find(({ reference }) => reference === lead.reference)),
    };
  };
  const waitingReferences = new Set(waiting.map(({ reference }) => reference));
  return {
    strings,
    account,
    mailLimited,
    hasTwoFactor: row?.two_factor_secret != null,
    devices,
    /** The quote that ends first is first; then what the desk asked for. */
    waiting: waiting
      .map(requestOf)
      .sort((one, other) => (one.quoteExpiresAt ?? Infinity) - (other.quoteExpiresAt ?? Infinity)),
    requests: leads.filter(({ reference }) => !waitingReferences.has(reference)).map(requestOf),
    shipments: chosenShipments(shipments, list.text).map((shipment) => shipmentRowOf(shipment, reading)),
    list: { ...list, hasMore },
    details: detailsOf(account, leads),
    kyc: kycState ? strings.kyc.states[kycState] : strings.kyc.none,
    zones: zonesOf(currentSettings().company),
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = await requireSession(url, context);
  const page = await loadProfile(context.get(servicesContext), session, queryIn(url));
  const { done } = page.strings;
  const intent = url.searchParams.get('done') ?? '';
  const isKnown = Object.hasOwn(done, intent);
  return { ...page, done: isKnown ? { intent, message: done[intent as keyof typeof done] } : null };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

/** Returns the address after a successful form: the section with its notice, unless the session has ended. */
function pathAfter(intent: string): string {
  if (intent === 'delete') return '/#account-deleted';
  return intent === 'everywhere' ? '/' : `/profile?done=${intent}#${intent}`;
}

async function submit(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, { ...profileCommands, ...ownDataCommands });
  if (result.ok) throw redirect(pathAfter(fields.intent ?? ''), 303);
  return answerForm({ fields, result });
}

export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = hiddenMeta;

/** Returns the outcome of a form from the post, or from the address that it redirected to. */
function outcomeOf(
  intent: string,
  actionData: FormOutcome | undefined,
  done: Route.ComponentProps['loaderData']['done'],
): FormOutcome | undefined {
  if (actionData) return actionData.values.intent === intent ? actionData : undefined;
  if (done?.intent !== intent) return undefined;
  return { ok: true, message: done.message, errors: {}, values: {} };
}

interface ProfileOpeningProps {
  name: string;
  email: string;
  strings: CustomerStrings['profile'];
}

/** Name and address of the account. */
function ProfileOpening({ name, email, strings }: ProfileOpeningProps) {
  return (
    <div className="frame pt-14 pb-12 lg:pt-24 lg:pb-14">
      <p className="label mb-3">{strings.label}</p>
      <h1 className="-mt-[0.2em] line-clamp-3 pt-[0.2em] text-opening">{name}</h1>
      <p className="mt-4">
        {strings.signedInAs} <span className="wrap-anywhere text-strong">{email}</span>
      </p>
    </div>
  );
}

/** Status of the KYC documents with a link. */
function KycLine({ state, strings }: { state: string; strings: CustomerStrings['profile']['kyc'] }) {
  return (
    <section aria-labelledby="kyc" className="bg-panel">
      <div className="frame flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-7">
        <div className="min-w-0">
          <h2 id="kyc" className="text-heading">
            {strings.title}
          </h2>
          <p className="mt-1">{state}</p>
        </div>
        <Link to={kycPage} className="button button-quiet">
          {strings.link}
        </Link>
      </div>
    </section>
  );
}

export const handle = { frame: 'task' };

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, account, waiting, requests, list, kyc, zones, done } = loaderData;
  const postedOf = (intent: string) => outcomeOf(intent, actionData, done);
  const confirmsAbove =
    !account.emailVerified && waiting.length + requests.length === 0 && list.text === '' && list.page === 1;
  return (
    <>
      <ProfileOpening {...account} strings={strings} />
      <ShipmentList shipments={loaderData.shipments} strings={strings.shipments} />
      <RequestList
        waiting={waiting}
        requests={requests}
        list={list}
        zones={zones}
        isConfirmed={account.emailVerified}
        confirm={
          confirmsAbove && (
            <ConfirmForm section="requests" posted={postedOf('email')} strings={strings.email} />
          )
        }
        strings={strings.requests}
      />
      <KycLine state={kyc} strings={strings.kyc} />
      {/* Another account may sign in from another tab: remounting drops input that belongs to the previous one. */}
      <ProfileSettings key={account.id} {...loaderData} confirmsAbove={confirmsAbove} postedOf={postedOf} />
    </>
  );
}
