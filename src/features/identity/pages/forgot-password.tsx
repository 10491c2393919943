import { useLocation } from 'react-router';
import { localeOf } from '#platform/i18n/locale.ts';
import { hiddenMeta } from '#platform/pages/page-meta.ts';
import { Field } from '#ui/forms/field.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { type FormOutcome, useForm } from '#ui/forms/use-form.ts';
import { Link, PlainLink, PostForm } from '#ui/locale.tsx';
import { answerForm, keepFields, runForm } from '../run-form.ts';
import { entranceCommands } from '../server/commands/customer-account.ts';
import { type IdentityStrings, identityStringsIn } from '../strings.ts';
import type { Route } from './+types/forgot-password';
import { addressCarriedIn } from './account-form.tsx';
import { FormNotice } from './form-notice.tsx';
import { ClosingNotice, NarrowPage } from './link-form.tsx';

interface ForgotFormProps {
  posted: FormOutcome | undefined;
  strings: IdentityStrings['forgotPassword']['form'];
}

const formId = 'forgot';

/** Asks for a link to choose a new password. What it answers is the same whether the address has an account or not. */
function ForgotForm({ posted, strings }: ForgotFormProps) {
  const { state } = useLocation();
  const form = useForm<{ message: string }>({
    isQuiet: true,
    path: '/password/forgot',
    strings,
    posted,
  });
  if (form.outcome?.ok) {
    return (
      <ClosingNotice kind="done" title={strings.doneTitle} text={form.outcome.message}>
        <p>{strings.none}</p>
        <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
          <PlainLink className="link" href="/forgotpassword">
            {strings.again}
          </PlainLink>
          <Link className="link" to="/signin">
            {strings.back}
          </Link>
        </p>
      </ClosingNotice>
    );
  }
  return (
    <PostForm action="/forgotpassword" className="space-y-6" {...form.formProps}>
      <FormNotice form={form} strings={strings} labels={{ username: strings.username }} formId={formId} />
      <Field
        id={`${formId}-username`}
        name="username"
        type="email"
        autoComplete="username"
        required
        label={strings.username}
        defaultValue={posted?.values.username ?? addressCarriedIn(state)}
        error={form.errors.username}
      />
      <SubmitButton sending={form.sending} strings={strings} />
      <p className="border-t border-hairline pt-5">
        <Link className="link" to="/signin">
          {strings.back}
        </Link>
      </p>
    </PostForm>
  );
}

export function loader({ url }: Route.LoaderArgs) {
  return { strings: identityStringsIn(localeOf(url)).forgotPassword };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => answerForm(await runForm(call, entranceCommands.forgotPassword)));
}

export { privateHeaders as headers } from '../private-headers.ts';
export const meta = hiddenMeta;

export const handle = { frame: 'task' };

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { strings } = loaderData;
  return (
    <NarrowPage {...strings}>
      <ForgotForm strings={strings.form} posted={actionData} />
    </NarrowPage>
  );
}
