import { Form, Link } from 'react-router';
import { capitalizePlace } from '#features/cargo/capitalize-place.ts';
import { doneIn, submitForm } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { quoteTemplates as t } from '#features/rates/strings/en/rates.ts';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { nameOfService, useServiceNames } from '#features/requests/desk/service-names.ts';
import * as leadsStrings from '#features/requests/strings/en/leads.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { pluralOf } from '#platform/values/format.ts';
import { lineLimit } from '#platform/values/text.ts';
import { DeskForm, Folded, outcomeFor, TextInput } from '#ui/desk/desk-form.tsx';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { OutcomeNote } from '#ui/desk/outcome-toast.tsx';
import { EmptyState, PageHead } from '#ui/desk/page-parts.tsx';
import { quoteTemplateCommands } from '../server/template-commands.ts';
import { listQuoteTemplates, type QuoteTemplate } from '../server/templates.ts';
import type { Route } from './+types/quote-templates';

/** Formats the shipments that a template fits: "Houston → Bogotá · Air · Air freight". */
function purposeOf({ from, to, mode, service }: QuoteTemplate, names: Record<string, string>): string {
  const lane = from || to ? `${from ? capitalizePlace(from) : '…'} → ${to ? capitalizePlace(to) : '…'}` : '';
  const parts = [lane, mode && leadsStrings.modes[mode], nameOfService(names, service)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : t.anything;
}

/** Formats the size of a template: "2 options, 9 lines". */
function sizeOf({ content: { options } }: QuoteTemplate): string {
  const lines = options.reduce((sum, option) => sum + option.lines.length, 0);
  return `${pluralOf(deskLocale, options.length, t.options)}, ${pluralOf(deskLocale, lines, t.lines)}`;
}

const commands = {
  rename: quoteTemplateCommands['rename-template'],
  delete: quoteTemplateCommands['delete-template'],
};

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const { db } = context.get(servicesContext);
  return {
    outcome: doneIn(request, { delete: t.deleted, rename: commands.rename }),
    templates: await listQuoteTemplates(db),
  };
}

export function action(call: Route.ActionArgs) {
  return submitForm(call, commands, ({ intent = '' }) => `/desk/quote-templates?done=${intent}`);
}

export const meta = deskTitle(t.title);

export default function QuoteTemplates({ loaderData, actionData }: Route.ComponentProps) {
  const { outcome, templates } = loaderData;
  const names = useServiceNames();
  // The form shows the result, unless a colleague deleted the template.
  const isAtTemplate = templates.some(({ id }) => outcomeFor(actionData, 'rename', id));
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} text={t.text}>
        <Link to="/desk/rates" className="desk-button lg:hidden">
          {t.ratesLink}
        </Link>
      </PageHead>
      <OutcomeNote outcome={isAtTemplate ? null : (actionData ?? outcome)} />
      {templates.length === 0 && <EmptyState {...t.empty} />}
      <ul aria-label={t.heading} className="border-t border-hairline empty:hidden">
        {templates.map((template) => (
          <li
            key={template.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-hairline py-2.5"
          >
            <div className="min-w-0 grow basis-64">
              <p className="font-medium wrap-anywhere text-strong">{template.name}</p>
              <p className="text-[0.875rem] wrap-anywhere text-muted">{purposeOf(template, names)}</p>
            </div>
            <span className="text-[0.875rem] text-muted">
              {template.locale === null ? t.unknownLanguage : languageOf(template.locale)}
            </span>
            <span className="text-[0.875rem] text-muted">{sizeOf(template)}</span>
            <DeskTime at={template.changedAt} className="tabular text-[0.875rem] text-muted" />
            <Form method="post" className="ml-auto">
              <input type="hidden" name="id" value={template.id} />
              <button type="submit" name="intent" value="delete" className="desk-button">
                {t.delete}
                <span className="sr-only"> {template.name}</span>
              </button>
            </Form>
            <Folded
              title={t.rename.open}
              object={template.name}
              open={outcomeFor(actionData, 'rename', template.id)?.ok === false}
              className="disclosure basis-full text-[0.875rem]"
            >
              <DeskForm
                intent="rename"
                subject={template.id}
                outcome={actionData}
                labels={{ name: t.rename.name }}
                submit={t.rename.submit}
                object={template.name}
                t={t}
                className="mt-1 mb-2 max-w-[26rem] space-y-3"
              >
                <TextInput
                  name="name"
                  label={t.rename.name}
                  maxLength={lineLimit}
                  autoComplete="off"
                  defaultValue={template.name}
                />
              </DeskForm>
            </Folded>
          </li>
        ))}
      </ul>
    </div>
  );
}
