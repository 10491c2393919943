import { charges } from '../../../features/rates/strings/en/charges.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import type { OptionalQuestion, Options } from '../../../features/settings/options.ts';
import { fill } from '../../../platform/values/format.ts';
import { useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/options';
import { InputAt, OptionalAt, Row, Tick, TickAt } from './part/fields.tsx';
import { loadPart, submitPart } from './part/load-part.ts';
import { PartPage } from './part/part-form.tsx';
import { useAt } from './part/use-part.ts';

const { options: t, pages } = settings;

export const loader = (call: Route.LoaderArgs) => loadPart(call, 'options');
export const action = (call: Route.ActionArgs) => submitPart(call);
export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';
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

export default function OptionSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { brief, contact, quotes } = t;
  return (
    <PartPage page="options" loaded={loaderData} outcome={useLastOutcome(actionData)}>
      <DeskSection id="brief" title={brief.title} text={brief.text}>
        <AskedQuestions />
      </DeskSection>
      <DeskSection id="contact" title={contact.title} text={contact.text}>
        <TickAt path="contact.assistant" label={contact.assistant} off={false} />
      </DeskSection>
      <DeskSection id="quotes" title={quotes.title} text={quotes.text}>
        <InputAt
          path="quotes.validForDays"
          label={quotes.validForDays}
          help={quotes.validHelp}
          type="number"
          min={1}
          max={365}
        />
      </DeskSection>
      <TaxSection />
    </PartPage>
  );
}
