import { Link } from 'react-router';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import type { ShownMoment } from '../../ui/desk/account/account-words.ts';
import { DeskForm } from '../../ui/desk/desk-form.tsx';
import type { DeskOutcome } from '../../ui/desk/desk-outcome.ts';
import { DeskSection } from '../../ui/desk/desk-section.tsx';
import { DeskTime } from '../../ui/desk/desk-time.tsx';
import { FormNote } from '../../ui/desk/form-note.tsx';
import { Moment } from '../../ui/desk/moment.tsx';
import { PageHead } from '../../ui/desk/page-head.tsx';
import { InviteSection } from '../../ui/desk/staff/invite-section.tsx';
import { PersonChanges } from '../../ui/desk/staff/person-changes.tsx';
import type { ShownStaff, StaffWords } from '../../ui/desk/staff/staff-words.ts';
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

interface RecordSectionProps {
  record: { id: string; at: ShownMoment; text: string }[];
  earlierPath: string | null;
  latestPath: string | null;
  words: StaffWords['record'];
}

/** What was done with staff, the newest first. */
function RecordSection({ record, earlierPath, latestPath, words }: RecordSectionProps) {
  return (
    <DeskSection id="record" title={words.title} text={words.text}>
      {record.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul>
        {record.map(({ id, at, text }) => (
          <li key={id} className="border-b border-hairline py-1.5">
            {text}
            <DeskTime {...at} className="tabular block text-[0.8125rem] text-muted" />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-5">
        {latestPath && (
          <Link className="link py-1" to={latestPath}>
            {words.latest}
          </Link>
        )}
        {earlierPath && (
          <Link className="link py-1" to={earlierPath}>
            {words.earlier}
          </Link>
        )}
      </p>
    </DeskSection>
  );
}

interface PeopleSectionProps {
  people: ShownStaff[];
  outcome: DeskOutcome | null;
  words: StaffWords;
}

const intents = ['role', 'deactivate', 'reactivate', 'reset-two-factor'];

/** Everybody who works at the desk or did, each with what can be changed. */
function PeopleSection({ people, outcome, words }: PeopleSectionProps) {
  const { people: own, roles } = words;
  const done = outcome?.ok && intents.includes(outcome.intent) ? outcome : null;
  return (
    <DeskSection id="people" title={own.title}>
      <FormNote outcome={done} notDone={words.notDone} formId="people" />
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
              {person.used ? <Moment sentence={own.seen} moment={person.used} /> : own.notSeen}
            </p>
            <PersonChanges
              person={person}
              colleagues={people.filter(({ id, active }) => active && id !== person.id)}
              outcome={outcome}
              words={words}
            />
          </li>
        ))}
      </ul>
    </DeskSection>
  );
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
