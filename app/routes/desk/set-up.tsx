import { redirect } from 'react-router';
import { setUpOwnerInput } from '../../../contract/staff.ts';
import { problemsOf } from '../../../contract/text.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { isSetUpOpen, setUpOwner } from '../../../server/staff/set-up.ts';
import { desk } from '../../content/en/desk.ts';
import { DeadEnd, EntryPage, JoinForm } from '../../ui/desk/entry-page.tsx';
import { useOutcomeToast } from '../../ui/desk/outcomes.tsx';
import { secretHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/set-up';
import { deskMeta } from './desk-meta.ts';
import { entryFrame } from './entry-frame.ts';
import { getFacts, keepFields, limited, refused } from './posted.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isOpen = await isSetUpOpen(context.get(servicesContext), token);
  return { t: desk.entry.setUp, frame: entryFrame(), token, isOpen };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit({ request, context }: Route.ActionArgs) {
  const facts = getFacts(context);
  const fields = await fieldsOf(request);
  const parsed = setUpOwnerInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const outcome = await setUpOwner(context.get(servicesContext), parsed.data, facts);
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

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, token, isOpen } = loaderData;
  useOutcomeToast(actionData);
  const isDead = !isOpen || actionData?.errors.token;
  return (
    <EntryPage {...frame} heading={t.heading} text={isDead ? undefined : t.text}>
      {isDead ? (
        <DeadEnd {...t.dead} to="/desk/signin" />
      ) : (
        <JoinForm intent="set-up" token={token} outcome={actionData} t={t} />
      )}
    </EntryPage>
  );
}
