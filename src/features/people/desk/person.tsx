import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { placeName } from '#features/cargo/place.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { kyc as kycStrings } from '#features/kyc/strings/en/desk-kyc.ts';
import { quotes as quoteStrings } from '#features/quotes/strings/en/desk-quotes.ts';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { closedStages, requestPath } from '#features/requests/lead.ts';
import * as leadsStrings from '#features/requests/strings/en/leads.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { shortDate, shortMoment } from '#features/settings/strings/en/moments.ts';
import { laneText } from '#features/shipments/lane-text.ts';
import { milestoneName } from '#features/shipments/milestone-name.ts';
import { shownTime } from '#features/shipments/progress.ts';
import { shipments as shipmentStrings } from '#features/shipments/strings/en/shipments.ts';
import { tracking } from '#features/shipments/strings/en/tracking.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { localTimeIn } from '#platform/values/local-time.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { DeskTime, useDeskClock } from '#ui/desk/desk-time.tsx';
import { BackLink, Pager } from '#ui/desk/page-parts.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { useToday } from '#ui/desk/use-today.ts';
import { personQuery } from '../people-list.ts';
import { findPerson } from '../server/list-people.ts';
import { listWorkOf } from '../server/work-of-person.ts';
import { people } from '../strings/en/people.ts';
import type { Route } from './+types/person';

const { person: t } = people;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const parsed = personQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const found = parsed.success ? await findPerson(services, params.id, parsed.data) : null;
  if (!found) throw data(null, { status: 404 });
  return {
    ...found,
    ...(await listWorkOf(services, found.leads)),
    newPath: `/desk/new?customer=${params.id}`,
    phones: found.phones.map((phone) => ({ phone, url: telephoneUrl(phone) })),
    dataPath: staff.role === 'owner' ? `/api/v1/desk/people/${params.id}/data.json` : null,
    deletePath: staff.role === 'owner' ? `/desk/people/${params.id}/delete` : null,
  };
}

type Page = Route.ComponentProps['loaderData'];

export const meta = deskTitle<Page>(({ name, email }) => name || email);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Contact details of a person and their stored data. */
function PersonFacts({ email, phones, locale, account, kyc }: Page) {
  const { timeZone, now } = useDeskClock();
  return (
    <dl className="desk-facts mt-4 max-w-[44rem]">
      <Fact label={t.email}>
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
      </Fact>
      {phones.length > 0 && (
        <Fact label={t.phone}>
          {phones.map(({ phone, url }) => (
            <a key={phone} href={url} className="link tabular block">
              {phone}
            </a>
          ))}
        </Fact>
      )}
      <Fact label={t.language}>{languageOf(locale)}</Fact>
      <Fact label={t.account}>
        {account
          ? listIn(deskLocale, [
              fill(t.since, { day: shortMoment(account.createdAt, now, timeZone) }),
              account.verified ? t.verified : t.unverified,
            ])
          : t.none}
      </Fact>
      <Fact label={t.kyc}>
        {kyc && kyc.state !== 'draft' ? (
          <Link to={`/desk/kyc/${kyc.id}`} className="link">
            {kycStrings.states[kyc.state]}
          </Link>
        ) : (
          <span className="text-muted">{t.noKyc}</span>
        )}
      </Fact>
    </dl>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="mt-8 border-b border-hairline pb-2">{title}</h2>
      {children}
    </>
  );
}

function Requests({ title, rows }: { title: string; rows: Page['leads'] }) {
  const { columns } = t;
  return (
    <Section title={title}>
      <RecordTable
        caption={title}
        rows={rows}
        keyOf={({ id }) => id}
        pathOf={({ id }) => requestPath(id)}
        columns={[
          { title: columns.about, cell: ({ about }) => about || t.untitled },
          {
            title: columns.reference,
            cell: ({ reference, kind }) => `${reference} · ${leadsStrings.kinds[kind]}`,
          },
          { title: columns.stage, cell: leadsStrings.stageText },
          { title: columns.received, cell: ({ receivedAt }) => <DeskTime at={receivedAt} /> },
        ]}
      />
    </Section>
  );
}

function Quotes({ quotes }: Pick<Page, 'quotes'>) {
  const { columns } = t;
  return (
    <Section title={t.quotes}>
      <RecordTable
        caption={t.quotes}
        rows={quotes}
        keyOf={({ reference, revision }) => `${reference} ${revision}`}
        pathOf={({ leadId }) => requestPath(leadId)}
        columns={[
          {
            title: columns.quote,
            cell: ({ reference, revision }) =>
              revision > 1 ? fill(t.revision, { reference, revision }) : reference,
          },
          { title: columns.state, cell: ({ state }) => quoteStrings.states[state] },
          { title: columns.sent, cell: ({ sentAt }) => <DeskTime at={sentAt} /> },
          { title: columns.ends, cell: ({ validUntil }) => validUntil && shortDate(validUntil) },
        ]}
      />
    </Section>
  );
}

function Shipments({ shipments }: Pick<Page, 'shipments'>) {
  const { columns } = t;
  const thisYear = Number(useToday().slice(0, 4));
  return (
    <Section title={t.shipments}>
      <RecordTable
        caption={t.shipments}
        rows={shipments}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `/desk/shipments/${id}`}
        columns={[
          {
            title: columns.lane,
            cell: ({ from, to }) =>
              laneText(placeName(from.text), placeName(to.text), shipmentStrings.unknown),
          },
          { title: columns.reference, cell: ({ reference }) => reference },
          { title: columns.state, cell: ({ state }) => shipmentStrings.states[state] },
          {
            title: columns.next,
            cell: ({ next, mode }) => {
              if (!next) return null;
              const time = shownTime(next)?.time;
              const name = milestoneName(tracking, next.code, mode);
              return time ? `${name}, ${localTimeIn(time, deskLocale, thisYear)}` : name;
            },
          },
        ]}
      />
    </Section>
  );
}

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { name, email, company, leads, quotes, shipments, next, newPath, dataPath, deletePath } = loaderData;
  const open = leads.filter(({ stage }) => !closedStages.includes(stage));
  const closed = leads.filter(({ stage }) => closedStages.includes(stage));
  return (
    <div className="desk-page">
      <BackLink to="/desk/people" text={t.back} />
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="break-words">{name || email}</h1>
          {company && <p className="text-muted">{company}</p>}
        </div>
        <Link to={newPath} className="desk-button desk-button-primary">
          {t.newRequest}
        </Link>
      </div>
      <PersonFacts {...loaderData} />
      {leads.length === 0 && <p className="mt-8 text-muted">{t.noRequests}</p>}
      {open.length > 0 && <Requests title={t.open} rows={open} />}
      {quotes.length > 0 && <Quotes quotes={quotes} />}
      {shipments.length > 0 && <Shipments shipments={shipments} />}
      {closed.length > 0 && <Requests title={t.closed} rows={closed} />}
      <Pager next={next} param="before" />
      {dataPath && deletePath && (
        <p className="mt-12 flex flex-wrap gap-x-5 border-t border-hairline pt-3 text-[0.875rem]">
          <a href={dataPath} download className="link py-1">
            {t.export}
          </a>
          <Link to={deletePath} className="link py-1">
            {t.delete}
          </Link>
        </p>
      )}
    </div>
  );
}
