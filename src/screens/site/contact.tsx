import { OfflineNote, OutcomeNotice } from '#features/brief/pages/form/form-notices.tsx';
import { HiddenFields } from '#features/brief/pages/form/hidden-fields.tsx';
import { hiddenInputs } from '#features/brief/pages/form/hidden-inputs.ts';
import { type BriefStrings, briefStringsIn } from '#features/brief/strings.ts';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { referencesIn } from '#features/requests/references.ts';
import { submissionCommands } from '#features/requests/server/commands/submissions.ts';
import type { AnswerClock } from '#features/settings/answer-clock.ts';
import { hoursOfPage } from '#features/settings/business-hours.ts';
import { isSampleCompany } from '#features/settings/sample-leftovers.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { specialDays } from '#features/settings/special-days.ts';
import type { DayHours } from '#platform/company.ts';
import { servicesContext } from '#platform/context.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { toReceipt } from '#platform/pages/responses.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { usualHours } from '#platform/values/usual-hours.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { CallButton } from '#ui/call-button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Field, TextArea } from '#ui/forms/field.tsx';
import { HintedField } from '#ui/forms/hinted-field.tsx';
import { PrivacyNote } from '#ui/forms/privacy-note.tsx';
import { receiptKey } from '#ui/forms/stored-receipt.ts';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmission } from '#ui/forms/use-submission.ts';
import { Link } from '#ui/locale.tsx';
import { OfficeClock, OpeningHours } from '#ui/office-clock.tsx';
import { PlatePage } from '#ui/plates/plate-page.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import { WhatsAppLink } from '#ui/whatsapp-link.tsx';
import type { Route } from './+types/contact';
import { otherOffices } from './offices.ts';
import { type SiteStrings, siteStringsIn } from './strings.ts';

const fields = ['name', 'email', 'subject', 'message'] as const;

const formId = 'contact';

/** Only the e-mail address is required. */
function ContactForm({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { strings: page, hidden, subject } = loaderData;
  const strings = page.form;
  const submission = useSubmission({
    path: '/contactform',
    strings,
    trap: hidden.trap,
    posted,
    bodyOf: (data) => Object.fromEntries(fields.map((name) => [name, data.get(name)])),
  });
  const { errors, round, sending, formProps } = submission;
  const typed: Record<string, string> = round > 0 ? {} : (posted?.values ?? { subject });
  const field = (name: (typeof fields)[number]) => ({
    id: `${formId}-${name}`,
    name,
    label: strings.labels[name],
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <form method="post" className="relative space-y-6" {...formProps}>
      <OutcomeNotice
        submission={submission}
        strings={strings}
        labels={strings.labels}
        formId={formId}
        zones={loaderData.zones}
      />
      <HiddenFields hidden={hidden} leaveEmpty={strings.leaveEmpty} />
      <div key={round} className="grid gap-6 sm:grid-cols-2">
        <Field {...field('name')} optional={strings.optional} autoComplete="name" />
        <HintedField
          {...field('email')}
          type="email"
          autoComplete="email"
          required
          help={strings.help.email}
          hints={strings.hints}
        />
        <div className="sm:col-span-2">
          <Field {...field('subject')} optional={strings.optional} />
        </div>
        <div className="sm:col-span-2">
          <TextArea {...field('message')} rows={4} optional={strings.optional} help={strings.help.message} />
        </div>
      </div>
      {!submission.isUnreachable && <OfflineNote strings={strings} />}
      <SubmitButton sending={sending} strings={strings} />
      <PrivacyNote text={strings.privacy} />
    </form>
  );
}

const link = (href: string, text: string) => (
  <a translate="no" className="link inline-block py-0.5" href={href}>
    {text}
  </a>
);

interface CompanyFactsProps {
  company: Route.ComponentProps['loaderData']['company'];
  hours: SiteStrings['layout']['hours'];
  clock: SiteStrings['layout']['officeClock'];
  strings: BriefStrings['contact']['info'];
}

function CompanyFacts({ company, hours, clock, strings }: CompanyFactsProps) {
  const { networks } = company;
  return (
    <FactList
      facts={[
        { label: strings.address, value: <PostalAddress address={company.address} /> },
        { label: strings.phone, value: link(telephoneUrl(company.phone), company.phone) },
        { label: strings.email, value: link(`mailto:${company.email}`, company.email) },
        { label: strings.website, value: link(company.website, new URL(company.website).host) },
        {
          label: strings.hours,
          value: (
            <>
              <OpeningHours hours={hours} />
              <OfficeClock hours={company.hours} strings={clock} />
            </>
          ),
        },
        ...(networks.length > 0
          ? [{ label: strings.social, value: <SocialLinks networks={networks} /> }]
          : []),
      ]}
    />
  );
}

interface OtherOfficesProps {
  offices: NonNullable<Route.ComponentProps['loaderData']['offices']>;
  clock: SiteStrings['layout']['officeClock'];
  strings: BriefStrings['contact']['info'];
}

function OtherOffices({ offices, clock, strings }: OtherOfficesProps) {
  return offices.map(({ address, phone, hours, open }) => (
    <section key={address.street}>
      <h3 className="mt-8 mb-3 font-semibold text-strong">{address.city}</h3>
      <FactList
        facts={[
          { label: strings.address, value: <PostalAddress address={address} /> },
          ...(phone ? [{ label: strings.phone, value: link(telephoneUrl(phone), phone) }] : []),
          {
            label: strings.hours,
            value: (
              <>
                <OpeningHours hours={hours} />
                <OfficeClock hours={open} strings={clock} />
              </>
            ),
          },
        ]}
      />
    </section>
  ));
}

function SocialLinks({ networks }: { networks: { name: string; url: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {networks.map(({ name, url }) => (
        <li key={name}>
          <a className="link" href={url} rel="me">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const handle = { frame: 'task', hydrateIfStored: [`${receiptKey}/api/v1/contactform`] };

/** Renders the dial to markup, so that browsers do not load its code. */
async function drawDial(answer: AnswerClock, { hours, caption }: { hours: DayHours; caption: string }) {
  const [{ renderToStaticMarkup }, { OfficeDial }] = await Promise.all([
    import('react-dom/server'),
    import('#ui/plates/office-dial.tsx'),
  ]);
  return { __html: renderToStaticMarkup(<OfficeDial hours={hours} caption={caption} answer={answer} />) };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const { contact } = briefStringsIn(locale);
  const siteStrings = siteStringsIn(locale);
  const { layout } = siteStrings;
  const settings = currentSettings();
  const { address, phone, email, website, social, hours, localTimeZone } = settings.company;
  const now = context.get(servicesContext).clock();
  const others = otherOffices(settings, siteStrings).map((office, index) => ({
    ...office,
    open: hoursOfPage(settings.offices[index + 1]?.hours ?? hours, now),
    hours: {
      ...office.hours,
      special: specialDays(settings.offices[index + 1], settings.day, locale, layout.closedDay),
    },
  }));
  const subject = url.searchParams.get('subject')?.slice(0, 300) ?? '';
  const answer = {
    hours: hoursOfPage(hours, now),
    city: address.city,
    zone: localTimeZone,
    within: settings.company.answerWithin.contactMessage,
    texts: siteStrings.home.answer.clock,
  };
  const hasAssistant = settings.options.contact.assistant && isSampleCompany(settings.company);
  return {
    strings: { ...contact, assistant: hasAssistant ? contact.assistant : null },
    hours: {
      ...layout.hours,
      special: specialDays(settings.offices[0], settings.day, locale, layout.closedDay),
    },
    dial: await drawDial(answer, {
      hours: usualHours(hours),
      caption: `${contact.info.hours}: ${layout.hours.official}`,
    }),
    clock: layout.officeClock,
    zones: zonesOf(settings.company),
    company: {
      address,
      phone,
      email: email.contact,
      website,
      networks: social.flatMap((network) => (network.url ? [{ name: network.name, url: network.url }] : [])),
      hours: hoursOfPage(hours, now),
    },
    ...(others.length > 0 && { offices: others }),
    subject,
    /** Request that the address names. */
    reference: referencesIn(subject)[0],
    hidden: hiddenInputs(context),
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { fields, result } = await runForm(call, submissionCommands.contactMessage);
    if (!result.ok) return answerForm({ fields, result });
    return toReceipt(result, call.url);
  });
}

export { responseHeaders as headers } from '#platform/pages/responses.ts';

export const meta = metaWith('contact');

export default function Contact(page: Route.ComponentProps) {
  const { strings, company, offices, hours, dial, clock, reference } = page.loaderData;
  const { assistant, experts } = strings;
  return (
    <>
      <PlatePage
        label={strings.label}
        heading={strings.heading}
        text={strings.text}
        plate={
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/ui/plates/office-dial.tsx, which React has escaped
          <figure suppressHydrationWarning dangerouslySetInnerHTML={dial} />
        }
        beside={
          <aside id="company" aria-label={strings.info.title}>
            <h2 className="mb-4 text-heading">{strings.info.title}</h2>
            {offices && <h3 className="mb-3 font-semibold text-strong">{company.address.city}</h3>}
            <CompanyFacts company={company} hours={hours} clock={clock} strings={strings.info} />
            {offices && <OtherOffices offices={offices} clock={clock} strings={strings.info} />}
            <WhatsAppLink
              chat={strings.info.whatsapp}
              {...(reference ? { reference } : {})}
              className="mt-6"
            />
            <p className="mt-6">
              {strings.info.track.text}{' '}
              <Link className="link inline-block py-0.5" to="/track">
                {strings.info.track.link}
              </Link>
            </p>
          </aside>
        }
      >
        <ContactForm {...page} />
      </PlatePage>
      <div className="bg-panel">
        <div className="frame grid gap-x-10 gap-y-12 py-16 lg:grid-cols-12 lg:py-20">
          <section className="lg:col-span-7">
            <h2 className="text-heading">{experts.title}</h2>
            <p className="mt-2 mb-6 max-w-[52ch]">{experts.text}</p>
            <CallButton phone={company.phone} label={experts.button} copied={experts.copied} withoutPlus />
          </section>
          {assistant && (
            <section className="lg:col-span-4 lg:col-start-9">
              <h2 className="text-heading">{assistant.title}</h2>
              <p className="mt-2 mb-6">{assistant.text}</p>
              <button type="button" aria-disabled="true" className="button button-quiet">
                {/* The specification's text has no space before its bracket. */}
                {assistant.button.split(/(?=\()/).map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </button>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
