import { staff as t } from '#features/identity/strings/en/staff.ts';
import { nobody } from '#features/requests/lead.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import {
  ChoiceInput,
  DeskForm,
  DeskLine,
  type DeskOutcome,
  Folded,
  FormNote,
  outcomeFor,
  TextInput,
} from '#ui/desk/desk-form.tsx';
import { Moment } from '#ui/desk/desk-time.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import type { loadStaff } from './load-staff.ts';

export type StaffProps = Awaited<ReturnType<typeof loadStaff>> & { outcome: DeskOutcome | null };

interface PersonChangesProps extends Pick<StaffProps, 'outcome'> {
  person: StaffProps['people'][number];
  /** Everybody else who may sign in. */
  colleagues: StaffProps['people'];
}

/** Asks who takes over the open requests of somebody before they are deactivated. */
function Deactivation({ person, colleagues, outcome }: PersonChangesProps) {
  const { id, name, openRequests } = person;
  const { deactivate } = t.people;
  const own = outcomeFor(outcome, 'deactivate', id);
  const { label, choose, nobody: nobodyTitle } = deactivate.handOver;
  return (
    <Folded title={deactivate.title} object={name} open={own?.ok === false}>
      <DeskForm
        intent="deactivate"
        subject={id}
        outcome={outcome}
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
            name="handOverTo"
            label={label}
            options={{
              '': choose,
              ...Object.fromEntries(colleagues.map((colleague) => [colleague.id, colleague.name])),
              [nobody]: nobodyTitle,
            }}
          />
        )}
      </DeskForm>
    </Folded>
  );
}

/** Folded controls by which an owner changes one person; open after a refusal. */
export function PersonChanges({ person, colleagues, outcome }: PersonChangesProps) {
  const { id, name, role, rights = [], active, hasTwoFactor, isMe } = person;
  const { people, roles } = t;
  const shared = { subject: id, outcome, object: name };
  const isRefused = outcome?.ok === false && outcome.values.id === id;
  return (
    <Folded title={people.change} object={name} open={isRefused} className="desk-changes">
      <div className="mt-2 space-y-5 pb-2">
        <DeskForm intent="role" {...shared} submit={people.role.submit} labels={{ role: people.role.label }}>
          <ChoiceInput key={role} name="role" label={people.role.label} options={roles} defaultValue={role} />
        </DeskForm>
        {role === 'agent' && (
          <DeskForm
            intent="rights"
            {...shared}
            submit={rights.includes('rates') ? people.rights.revoke : people.rights.grant}
          >
            <p className="text-muted">{rights.includes('rates') ? people.rights.has : people.rights.lacks}</p>
            <input type="hidden" name="rates" value={String(!rights.includes('rates'))} />
          </DeskForm>
        )}
        {active ? (
          <Deactivation person={person} colleagues={colleagues} outcome={outcome} />
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
    </Folded>
  );
}

function OpenInvitations({ invitations, outcome }: StaffProps) {
  const { roles, invitations: own } = t;
  const withdrawn = outcome?.intent === 'withdraw' ? outcome : null;
  return (
    <div className="mt-7">
      <FormNote outcome={withdrawn} formId="withdraw" />
      {invitations.length > 0 && <h3 className="font-medium text-strong">{own.title}</h3>}
      <ul>
        {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
          <DeskLine
            key={id}
            title={email}
            badge={roles[role]}
            text={
              <>
                {fill(own.by, { name: invitedBy || own.cli })}, <Moment sentence={own.until} at={expiresAt} />
              </>
            }
          >
            <DeskForm intent="withdraw" subject={id} outcome={null} submit={own.withdraw} object={email} />
          </DeskLine>
        ))}
      </ul>
    </div>
  );
}

/** Invites somebody by mail, and shows the invitations that nobody has accepted yet. */
export function InviteSection(page: StaffProps) {
  const { outcome } = page;
  const { roles, invite } = t;
  const isDone = outcomeFor(outcome, 'invite')?.ok === true;
  return (
    <DeskSection id="invite" title={invite.title} text={invite.text}>
      <DeskForm
        intent="invite"
        outcome={outcome}
        submit={invite.submit}
        labels={{ email: invite.email, role: invite.role }}
      >
        <TextInput
          key={isDone ? 'sent' : 'typed'}
          name="email"
          type="email"
          label={invite.email}
          autoComplete="off"
          autoCapitalize="none"
        />
        <ChoiceInput name="role" label={invite.role} options={roles} />
      </DeskForm>
      <OpenInvitations {...page} />
    </DeskSection>
  );
}
