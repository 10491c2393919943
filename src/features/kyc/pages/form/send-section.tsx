import type { Locale } from '../../../../platform/i18n/locale.ts';
import { pluralOf } from '../../../../platform/values/format.ts';
import { TickField } from '../../../../ui/forms/field.tsx';
import { PrivacyNote } from '../../../../ui/forms/privacy-note.tsx';
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx';
import { useLocale } from '../../../../ui/locale.tsx';
import { isWhole } from '../../kyc-answers.ts';
import { formAmongDocuments, type KycMissing } from '../../kyc-case.ts';
import type { KycStrings } from '../../strings.ts';
import { formId } from './question.tsx';

function whatIsMissing(locale: Locale, missing: KycMissing, strings: KycStrings['kycCase']['send']): string {
  if (isWhole(missing)) return strings.ready;
  if (missing.form) return strings.missingForm;
  return [
    { count: missing.answers.length, forms: strings.missingAnswers },
    { count: Object.keys(missing.wrong).length, forms: strings.toCheck },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, forms }) => pluralOf(locale, count, forms))
    .join(' ');
}

interface SendSectionProps {
  missing: KycMissing;
  /** Whether the form is said to be among the documents. */
  isFormUploaded: boolean;
  /** Why it has to be said, after sending was refused. */
  error: string | undefined;
  sending: boolean;
  strings: KycStrings['kycCase']['send'];
}

/**
 * Gives the case to the company. What is missing stands over the button, which says so too when it is pressed; where
 * files are there, it may be that the form is one of them.
 */
export function SendSection({ missing, isFormUploaded, error, sending, strings }: SendSectionProps) {
  const locale = useLocale();
  return (
    <section aria-label={strings.heading}>
      <h3 className="font-semibold text-strong">{strings.heading}</h3>
      <p className="mt-1.5 measure">{strings.text}</p>
      <p className="mt-4 font-medium text-strong">
        {isFormUploaded ? strings.formUploaded : whatIsMissing(locale, missing, strings)}
      </p>
      {missing.formMayBeAmongDocuments && !isWhole(missing) && (
        <div className="mt-4 space-y-3 border-l-4 border-outline bg-panel px-5 py-4">
          <p className="measure">{strings.otherWay}</p>
          <TickField
            id={`${formId}-${formAmongDocuments}`}
            name={formAmongDocuments}
            label={strings.formAmongDocuments}
            defaultChecked={isFormUploaded}
            error={isFormUploaded ? undefined : error}
          />
        </div>
      )}
      <div className="mt-5">
        <SubmitButton
          intent="send"
          sending={sending}
          strings={{ submit: strings.send, submitting: strings.sending }}
        />
      </div>
      <div className="mt-5">
        <PrivacyNote text={strings.privacy} />
      </div>
    </section>
  );
}
