import { ChoiceInput } from '../choice-input.tsx';
import { DeskForm, fieldId, outcomeFor } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { DeskSection } from '../desk-section.tsx';
import { FormNote } from '../form-note.tsx';
import { Moment } from '../moment.tsx';
import { TextInput } from '../text-input.tsx';
import type { ShownInvitation, StaffWords } from './staff-words.ts';

interface InviteSectionProps {
  invitations: ShownInvitation[];
  outcome: DeskOutcome | null;
  words: StaffWords;
}

const intent = 'invite';

function OpenInvitations({ invitations, outcome, words }: InviteSectionProps) {
  const { notDone, submitting, roles, invitations: own } = words;
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
                {own.by.replace('{name}', invitedBy || own.terminal)},{' '}
                <Moment sentence={own.until} moment={until} />
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
export function InviteSection({ invitations, outcome, words }: InviteSectionProps) {
  const { notDone, submitting, roles, invite } = words;
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
      <OpenInvitations {...{ invitations, outcome, words }} />
    </DeskSection>
  );
}
