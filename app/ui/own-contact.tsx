import { suggestEmail } from '../../contract/email-address.ts';
import { lacksCountryCode } from '../../contract/telephone.ts';
import { FactList } from './fact-list.tsx';
import { ErrorSummary } from './form/error-summary.tsx';
import { Field } from './form/field.tsx';
import type { FormOutcome } from './form/form-outcome.ts';
import { SubmitButton } from './form/submit-button.tsx';
import { StatusNews } from './status-news.tsx';

interface OwnContactWords {
  title: string;
  labels: { email: string; phone: string };
  account: string;
  useAccount: string;
  /** Holds {email}. */
  meant: string;
  noCountryCode: string;
  correct: string;
  saved: string;
  help: string;
  phoneHelp: string;
  save: string;
  saving: string;
  summaryTitle: string;
}

interface OwnContactProps {
  email: string;
  phone: string;
  /** The request's address is, or becomes, that of an account, which is changed there alone. */
  account: 'none' | 'same' | 'other';
  isCorrectable: boolean;
  /** It was corrected just now. */
  isSaved: boolean;
  refused: Extract<FormOutcome, { status: 'refused' }> | undefined;
  words: OwnContactWords;
}

const formId = 'contact';

/** The id of the notice that a correction was saved. */
export const savedId = 'saved';

/** How a sender is reached, with the form that corrects it; works without scripts. */
export function OwnContact({
  email,
  phone,
  account,
  isCorrectable,
  isSaved,
  refused,
  words,
}: OwnContactProps) {
  const meant = account === 'none' ? suggestEmail(email) : null;
  const hints = [
    meant && words.meant.replace('{email}', meant),
    lacksCountryCode(phone) && words.noCountryCode,
    account !== 'none' && (account === 'same' ? words.account : words.useAccount),
  ].filter((hint) => typeof hint === 'string');
  const facts = [
    { label: words.labels.email, value: <span className="break-all">{email}</span>, isGiven: email !== '' },
    { label: words.labels.phone, value: phone, isGiven: phone !== '' },
  ];
  return (
    <section id="contact" aria-labelledby="contact-title" className="mt-14 scroll-mt-[var(--header-height)]">
      <h2 id="contact-title" className="mb-4 text-heading">
        {words.title}
      </h2>
      {isSaved && <StatusNews id={savedId} title={words.saved} />}
      <FactList facts={facts.filter(({ isGiven }) => isGiven)} />
      {hints.map((hint) => (
        <p key={hint} className="mt-3 text-strong">
          {hint}
        </p>
      ))}
      {isCorrectable && (
        <details className="disclosure mt-4" open={refused || meant ? true : undefined}>
          <summary className="link w-fit py-1">{words.correct}</summary>
          <form method="post" action="?correct#contact" noValidate className="mt-4 space-y-6">
            {refused && (
              <ErrorSummary
                title={words.summaryTitle}
                message={refused.message}
                errors={refused.errors}
                labels={words.labels}
                formId={formId}
              />
            )}
            <p className="max-w-[60ch]">{words.help}</p>
            <div className="grid gap-6 sm:grid-cols-2">
              {account === 'none' && (
                <Field
                  id={`${formId}-email`}
                  name="email"
                  type="email"
                  autoComplete="email"
                  label={words.labels.email}
                  error={refused?.errors.email}
                  defaultValue={refused?.values?.email ?? meant ?? email}
                />
              )}
              <Field
                id={`${formId}-phone`}
                name="phone"
                type="tel"
                autoComplete="tel"
                label={words.labels.phone}
                help={words.phoneHelp}
                error={refused?.errors.phone}
                defaultValue={refused?.values?.phone ?? phone}
              />
            </div>
            <SubmitButton sending={false} label={words.save} sendingLabel={words.saving} tone="strong" />
          </form>
        </details>
      )}
    </section>
  );
}
