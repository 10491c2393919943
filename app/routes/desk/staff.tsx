import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { DeskForm } from '../../ui/desk/desk-form.tsx';
import { DeskSection } from '../../ui/desk/desk-section.tsx';
import { PageHead } from '../../ui/desk/page-head.tsx';
import { InviteSection } from '../../ui/desk/staff/invite-section.tsx';
import { PeopleSection } from '../../ui/desk/staff/people-section.tsx';
import { RecordSection } from '../../ui/desk/staff/record-section.tsx';
import { useOutcomeToast } from '../../ui/desk/use-outcome-toast.ts';
import { privateHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/staff';
import { deskMeta } from './desk-meta.ts';
import { doneIn, keepFields } from './posted.ts';
import { requireStaff } from './require-staff.ts';
import { loadStaff } from './staff/load-staff.ts';
import { postStaff } from './staff/post-staff.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'owner' });
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const page = await loadStaff(context.get(servicesContext), { me, before });
  return { ...page, done: doneIn(request, page.words.done) };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit({ request, context }: Route.ActionArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'owner' });
  return postStaff({ services: context.get(servicesContext), me, fields: await fieldsOf(request) });
}

/** The page is for owners. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export { reloadOnConflict as shouldRevalidate } from './reload-on-conflict.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.words.title);
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { words, people, invitations, isTwoFactorRequired, done, ...record } = loaderData;
  const outcome = actionData ?? done;
  useOutcomeToast(outcome);
  const { require, notDone, submitting } = words;
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={words.heading} />
      <PeopleSection {...{ people, outcome, words }} />
      <InviteSection {...{ invitations, outcome, words }} />
      <DeskSection id="require" title={require.title}>
        <DeskForm
          intent="require"
          {...{ outcome, notDone, submitting }}
          submit={isTwoFactorRequired ? require.turnOff : require.turnOn}
        >
          <p>{isTwoFactorRequired ? require.on : require.off}</p>
          <input type="hidden" name="required" value={String(!isTwoFactorRequired)} />
        </DeskForm>
      </DeskSection>
      <RecordSection {...record} words={words.record} />
    </div>
  );
}
