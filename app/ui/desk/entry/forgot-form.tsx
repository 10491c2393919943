import { Link } from 'react-router';
import { DeskForm } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { FormNote } from '../form-note.tsx';
import { TextInput } from '../text-input.tsx';
import type { EntryFormWords } from './entry-form-words.ts';

interface ForgotFormProps {
  outcome: DeskOutcome | undefined;
  words: EntryFormWords & { email: string; none: string; again: string };
}

const intent = 'forgot';

/** Asks for the address that a link is mailed to; then says that it was, whoever the address belongs to. */
export function ForgotForm({ outcome, words }: ForgotFormProps) {
  if (outcome?.status === 'done') {
    return (
      <div className="space-y-4">
        <FormNote outcome={outcome} notDone={words.notDone} formId={intent} />
        <p>{words.none}</p>
        <p>
          <Link className="desk-button" to="/desk/forgotpassword">
            {words.again}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <DeskForm {...{ intent, outcome, ...words }} labels={{ email: words.email }} isPrimary>
      <TextInput
        {...{ intent, outcome }}
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        autoCapitalize="none"
      />
    </DeskForm>
  );
}
