import { data, Form, redirect } from 'react-router';
import { deskLocale } from '../../../contract/locale.ts';
import { knownVariables } from '../../../contract/reply-variables.ts';
import { lineLimit, proseLimit } from '../../../contract/text.ts';
import { servicesContext } from '../../../server/context.ts';
import { formDataOf, keepInput } from '../../../server/http/form-post.ts';
import { replyValues } from '../../../server/leads/reply/reply-values.ts';
import {
  deleteCannedReply,
  listCannedReplies,
  saveCannedReply,
} from '../../../server/replies/canned-replies.ts';
import { company } from '../../content/company.ts';
import { type DeskStrings, desk } from '../../content/en/desk.ts';
import { OutcomeNote } from '../../ui/desk/outcomes.tsx';
import { BackLink, PageHead } from '../../ui/desk/page-parts.tsx';
import type { Route } from './+types/canned-reply';
import { ReplyEditor, type ReplyText } from './canned-reply/reply-editor.tsx';
import { deskMeta } from './desk-meta.ts';
import { requireStaff } from './require-staff.ts';

const listPath = '/desk/replies';
/** What stands in the address for a reply that is not there yet. */
const newId = 'new';

function problemsOf({ title, body }: ReplyText): Partial<ReplyText> {
  const { problems } = desk.replies;
  const problemIn = (text: string, limit: number) => {
    if (text.trim() === '') return problems.missing;
    return text.length > limit ? problems.long.replace('{count}', limit.toLocaleString('en-US')) : null;
  };
  const [titleProblem, bodyProblem] = [problemIn(title, lineLimit), problemIn(body, proseLimit)];
  return { ...(titleProblem && { title: titleProblem }), ...(bodyProblem && { body: bodyProblem }) };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const isNew = params.id === newId;
  const replies = isNew ? [] : await listCannedReplies(context.get(servicesContext));
  const found = replies.find(({ id }) => id === params.id);
  if (!found && !isNew) throw data(null, { status: 404 });
  const { replies: t } = desk;
  const subject = { ...t.example, service: 'sea-freight', language: deskLocale };
  const example = replyValues(subject, staff, company);
  return {
    title: t.title,
    t,
    isNew,
    initial: { title: found?.title ?? '', body: found?.body ?? '' },
    example,
    variables: knownVariables.map((name) => ({
      name,
      stands: t.variables.known[name],
      example: example[name],
    })),
  };
}

export function action(call: Route.ActionArgs) {
  return keepInput(
    call,
    () => submit(call),
    ({ title = '', body = '' }, message) => ({
      text: { title, body },
      errors: {},
      outcome: { ok: false, message },
    }),
  );
}

async function submit({ request, context, params }: Route.ActionArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const form = await formDataOf(request);
  const typed = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const text = { title: typed('title'), body: typed('body') };
  const intent = typed('intent');
  if (intent === 'preview') return { text, errors: {}, outcome: undefined };
  if (intent === 'delete') {
    // Deleted by somebody else is deleted too.
    await deleteCannedReply(services, params.id);
    throw redirect(`${listPath}?done=deleted`);
  }
  const { problems } = desk.replies;
  const by = { id: staff.id, name: staff.name };
  const id = params.id === newId ? {} : { id: params.id };
  const saved = await saveCannedReply(services, by, { ...id, ...text });
  if (saved.ok) throw redirect(`${listPath}?done=saved`);
  if (saved.reason === 'no-such-reply') {
    // Somebody deleted it meanwhile: what was typed is not lost.
    await saveCannedReply(services, by, text);
    throw redirect(`${listPath}?done=anew`);
  }
  return data(
    { text, errors: problemsOf(text), outcome: { ok: false, message: problems.not } },
    { status: 422 },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.title);
}

/** Deletes a canned reply, once it was said what that means. */
function ReplyDeletion({ t }: { t: DeskStrings['replies']['delete'] }) {
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
  t: DeskStrings['replies']['variables'];
}

/** What may stand in a canned reply, and what it is replaced with. */
function VariableTable({ variables, t }: VariableTableProps) {
  const { write, stands, example } = t.columns;
  const cell = 'border-b border-hairline py-1.5 pr-4 align-top';
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
  const { t, isNew, initial, example, variables } = loaderData;
  return (
    <div className="desk-page">
      <BackLink to={listPath} text={t.heading} />
      <PageHead heading={isNew ? t.edit.addHeading : t.edit.heading} />
      <OutcomeNote outcome={actionData?.outcome} />
      <ReplyEditor
        initial={actionData?.text ?? initial}
        errors={actionData?.errors ?? {}}
        example={example}
        backPath={listPath}
        t={t}
      >
        <VariableTable variables={variables} t={t.variables} />
      </ReplyEditor>
      {!isNew && <ReplyDeletion t={t.delete} />}
    </div>
  );
}
