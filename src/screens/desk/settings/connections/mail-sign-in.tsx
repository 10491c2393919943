import { data, Link, redirect } from 'react-router';
import { runCommand } from '#features/identity/run-form.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { completeMailSignIn } from '#features/webhooks/server/mail-commands.ts';
import { connections } from '#features/webhooks/strings/en/connections.ts';
import { PageHead } from '#ui/desk/page-parts.tsx';
import type { Route } from './+types/mail-sign-in';

const { signIn: t } = connections;

/** Completes the sign-in of a provider, which leads here with a code and the state. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const input = Object.fromEntries(new URL(request.url).searchParams);
  const result = await runCommand({ request, context, url }, completeMailSignIn, { input });
  const { isStep } = result.values;
  if (result.ok) throw redirect(`/desk/connections?${isStep ? 'step&' : ''}done=mail-connected#mail`, 303);
  const back = `/desk/connections${isStep ? '?step' : ''}#mail`;
  return data({ message: result.message, back }, { status: result.status });
}

export { privateHeaders as headers } from '#features/identity/private-headers.ts';

export const meta = deskTitle(t.title);

export default function MailSignIn({ loaderData }: Route.ComponentProps) {
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={loaderData.message} />
      <Link className="link" to={loaderData.back}>
        {t.back}
      </Link>
    </div>
  );
}
