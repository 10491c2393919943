import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { billingOf } from '#features/requests/billing.ts';
import { languageOf, languageOptions } from '#features/requests/desk/customer-language.ts';
import { requestPath } from '#features/requests/lead.ts';
import type { RelatedLead } from '#features/requests/server/merge/related-leads.ts';
import { stageText, writes } from '#features/requests/strings/en/leads.ts';
import { request } from '#features/requests/strings/en/request.ts';
import { shortMoment } from '#features/settings/strings/en/moments.ts';
import { knownLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { Options, optionsOf, SmallField } from '#ui/desk/controls.tsx';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { DeskTime, useDeskClock } from '#ui/desk/desk-time.tsx';
import { Key } from '#ui/desk/key.tsx';
import { Field } from '#ui/forms/field.tsx';
import type { RequestData } from './request-data.ts';

type Lead = RequestData['lead'];

interface PersonCardProps {
  page: RequestData;
  /** Absent where it cannot be changed. */
  changeLanguage: (() => void) | undefined;
}

/** Returns the language after that of a request, in the order of the list. */
export function nextLanguage(locale: string): Locale {
  return locales[(locales.indexOf(knownLocale(locale)) + 1) % locales.length] ?? knownLocale(locale);
}

/** Customer and contact links. */
export function PersonCard({ page, changeLanguage }: PersonCardProps) {
  const { lead, languageFrom } = page;
  const { company, email, phone } = lead;
  return (
    <section aria-labelledby="person">
      <h2 id="person" className="text-[0.8125rem] font-normal text-muted">
        {request.person}
      </h2>
      <ul className="mt-1">
        {lead.name && <li className="font-medium text-strong">{lead.name}</li>}
        {company && company !== lead.name && <li>{company}</li>}
        {email && (
          <li>
            <a className="link inline-block max-w-full py-1 wrap-anywhere" href={`mailto:${email}`}>
              {breakable(email)}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className="link tabular inline-block py-1" href={telephoneUrl(phone)}>
              {phone}
            </a>
          </li>
        )}
        <li className="text-muted">
          {[
            fill(writes, { language: languageOf(lead.locale) }),
            languageFrom && request.language.from[languageFrom],
            lead.accountId && request.account,
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
        {languageFrom && changeLanguage && (
          <li>
            <button type="button" data-replay onClick={changeLanguage} className="link min-h-9 text-left">
              {fill(request.language.next, { language: languageOf(nextLanguage(lead.locale)) })} <Key>l</Key>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Allows a long address to break after its @. */
function breakable(email: string): ReactNode {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

const fields = {
  name: { autoCapitalize: 'words' },
  company: { autoCapitalize: 'words' },
  email: { type: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel' },
  legalName: { autoCapitalize: 'words' },
  taxNumber: { autoCapitalize: 'characters' },
  address: { autoCapitalize: 'words' },
} as const;

interface ContactFormProps {
  lead: Lead;
  outcome: DeskOutcome | undefined;
}

/** Changes the sender's name and contact; folded. */
export function ContactForm({ lead, outcome }: ContactFormProps) {
  const t = request.contact;
  const refused = outcome && !outcome.ok && outcome.intent === 'contact' ? outcome : undefined;
  const billing = billingOf(lead.answers);
  // Its field has one line.
  const known = { ...lead, ...billing, address: billing.address.replaceAll('\n', ', ') };
  return (
    <details className="disclosure" open={refused ? true : undefined}>
      <summary className="menu-item">{t.edit}</summary>
      <Form method="post" preventScrollReset noValidate className="mt-2 mb-4 space-y-3">
        <input type="hidden" name="intent" value="contact" />
        <input type="hidden" name="version" value={lead.version} />
        {(Object.keys(fields) as (keyof typeof fields)[]).map((name) => (
          <Field
            key={name}
            id={`contact-${name}`}
            name={name}
            label={t.fields[name]}
            className="desk-input"
            autoComplete="off"
            error={refused?.errors[name]}
            defaultValue={refused?.values[name] ?? known[name]}
            {...fields[name]}
          />
        ))}
        <SmallField id="contact-taxKind" label={t.fields.taxKind}>
          <select
            id="contact-taxKind"
            name="taxKind"
            defaultValue={refused?.values.taxKind ?? known.taxKind}
            className="desk-input"
          >
            <option value="">{t.noTaxKind}</option>
            <Options options={optionsOf(t.taxKinds)} />
          </select>
        </SmallField>
        {lead.email && <p className="text-[0.8125rem] text-muted">{t.newLink}</p>}
        <button type="submit" className="desk-button">
          {t.save}
        </button>
      </Form>
    </details>
  );
}

/** Changes the customer's language; folded. */
export function LanguageForm({ lead }: { lead: Lead }) {
  const t = request.language;
  return (
    <details className="disclosure">
      <summary className="menu-item">{t.edit}</summary>
      <Form method="post" preventScrollReset className="mt-2 mb-4 space-y-3">
        <input type="hidden" name="version" value={lead.version} />
        <SmallField id="customer-language" label={t.label}>
          <select
            id="customer-language"
            name="locale"
            defaultValue={knownLocale(lead.locale)}
            aria-describedby="customer-language-help"
            className="desk-input"
          >
            <Options options={languageOptions()} />
          </select>
        </SmallField>
        <p id="customer-language-help" className="text-[0.8125rem] text-muted">
          {t.help}
        </p>
        <button type="submit" name="intent" value="locale" className="desk-button">
          {t.save}
        </button>
      </Form>
    </details>
  );
}

/** State of the customer's link, with the actions that end it. */
export function LinkCard({ link }: Pick<Lead, 'link'>) {
  const t = request.link;
  const { timeZone, now } = useDeskClock();
  const linkId = link?.id ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(linkId);
  useEffect(() => {
    // The focused button disappeared with the link.
    if (before.current !== linkId && document.activeElement === document.body) heading.current?.focus();
    before.current = linkId;
  }, [linkId]);
  return (
    <section aria-labelledby="link" className="mt-3 border-t border-hairline pt-4">
      <h2 ref={heading} id="link" tabIndex={-1} className="text-[1rem]">
        {t.heading}
      </h2>
      <p className="mt-1">
        {link ? fill(t.works, { at: shortMoment(link.createdAt, now, timeZone) }) : t.revoked}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ConfirmDialog intent="renew-link" fields={{ linkId }} t={t.renew} cancel={t.cancel} />
        {link && <ConfirmDialog intent="revoke-link" fields={{ linkId }} t={t.revoke} cancel={t.cancel} />}
      </div>
    </section>
  );
}

interface RelatedListProps {
  id: string;
  heading: string;
  text?: string;
  leads: RelatedLead[];
  action?: (lead: RelatedLead) => ReactNode;
}

function RelationNote({ mentioned, revision, reference }: RelatedLead) {
  const { revisions, duplicates } = request;
  const text = revision ? fill(revisions[revision], { reference }) : mentioned && duplicates.mentioned;
  return text && <span className="block font-medium text-strong">{text}</span>;
}

/** Other requests; folded unless they need a decision. */
export function RelatedList({ id, heading, text, leads, action }: RelatedListProps) {
  if (leads.length === 0) return null;
  return (
    <details className="disclosure border-t border-hairline pt-2">
      <summary className="flex min-h-9 w-fit items-center gap-1.5 font-medium text-strong">
        <ChevronRight
          size={17}
          aria-hidden
          className="shrink-0 transition-transform [[open]>summary>&]:rotate-90"
        />
        <h2 id={id} className="text-[0.9375rem]">
          {heading} <span className="tabular font-normal text-muted">{leads.length}</span>
        </h2>
      </summary>
      {text && <p className="mt-1 text-[0.8125rem] text-muted">{text}</p>}
      <ul className="mt-1">
        {leads.map((lead) => (
          <li key={lead.id} className="py-2">
            <Link to={requestPath(lead.id)} className="link tabular">
              {lead.reference}
            </Link>{' '}
            <span className="text-muted">
              {stageText(lead)} · <DeskTime at={lead.receivedAt} />
            </span>
            <RelationNote {...lead} />
            <span className="block truncate">{lead.about}</span>
            {action?.(lead)}
          </li>
        ))}
      </ul>
    </details>
  );
}
