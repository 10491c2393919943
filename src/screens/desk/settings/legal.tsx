import { Link } from 'react-router';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { useToday } from '#ui/desk/use-today.ts';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/legal';
import { LicenseFields } from './legal/license-fields.tsx';
import { InputAt, OptionalAt, Row, TextAreaAt } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { useAt } from './part/use-part.ts';

const { legal: t, licenses, terms, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'company');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.legal.title);

type Reviewed = keyof typeof t.reviewed;

/** Pages on which each text is read; the terms of quotes are above on the same page. */
const pageOf: Record<Reviewed, string> = {
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  powerOfAttorney: '/power-of-attorney',
  kyc: '/kycverification',
  quoteTerms: '#trade',
  lanes: '/worldmap',
};

interface ApprovalProps {
  id: string;
  path: string;
  title: string;
  /** Link to the text: an address of the site or of the desk, or `#` of this page. */
  page: string;
  none: null | undefined;
}

/** Row of a text: a link to read it and the day of its approval, with a button for today. */
function Approval({ id, path, title, page, none }: ApprovalProps) {
  const today = useToday();
  const { id: field, value, error, change } = useAt<string | null | undefined>(path, title);
  return (
    <li
      id={id}
      className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-1 sm:grid-cols-[minmax(0,1fr)_11rem_4rem]"
    >
      {page.startsWith('/desk') ? (
        <Link className="link py-1" to={page}>
          {title}
        </Link>
      ) : (
        <a
          className="link py-1"
          href={page}
          {...(!page.startsWith('#') && { target: '_blank', rel: 'noreferrer' })}
        >
          {title}
        </a>
      )}
      <input
        id={field}
        type="date"
        max={today}
        aria-label={`${title}: ${t.approved}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-error` : undefined}
        className="desk-input w-44"
        value={value ?? ''}
        onChange={({ currentTarget }) => change(currentTarget.value || (none as undefined))}
      />
      {value === today ? (
        <span />
      ) : (
        <button
          type="button"
          data-replay
          className="link justify-self-end py-1 max-sm:col-start-2 pointer-coarse:min-h-11"
          onClick={() => change(today)}
        >
          {t.today}
          <span className="sr-only">: {title}</span>
        </button>
      )}
      {error && (
        <p id={`${field}-error`} className="col-span-full text-small font-medium text-alert">
          {error}
        </p>
      )}
    </li>
  );
}

function TermsSections() {
  const { trade, kyc } = terms;
  return (
    <>
      <DeskSection id="trade" title={trade.title} text={trade.text}>
        <OptionalAt path="tradeTerms" label={trade.shown} blank={{ name: '' }}>
          <Row>
            <InputAt path="tradeTerms.name" label={trade.name} />
            <InputAt path="tradeTerms.url" label={trade.url} type="url" isOptional />
          </Row>
          <TextAreaAt path="tradeTerms.text" label={trade.wording} rows={8} isOptional />
        </OptionalAt>
      </DeskSection>
      <DeskSection id="retention" title={kyc.title} text={kyc.text}>
        <Row>
          <InputAt path="kyc.validForMonths" label={kyc.valid} type="number" min={1} />
          <InputAt path="kyc.keepDocumentsForMonths" label={kyc.keep} type="number" min={1} />
        </Row>
      </DeskSection>
    </>
  );
}

export default function LegalSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, languages } = loaderData;
  const addressOf = (page: string) =>
    preview && page.startsWith('/') ? `${preview}?page=${encodeURIComponent(page)}` : page;
  const translations = languages.filter((locale) => locale !== defaultLocale);
  return (
    <PartPage page="legal" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      <DeskSection id="licenses" title={licenses.title} text={licenses.text}>
        <LicenseFields />
      </DeskSection>
      <TermsSections />
      <DeskSection id="approved" title={t.texts.title} text={t.texts.text}>
        <ul>
          {Object.entries(t.reviewed).map(([name, title]) => (
            <Approval
              key={name}
              id={name}
              path={`reviewed.${name}`}
              title={title}
              page={addressOf(pageOf[name as Reviewed])}
              none={null}
            />
          ))}
        </ul>
      </DeskSection>
      {translations.length > 0 && (
        <DeskSection id="translations" title={t.translations.title} text={t.translations.text}>
          <ul>
            {translations.map((locale) => (
              <Approval
                key={locale}
                id={`translation-${locale}`}
                path={`translationsRead.${locale}`}
                title={languageOf(locale)}
                page={`/desk/settings/texts?locale=${locale}`}
                none={undefined}
              />
            ))}
          </ul>
        </DeskSection>
      )}
    </PartPage>
  );
}
