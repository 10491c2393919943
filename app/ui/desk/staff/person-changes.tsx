import { nobody } from '../../../../contract/lead-list.ts';
import { ChoiceInput } from '../choice-input.tsx';
import { DeskForm, fieldId, outcomeFor } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import type { ShownStaff, StaffWords } from './staff-words.ts';

interface PersonChangesProps {
  person: ShownStaff;
  /** Everybody else who may sign in. */
  colleagues: ShownStaff[];
  outcome: DeskOutcome | null;
  words: StaffWords;
}

/** Asks who takes over the open requests of somebody before they are deactivated. */
function Deactivation({ person, colleagues, outcome, words }: PersonChangesProps) {
  const { id, name, openRequests } = person;
  const { deactivate } = words.people;
  const own = outcomeFor(outcome, 'deactivate', id);
  const count = openRequests === 1 ? 'one' : openRequests === 0 ? 'none' : 'more';
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
        notDone={words.notDone}
        submitting={words.submitting}
        submit={deactivate.submit}
        object={name}
        className="mt-2 space-y-4"
      >
        <p>
          {deactivate.owns[count].replace('{name}', name).replace('{count}', String(openRequests))}{' '}
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
export function PersonChanges({ person, colleagues, outcome, words }: PersonChangesProps) {
  const { id, name, role, active, hasTwoFactor, isMe } = person;
  const { notDone, submitting, people, roles } = words;
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
          <Deactivation {...{ person, colleagues, outcome, words }} />
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
