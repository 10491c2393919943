import { resetPasswordInput } from '../../../contract/account.ts';
import { fieldMessage, messagesIn } from '../../../contract/messages.ts';
import { problemsOf } from '../../../contract/problems.ts';
import { findAccountOfToken } from '../../../server/accounts/one-time-token.ts';
import { resetPassword } from '../../../server/accounts/reset-password.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf, keepInput } from '../../../server/http/form-post.ts';
import { stringsIn } from '../../content/strings.ts';
import type { BehindLink, LinkFormWords } from '../../ui/account/link-form.tsx';
import { LinkForm } from '../../ui/account/link-form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { hiddenPageMeta } from '../page-meta.ts';
import type { Route } from './+types/reset-password';
import { done, getFacts, limited, refused, unavailable } from './posted-form.ts';
import { secretHeaders } from './private-headers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const accountId = await findAccountOfToken(db, 'reset-password', token, clock());
  return { words: stringsIn('en').resetPassword, token: accountId === null ? '' : token };
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
  return hiddenPageMeta(matches[0].loaderData.company, pathname, loaderData.words.meta, 'sign-in');
}

interface ResetWords extends LinkFormWords {
  newPassword: string;
  help: string;
  show: string;
  hide: string;
  signIn: string;
  another: string;
}

const formId = 'reset';

/** Chooses a new password by the link of a mail. A link that is worth nothing leads to another. */
function ResetForm({ token, posted, words }: BehindLink<ResetWords>) {
  return (
    <LinkForm
      {...{ formId, token, posted, words }}
      path="/password/reset"
      action="/resetpassword"
      labels={{ newPassword: words.newPassword }}
      onward={{
        done: { to: '/signin', label: words.signIn },
        dead: { to: '/forgotpassword', label: words.another },
      }}
    >
      {(errors) => (
        <PasswordField
          id={`${formId}-newPassword`}
          name="newPassword"
          autoComplete="new-password"
          required
          label={words.newPassword}
          help={words.help}
          words={words}
          error={errors.newPassword}
        />
      )}
    </LinkForm>
  );
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { words, token } = loaderData;
  // What the form would do is of no use to who has a dead link.
  const isDead = token === '' && !actionData;
  return (
    <NarrowPage {...words} text={isDead ? undefined : words.text}>
      <ResetForm words={words.form} token={actionData?.values.token ?? token} posted={actionData} />
    </NarrowPage>
  );
}
