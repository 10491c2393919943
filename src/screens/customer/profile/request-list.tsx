import type { ReactNode } from 'react';
import { fill } from '#platform/values/format.ts';
import { dayOf, type Zones } from '#platform/values/moment.ts';
import { Instant } from '#ui/instant.tsx';
import { Link, useLocale, useLocalPath } from '#ui/locale.tsx';
import type { Route } from '../+types/profile';
import type { CustomerStrings } from '../strings.ts';
import { NewestFirst } from './device-list.tsx';

type RequestRow = Route.ComponentProps['loaderData']['requests'][number];

interface RequestListProps {
  /** Requests that wait for the customer, the most urgent first. */
  waiting: RequestRow[];
  requests: RequestRow[];
  list: Route.ComponentProps['loaderData']['list'];
  zones: Zones;
  /** True when the account's address is confirmed. */
  isConfirmed: boolean;
  /** The form that confirms the address. */
  confirm: ReactNode;
  strings: CustomerStrings['profile']['requests'];
}

/** Requests of the account: those that wait for the customer, then the others, newest first; without any, a link to the brief. */
export function RequestList({
  waiting,
  requests,
  list,
  zones,
  isConfirmed,
  confirm,
  strings,
}: RequestListProps) {
  const isWhole = list.text === '' && list.page === 1;
  const isEmpty = isWhole && waiting.length + requests.length === 0;
  return (
    <section aria-labelledby="requests" className="frame pb-16">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="requests" className="text-title">
          {strings.title}
        </h2>
        {!isEmpty && (
          <Link to="/clientbriefform" className="button button-primary">
            {strings.new}
          </Link>
        )}
      </div>
      {isEmpty ? (
        <div className="border-t-2 border-strong py-8">
          <p className="mb-6 max-w-[52ch] text-heading text-strong">
            {confirm ? strings.confirm : strings.none}
          </p>
          <div className="flex flex-wrap items-end gap-3">
            {confirm}
            <Link to="/clientbriefform" className={`button ${confirm ? 'button-quiet' : 'button-primary'}`}>
              {strings.first}
            </Link>
          </div>
        </div>
      ) : (
        <>
          {waiting.length > 0 && (
            <section aria-labelledby="waiting" className="mb-12">
              <h3 id="waiting" className="mb-3 text-heading">
                {strings.waiting}
              </h3>
              <ul className="border-t-2 border-strong">
                {waiting.map((request) => (
                  <li key={request.reference} className="border-b border-hairline py-5">
                    <RequestEntry request={request} zones={zones} strings={strings} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <RequestSearch text={list.text} strings={strings} />
          {waiting.length === 0 && requests.length === 0 && (
            <p className="border-t-2 border-strong py-8">{strings.noneFound}</p>
          )}
          {requests.length > 0 && (
            <NewestFirst items={requests} rest={strings.rest} keyOf={({ reference }) => reference}>
              {(request) => <RequestEntry request={request} zones={zones} strings={strings} />}
            </NewestFirst>
          )}
          <RequestPages {...list} strings={strings} />
        </>
      )}
      <p className="mt-5 measure text-small text-muted">
        {isConfirmed ? strings.earlier.confirmed : strings.earlier.unconfirmed}
      </p>
    </section>
  );
}

interface RequestSearchProps {
  text: string;
  strings: RequestListProps['strings'];
}

/** Native search form for all pages of the list: reference, the sender's reference or text. */
function RequestSearch({ text, strings }: RequestSearchProps) {
  const localPath = useLocalPath();
  return (
    <search className="mb-6 max-w-xl">
      <form action={localPath('/profile')}>
        <label htmlFor="find-request" className="mb-1.5 block font-medium text-strong">
          {strings.find}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            key={text}
            id="find-request"
            name="text"
            type="search"
            maxLength={200}
            defaultValue={text}
            className="input min-w-0 flex-1 basis-48"
          />
          <button type="submit" className="button button-quiet">
            {strings.findSubmit}
          </button>
        </div>
      </form>
      {text !== '' && (
        <p className="mt-3">
          <Link className="link" to="/profile#requests">
            {strings.showAll}
          </Link>
        </p>
      )}
    </search>
  );
}

type RequestPagesProps = RequestListProps['list'] & { strings: RequestListProps['strings'] };

/** Links to newer and older requests. */
function RequestPages({ text, page, hasMore, strings }: RequestPagesProps) {
  const pathOf = (target: number) =>
    `/profile?${new URLSearchParams({ ...(text ? { text } : {}), page: String(target) })}#requests`;
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={strings.pages} className="mt-5 flex flex-wrap gap-3">
      {page > 1 && (
        <Link className="button button-quiet" to={pathOf(page - 1)}>
          {strings.newer}
        </Link>
      )}
      {hasMore && (
        <Link className="button button-quiet" to={pathOf(page + 1)}>
          {strings.older}
        </Link>
      )}
    </nav>
  );
}

/** Link to the quote, or a text when the request's link was revoked. */
function QuoteLink({ page, text }: { page: string | null; text: string }) {
  if (page === null) return text;
  return (
    <Link className="link inline-block py-0.5 font-medium" to={`${page}#quote`}>
      {text}
    </Link>
  );
}

function RequestEntry({
  request,
  zones,
  strings,
}: Pick<RequestListProps, 'zones' | 'strings'> & { request: RequestRow }) {
  const { reference, kind, service, about, stage, receivedAt, dueAt, statusPage, again } = request;
  const { ownReference, shipment, quoteExpiresAt, lane, price } = request;
  const locale = useLocale();
  // A quote can be accepted until the end of its last day.
  const lastDay = quoteExpiresAt !== null && dayOf(quoteExpiresAt - 1, zones.official, locale);
  const againName = fill(strings.againNamed, { reference });
  return (
    <article aria-label={reference} className="grid gap-x-10 gap-y-3 lg:grid-cols-12">
      <div className="lg:col-span-3">
        {statusPage === null ? (
          <span translate="no" className="tabular whitespace-nowrap text-heading font-semibold text-strong">
            {reference}
          </span>
        ) : (
          <Link translate="no" className="link tabular text-heading font-semibold" to={statusPage}>
            {reference}
          </Link>
        )}
        <p className="mt-1 text-small text-muted">
          {strings.received}{' '}
          <time className="tabular" dateTime={new Date(receivedAt).toISOString()}>
            {dayOf(receivedAt, zones.official, locale)}
          </time>
        </p>
      </div>
      <div className="min-w-0 lg:col-span-4">
        <p className="label">{service === '' ? kind : `${kind}: ${service}`}</p>
        {lane !== '' && <p className="mt-0.5 font-medium text-strong">{lane}</p>}
        {about !== '' && <p className="mt-0.5 text-strong">{about}</p>}
        {ownReference !== '' && (
          <p className="mt-0.5 text-small wrap-anywhere">
            {strings.ownReference} <span className="tabular">{ownReference}</span>
          </p>
        )}
      </div>
      <div className="min-w-0 lg:col-span-5">
        <p className="font-semibold text-strong">{stage}</p>
        {price !== '' && <p className="tabular mt-0.5 text-strong">{price}</p>}
        {lastDay && (
          <p className="mt-0.5">
            <QuoteLink page={statusPage} text={fill(strings.quote, { day: lastDay })} />
          </p>
        )}
        {shipment && (shipment.next || shipment.last) && (
          <p className="tabular mt-0.5">{shipment.next || shipment.last}</p>
        )}
        {dueAt !== null && (
          <p className="mt-0.5 text-small">
            {strings.due} <Instant at={dueAt} zones={zones} />
          </p>
        )}
        {again && (
          <p className="mt-2 text-small">
            <Link className="link inline-block py-0.5" to={again} aria-label={againName}>
              {strings.again}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
