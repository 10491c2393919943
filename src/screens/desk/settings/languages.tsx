import { languageOf } from '../../../features/requests/desk/customer-language.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { defaultLocale, type Locale, locales } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/values/format.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/languages';
import { Tick } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { useAt } from './part/use-part.ts';

const { languages: t, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'languages');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
export const meta = deskTitle(pages.languages.title);

function OfferedLanguages() {
  const { id, value, error, change } = useAt<Locale[]>('');
  return (
    <>
      <p className="min-h-9 py-1.5 text-strong">{fill(t.always, { language: languageOf(defaultLocale) })}</p>
      {locales
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => (
          <Tick
            key={locale}
            id={`${id}${locale}`}
            label={languageOf(locale)}
            checked={value.includes(locale)}
            change={(isOn) => change(locales.filter((own) => (own === locale ? isOn : value.includes(own))))}
          />
        ))}
      <FieldError id={id} error={error} />
    </>
  );
}

export default function LanguageSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PartPage page="languages" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      <DeskSection id="languages" title={t.title} text={t.text}>
        <OfferedLanguages />
      </DeskSection>
    </PartPage>
  );
}
