import { isWhole } from '../../../../contract/kyc-answers.ts';
import { formAmongPapers, type KycMissing } from '../../../../contract/kyc-case.ts';
import type { SiteStrings } from '../../../content/strings.ts';
import { PrivacyNote } from '../../../ui/form/privacy-note.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TickField } from '../../../ui/form/tick-field.tsx';
import { formId } from './question.tsx';

function counted({ one, more }: { one: string; more: string }, count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? one : more.replace('{count}', String(count))];
}

function whatIsMissing(missing: KycMissing, strings: SiteStrings['kycCase']['send']): string {
  if (isWhole(missing)) return strings.ready;
  if (missing.form) return strings.missingForm;
  return [
    ...counted(strings.missingAnswers, missing.answers.length),
    ...counted(strings.toCheck, Object.keys(missing.wrong).length),
  ].join(' ');
}

interface SendSectionProps {
  missing: KycMissing;
  /** Whether the form is said to be among the papers. */
  isAsPaper: boolean;
  /** Why it has to be said, after sending was refused. */
  error: string | undefined;
  sending: boolean;
  strings: SiteStrings['kycCase']['send'];
}

/**
 * Gives the case to the company. What is missing stands over the button, which says so too when it is pressed; where
 * files are there, it may be that the form is one of them.
 */
export function SendSection({ missing, isAsPaper, error, sending, strings }: SendSectionProps) {
  return (
    <section aria-labelledby="send" className="border-t border-outline/50 pt-6">
      <h2 id="send" tabIndex={-1} className="text-heading">
        {strings.heading}
      </h2>
      <p className="mt-2 max-w-[66ch]">{strings.text}</p>
      <p className="mt-4 font-medium text-strong">
        {isAsPaper ? strings.asPaper : whatIsMissing(missing, strings)}
      </p>
      {missing.formMayBeAmongPapers && !isWhole(missing) && (
        <div className="mt-4 space-y-3 border-l-4 border-outline bg-panel px-5 py-4">
          <p className="max-w-[66ch]">{strings.otherWay}</p>
          <TickField
            id={`${formId}-${formAmongPapers}`}
            name={formAmongPapers}
            label={strings.formAmongPapers}
            defaultChecked={isAsPaper}
            error={isAsPaper ? undefined : error}
          />
        </div>
      )}
      <div className="mt-5">
        <SubmitButton intent="send" sending={sending} label={strings.send} sendingLabel={strings.sending} />
      </div>
      <div className="mt-5">
        <PrivacyNote text={strings.privacy} />
      </div>
    </section>
  );
}
