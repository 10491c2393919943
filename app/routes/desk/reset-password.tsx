import { redirect } from 'react-router';
import { resetStaffPasswordInput } from '../../../contract/staff.ts';
import { problemsOf } from '../../../contract/text.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { isPasswordLinkOpen, resetStaffPassword } from '../../../server/staff/password-links.ts';
import { desk } from '../../content/en/desk.ts';
import { DeskForm, PasswordInput } from '../../ui/desk/desk-form.tsx';
import { DeadEnd, EntryPage } from '../../ui/desk/entry-page.tsx';
import { useOutcomeToast } from '../../ui/desk/outcomes.tsx';
import { secretHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/reset-password';
import { deskMeta } from './desk-meta.ts';
import { entryFrame } from './entry-frame.ts';
import { getFacts, keepFields, limited, refused } from './posted.ts';

const intent = 'reset';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isOpen = await isPasswordLinkOpen(context.get(servicesContext), token);
  return { t: desk.entry.reset, frame: entryFrame(), token, isOpen };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit({ request, context }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  const parsed = resetStaffPasswordInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const outcome = await resetStaffPassword(context.get(servicesContext), parsed.data, getFacts(context));
  if (outcome.ok) throw redirect('/desk/signin?done=reset', 303);
  if (outcome.reason === 'limited') return limited(fields, outcome);
  const field = outcome.reason === 'token-invalid' ? 'token' : 'newPassword';
  return refused(fields, { [field]: outcome.reason });
}

/** The address holds a token: it is told to no other page. */
export function headers(given: Route.HeadersArgs) {
  return secretHeaders(given);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.t.title);
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, token, isOpen } = loaderData;
  useOutcomeToast(actionData);
  const isDead = !isOpen || actionData?.errors.token;
  return (
    <EntryPage {...frame} heading={t.heading} text={isDead ? undefined : t.text}>
      {isDead ? (
        <DeadEnd {...t.dead} to="/desk/forgotpassword" />
      ) : (
        <DeskForm {...{ intent, outcome: actionData, ...t }} labels={{ newPassword: t.password }} isPrimary>
          <input type="hidden" name="token" value={token} />
          <PasswordInput
            {...{ intent, outcome: actionData, t }}
            name="newPassword"
            label={t.password}
            help={t.passwordHelp}
            autoComplete="new-password"
          />
        </DeskForm>
      )}
    </EntryPage>
  );
}
