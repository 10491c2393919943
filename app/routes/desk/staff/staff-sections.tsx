import { fill, pluralOf } from '../../../../contract/format.ts';
import { nobody } from '../../../../contract/lead.ts';
import { deskLocale } from '../../../../contract/locale.ts';
import type { StaffMember, StaffRole } from '../../../../contract/staff-member.ts';
import type { DeskStrings } from '../../../content/en/desk.ts';
import {
  ChoiceInput,
  DeskForm,
  type DeskOutcome,
  FormNote,
  fieldId,
  outcomeFor,
  TextInput,
} from '../../../ui/desk/desk-form.tsx';
import { Moment, type ShownMoment } from '../../../ui/desk/desk-time.tsx';
import { DeskSection } from '../../../ui/desk/page-parts.tsx';

interface PersonChangesProps {
  person: ShownStaff;
  /** Everybody else who may sign in. */
  colleagues: ShownStaff[];
  outcome: DeskOutcome | null;
  t: DeskStrings['staff'];
}

/** Asks who takes over the open requests of somebody before they are deactivated. */
function Deactivation({ person, colleagues, outcome, t }: PersonChangesProps) {
  const { id, name, openRequests } = person;
  const { deactivate } = t.people;
  const own = outcomeFor(outcome, 'deactivate', id);
  const { label, choose, nobody: nobodyTitle } = deactivate.handOver;
  return (
    <details open={own?.ok === false || undefined}>
      <summary className="link w-fit py-1">
        {deactivate.title}
        <span className="sr-only"> {name}</span>
      </summary>
      <DeskForm
        intent="deactivate"
        subject={id}
        outcome={outcome}
        notDone={t.notDone}
        submitting={t.submitting}
        submit={deactivate.submit}
        object={name}
        className="mt-2 space-y-4"
      >
        <p>
          {openRequests === 0
            ? fill(deactivate.owns.none, { name })
            : pluralOf(deskLocale, openRequests, deactivate.owns.some, { name })}{' '}
          {deactivate.text}
        </p>
        {openRequests > 0 && (
          <ChoiceInput
            id={fieldId('deactivate', 'handOverTo', id)}
            name="handOverTo"
            label={label}
            options={{
              '': choose,
              ...Object.fromEntries(colleagues.map((colleague) => [colleague.id, colleague.name])),
              [nobody]: nobodyTitle,
            }}
            defaultValue={own?.values.handOverTo}
          />
        )}
      </DeskForm>
    </details>
  );
}

/** What an owner changes of one person, folded away until it is asked for or was refused. */
export function PersonChanges({ person, colleagues, outcome, t }: PersonChangesProps) {
  const { id, name, role, active, hasTwoFactor, isMe } = person;
  const { notDone, submitting, people, roles } = t;
  const shared = { subject: id, outcome, notDone, submitting, object: name };
  const isRefused = outcome?.ok === false && outcome.values.id === id;
  return (
    <details className="desk-changes" open={isRefused || undefined}>
      <summary className="link w-fit py-1">
        {people.change}
        <span className="sr-only"> {name}</span>
      </summary>
      <div className="mt-2 space-y-5 pb-2">
        <DeskForm intent="role" {...shared} submit={people.role.submit} labels={{ role: people.role.label }}>
          <ChoiceInput
            key={role}
            id={fieldId('role', 'role', id)}
            name="role"
            label={people.role.label}
            options={roles}
            defaultValue={role}
            error={outcomeFor(outcome, 'role', id)?.errors.role}
          />
        </DeskForm>
        {active ? (
          <Deactivation {...{ person, colleagues, outcome, t }} />
        ) : (
          <DeskForm intent="reactivate" {...shared} submit={people.reactivate.submit}>
            <p className="text-muted">{people.reactivate.text}</p>
          </DeskForm>
        )}
        {hasTwoFactor && !isMe && (
          <DeskForm intent="reset-two-factor" {...shared} submit={people.reset.submit}>
            <p className="text-muted">{people.reset.text}</p>
          </DeskForm>
        )}
      </div>
    </details>
  );
}

interface InviteSectionProps {
  invitations: ShownInvitation[];
  outcome: DeskOutcome | null;
  t: DeskStrings['staff'];
}

const intent = 'invite';

function OpenInvitations({ invitations, outcome, t }: InviteSectionProps) {
  const { notDone, submitting, roles, invitations: own } = t;
  const withdrawn = outcome?.intent === 'withdraw' ? outcome : null;
  return (
    <div className="mt-7">
      <FormNote outcome={withdrawn} notDone={notDone} formId="withdraw" />
      {invitations.length > 0 && <h3 className="font-medium text-strong">{own.title}</h3>}
      <ul>
        {invitations.map(({ id, email, role, invitedBy, until }) => (
          <li key={id} className="desk-line">
            <div className="min-w-0">
              <p className="font-medium text-strong">
                {email} <span className="desk-badge">{roles[role]}</span>
              </p>
              <p className="text-[0.8125rem] text-muted">
                {fill(own.by, { name: invitedBy || own.cli })}, <Moment sentence={own.until} moment={until} />
              </p>
            </div>
            <DeskForm
              intent="withdraw"
              subject={id}
              outcome={null}
              {...{ notDone, submitting }}
              submit={own.withdraw}
              object={email}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Invites somebody by mail, and shows the invitations that nobody has accepted yet. */
export function InviteSection({ invitations, outcome, t }: InviteSectionProps) {
  const { notDone, submitting, roles, invite } = t;
  const own = outcomeFor(outcome, intent);
  const isDone = own?.ok === true;
  return (
    <DeskSection id="invite" title={invite.title} text={invite.text}>
      <DeskForm
        {...{ intent, outcome, notDone, submitting, submit: invite.submit }}
        labels={{ email: invite.email, role: invite.role }}
      >
        <TextInput
          {...{ intent, outcome }}
          key={isDone ? 'sent' : 'typed'}
          name="email"
          type="email"
          label={invite.email}
          autoComplete="off"
          autoCapitalize="none"
        />
        <ChoiceInput
          id={fieldId(intent, 'role')}
          name="role"
          label={invite.role}
          options={roles}
          defaultValue={own?.values.role}
          error={own?.errors.role}
        />
      </DeskForm>
      <OpenInvitations {...{ invitations, outcome, t }} />
    </DeskSection>
  );
}

/** A member of staff, as the page shows them. */
export interface ShownStaff extends StaffMember {
  active: boolean;
  hasTwoFactor: boolean;
  used: ShownMoment | null;
  isMe: boolean;
  /** How many open requests they own. */
  openRequests: number;
}

interface ShownInvitation {
  id: string;
  email: string;
  role: StaffRole;
  invitedBy: string;
  until: ShownMoment;
}
