import { Link } from 'react-router';
import { languageOf } from '../../../features/requests/desk/customer-language.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { defaultLocale, locales } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/values/format.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { useToday } from '../../../ui/desk/use-today.ts';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/legal';
import { InputAt } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { useAt } from './part/use-part.ts';

const { legal: t, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'company');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.legal.title);

type Reviewed = keyof typeof t.reviewed;

/** Pages on which each text is read. */
const pageOf: Record<Reviewed, string> = {
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  powerOfAttorney: '/power-of-attorney',
  kyc: '/kycverification',
  quoteTerms: '/desk/settings/terms',
  lanes: '/worldmap',
};

/** Day on which a text was approved, with a button for today. */
function ApprovedAt({ path, title, none }: { path: string; title: string; none: null | undefined }) {
  const today = useToday();
  const { value, change } = useAt<string | null | undefined>(path);
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-1">
      <InputAt
        path={path}
        label={t.approved}
        aria-label={`${title}: ${t.approved}`}
        type="date"
        max={today}
        isOptional
        none={none}
      />
      {value !== today && (
        <button
          type="button"
          data-replay
          className="link mb-1 py-1 pointer-coarse:min-h-11"
          onClick={() => change(today)}
        >
          {t.today}
          <span className="sr-only">: {title}</span>
        </button>
      )}
    </div>
  );
}

export default function LegalSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { preview } = loaderData;
  const read = (page: string) => (preview ? `${preview}?page=${encodeURIComponent(page)}` : page);
  return (
    <PartPage page="legal" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      {Object.entries(t.reviewed).map(([name, title]) => {
        const page = pageOf[name as Reviewed];
        return (
          <DeskSection key={name} id={name} title={title}>
            <p className="mb-3">
              {page.startsWith('/desk') ? (
                <Link className="link py-1" to={page}>
                  {t.readTerms}
                </Link>
              ) : (
                <a className="link py-1" href={read(page)} target="_blank" rel="noreferrer">
                  {t.read}
                  <span className="sr-only">: {title}</span>
                </a>
              )}
            </p>
            <ApprovedAt path={`reviewed.${name}`} title={title} none={null} />
          </DeskSection>
        );
      })}
      <DeskSection id="translations" title={t.translations.title} text={t.translations.text}>
        <div className="space-y-6">
          {locales
            .filter((locale) => locale !== defaultLocale)
            .map((locale) => (
              <div key={locale}>
                <h3 className="font-semibold text-strong">{languageOf(locale)}</h3>
                <p className="mb-3">
                  <Link className="link py-1" to={`/desk/settings/texts?locale=${locale}`}>
                    {fill(t.translations.read, { language: languageOf(locale) })}
                  </Link>
                </p>
                <ApprovedAt path={`translationsRead.${locale}`} title={languageOf(locale)} none={undefined} />
              </div>
            ))}
        </div>
      </DeskSection>
    </PartPage>
  );
}
