import { formAmongPapers, type KycMissing } from '../../../contract/kyc-case.ts';
import { isWhole } from '../../../contract/kyc-missing.ts';
import { PrivacyNote } from '../form/privacy-note.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TickField } from '../form/tick-field.tsx';
import type { SendWords } from './kyc-words.ts';
import { formId } from './question.tsx';

function counted({ one, more }: { one: string; more: string }, count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? one : more.replace('{count}', String(count))];
}

function whatIsMissing(missing: KycMissing, words: SendWords): string {
  if (isWhole(missing)) return words.ready;
  if (missing.form) return words.missingForm;
  return [
    ...counted(words.missingAnswers, missing.answers.length),
    ...counted(words.toCheck, Object.keys(missing.wrong).length),
  ].join(' ');
}

interface SendSectionProps {
  missing: KycMissing;
  /** Whether the form is said to be among the papers. */
  isAsPaper: boolean;
  /** Why it has to be said, after sending was refused. */
  error: string | undefined;
  sending: boolean;
  words: SendWords;
}

/**
 * Gives the case to the company. What is missing stands over the button, which says so too when it is pressed; where
 * files are there, it may be that the form is one of them.
 */
export function SendSection({ missing, isAsPaper, error, sending, words }: SendSectionProps) {
  return (
    <section aria-labelledby="send" className="border-t border-outline/50 pt-6">
      <h2 id="send" tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-2 max-w-[66ch]">{words.text}</p>
      <p className="mt-4 font-medium text-strong">
        {isAsPaper ? words.asPaper : whatIsMissing(missing, words)}
      </p>
      {missing.formMayBeAmongPapers && !isWhole(missing) && (
        <div className="mt-4 space-y-3 border-l-4 border-outline bg-panel px-5 py-4">
          <p className="max-w-[66ch]">{words.otherWay}</p>
          <TickField
            id={`${formId}-${formAmongPapers}`}
            name={formAmongPapers}
            label={words.formAmongPapers}
            defaultChecked={isAsPaper}
            error={isAsPaper ? undefined : error}
          />
        </div>
      )}
      <div className="mt-5">
        <SubmitButton intent="send" sending={sending} label={words.send} sendingLabel={words.sending} />
      </div>
      <div className="mt-5">
        <PrivacyNote text={words.privacy} />
      </div>
    </section>
  );
}
