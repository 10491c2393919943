import { useState } from 'react';
import { redirect } from 'react-router';
import { requestContext } from '#platform/context.ts';
import { localeOf, localPath } from '#platform/i18n/locale.ts';
import { hiddenMeta } from '#platform/pages/page-meta.ts';
import { Field } from '#ui/forms/field.tsx';
import { storeUser } from '#ui/forms/stored-user.ts';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { LinkedText } from '#ui/linked-text.tsx';
import { Link, PostForm } from '#ui/locale.tsx';
import { useGoLater } from '#ui/use-go-later.ts';
import { entranceCommands } from '../server/commands/customer-account.ts';
import { identityStringsIn } from '../strings.ts';
import type { Route } from './+types/sign-in-code';
import { userOf } from './account-form.tsx';
import { beginSession, pathAfterEntering } from './begin-session.ts';
import { entrancePath, entrancePaths } from './entrance-path.ts';
import { FormNotice } from './form-notice.tsx';
import { NarrowPage } from './link-form.tsx';

export async function loader(call: Route.LoaderArgs) {
  const to = await pathAfterEntering(call);
  const locale = localeOf(call.url);
  if (call.context.get(requestContext).signInToken === undefined)
    throw redirect(localPath(entrancePath('signIn', to), locale));
  return { strings: identityStringsIn(locale).signInCode, to };
}

export function action(call: Route.ActionArgs) {
  return beginSession(call, entranceCommands.code);
}

export { privateHeaders as headers } from '../private-headers.ts';
export const meta = hiddenMeta;
export const handle = { frame: 'task' };

const formId = 'code';

/** Asks for the code of the app, after a password that was right. */
export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const { strings: page, to } = loaderData;
  const strings = page.form;
  const goLater = useGoLater();
  const [leaving, setLeaving] = useState(false);
  const form = useForm<Parameters<typeof userOf>[0]>({
    path: entrancePaths.code,
    strings,
    posted: actionData,
    stops: () => leaving,
    onDone(answer) {
      storeUser(userOf(answer));
      setLeaving(true);
      goLater(to);
    },
  });
  return (
    <NarrowPage {...page}>
      <PostForm action={entrancePath('code', to)} className="space-y-6" {...form.formProps}>
        {!leaving && (
          <FormNotice form={form} strings={strings} labels={{ code: strings.code }} formId={formId} />
        )}
        <Field
          id={`${formId}-code`}
          name="code"
          required
          label={strings.code}
          help={strings.help}
          error={form.errors.code}
          // biome-ignore lint/a11y/noAutofocus: the one field of the page, which the reader has come for.
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton sending={form.sending || leaving} strings={strings} />
        <p className="border-t border-hairline pt-5">
          <LinkedText text={strings.lost} />
        </p>
        <p>
          <Link className="link" to={entrancePath('signIn', to)}>
            {strings.back}
          </Link>
        </p>
      </PostForm>
    </NarrowPage>
  );
}
