import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, listIn } from '../../../platform/values/format.ts';
import { telephoneUrl } from '../../../platform/values/telephone.ts';
import { DeskTime, useDeskClock } from '../../../ui/desk/desk-time.tsx';
import { BackLink, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { requireStaff } from '../../identity/require-staff.ts';
import { kyc as kycStrings } from '../../kyc/strings/en/desk-kyc.ts';
import { languageOf } from '../../requests/desk/customer-language.ts';
import { requestPath } from '../../requests/lead.ts';
import * as leadsStrings from '../../requests/strings/en/leads.ts';
import { deskTitle } from '../../settings/desk/desk-meta.ts';
import { shortMoment } from '../../settings/strings/en/moments.ts';
import { personQuery } from '../people-list.ts';
import { findPerson } from '../server/list-people.ts';
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
    phones: found.phones.map((phone) => ({ phone, url: telephoneUrl(phone) })),
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

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { name, email, company, leads, next, deletePath } = loaderData;
  const { columns } = t;
  return (
    <div className="desk-page">
      <BackLink to="/desk/people" text={t.back} />
      <h1 className="mt-1 break-words">{name || email}</h1>
      {company && <p className="text-muted">{company}</p>}
      <PersonFacts {...loaderData} />
      <h2 className="mt-8 border-b border-hairline pb-2">{t.requests}</h2>
      <RecordTable
        caption={t.requests}
        rows={leads}
        keyOf={({ id }) => id}
        pathOf={({ id }) => requestPath(id)}
        columns={[
          { title: columns.about, cell: ({ about }) => about || t.untitled },
          {
            title: columns.reference,
            cell: ({ reference, kind }) => `${reference} · ${leadsStrings.kinds[kind]}`,
          },
          { title: columns.stage, cell: ({ stage }) => leadsStrings.stages[stage] },
          {
            title: columns.received,
            cell: ({ receivedAt }) => <DeskTime at={receivedAt} />,
          },
        ]}
        empty={<p className="py-4 text-muted">{t.noRequests}</p>}
      />
      <Pager next={next} param="before" />
      {deletePath && (
        <p className="mt-10">
          <Link to={deletePath} className="desk-button text-alert">
            {t.delete}
          </Link>
        </p>
      )}
    </div>
  );
}
