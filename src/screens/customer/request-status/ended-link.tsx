import { useEffect } from 'react';
import type { RequestsStrings } from '#features/requests/strings.ts';
import { messageFormId, statusPage } from '#platform/commands/submission-headers.ts';
import { fill } from '#platform/values/format.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { removeReceipts } from '#ui/forms/stored-receipt.ts';
import type { FormOutcome } from '#ui/forms/use-form.ts';
import { Link } from '#ui/locale.tsx';

interface EndedLinkProps {
  strings: Omit<RequestsStrings['requestStatus'], 'stages' | 'services'>;
  phone: string;
  secret: string;
  /** Set when the link ended because its sender corrected the address. */
  correctedReference: string | null;
  /** Set while this link undoes the change of the address that ended it. */
  undoable: RequestsStrings['requestStatus']['ended']['changed'] | null;
  /** Message that was posted to the link. */
  typed: FormOutcome | undefined;
}

/** Page of a replaced, revoked or unknown link: contact details only, nothing of the request. */
export function EndedLink({ strings, phone, secret, correctedReference, undoable, typed }: EndedLinkProps) {
  const { ended, change, conversation } = strings;
  const isCorrected = correctedReference !== null;
  useEffect(() => {
    if (isCorrected) removeReceipts(statusPage(secret));
  }, [isCorrected, secret]);
  return (
    <div className="frame pt-14 pb-section lg:pt-24">
      <h1 className="text-title">{isCorrected ? ended.corrected.title : ended.title}</h1>
      <p className="mt-6 measure">
        {isCorrected ? fill(ended.corrected.text, { reference: correctedReference }) : ended.text}
      </p>
      {typed?.values?.text && (
        <div className="mt-8 max-w-[44rem] space-y-5">
          <ErrorSummary
            title={conversation.summaryTitle}
            message={typed.message}
            errors={{}}
            labels={{}}
            formId={messageFormId}
          />
          <TextArea
            id={`${messageFormId}-text`}
            name="text"
            rows={8}
            readOnly
            label={conversation.unsent}
            defaultValue={typed.values.text}
          />
        </div>
      )}
      {undoable && (
        <form method="post" action="?undo" className="mt-8">
          <h2 className="label">{undoable.title}</h2>
          <p className="mt-3 measure">{undoable.text}</p>
          <button type="submit" className="button button-quiet mt-4">
            {undoable.undo}
          </button>
        </form>
      )}
      <p className="mt-8 flex flex-wrap gap-4">
        <Link className="button button-primary" to="/track">
          {ended.track}
        </Link>
        <Link className="button button-quiet" to="/contactus">
          {ended.write}
        </Link>
        <a className="button button-quiet tabular" href={telephoneUrl(phone)}>
          {change.call} {phone}
        </a>
      </p>
    </div>
  );
}
