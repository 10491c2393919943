import { answerDueAt } from '../../../contract/business-hours.ts';
import { localeOf } from '../../../contract/locale.ts';
import { type Zones, zonesOf } from '../../../contract/moment.ts';
import { submissionCommands } from '../../../server/commands/submissions.ts';
import { servicesContext } from '../../../server/context.ts';
import { draftKey, partKey } from '../../client/brief-draft.ts';
import { receiptKey } from '../../client/kept-receipt.ts';
import { company } from '../../content/company.ts';
import { type SiteStrings, stringsIn } from '../../content/strings.ts';
import { Instant } from '../../ui/instant.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { WhatsAppLink } from '../../ui/whatsapp-link.tsx';
import { metaWith } from '../page-meta.ts';
import { keepFields, refuseForm, runForm } from '../run-form.ts';
import type { Route } from './+types/client-brief';
import { beginBrief } from './client-brief/begin-brief.ts';
import { ClientBriefForm } from './client-brief/client-brief-form.tsx';
import { hiddenInputs } from './hidden-inputs.ts';
import { toReceipt } from './responses.ts';

export const handle = {
  frame: 'task',
  hydrateIfStored: [draftKey, partKey, `${receiptKey}/api/v1/raterequestform`],
};

/** The page's strings for who is signed in, whose account is a way to answer. */
function forSignedIn(strings: SiteStrings['clientBrief']): SiteStrings['clientBrief'] {
  const { text, help, draft } = strings.signedIn;
  return { ...strings, text, form: { ...strings.form, draft, help: { ...strings.form.help, ...help } } };
}

export async function loader(call: Route.LoaderArgs) {
  const { clientBrief } = stringsIn(localeOf(call.url));
  const { clock } = call.context.get(servicesContext);
  const { isSignedIn, ...begun } = await beginBrief(call);
  const { hours, answerWithin } = company;
  return {
    strings: isSignedIn ? forSignedIn(clientBrief) : clientBrief,
    hours,
    zones: zonesOf(company),
    withinHours: answerWithin.rateRequest,
    dueIfSentNow: answerDueAt(clock(), answerWithin.rateRequest, hours),
    ...begun,
    hidden: hiddenInputs(call.context, begun.beginning.again),
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { fields, result } = await runForm(call, submissionCommands.rateRequest);
    if (!result.ok) return refuseForm(fields, result);
    return toReceipt(result, call.url.searchParams.get('again'));
  });
}

export { responseHeaders as headers } from './responses.ts';

export const meta = metaWith('brief');

interface BriefAsideProps {
  strings: SiteStrings['clientBrief'];
  /** By when a request sent at this moment is answered, in ms since 1970. */
  dueAt: number;
  zones: Zones;
}

/** What stands beside the client brief: when an answer comes, what happens next, whom to ask, which documents help. */
function BriefAside({ strings, dueAt, zones }: BriefAsideProps) {
  const { due, next, ask, documents } = strings;
  return (
    <div className="space-y-10">
      <section className="border-y border-hairline py-5 group-has-data-sent/brief:hidden">
        <p className="label">{due.label}</p>
        <p className="mt-1 text-strong">
          {due.answer} <Instant at={dueAt} zones={zones} />
        </p>
      </section>
      <section className="group-has-data-sent/brief:hidden">
        <h2 className="text-heading">{next.title}</h2>
        <ol className="mt-3 border-t border-hairline">
          {next.steps.map((step, index) => (
            <li key={step} className="flex gap-4 border-b border-hairline py-3.5">
              <span className="tabular font-semibold text-strong" aria-hidden>
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      {ask.chat.number && (
        <section>
          <h2 className="text-heading">{ask.title}</h2>
          <WhatsAppLink chat={ask.chat} className="mt-4" />
        </section>
      )}
      <section>
        <h2 className="text-heading">{documents.title}</h2>
        <p className="mt-2">{documents.text}</p>
        <ul className="mt-3 border-t border-hairline">
          {documents.list.map((document) => (
            <li key={document} className="border-b border-hairline py-2.5">
              {document}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export default function ClientBrief(page: Route.ComponentProps) {
  const { strings, zones, beginning, dueIfSentNow } = page.loaderData;
  return (
    <>
      <PageOpening {...strings} />
      <div className="group/brief frame grid gap-x-10 gap-y-16 pb-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <ClientBriefForm key={beginning.again ?? ''} {...page} />
        </div>
        <aside className="lg:col-span-4 lg:col-start-9" aria-label={strings.next.title}>
          <BriefAside strings={strings} dueAt={dueIfSentNow} zones={zones} />
        </aside>
      </div>
    </>
  );
}
