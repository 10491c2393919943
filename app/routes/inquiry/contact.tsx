import { contactMessageInput } from '../../../contract/contact-message.ts';
import { zonesOf } from '../../../contract/moment.ts';
import { problemsOf } from '../../../contract/problems.ts';
import { servicesContext } from '../../../server/context.ts';
import { keepInput, readFormPost } from '../../../server/http/form-post.ts';
import { submitLead } from '../../../server/leads/commands/submit-lead.ts';
import { company } from '../../content/company.ts';
import { stringsIn } from '../../content/strings.ts';
import { CallButton } from '../../ui/call-button.tsx';
import { CompanyFacts } from '../../ui/company-facts.tsx';
import { ContactForm } from '../../ui/form/contact-form.tsx';
import { receiptKey } from '../../ui/form/kept-receipt.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { WhatsAppLink } from '../../ui/whatsapp-link.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/contact';
import { answerHeaders, limited, refused, toReceipt, unavailable } from './answers.ts';
import { hiddenInputs } from './hidden-inputs.ts';

export const handle = { hydrateIfStored: [`${receiptKey}/api/v1/contactform`] };

export function loader({ request, context }: Route.LoaderArgs) {
  const { contact, layout } = stringsIn('en');
  const subject = new URL(request.url).searchParams.get('subject')?.slice(0, 300) ?? '';
  return {
    strings: contact,
    hours: layout.hours,
    clock: layout.officeClock,
    company,
    subject,
    hidden: hiddenInputs(context),
  };
}

export function action(call: Route.ActionArgs) {
  return keepInput(call, () => submit(call), unavailable);
}

async function submit({ request, context }: Route.ActionArgs) {
  const post = await readFormPost(request, context);
  if (post.limited) return limited(post.fields, post.retryAfterSeconds);
  const parsed = contactMessageInput.safeParse(post.fields);
  if (!parsed.success) return refused(post.fields, problemsOf(parsed.error.issues));
  const lead = { kind: 'contact-message', answers: parsed.data } as const;
  const outcome = await submitLead(context.get(servicesContext), lead, post.submission);
  if (!outcome.ok) return refused(post.fields, { email: outcome.reason });
  return toReceipt(outcome.secret);
}

export function headers(given: Route.HeadersArgs) {
  return answerHeaders(given);
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, pathname, loaderData.strings.meta, 'contact');
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, company, hours, clock, subject, hidden } = loaderData;
  const { assistant, experts } = strings;
  return (
    <>
      <PageOpening {...strings} />
      <div className="frame grid gap-x-10 gap-y-16 pb-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <ContactForm
            strings={strings.form}
            hidden={hidden}
            subject={subject}
            hours={company.hours}
            zones={zonesOf(company)}
            withinHours={company.answerWithin.contactMessage}
            posted={actionData}
          />
        </div>
        <aside className="lg:col-span-4 lg:col-start-9" aria-label={strings.info.title}>
          <h2 className="mb-4 text-heading">{strings.info.title}</h2>
          <CompanyFacts company={company} hours={hours} clock={clock} strings={strings.info} />
          <WhatsAppLink chat={strings.info.whatsapp} className="mt-6" />
        </aside>
      </div>
      <div className="bg-panel">
        <div className="frame grid gap-x-10 gap-y-12 py-16 lg:grid-cols-12 lg:py-20">
          <section className="lg:col-span-7">
            <h2 className="text-heading">{experts.title}</h2>
            <p className="mt-2 mb-6 max-w-[52ch]">{experts.text}</p>
            <CallButton phone={company.phone} label={experts.button} copied={experts.copied} withoutPlus />
          </section>
          <section className="lg:col-span-4 lg:col-start-9">
            <h2 className="text-heading">{assistant.title}</h2>
            <p className="mt-2 mb-6">{assistant.text}</p>
            <button type="button" aria-disabled="true" className="button button-quiet">
              {assistant.button}
            </button>
          </section>
        </div>
      </div>
    </>
  );
}
