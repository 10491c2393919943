import { redirect } from 'react-router';
import { joinInput } from '../../../contract/staff.ts';
import { problemsOf } from '../../../contract/text.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { acceptInvitation } from '../../../server/staff/accept-invitation.ts';
import { findInvitation } from '../../../server/staff/invitation-rows.ts';
import { desk } from '../../content/en/desk.ts';
import { DeadEnd, EntryPage, JoinForm } from '../../ui/desk/entry-page.tsx';
import { useOutcomeToast } from '../../ui/desk/outcomes.tsx';
import { secretHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/join';
import { deskMeta } from './desk-meta.ts';
import { entryFrame } from './entry-frame.ts';
import { getFacts, keepFields, limited, refused } from './posted.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const found = await findInvitation(db, token, clock());
  const invited = found?.email ? { email: found.email, role: found.role } : null;
  return { t: desk.entry.join, frame: entryFrame(), token, invited };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit({ request, context }: Route.ActionArgs) {
  const facts = getFacts(context);
  const fields = await fieldsOf(request);
  const parsed = joinInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const outcome = await acceptInvitation(context.get(servicesContext), parsed.data, facts);
  if (!outcome.ok) {
    if (outcome.reason === 'limited') return limited(fields, outcome);
    const field = outcome.reason === 'token-invalid' ? 'token' : 'password';
    return refused(fields, { [field]: outcome.reason });
  }
  facts.keepStaffSession(outcome.token);
  throw redirect('/desk/twofactor?done=welcome', 303);
}

/** The address holds a token: it is told to no other page. */
export function headers(given: Route.HeadersArgs) {
  return secretHeaders(given);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.t.title);
}

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, token, invited } = loaderData;
  useOutcomeToast(actionData);
  const isOpen = invited && !actionData?.errors.token;
  return (
    <EntryPage {...frame} heading={t.heading} text={isOpen ? t.roles[invited.role] : undefined}>
      {isOpen ? (
        <JoinForm intent="join" token={token} email={invited.email} outcome={actionData} t={t} />
      ) : (
        <DeadEnd {...t.dead} to="/desk/signin" />
      )}
    </EntryPage>
  );
}
