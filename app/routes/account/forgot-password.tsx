import { forgotPasswordInput } from '../../../contract/account.ts';
import { messagesIn } from '../../../contract/messages.ts';
import { problemsOf } from '../../../contract/problems.ts';
import { requestPasswordReset } from '../../../server/accounts/request-password-reset.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf, keepInput } from '../../../server/http/form-post.ts';
import { stringsIn } from '../../content/strings.ts';
import { ForgotForm } from '../../ui/account/forgot-form.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { hiddenPageMeta } from '../page-meta.ts';
import type { Route } from './+types/forgot-password';
import { done, getFacts, limited, refused, unavailable } from './posted-form.ts';
import { privateHeaders } from './private-headers.ts';

export function loader() {
  return { strings: stringsIn('en').forgotPassword };
}

export function action(call: Route.ActionArgs) {
  return keepInput(call, () => submit(call), unavailable);
}

async function submit({ request, context }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  const parsed = forgotPasswordInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const { username } = parsed.data;
  const outcome = await requestPasswordReset(context.get(servicesContext), username, getFacts(context));
  return outcome.ok ? done(messagesIn('en').account.resetMailSent) : limited(fields, outcome);
}

/** Found by nobody but who needs it. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  return hiddenPageMeta(matches[0].loaderData.company, pathname, loaderData.strings.meta, 'sign-in');
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { strings } = loaderData;
  return (
    <NarrowPage {...strings}>
      <ForgotForm strings={strings.form} posted={actionData} />
    </NarrowPage>
  );
}
