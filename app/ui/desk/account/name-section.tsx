import { Field } from '../../form/field.tsx';
import { DeskForm } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { DeskSection } from '../desk-section.tsx';
import { TextInput } from '../text-input.tsx';
import type { OwnAccountWords } from './account-words.ts';

interface NameSectionProps {
  me: { name: string; email: string };
  outcome: DeskOutcome | null;
  words: OwnAccountWords;
}

const intent = 'name';

/** One's own name, to be changed, and the address, which stays. */
export function NameSection({ me, outcome, words: { name: words, notDone, submitting } }: NameSectionProps) {
  return (
    <DeskSection id="name" title={words.title} text={words.text}>
      <DeskForm
        {...{ intent, outcome, notDone, submitting, submit: words.submit }}
        labels={{ name: words.name }}
      >
        <TextInput
          {...{ intent, outcome }}
          key={me.name}
          name="name"
          label={words.name}
          defaultValue={me.name}
          autoComplete="name"
        />
        <Field
          id="own-email"
          name="email"
          className="desk-input"
          label={words.email}
          help={words.emailHelp}
          value={me.email}
          readOnly
        />
      </DeskForm>
    </DeskSection>
  );
}
