import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import type { request as requestStrings } from '../../../features/requests/strings/en/request.ts';
import { telephoneUrl } from '../../../platform/values/telephone.ts';
import { Options, SmallField } from '../../../ui/desk/controls.tsx';
import type { DeskOutcome } from '../../../ui/desk/desk-form.tsx';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { hidePopoverAround } from '../../../ui/hide-own-popover.ts';
import type { RequestView } from '../request-view.ts';

export function PersonCard({
  name,
  company,
  email,
  phone,
  whatsApp,
  children,
  t,
  ...page
}: RequestView & { children: ReactNode }) {
  return (
    <section aria-labelledby="person" className="border-t border-hairline pt-4">
      <h2 id="person" className="text-[1rem]">
        {t.person}
      </h2>
      <ul className="mt-1 space-y-0.5">
        <li className="font-medium text-strong">{name}</li>
        {company && company !== name && <li>{company}</li>}
        {email && (
          <li>
            <a className="link inline-block max-w-full py-1 break-words" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className="link tabular inline-block py-1" href={telephoneUrl(phone)}>
              {phone}
            </a>
            {whatsApp && (
              <a className="link ml-3 inline-block py-1" href={whatsApp} target="_blank" rel="noreferrer">
                {t.whatsApp}
              </a>
            )}
          </li>
        )}
        <li className="text-muted">{page.writes}</li>
        {page.hasAccount && <li className="text-muted">{t.account}</li>}
        {page.personPath && (
          <li>
            <a className="link inline-block py-1" href={page.personPath}>
              {t.everything}
            </a>
          </li>
        )}
      </ul>
      {children}
    </section>
  );
}

const fields = {
  name: { autoCapitalize: 'words' },
  company: { autoCapitalize: 'words' },
  email: { type: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel' },
} as const;

interface ContactFormProps extends Pick<RequestView, 'contact' | 'version'> {
  outcome: DeskOutcome | undefined;
  t: (typeof requestStrings)['contact'];
}

/** Changes the sender's name and contact; folded. */
export function ContactForm({ contact, version, outcome, t }: ContactFormProps) {
  const refused = outcome && !outcome.ok && outcome.intent === 'contact' ? outcome : undefined;
  return (
    <details className="disclosure desk-not-printed mt-1" open={refused ? true : undefined}>
      <summary className="link w-fit py-1">{t.edit}</summary>
      <Form method="post" preventScrollReset noValidate className="mt-2 space-y-3">
        <input type="hidden" name="intent" value="contact" />
        <input type="hidden" name="version" value={version} />
        {(Object.keys(fields) as (keyof typeof fields)[]).map((name) => (
          <Field
            key={name}
            id={`contact-${name}`}
            name={name}
            label={t.fields[name]}
            className="desk-input"
            autoComplete="off"
            error={refused?.errors[name]}
            defaultValue={refused?.values[name] ?? contact[name]}
            {...fields[name]}
          />
        ))}
        {contact.email && <p className="text-[0.8125rem] text-muted">{t.newLink}</p>}
        <button type="submit" className="desk-button">
          {t.save}
        </button>
      </Form>
    </details>
  );
}

type LanguageFormProps = Pick<RequestView, 'locale' | 'languages' | 'version'> & {
  t: (typeof requestStrings)['language'];
};

/** Changes the customer's language; folded. */
export function LanguageForm({ locale, languages, version, t }: LanguageFormProps) {
  return (
    <details className="disclosure desk-not-printed mt-1">
      <summary className="link w-fit py-1">{t.edit}</summary>
      <Form method="post" preventScrollReset className="mt-2 space-y-3">
        <input type="hidden" name="version" value={version} />
        <SmallField id="customer-language" label={t.label}>
          <select
            id="customer-language"
            name="locale"
            defaultValue={locale}
            aria-describedby="customer-language-help"
            className="desk-input"
          >
            <Options options={languages} />
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

interface LinkCardProps {
  link: NonNullable<RequestView['link']>;
  t: (typeof requestStrings)['link'];
}

/** State of the customer's link, with the actions that end it. */
export function LinkCard({ link, t }: LinkCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(link.id);
  useEffect(() => {
    // The focused button disappeared with the link.
    if (before.current !== link.id && document.activeElement === document.body) heading.current?.focus();
    before.current = link.id;
  }, [link.id]);
  return (
    <section aria-labelledby="link" className="desk-not-printed border-t border-hairline pt-4">
      <h2 ref={heading} id="link" tabIndex={-1} className="text-[1rem]">
        {t.heading}
      </h2>
      <p className="mt-1">{link.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkDialog intent="renew-link" linkId={link.id} cancel={t.cancel} t={t.renew} />
        {link.id !== '' && (
          <LinkDialog intent="revoke-link" linkId={link.id} cancel={t.cancel} t={t.revoke} />
        )}
      </div>
    </section>
  );
}

interface LinkDialogProps {
  intent: string;
  linkId: string;
  cancel: string;
  t: (typeof requestStrings)['link']['renew'];
}

/** Button with its confirmation: a popover, which works without scripts. */
function LinkDialog({ intent, linkId, cancel, t }: LinkDialogProps) {
  return (
    <>
      <button type="button" popoverTarget={intent} className="desk-button">
        {t.open}
      </button>
      <dialog
        id={intent}
        popover="auto"
        aria-labelledby={`${intent}-title`}
        className="desk-dialog w-[min(28rem,92vw)]"
      >
        <Form
          method="post"
          preventScrollReset
          className="space-y-4"
          onSubmit={(event) => hidePopoverAround(event.currentTarget)}
        >
          <h2 id={`${intent}-title`} className="text-[1.125rem]">
            {t.title}
          </h2>
          <p>{t.text}</p>
          <input type="hidden" name="linkId" value={linkId} />
          {/* Cancel is focused first, so that a held Enter confirms nothing. */}
          <div className="flex gap-2">
            <button type="button" popoverTarget={intent} popoverTargetAction="hide" className="desk-button">
              {cancel}
            </button>
            <button type="submit" name="intent" value={intent} className="desk-button desk-button-primary">
              {t.submit}
            </button>
          </div>
        </Form>
      </dialog>
    </>
  );
}

interface RelatedListProps {
  id: string;
  heading: string;
  none?: string;
  text?: string;
  lines: RequestView['others'];
  action?: (line: RequestView['others'][number]) => ReactNode;
}

export function RelatedList({ id, heading, none, text, lines, action }: RelatedListProps) {
  if (lines.length === 0 && !none) return null;
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-4">
      <h2 id={id} className="text-[1rem]">
        {heading}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-1 text-muted">{none}</p>
      ) : (
        <>
          {text && <p className="mt-1 text-[0.8125rem] text-muted">{text}</p>}
          <ul className="mt-1">
            {lines.map((line) => (
              <li key={line.id} className="py-2">
                <Link to={line.path} className="link tabular">
                  {line.reference}
                </Link>{' '}
                <span className="text-muted">
                  {line.stage} · <DeskTime {...line.received} />
                </span>
                {line.note && <span className="block font-medium text-strong">{line.note}</span>}
                <span className="block truncate">{line.about}</span>
                {action?.(line)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
