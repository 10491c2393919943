import { resetPasswordInput } from '../../../contract/account.ts';
import { fieldMessage, messagesIn } from '../../../contract/messages.ts';
import { problemsOf } from '../../../contract/text.ts';
import { findAccountOfToken } from '../../../server/accounts/one-time-token.ts';
import { resetPassword } from '../../../server/accounts/reset-password.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf, keepInput } from '../../../server/http/form-post.ts';
import { stringsIn } from '../../content/strings.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { hiddenPageMeta } from '../page-meta.ts';
import type { Route } from './+types/reset-password';
import { type BehindLink, LinkForm, NarrowPage } from './link-form.tsx';
import { done, getFacts, limited, refused, unavailable } from './posted-form.ts';
import { secretHeaders } from './private-headers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const accountId = await findAccountOfToken(db, 'reset-password', token, clock());
  return { strings: stringsIn('en').resetPassword, token: accountId === null ? '' : token };
}

export function action(call: Route.ActionArgs) {
  return keepInput(call, () => submit(call), unavailable);
}

async function submit({ request, context }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  const parsed = resetPasswordInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const outcome = await resetPassword(context.get(servicesContext), parsed.data, getFacts(context));
  if (outcome.ok) return done(messagesIn('en').account.passwordReset);
  if (outcome.reason === 'limited') return limited(fields, outcome);
  const field = outcome.reason === 'token-invalid' ? 'token' : 'newPassword';
  return refused(fields, { [field]: outcome.reason }, fieldMessage('en', outcome.reason));
}

/** The address holds a token: it is told to no other page. */
export function headers(given: Route.HeadersArgs) {
  return secretHeaders(given);
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  return hiddenPageMeta(matches[0].loaderData.company, pathname, loaderData.strings.meta, 'sign-in');
}

const formId = 'reset';

/** Chooses a new password by the link of a mail. A link that is worth nothing leads to another. */
function ResetForm({ token, posted, strings }: BehindLink<'resetPassword'>) {
  return (
    <LinkForm
      {...{ formId, token, posted, strings }}
      path="/password/reset"
      action="/resetpassword"
      labels={{ newPassword: strings.newPassword }}
      onward={{
        done: { to: '/signin', label: strings.signIn },
        dead: { to: '/forgotpassword', label: strings.another },
      }}
    >
      {(errors) => (
        <PasswordField
          id={`${formId}-newPassword`}
          name="newPassword"
          autoComplete="new-password"
          required
          label={strings.newPassword}
          help={strings.help}
          strings={strings}
          error={errors.newPassword}
        />
      )}
    </LinkForm>
  );
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, token } = loaderData;
  // What the form would do is of no use to who has a dead link.
  const isDead = token === '' && !actionData;
  return (
    <NarrowPage {...strings} text={isDead ? undefined : strings.text}>
      <ResetForm strings={strings.form} token={actionData?.values.token ?? token} posted={actionData} />
    </NarrowPage>
  );
}
