import { data, Form, redirect } from 'react-router';
import { requireStaff } from '#features/identity/require-staff.ts';
import { answerForm, keepFields, runCommand } from '#features/identity/run-form.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Command } from '#platform/commands/command.ts';
import { servicesContext } from '#platform/context.ts';
import { fieldsOf } from '#platform/http/form-post.ts';
import { deskLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { OutcomeNote } from '#ui/desk/outcome-toast.tsx';
import { BackLink, PageHead } from '#ui/desk/page-parts.tsx';
import { replyStarters } from '../reply-starters.ts';
import { knownVariables } from '../reply-variables.ts';
import { answerWithinHours } from '../server/lead-state.ts';
import { listCannedReplies } from '../server/reply/canned-replies.ts';
import { cannedReplyCommands } from '../server/reply/commands-canned-replies.ts';
import { replyValues } from '../server/reply/send-reply.ts';
import { replies as repliesStrings } from '../strings/en/canned-replies.ts';
import type { Route } from './+types/canned-reply';
import { ReplyEditor, textField } from './canned-reply/reply-editor.tsx';
import { languageOf } from './customer-language.ts';

const listPath = '/desk/replies';
/** Id in the address of a new reply. */
const newId = 'new';

/** Returns a starter text in each language; null for an unknown id. */
function starterOf(id: string) {
  const { starters } = repliesStrings;
  const known = (Object.keys(starters) as (keyof typeof starters)[]).find((starter) => starter === id);
  if (!known) return null;
  const texts: Partial<Record<Locale, string>> = Object.fromEntries(
    locales.map((locale) => [locale, replyStarters[locale][known]]),
  );
  return { title: starters[known], texts };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const isNew = params.id === newId;
  const services = context.get(servicesContext);
  const replies = isNew ? [] : await listCannedReplies(services);
  const found = replies.find(({ id }) => id === params.id);
  if (!found && !isNew) throw data(null, { status: 404 });
  const t = repliesStrings;
  const starter = isNew ? starterOf(new URL(request.url).searchParams.get('starter') ?? '') : null;
  const { title = '', texts = {} } = found ?? starter ?? {};
  const { company } = currentSettings();
  const dueAt = answerDueAt(services.clock(), answerWithinHours('rate-request', company), company.hours);
  const subject = { ...t.example, service: 'sea-freight', dueAt };
  const exampleIn = (locale: Locale) => replyValues(subject, staff, { company, locale });
  const example = exampleIn(deskLocale);
  return {
    t,
    isNew,
    title,
    languages: locales.map((locale) => ({
      locale,
      name: languageOf(locale),
      body: texts[locale] ?? '',
      example: exampleIn(locale),
    })),
    variables: knownVariables.map((name) => ({
      name,
      stands: t.variables.known[name],
      example: example[name],
    })),
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit(call: Route.ActionArgs) {
  const { id } = call.params;
  const { create, change, delete: remove } = cannedReplyCommands;
  const fields = await fieldsOf(call.request);
  const texts = Object.fromEntries(locales.map((locale) => [locale, fields[textField(locale)] ?? '']));
  const input = { title: fields.title, texts };
  const run = (command: Command) => runCommand(call, command, { params: { id }, input });
  if (fields.intent === 'delete') {
    // A reply that a colleague already deleted counts as deleted.
    await run(remove);
    throw redirect(`${listPath}?done=delete`);
  }
  const saved = await run(id === newId ? create : change);
  const isGone = !saved.ok && saved.status === 404;
  // A colleague deleted it since, so it is created again with the input.
  const result = isGone ? await run(create) : saved;
  if (!result.ok) return answerForm({ fields, result });
  throw redirect(`${listPath}?done=${isGone ? 'recreate' : 'save'}`);
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ title }) => title);

/** Deletes a canned reply after a confirmation. */
function ReplyDeletion({ t }: { t: (typeof repliesStrings)['delete'] }) {
  return (
    <details className="mt-10 max-w-[56ch] border-t border-hairline pt-3">
      <summary className="min-h-8 cursor-pointer py-1 text-muted hover:text-strong">{t.open}</summary>
      <p className="mt-1">{t.text}</p>
      <Form method="post" className="mt-3">
        <button
          type="submit"
          name="intent"
          value="delete"
          className="desk-button border-alert bg-alert text-ground hover:text-strong"
        >
          {t.confirm}
        </button>
      </Form>
    </details>
  );
}

interface VariableTableProps {
  variables: { name: string; stands: string; example: string }[];
  t: (typeof repliesStrings)['variables'];
}

/** Lists the variables with example values. */
function VariableTable({ variables, t }: VariableTableProps) {
  const { write, stands, example } = t.columns;
  const cell = 'border-b border-hairline py-1.5 pr-2 sm:pr-4 align-top';
  return (
    <section aria-labelledby="variables">
      <h2 id="variables" className="mb-1 text-[1.0625rem]">
        {t.title}
      </h2>
      <table className="w-full text-[0.875rem]">
        <caption className="sr-only">{t.title}</caption>
        <thead>
          <tr className="text-left text-muted">
            {[write, stands, example].map((title) => (
              <th key={title} scope="col" className={`${cell} font-medium`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variables.map((variable) => (
            <tr key={variable.name}>
              <th scope="row" className={`${cell} text-left font-medium text-strong`}>
                {`{{${variable.name}}}`}
              </th>
              <td className={cell}>{variable.stands}</td>
              <td className={`${cell} wrap-anywhere`}>{variable.example}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-[0.875rem] text-muted">{t.other}</p>
    </section>
  );
}

export default function CannedReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, isNew, title, languages, variables } = loaderData;
  const typed: Record<string, string> = actionData?.values ?? {};
  return (
    <div className="desk-page">
      <BackLink to={listPath} text={t.heading} />
      <PageHead heading={isNew ? t.edit.addHeading : t.edit.heading} />
      <OutcomeNote outcome={actionData?.message ? actionData : undefined} />
      <ReplyEditor
        title={typed.title ?? title}
        languages={languages.map((language) => ({
          ...language,
          body: typed[textField(language.locale)] ?? language.body,
        }))}
        errors={actionData?.errors ?? {}}
        backPath={listPath}
        t={t}
      >
        <VariableTable variables={variables} t={t.variables} />
      </ReplyEditor>
      {!isNew && <ReplyDeletion t={t.delete} />}
    </div>
  );
}
