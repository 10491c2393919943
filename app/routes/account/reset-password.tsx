import { resetPasswordInput } from '../../../contract/account.ts';
import { fieldMessage, messagesIn } from '../../../contract/messages.ts';
import { problemsOf } from '../../../contract/problems.ts';
import { findAccountOfToken } from '../../../server/accounts/one-time-token.ts';
import { resetPassword } from '../../../server/accounts/reset-password.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf, keepInput } from '../../../server/http/form-post.ts';
import { wordsIn } from '../../content/words.ts';
import { ResetForm } from '../../ui/account/reset-form.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { hiddenPageMeta } from '../page-meta.ts';
import type { Route } from './+types/reset-password';
import { done, getFacts, limited, refused, unavailable } from './posted-form.ts';
import { secretHeaders } from './private-headers.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const accountId = await findAccountOfToken(db, 'reset-password', token, clock());
  return { words: wordsIn('en').resetPassword, token: accountId === null ? '' : token };
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
