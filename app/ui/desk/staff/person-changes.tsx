import { ChoiceInput } from '../choice-input.tsx';
import { DeskForm, fieldId, outcomeFor } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import type { ShownStaff, StaffWords } from './staff-words.ts';

interface PersonChangesProps {
  person: ShownStaff;
  outcome: DeskOutcome | null;
  words: StaffWords;
}

/** What an owner changes of one person, folded away until it is asked for or was refused. */
export function PersonChanges({ person, outcome, words }: PersonChangesProps) {
  const { id, name, role, active, hasTwoFactor, isMe } = person;
  const { notDone, submitting, people, roles } = words;
  const shared = { subject: id, outcome, notDone, submitting, object: name };
  const activity = active ? 'deactivate' : 'reactivate';
  const isRefused = outcome?.status === 'refused' && outcome.values.id === id;
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
        <DeskForm intent={activity} {...shared} submit={people[activity].submit}>
          <p className="text-muted">{people[activity].text}</p>
        </DeskForm>
        {hasTwoFactor && !isMe && (
          <DeskForm intent="reset-two-factor" {...shared} submit={people.reset.submit}>
            <p className="text-muted">{people.reset.text}</p>
          </DeskForm>
        )}
      </div>
    </details>
  );
}
