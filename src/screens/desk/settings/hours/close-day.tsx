import { useState } from 'react';
import { Link } from 'react-router';
import type { PromisedLead } from '#features/requests/server/inbox/list-promised.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { ChoiceInput, DeskForm, type DeskOutcome, TextInput, useFormField } from '#ui/desk/desk-form.tsx';
import { Moment } from '#ui/desk/desk-time.tsx';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { useToday } from '#ui/desk/use-today.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { settings } from '../../strings/en/settings.ts';
import { usualDay } from './day-fields.tsx';

const t = settings.hours.closeDay;

function OpenHours() {
  const [isOpen, setIsOpen] = useState(false);
  const { id, error } = useFormField('hours');
  const [opens, closes] = usualDay;
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 text-strong">
        <input
          id={id}
          type="checkbox"
          name="isOpen"
          value="yes"
          checked={isOpen}
          onChange={({ currentTarget }) => setIsOpen(currentTarget.checked)}
        />
        {t.open}
      </label>
      {isOpen && (
        <div className="mt-2 grid grid-cols-2 gap-4">
          <TextInput name="opens" label={t.opens} type="time" defaultValue={opens} />
          <TextInput name="closes" label={t.closes} type="time" defaultValue={closes} />
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Requests whose promised answer falls into the closed time, which their promises do not follow. */
function Promised({ leads }: { leads: PromisedLead[] }) {
  if (leads.length === 0) return null;
  return (
    <div role="status" className="mb-5 border-l-2 border-strong bg-panel px-4 py-3">
      <p className="max-w-[64ch] text-strong">{pluralOf(deskLocale, leads.length, t.promised)}</p>
      <ul className="mt-1">
        {leads.map(({ id, name, dueAt }) => (
          <li key={id}>
            <Link className="link inline-block py-1" to={`/desk/requests/${id}`}>
              <Moment sentence={fill(t.promisedBy, { name, at: '{at}' })} at={dueAt} />
            </Link>
          </li>
        ))}
      </ul>
      <Link className="link mt-1 inline-block py-1" to="/desk">
        {t.inbox}
      </Link>
    </div>
  );
}

interface CloseDayProps {
  /** Names of the offices, the main one first. */
  offices: string[];
  promised: PromisedLead[];
  outcome: DeskOutcome | null | undefined;
}

/** Closes an office for a day, or for a part of it, at once. */
export function CloseDay({ offices, promised, outcome }: CloseDayProps) {
  const today = useToday();
  return (
    <DeskSection id="close-day" title={t.title} text={t.text}>
      <Promised leads={promised} />
      <DeskForm
        intent="publish-day"
        outcome={outcome}
        submit={t.submit}
        isPrimary
        labels={{ date: t.date, hours: t.hours, note: t.note }}
      >
        {offices.length > 1 && (
          <ChoiceInput
            name="office"
            label={t.office}
            // First: a storm rarely closes one office alone.
            options={[
              { value: 'all', title: t.allOffices },
              ...offices.map((title, index) => ({ value: String(index), title })),
            ]}
          />
        )}
        <TextInput name="date" label={t.date} type="date" defaultValue={today} />
        <OpenHours />
        <TextInput
          name="note"
          label={t.note}
          optional={settings.optional}
          required={false}
          maxLength={200}
          autoComplete="off"
        />
      </DeskForm>
    </DeskSection>
  );
}
