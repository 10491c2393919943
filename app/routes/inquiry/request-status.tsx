import { data, Link } from 'react-router';
import { closedStages } from '../../../contract/lead-stage.ts';
import { zonesOf } from '../../../contract/moment.ts';
import { isService } from '../../../contract/service.ts';
import { telephoneUrl } from '../../../contract/telephone.ts';
import { servicesContext } from '../../../server/context.ts';
import { findLeadBySecret } from '../../../server/leads/find-lead-by-secret.ts';
import type { SentLead } from '../../../server/leads/sent-lead.ts';
import { company } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Instant } from '../../ui/instant.tsx';
import { WhatsAppLink } from '../../ui/whatsapp-link.tsx';
import type { Route } from './+types/request-status';

/** When a person answered, or by when one will; null where the request was closed without an answer of ours. */
function answerOf({ stage, dueAt, answeredAt }: SentLead, words: { due: string; answered: string }) {
  if (answeredAt !== null) return { label: words.answered, at: answeredAt };
  return closedStages.includes(stage) ? null : { label: words.due, at: dueAt };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const lead = await findLeadBySecret(context.get(servicesContext).db, params.secret);
  if (!lead) throw data(null, { status: 404 });
  const { labels, services, stages, ...words } = wordsIn('en').requestStatus;
  const answers = Object.entries(labels[lead.kind]).flatMap(([name, label]) => {
    const value = lead.answers[name];
    return value ? [{ label, value: name === 'service' && isService(value) ? services[value] : value }] : [];
  });
  const { reference, receivedAt, handledWith } = lead;
  const answer = answerOf(lead, words);
  const { name: siteName, phone } = company;
  const stage = stages[lead.stage];
  return {
    words,
    siteName,
    phone,
    zones: zonesOf(company),
    reference,
    handledWith,
    stage,
    receivedAt,
    answer,
    answers,
  };
}

/** The page is one customer's: kept out of search results and of shared caches. */
export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? `${loaderData.words.meta.title} · ${loaderData.siteName}` : '404' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function RequestStatus({ loaderData }: Route.ComponentProps) {
  const { words, phone, zones, reference, handledWith, stage, receivedAt, answer, answers } = loaderData;
  return (
    <div className="frame grid gap-x-10 gap-y-14 pt-14 pb-section lg:grid-cols-12 lg:pt-24">
      <div className="lg:col-span-7">
        <p className="label mb-3">{words.label}</p>
        <h1 className="text-title">{words.heading}</h1>
        <p className="label mt-10">{words.reference}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
          <output className="tabular text-title font-semibold text-strong">{reference}</output>
          <CopyButton text={reference} label={words.copy} copied={words.copied} />
        </p>
        <div className="mt-8">
          <FactList
            facts={[
              { label: words.stage, value: <strong className="font-semibold">{stage}</strong> },
              ...(handledWith.length > 0
                ? [
                    {
                      label: words.handledWith,
                      value: <span className="tabular">{handledWith.join(', ')}</span>,
                    },
                  ]
                : []),
              { label: words.received, value: <Instant at={receivedAt} zones={zones} /> },
              ...(answer ? [{ label: answer.label, value: <Instant at={answer.at} zones={zones} /> }] : []),
            ]}
          />
        </div>
        <h2 className="mt-14 mb-4 text-heading">{words.sentTitle}</h2>
        <FactList
          facts={answers.map(({ label, value }) => ({
            label,
            value: <span className="whitespace-pre-line">{value}</span>,
          }))}
        />
      </div>
      <aside className="lg:col-span-4 lg:col-start-9" aria-label={words.change.title}>
        <h2 className="text-heading">{words.change.title}</h2>
        <p className="mt-3">{words.change.text}</p>
        <Link className="button button-quiet mt-6" to={`/contactus?subject=${reference}`}>
          {words.change.write}
        </Link>
        <br />
        <a className="button button-quiet tabular mt-3" href={telephoneUrl(phone)}>
          {words.change.call} {phone}
        </a>
        <br />
        <WhatsAppLink chat={words.change.whatsapp} reference={reference} className="mt-3" />
      </aside>
    </div>
  );
}
