import { data, redirect } from 'react-router';
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
import { wordsIn } from '../../content/words.ts';
import { BackLink } from '../../ui/desk/back-link.tsx';
import { OutcomeNote } from '../../ui/desk/outcome-note.tsx';
import { PageHead } from '../../ui/desk/page-head.tsx';
import { ReplyDeletion } from '../../ui/desk/replies/reply-deletion.tsx';
import { ReplyEditor, type ReplyText } from '../../ui/desk/replies/reply-editor.tsx';
import { VariableTable } from '../../ui/desk/replies/variable-table.tsx';
import type { Route } from './+types/canned-reply';
import { deskMeta } from './desk-meta.ts';
import { requireStaff } from './require-staff.ts';

const listPath = '/desk/replies';
/** What stands in the address for a reply that is not there yet. */
const newId = 'new';

function problemsOf({ title, body }: ReplyText): Partial<ReplyText> {
  const { problems } = wordsIn('en').desk.replies;
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
  const { replies: words } = wordsIn('en').desk;
  const subject = { ...words.example, service: 'sea-freight', language: 'en' };
  const example = replyValues(subject, staff, company);
  return {
    title: words.title,
    words,
    isNew,
    initial: { title: found?.title ?? '', body: found?.body ?? '' },
    example,
    variables: knownVariables.map((name) => ({
      name,
      stands: words.variables.known[name],
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
  const { problems } = wordsIn('en').desk.replies;
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

export default function CannedReplyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, isNew, initial, example, variables } = loaderData;
  return (
    <div className="desk-page">
      <BackLink to={listPath} text={words.heading} />
      <PageHead heading={isNew ? words.edit.addHeading : words.edit.heading} />
      <OutcomeNote outcome={actionData?.outcome} />
      <ReplyEditor
        initial={actionData?.text ?? initial}
        errors={actionData?.errors ?? {}}
        example={example}
        backPath={listPath}
        words={words}
      >
        <VariableTable variables={variables} words={words.variables} />
      </ReplyEditor>
      {!isNew && <ReplyDeletion words={words.delete} />}
    </div>
  );
}
