import type { DeskOutcome } from '../desk-outcome.ts';
import { DeskSection } from '../desk-section.tsx';
import { FormNote } from '../form-note.tsx';
import { Moment } from '../moment.tsx';
import { PersonChanges } from './person-changes.tsx';
import type { ShownStaff, StaffWords } from './staff-words.ts';

interface PeopleSectionProps {
  people: ShownStaff[];
  outcome: DeskOutcome | null;
  words: StaffWords;
}

const intents = ['role', 'deactivate', 'reactivate', 'reset-two-factor'];

/** Everybody who works at the desk or did, each with what can be changed. */
export function PeopleSection({ people, outcome, words }: PeopleSectionProps) {
  const { people: own, roles } = words;
  const done = outcome?.status === 'done' && intents.includes(outcome.intent) ? outcome : null;
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
