import { servicesContext } from '#platform/context.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { hiddenMeta } from '#platform/pages/page-meta.ts';
import { answerForm, keepFields, runForm } from '../run-form.ts';
import { entranceCommands } from '../server/commands/customer-account.ts';
import { customerAccounts } from '../server/customers/customer-accounts.ts';
import { findLinkOwner } from '../server/links.ts';
import { identityStringsIn } from '../strings.ts';
import type { Route } from './+types/verify-email';
import { type BehindLink, LinkForm, NarrowPage } from './link-form.tsx';

/** Uses nothing up: programs that look at mails open their links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const token = url.searchParams.get('token') ?? '';
  const link = { purpose: 'verify-email', token, now: clock() } as const;
  const accountId = await findLinkOwner(db, customerAccounts, link);
  return { strings: identityStringsIn(localeOf(url)).verifyEmail, token: accountId === null ? '' : token };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => answerForm(await runForm(call, entranceCommands.verifyEmail)));
}

export { secretHeaders as headers } from '../private-headers.ts';
export const meta = hiddenMeta;

/** Confirms an address by one press: programs that look at mails open links, but press nothing. */
function VerifyForm({ token, posted, text, strings }: BehindLink<'verifyEmail'>) {
  const toProfile = { to: '/profile', label: strings.profile };
  return (
    <LinkForm
      token={token}
      posted={posted}
      text={text}
      strings={strings}
      formId="verify"
      path="/email/verify"
      action="/verifyemail"
      onward={{ done: toProfile, dead: toProfile }}
    />
  );
}

export const handle = { frame: 'task' };

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { strings, token } = loaderData;
  return (
    <NarrowPage label={strings.label} heading={strings.heading}>
      <VerifyForm
        strings={strings.form}
        text={strings.text}
        token={actionData?.values.token ?? token}
        posted={actionData}
      />
    </NarrowPage>
  );
}
