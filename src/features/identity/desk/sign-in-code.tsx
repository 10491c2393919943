import { Link, redirect } from 'react-router';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { requestContext } from '#platform/context.ts';
import { DeskForm, TextInput } from '#ui/desk/desk-form.tsx';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { answerForm, keepFields, runForm } from '../run-form.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { entry as signInStrings } from '../strings/en/desk-sign-in.ts';
import type { Route } from './+types/sign-in-code';
import { SignInCard } from './sign-in-card.tsx';
import { signInFrame, targetOf } from './sign-in-frame.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext);
  const target = targetOf(request);
  if (await facts.staff()) throw redirect(target);
  const signIn = `/desk/signin?to=${encodeURIComponent(target)}`;
  if (!facts.staffToken) throw redirect(signIn);
  return { t: signInStrings.code, frame: signInFrame(), signIn };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, { code: signInCommands.code });
  const target = targetOf(call.request);
  if (result.ok) throw redirect(target, 303);
  if (result.reason !== 'sign-in-over') return answerForm({ fields, result });
  call.context.get(requestContext).keepStaffSession(null);
  throw redirect(`/desk/signin?done=over&to=${encodeURIComponent(target)}`, 303);
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ t }) => t.title);
export { privateHeaders as headers } from '../private-headers.ts';

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, signIn } = loaderData;
  useOutcomeToast(actionData);
  const back = (
    <Link className="link py-1" to={signIn}>
      {t.back}
    </Link>
  );
  return (
    <SignInCard {...frame} heading={t.heading} text={t.text} footer={back}>
      <DeskForm
        intent="code"
        outcome={actionData}
        t={t}
        submit={t.submit}
        labels={{ code: t.code }}
        isPrimary
      >
        <TextInput
          name="code"
          label={t.code}
          help={t.help}
          className="desk-input desk-code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </DeskForm>
      <p className="mt-5 text-[0.8125rem] text-muted">{t.lost}</p>
    </SignInCard>
  );
}
