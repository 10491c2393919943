import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, listIn } from '../../../platform/values/format.ts';
import { telephoneUrl } from '../../../platform/values/telephone.ts';
import { BackLink, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { requireStaff } from '../../identity/require-staff.ts';
import { kyc as kycStrings } from '../../kyc/strings/en/desk-kyc.ts';
import { languageOf } from '../../requests/desk/customer-language.ts';
import { requestPath } from '../../requests/lead.ts';
import * as leadsStrings from '../../requests/strings/en/leads.ts';
import { company } from '../../settings/sample-company.ts';
import { shortMoment } from '../../settings/strings/en/moments.ts';
import { personQuery } from '../people-list.ts';
import { findPerson } from '../server/list-people.ts';
import { people as peopleStrings } from '../strings/en/people.ts';
import type { Route } from './+types/person';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const parsed = personQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const found = parsed.success ? await findPerson(services, params.id, parsed.data) : null;
  if (!found) throw data(null, { status: 404 });
  const t = peopleStrings.person;
  const now = services.clock();
  const when = (at: number) => shortMoment(at, now, company.hours.timeZone);
  const { email, name, account, kyc, leads, next } = found;
  const path = `/desk/people/${params.id}`;
  return {
    title: name || email,
    t,
    pager: peopleStrings,
    name: name || email,
    company: found.company,
    facts: {
      email,
      language: languageOf(found.locale),
      phones: found.phones.map((phone) => ({ phone, url: telephoneUrl(phone) })),
      account: account
        ? listIn(deskLocale, [
            fill(t.since, { day: when(account.createdAt) }),
            account.verified ? t.verified : t.unverified,
          ])
        : t.none,
      kyc:
        kyc && kyc.state !== 'draft'
          ? { path: `/desk/kyc/${kyc.id}`, state: kycStrings.states[kyc.state] }
          : null,
    },
    rows: leads.map(({ id, about, reference, kind, stage, receivedAt }) => ({
      id,
      path: requestPath(id),
      cells: [
        about || t.untitled,
        `${reference} · ${leadsStrings.kinds[kind]}`,
        leadsStrings.stages[stage],
        { text: when(receivedAt), at: receivedAt },
      ],
    })),
    more: next === null ? null : `${path}?before=${next}`,
    top: parsed.data?.before === undefined ? null : path,
    deletePath: staff.role === 'owner' ? `${path}/delete` : null,
  };
}

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

interface PersonFactsProps {
  email: string;
  phones: { phone: string; url: string }[];
  language: string;
  /** Creation date and confirmation of the address; a note without an account. */
  account: string;
  kyc: { path: string; state: string } | null;
  t: (typeof peopleStrings)['person'];
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Contact details of a person and their stored data. */
function PersonFacts({ email, phones, language, account, kyc, t }: PersonFactsProps) {
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
      <Fact label={t.language}>{language}</Fact>
      <Fact label={t.account}>{account}</Fact>
      <Fact label={t.kyc}>
        {kyc ? (
          <Link to={kyc.path} className="link">
            {kyc.state}
          </Link>
        ) : (
          <span className="text-muted">{t.noKyc}</span>
        )}
      </Fact>
    </dl>
  );
}

export default function PersonPage({ loaderData }: Route.ComponentProps) {
  const { t, pager, name, facts, rows, more, top, deletePath } = loaderData;
  const { about, reference, stage, received } = t.columns;
  return (
    <div className="desk-page">
      <BackLink to="/desk/people" text={t.back} />
      <h1 className="mt-1 break-words">{name}</h1>
      {loaderData.company && <p className="text-muted">{loaderData.company}</p>}
      <PersonFacts {...facts} t={t} />
      <h2 className="mt-8 border-b border-hairline pb-2 text-[1.0625rem]">{t.requests}</h2>
      <RecordTable
        caption={t.requests}
        columns={[about, reference, stage, received].map((title) => ({ title }))}
        rows={rows}
        empty={<p className="py-4 text-muted">{t.noRequests}</p>}
      />
      <Pager more={more} top={top} t={pager} />
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
