import { Link } from 'react-router';
import { staffForms } from '../../../server/commands/staff.ts';
import { servicesContext } from '../../../server/context.ts';
import type { DeskStrings } from '../../content/en/desk.ts';
import { DeskForm, type DeskOutcome, FormNote } from '../../ui/desk/desk-form.tsx';
import { DeskTime, Moment, type ShownMoment } from '../../ui/desk/desk-time.tsx';
import { useOutcomeToast } from '../../ui/desk/outcomes.tsx';
import { DeskSection, PageHead } from '../../ui/desk/page-parts.tsx';
import { privateHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/staff';
import { deskMeta } from './desk-meta.ts';
import { requireStaff } from './require-staff.ts';
import { loadStaff } from './staff/load-staff.ts';
import { InviteSection, PersonChanges, type ShownStaff } from './staff/staff-sections.tsx';
import { doneIn, keepFields, submitForm } from './submit-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'owner' });
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const page = await loadStaff(context.get(servicesContext), { me, before });
  return { ...page, done: doneIn(request, staffForms) };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submitForm(call, staffForms, ({ intent }) => `/desk/staff?done=${intent}`));
}

/** The page is for owners. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export { reloadOnConflict as shouldRevalidate } from './stay-on-page.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.t.title);
}

interface RecordSectionProps {
  record: { id: string; at: ShownMoment; text: string }[];
  earlierPath: string | null;
  latestPath: string | null;
  t: DeskStrings['staff']['record'];
}

/** What was done with staff, the newest first. */
function RecordSection({ record, earlierPath, latestPath, t }: RecordSectionProps) {
  return (
    <DeskSection id="record" title={t.title} text={t.text}>
      {record.length === 0 && <p className="text-muted">{t.none}</p>}
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
            {t.latest}
          </Link>
        )}
        {earlierPath && (
          <Link className="link py-1" to={earlierPath}>
            {t.earlier}
          </Link>
        )}
      </p>
    </DeskSection>
  );
}

interface PeopleSectionProps {
  people: ShownStaff[];
  outcome: DeskOutcome | null;
  t: DeskStrings['staff'];
}

const intents = ['role', 'deactivate', 'reactivate', 'reset-two-factor'];

/** Everybody who works at the desk or did, each with what can be changed. */
function PeopleSection({ people, outcome, t }: PeopleSectionProps) {
  const { people: own, roles } = t;
  const done = outcome?.ok && intents.includes(outcome.intent) ? outcome : null;
  return (
    <DeskSection id="people" title={own.title}>
      <FormNote outcome={done} notDone={t.notDone} formId="people" />
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
              t={t}
            />
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { t, people, invitations, isTwoFactorRequired, done, ...record } = loaderData;
  const outcome = actionData ?? done;
  useOutcomeToast(outcome);
  const { require, notDone, submitting } = t;
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} />
      <PeopleSection {...{ people, outcome, t }} />
      <InviteSection {...{ invitations, outcome, t }} />
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
      <RecordSection {...record} t={t.record} />
    </div>
  );
}
