import { charges } from '#features/rates/strings/en/charges.ts';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import type { OptionalQuestion, Options } from '#features/settings/options.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { useToday } from '#ui/desk/use-today.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/options';
import { InputAt, LocalTextAt, OptionalAt, Row, Tick, TickAt } from './part/fields.tsx';
import { loadParts, submitPart } from './part/load-part.ts';
import { outcomeOfPart, PartFields, SettingsPage } from './part/part-form.tsx';
import { useAt, usePart } from './part/use-part.ts';

const { announcement, languages, options: t, pages } = settings;

export async function loader(call: Route.LoaderArgs) {
  const { partOf } = await loadParts(call);
  return {
    announcement: partOf('announcement'),
    languages: partOf('languages'),
    options: partOf('options'),
  };
}
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export const meta = deskTitle(pages.options.title);

const questions = Object.entries(t.brief.questions) as [OptionalQuestion, string][];

function AskedQuestions() {
  const { id, value, error, change } = useAt<OptionalQuestion[]>('brief.leftOut');
  return (
    <fieldset>
      <legend className="label mb-1">{t.brief.asked}</legend>
      {questions.map(([question, label]) => (
        <Tick
          key={question}
          id={`${id}-${question}`}
          label={label}
          checked={!value.includes(question)}
          change={(isAsked) =>
            change(isAsked ? value.filter((own) => own !== question) : [...value, question])
          }
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** Choices of which none chosen means all. */
function SomeAt({ path, label, choices }: { path: string; label: string; choices: Record<string, string> }) {
  const { id, value, change } = useAt<string[]>(path);
  return (
    <details open={value.length > 0 || undefined}>
      <summary className="link py-1">{fill(label, { chosen: value.length || t.quotes.tax.all })}</summary>
      <fieldset className="mt-2 sm:columns-2">
        <legend className="sr-only">{fill(label, { chosen: value.length || t.quotes.tax.all })}</legend>
        {Object.entries(choices).map(([choice, title]) => (
          <Tick
            key={choice}
            id={`${id}-${choice}`}
            label={title}
            checked={value.includes(choice)}
            change={(isChosen) =>
              change(isChosen ? [...value, choice] : value.filter((other) => other !== choice))
            }
          />
        ))}
      </fieldset>
    </details>
  );
}

const noTax: NonNullable<Options['quotes']['tax']> = { name: '', percent: '', codes: [], countries: [] };

function TaxSection() {
  const { tax } = t.quotes;
  return (
    <DeskSection id="tax" title={tax.title} text={tax.text}>
      <OptionalAt path="quotes.tax" label={tax.shown} none={null} blank={noTax}>
        <Row>
          <InputAt path="quotes.tax.name" label={tax.name} placeholder={tax.example} />
          <InputAt path="quotes.tax.percent" label={tax.percent} inputMode="decimal" />
        </Row>
        <SomeAt path="quotes.tax.codes" label={tax.codes} choices={charges} />
        <SomeAt path="quotes.tax.countries" label={tax.countries} choices={tax.countryNames} />
      </OptionalAt>
    </DeskSection>
  );
}

function AnnouncementSection() {
  const today = useToday();
  return (
    <DeskSection id="announcement" title={announcement.title} text={announcement.text}>
      <OptionalAt
        path=""
        label={announcement.shown}
        blank={{ text: { en: '' }, from: today, until: today }}
        none={null}
      >
        <LocalTextAt path="text" label={announcement.wording} help={announcement.help} />
        <Row>
          <InputAt path="from" label={announcement.from} type="date" />
          <InputAt path="until" label={announcement.until} type="date" />
        </Row>
      </OptionalAt>
    </DeskSection>
  );
}

function LanguagesSection() {
  const { id, value, error, change } = useAt<Locale[]>('');
  return (
    <DeskSection id="languages" title={languages.title} text={languages.text}>
      <p className="min-h-9 py-1.5 text-strong">
        {fill(languages.always, { language: languageOf(defaultLocale) })}
      </p>
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
    </DeskSection>
  );
}

function FormSections() {
  const { brief, quotes } = t;
  return (
    <>
      <DeskSection id="brief" title={brief.title} text={brief.text}>
        <AskedQuestions />
        <TickAt path="modes.road" label={t.road} off={false} />
        <p className="text-[0.8125rem] text-muted">{t.roadText}</p>
      </DeskSection>
      <DeskSection id="quotes" title={quotes.title} text={quotes.text}>
        <Row>
          <InputAt
            path="quotes.validForDays"
            label={quotes.validForDays}
            help={quotes.validHelp}
            type="number"
            min={1}
            max={365}
          />
          <InputAt
            path="quotes.paymentDays"
            label={quotes.paymentDays}
            help={quotes.paymentHelp}
            type="number"
            min={0}
            max={180}
            isOptional
            none={null}
          />
        </Row>
      </DeskSection>
      <TaxSection />
    </>
  );
}

const sections = {
  announcement: { title: announcement.title, Fields: AnnouncementSection },
  languages: { title: languages.title, Fields: LanguagesSection },
  options: { title: t.title, Fields: FormSections },
};

type PartName = keyof typeof sections;

const partNames = Object.keys(sections) as PartName[];

/** Three parts, each with its own form; the set-up asks for the languages alone. */
export default function OptionSettings({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastOutcome(actionData);
  const parts = {
    announcement: usePart(loaderData.announcement, outcomeOfPart('announcement', outcome)),
    languages: usePart(loaderData.languages, outcomeOfPart('languages', outcome)),
    options: usePart(loaderData.options, outcomeOfPart('options', outcome)),
  };
  const step = loaderData.languages.completed ? ('languages' as const) : null;
  const isDrafted = partNames.some((name) => loaderData[name].isDrafted);
  return (
    <SettingsPage
      page="options"
      step={step}
      {...(step && { heading: languages.title })}
      loaded={{ ...loaderData.languages, isDrafted }}
      outcome={outcome}
    >
      {partNames
        .filter((name) => !step || name === step)
        .map((name) => {
          const { title, Fields } = sections[name];
          return (
            <PartFields
              key={name}
              part={parts[name]}
              loaded={loaderData[name]}
              formId={name}
              page={name}
              step={step}
              subject={name}
              {...(!step && { object: title })}
              outcome={outcome}
              isGuarded
            >
              <Fields />
            </PartFields>
          );
        })}
      {partNames.some((name) => parts[name].isUnsaved) && <LeaveGuard question={settings.leave} />}
    </SettingsPage>
  );
}
