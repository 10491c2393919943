import { Link } from 'react-router';
import { doneIn, submitForm } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { keepFields } from '#features/identity/run-form.ts';
import { staffCommands } from '#features/identity/server/commands/staff.ts';
import type { StaffEvent } from '#features/identity/server/staff/staff-events.ts';
import { staff as t } from '#features/identity/strings/en/staff.ts';
import { staffActive } from '#features/requests/server/commands/staff-active.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { longMoment } from '#features/settings/strings/en/moments.ts';
import { servicesContext } from '#platform/context.ts';
import { DeskForm, FormNote } from '#ui/desk/desk-form.tsx';
import { DeskTime, Moment, useDeskClock } from '#ui/desk/desk-time.tsx';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { DeskSection, PageHead } from '#ui/desk/page-parts.tsx';
import type { Route } from './+types/staff';
import { loadStaff } from './staff/load-staff.ts';
import { InviteSection, PersonChanges, type StaffProps } from './staff/staff-sections.tsx';

/** Commands by the intents of the page's forms. */
const staffForms = { ...staffCommands, deactivate: staffActive, reactivate: staffActive };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'owner' });
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const page = await loadStaff(context.get(servicesContext), { me, before });
  return { ...page, done: doneIn(request, staffForms) };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submitForm(call, staffForms, ({ intent }) => `/desk/staff?done=${intent}`));
}

export { reloadOnConflict as shouldRevalidate } from '#ui/desk/stay-on-page.ts';
export const meta = deskTitle(t.title);
export { privateHeaders as headers } from '#features/identity/private-headers.ts';

/** Free text of the people concerned, which is no key of the words. */
function isAsTyped(action: StaffEvent['action']): boolean {
  return action === 'name-changed' || action === 'signed-in' || action.startsWith('token');
}

function sentenceOf({ by, action, subject, detail, addressHash }: StaffEvent): string {
  const { cli, unknownDevice, actions } = t.record;
  const details: Record<string, string> = t.record.details;
  const parts: Record<string, string> = {
    by: by.id === '' ? cli : by.name,
    subject: subject.name,
    detail: isAsTyped(action) ? detail || unknownDevice : (details[detail] ?? detail),
    address: addressHash.slice(0, 6),
  };
  return actions[action].replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
}

/** Lists changes of staff, the newest first. */
function RecordSection({ record, earlierPath, latestPath }: StaffProps) {
  const { title, text, none, latest, earlier } = t.record;
  const { timeZone } = useDeskClock();
  return (
    <DeskSection id="record" title={title} text={text}>
      {record.length === 0 && <p className="text-muted">{none}</p>}
      <ul>
        {record.map((event) => (
          <li key={event.id} className="border-b border-hairline py-1.5">
            {sentenceOf(event)}
            <DeskTime
              at={event.at}
              text={longMoment(event.at, timeZone)}
              className="tabular block text-[0.8125rem] text-muted"
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-5">
        {latestPath && (
          <Link className="link py-1" to={latestPath}>
            {latest}
          </Link>
        )}
        {earlierPath && (
          <Link className="link py-1" to={earlierPath}>
            {earlier}
          </Link>
        )}
      </p>
    </DeskSection>
  );
}

const intents = ['role', 'rights', 'deactivate', 'reactivate', 'reset-two-factor'];

/** Everybody who works at the desk or did, each with what can be changed. */
function PeopleSection({ people, outcome }: StaffProps) {
  const { people: own, roles } = t;
  const done = outcome?.ok && intents.includes(outcome.intent) ? outcome : null;
  return (
    <DeskSection id="people" title={own.title}>
      <FormNote outcome={done} formId="people" />
      <ul>
        {people.map((person) => (
          <li key={person.id} className="border-b border-hairline py-3 first:pt-0 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
              <strong className="min-w-0 font-semibold text-strong">{person.name}</strong>
              <span className="desk-badge">{roles[person.role]}</span>
              {person.isMe && <span className="desk-badge">{own.you}</span>}
              {!person.active && <span className="desk-badge">{own.deactivated}</span>}
            </p>
            <p className="text-muted">{person.email}</p>
            <p className="text-[0.8125rem] text-muted">
              {person.hasTwoFactor ? own.twoFactor : own.noTwoFactor},{' '}
              {person.usedAt ? <Moment sentence={own.seen} at={person.usedAt} isToTheHour /> : own.notSeen}
            </p>
            <PersonChanges
              person={person}
              colleagues={people.filter(({ id, active }) => active && id !== person.id)}
              outcome={outcome}
            />
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData ?? loaderData.done;
  const page = { ...loaderData, outcome };
  useOutcomeToast(outcome);
  const { isTwoFactorRequired } = page;
  const { require } = t;
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} />
      <PeopleSection {...page} />
      <InviteSection {...page} />
      <DeskSection id="require" title={require.title}>
        <DeskForm
          intent="require"
          outcome={outcome}
          submit={isTwoFactorRequired ? require.turnOff : require.turnOn}
        >
          <p>{isTwoFactorRequired ? require.on : require.off}</p>
          <input type="hidden" name="required" value={String(!isTwoFactorRequired)} />
        </DeskForm>
      </DeskSection>
      <RecordSection {...page} />
    </div>
  );
}
