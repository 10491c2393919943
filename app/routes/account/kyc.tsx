import { zonesOf } from '../../../contract/moment.ts';
import { requestContext, servicesContext } from '../../../server/context.ts';
import { keepInput } from '../../../server/http/form-post.ts';
import { emptyCase, getCase } from '../../../server/kyc/get-case.ts';
import { company } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';
import { beginningOf } from '../../ui/kyc/answers-in.ts';
import { CaseForm } from '../../ui/kyc/case-form.tsx';
import { CaseNotice } from '../../ui/kyc/case-notice.tsx';
import { CaseState } from '../../ui/kyc/case-state.tsx';
import { GivenAnswers } from '../../ui/kyc/given-answers.tsx';
import { PaperList } from '../../ui/kyc/paper-list.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import type { Route } from './+types/kyc';
import { handBack, isHandedBack, keepAnswers, postKyc } from './kyc/post-kyc.ts';
import { privateHeaders } from './private-headers.ts';
import { requireSession } from './require-session.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  // What a form held whose session has ended stands in the answer to it, and nowhere else.
  const account = context.get(isHandedBack) ? null : (await requireSession(request, context)).account;
  const { done, phone, ...words } = wordsIn('en').kycCase;
  const services = context.get(servicesContext);
  const kyc = account ? await getCase(services, account.id) : emptyCase;
  const asked = new URL(request.url).searchParams.get('done') ?? '';
  const isToCheck = asked === 'saved' && Object.keys(kyc.missing.wrong).length > 0;
  return {
    words,
    siteName: company.name,
    phone,
    zones: zonesOf(company),
    account: account && { id: account.id, email: account.email },
    beginning: account ? beginningOf(account) : {},
    now: services.clock(),
    kyc,
    done: isToCheck
      ? done.savedToCheck
      : Object.hasOwn(done, asked)
        ? done[asked as keyof typeof done]
        : null,
  };
}

export function action(call: Route.ActionArgs) {
  return keepInput(
    call,
    () => submit(call),
    (fields, message) => keepAnswers(call.context, fields, message),
  );
}

async function submit({ request, context }: Route.ActionArgs) {
  const session = await context.get(requestContext)?.session();
  return session ? postKyc(request, context, session.account) : handBack(request, context);
}

/** The page is one customer's: kept out of search results and of every cache. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? `${loaderData.words.meta.title} · ${loaderData.siteName}` : '' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Kyc({ loaderData, actionData }: Route.ComponentProps) {
  const { words, phone, zones, account, beginning, now, kyc, done } = loaderData;
  return (
    <>
      <PageOpening label={words.label} heading={words.heading} text={words.text} />
      <div className="frame space-y-14 pb-section">
        <CaseNotice done={actionData ? null : done} refused={kyc.changeable ? null : actionData} />
        {account && (
          <CaseState kyc={kyc} email={account.email} phone={phone} zones={zones} words={words.state} />
        )}
        {kyc.changeable ? (
          <CaseForm
            key={account?.id}
            kyc={kyc}
            posted={actionData}
            beginning={beginning}
            now={now}
            zones={zones}
            isHandedBack={account === null}
            words={words}
          />
        ) : (
          <div className="grid gap-x-10 gap-y-14 lg:grid-cols-12">
            <div className="lg:col-span-7">
              <GivenAnswers answers={kyc.answers} words={words.given} />
            </div>
            <section aria-labelledby="papers" className="lg:col-span-4 lg:col-start-9">
              <h2 id="papers" className="mb-3 text-heading">
                {words.papers.heading}
              </h2>
              <PaperList papers={kyc.papers} changeable={false} zones={zones} words={words.papers} />
            </section>
          </div>
        )}
      </div>
    </>
  );
}
