import { fill } from '../../../../contract/format.ts';
import { dayOf, type Zones } from '../../../../contract/moment.ts';
import type { SiteStrings } from '../../../content/strings.ts';
import { Instant } from '../../../ui/instant.tsx';
import { Link, useLocale } from '../../../ui/locale.tsx';
import type { Route } from '../+types/profile';
import { NewestFirst } from './device-list.tsx';

type RequestRow = Route.ComponentProps['loaderData']['requests'][number];

interface RequestListProps {
  requests: RequestRow[];
  zones: Zones;
  strings: SiteStrings['profile']['requests'];
}

/** What was sent from the account, the newest first, and where each stands; without any, the way to the first. */
export function RequestList({ requests, zones, strings }: RequestListProps) {
  const isEmpty = requests.length === 0;
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
          <p className="max-w-[52ch] text-heading text-strong">{strings.none}</p>
          <Link to="/clientbriefform" className="button button-primary mt-6">
            {strings.first}
          </Link>
        </div>
      ) : (
        <NewestFirst items={requests} rest={strings.rest} keyOf={({ reference }) => reference}>
          {(request) => <RequestEntry request={request} zones={zones} strings={strings} />}
        </NewestFirst>
      )}
      <p className="mt-5 measure text-small text-muted">{strings.earlier}</p>
    </section>
  );
}

function RequestEntry({
  request,
  zones,
  strings,
}: Omit<RequestListProps, 'requests'> & { request: RequestRow }) {
  const { reference, kind, service, about, stage, handledWith, receivedAt, dueAt, statusPage, again } =
    request;
  const locale = useLocale();
  const againName = fill(strings.againNamed, { reference });
  return (
    <article aria-label={reference} className="grid gap-x-10 gap-y-3 lg:grid-cols-12">
      <div className="lg:col-span-3">
        {statusPage === null ? (
          <span className="tabular text-heading font-semibold text-strong">{reference}</span>
        ) : (
          <Link className="link tabular text-heading font-semibold" to={statusPage}>
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
        {about !== '' && <p className="mt-0.5 text-strong">{about}</p>}
      </div>
      <div className="min-w-0 lg:col-span-5">
        <p className="font-semibold text-strong">{stage}</p>
        {handledWith !== '' && (
          <p className="tabular mt-0.5 text-small">
            {strings.handledWith} {handledWith}
          </p>
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
