import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { requireSession } from '#features/identity/require-session.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { requestContext, servicesContext } from '#platform/context.ts';
import { keepInput } from '#platform/http/form-post.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { FactList } from '#ui/fact-list.tsx';
import { rowsOf } from '../kyc-answers.ts';
import { type KycField, kycForm } from '../kyc-form.ts';
import { emptyCase, getCase } from '../server/get-case.ts';
import { type KycStrings, kycStringsIn } from '../strings.ts';
import type { Route } from './+types/kyc';
import { CaseForm } from './form/case-form.tsx';
import { CaseState } from './form/case-state.tsx';
import { DocumentList } from './form/document-list.tsx';
import { beginningOf, type KycRefusal } from './form/kyc-input.ts';
import { handBack, isHandedBack, keepAnswers, postKyc } from './form/post-kyc.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  // The content of a form whose session has ended is in the response to its POST, and nowhere else.
  const account = context.get(isHandedBack) ? null : (await requireSession(url, context)).account;
  const { done, ...strings } = kycStringsIn(localeOf(url)).kycCase;
  const { company } = currentSettings();
  const services = context.get(servicesContext);
  const kyc = account ? await getCase(services, account.id) : emptyCase;
  const { searchParams } = url;
  const intent = searchParams.get('done') ?? '';
  const isToCheck = intent === 'saved' && Object.keys(kyc.missing.wrong).length > 0;
  return {
    strings,
    siteName: company.name,
    phone: company.phone,
    zones: zonesOf(company),
    account: account && { id: account.id, email: account.email },
    beginning: account ? beginningOf(account) : {},
    now: services.clock(),
    kyc,
    requested: searchParams.get('section'),
    saved: searchParams.get('from'),
    done: isToCheck
      ? done.savedToCheck
      : Object.hasOwn(done, intent)
        ? done[intent as keyof typeof done]
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
  const session = await context.get(requestContext).session();
  return session ? postKyc(request, context, session) : handBack(request, context);
}

export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? `${loaderData.strings.meta.title} · ${loaderData.siteName}` : '' },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Outcome of a post without scripts, where no form shows it. */
function CaseNotice({ done, refused }: { done: string | null; refused: KycRefusal | null | undefined }) {
  if (refused) {
    return (
      <p role="alert" className="flex items-start gap-3 bg-alert-ground p-4 text-alert">
        <CircleAlert size={20} aria-hidden className="mt-1 shrink-0" />
        {refused.message}
      </p>
    );
  }
  if (!done) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 border-l-4 border-open bg-panel px-4 py-3 font-medium text-strong"
    >
      <CircleCheck size={20} aria-hidden className="mt-1 shrink-0 text-open" />
      {done}
    </p>
  );
}

type PageStrings = Pick<KycStrings['kycCase'], 'given' | 'form'>;

function formatAnswer(field: KycField, answer: string, { given, form }: PageStrings): string {
  if (field.kind === 'checkbox') return given.yes;
  if (field.kind !== 'choice') return answer;
  const option = field.options.find((id) => id === answer);
  return option ? form.texts.options[option] : answer;
}

/** Answers to read only, while the case cannot be changed. */
function GivenAnswers({ answers, strings: all }: { answers: Record<string, string>; strings: PageStrings }) {
  const { given: strings, form } = all;
  const sections = kycForm.flatMap((section) => {
    const facts = rowsOf(section).flatMap((fields, row) =>
      fields.flatMap((field) => {
        const answer = answers[field.id];
        if (!answer) return [];
        const label = section.rows
          ? `${fill(strings.row, { number: row + 1 })}: ${form.texts.fields[field.key]}`
          : form.texts.fields[field.key];
        return [
          { label, value: <span className="whitespace-pre-line">{formatAnswer(field, answer, all)}</span> },
        ];
      }),
    );
    return facts.length > 0 ? [{ id: section.id, title: form.texts.sections[section.id].title, facts }] : [];
  });
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-heading">
        {strings.answers}
      </h2>
      {sections.length === 0 ? (
        <p className="mt-2">{strings.none}</p>
      ) : (
        <details className="disclosure mt-3">
          <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-strong underline decoration-outline underline-offset-4">
            {strings.show}
            <ChevronDown size={18} aria-hidden />
          </summary>
          <div className="mt-5 space-y-10">
            {sections.map(({ id, title, facts }) => (
              <section key={id} aria-labelledby={`given-${id}`}>
                <h3 id={`given-${id}`} className="mb-3 font-semibold text-strong">
                  {title}
                </h3>
                <FactList facts={facts} />
              </section>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

export const handle = { frame: 'task' };

export default function Kyc({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, phone, zones, account, beginning, now, kyc, requested, saved, done } = loaderData;
  return (
    <>
      <div className="frame pt-8 pb-5 lg:pt-10">
        <h1 className="text-title">{strings.heading}</h1>
        <p className="mt-2">{strings.text}</p>
      </div>
      <div className="frame space-y-8 pb-section">
        {!kyc.changeable && <CaseNotice done={actionData ? null : done} refused={actionData} />}
        {account && (
          <CaseState kyc={kyc} email={account.email} phone={phone} zones={zones} strings={strings.state} />
        )}
        {kyc.changeable ? (
          <CaseForm
            key={account?.id}
            kyc={kyc}
            posted={actionData}
            requested={requested}
            saved={saved}
            notice={!actionData && done && <CaseNotice done={done} refused={null} />}
            beginning={beginning}
            now={now}
            zones={zones}
            isHandedBack={account === null}
            strings={strings}
          />
        ) : (
          <div className="grid gap-x-10 gap-y-14 lg:grid-cols-12">
            <div className="lg:col-span-7">
              <GivenAnswers answers={kyc.answers} strings={strings} />
            </div>
            <section aria-labelledby="documents" className="lg:col-span-4 lg:col-start-9">
              <h2 id="documents" className="mb-3 text-heading">
                {strings.documents.heading}
              </h2>
              <DocumentList
                documents={kyc.documents}
                changeable={false}
                zones={zones}
                strings={strings.documents}
              />
            </section>
          </div>
        )}
      </div>
    </>
  );
}
