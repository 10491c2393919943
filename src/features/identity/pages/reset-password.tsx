import { servicesContext } from '#platform/context.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { hiddenMeta } from '#platform/pages/page-meta.ts';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { answerForm, keepFields, runForm } from '../run-form.ts';
import { entranceCommands } from '../server/commands/customer-account.ts';
import { customerAccounts } from '../server/customers/customer-accounts.ts';
import { findLinkOwner } from '../server/links.ts';
import { identityStringsIn } from '../strings.ts';
import type { Route } from './+types/reset-password';
import { type BehindLink, LinkForm, NarrowPage } from './link-form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const token = url.searchParams.get('token') ?? '';
  const link = { purpose: 'reset-password', token, now: clock() } as const;
  const accountId = await findLinkOwner(db, customerAccounts, link);
  return { strings: identityStringsIn(localeOf(url)).resetPassword, token: accountId === null ? '' : token };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => answerForm(await runForm(call, entranceCommands.resetPassword)));
}

export { secretHeaders as headers } from '../private-headers.ts';
export const meta = hiddenMeta;

const formId = 'reset';

/** Chooses a new password by the link of a mail. A link that is worth nothing leads to another. */
function ResetForm({ token, posted, text, strings }: BehindLink<'resetPassword'>) {
  return (
    <LinkForm
      formId={formId}
      token={token}
      posted={posted}
      text={text}
      strings={strings}
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

export const handle = { frame: 'task' };

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, token } = loaderData;
  return (
    <NarrowPage label={strings.label} heading={strings.heading}>
      <ResetForm
        strings={strings.form}
        text={strings.text}
        token={actionData?.values.token ?? token}
        posted={actionData}
      />
    </NarrowPage>
  );
}
