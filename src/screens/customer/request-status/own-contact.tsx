import type { RequestsStrings } from '#features/requests/strings.ts';
import { suggestEmail } from '#platform/values/email-address.ts';
import { fill } from '#platform/values/format.ts';
import { lacksCountryCode } from '#platform/values/telephone.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import type { FormOutcome } from '#ui/forms/use-form.ts';
import { StatusNote } from '#ui/status-note.tsx';

interface OwnContactProps {
  email: string;
  phone: string;
  /**
   * Relation of the request's address, or the new one, to an account; an account's address is changed in the account
   * only.
   */
  account: 'none' | 'same' | 'other';
  isCorrectable: boolean;
  /** True right after a correction. */
  isSaved: boolean;
  refused: FormOutcome | undefined;
  strings: RequestsStrings['requestStatus']['contact'];
}

const formId = 'contact';

/** Id of the notice after a correction. */
export const savedId = 'saved';

/** Contact of the sender with a form to correct it; works without scripts. */
export function OwnContact({
  email,
  phone,
  account,
  isCorrectable,
  isSaved,
  refused,
  strings,
}: OwnContactProps) {
  const meant = account === 'none' ? suggestEmail(email) : null;
  const hints = [
    meant && fill(strings.meant, { email: meant }),
    lacksCountryCode(phone) && strings.noCountryCode,
    account !== 'none' && (account === 'same' ? strings.account : strings.useAccount),
  ].filter((hint) => typeof hint === 'string');
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="mt-6 scroll-mt-[var(--header-height)] print:mt-10"
    >
      <h2 id="contact-title" className="label">
        {strings.title}
      </h2>
      {isSaved && <StatusNote id={savedId} title={strings.saved} />}
      <p className="tabular text-strong wrap-anywhere">
        {email.split('@')[0]}
        <wbr />
        {email.slice(email.split('@')[0]?.length)}
        <span className="block">{phone}</span>
      </p>
      {hints.map((hint) => (
        <p key={hint} className="mt-3 text-strong">
          {hint}
        </p>
      ))}
      {isCorrectable && (
        <details className="disclosure print:hidden" open={refused || meant ? true : undefined}>
          <summary className="link w-fit py-1">{strings.correct}</summary>
          <form method="post" action="?correct#contact" noValidate className="mt-4 space-y-6">
            {refused && (
              <ErrorSummary
                title={strings.summaryTitle}
                message={refused.message}
                errors={refused.errors}
                labels={strings.labels}
                formId={formId}
              />
            )}
            <p className="measure">{strings.help}</p>
            {email !== '' && account !== 'same' && <p className="measure">{strings.newLink}</p>}
            <div className="grid gap-6 sm:max-lg:grid-cols-2">
              {account === 'none' && (
                <Field
                  id={`${formId}-email`}
                  name="email"
                  type="email"
                  autoComplete="email"
                  label={strings.labels.email}
                  error={refused?.errors.email}
                  defaultValue={refused?.values?.email ?? meant ?? email}
                />
              )}
              <Field
                id={`${formId}-phone`}
                name="phone"
                type="tel"
                autoComplete="tel"
                label={strings.labels.phone}
                help={strings.phoneHelp}
                error={refused?.errors.phone}
                defaultValue={refused?.values?.phone ?? phone}
              />
            </div>
            <SubmitButton
              sending={false}
              strings={{ submit: strings.save, submitting: strings.saving }}
              tone="strong"
            />
          </form>
        </details>
      )}
    </section>
  );
}
