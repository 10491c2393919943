import { type MouseEvent, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useRevalidator } from 'react-router';
import { fileSize, fill } from '#platform/values/format.ts';
import { dayOf, type Zones } from '#platform/values/moment.ts';
import { callApi } from '#ui/forms/call-api.ts';
import { useLocale } from '#ui/locale.tsx';
import type { KycDocument } from '../../case-shape.ts';
import type { KycStrings } from '../../strings.ts';

interface DocumentListProps {
  documents: KycDocument[];
  /** True if the case can be changed: a document that cannot be removed then is of an earlier acceptance. */
  changeable: boolean;
  zones: Zones;
  strings: KycStrings['kycCase']['documents'];
}

/** The stored documents: each can be downloaded, and removed while that is possible, after a question. */
export function DocumentList({ documents, changeable, zones, strings }: DocumentListProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();

  async function remove(event: MouseEvent, { id, name }: KycDocument) {
    event.preventDefault();
    if (!window.confirm(fill(strings.confirmRemove, { name }))) return;
    toast.dismiss();
    const answer = await callApi<{ message: string }>('DELETE', `/kyc/documents/${id}`);
    await revalidate();
    if (!answer.ok) return void toast.error(answer.message || strings.failed);
    toast.success(answer.body.message);
    // The button that had the focus is gone.
    heading.current?.focus();
  }

  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="label mb-2">
        {strings.list}
      </h3>
      {documents.length === 0 && (
        <p className="border-y border-hairline py-3.5 text-small text-muted">{strings.none}</p>
      )}
      <ul className={documents.length > 0 ? 'border-t border-hairline' : ''}>
        {documents.map((document) => (
          <li
            key={document.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-hairline py-3.5"
          >
            <div className="min-w-0">
              <a className="link wrap-anywhere" href={`/api/v1/kyc/documents/${document.id}`} download>
                {document.name}
              </a>
              <p className="tabular text-small text-muted">
                {fill(strings.size, {
                  type: document.type.toUpperCase(),
                  size: fileSize(locale, document.size),
                  day: dayOf(document.addedAt, zones.official, locale),
                })}
                {changeable && !document.removable && `, ${strings.earlier}`}
              </p>
            </div>
            {document.removable && (
              <button
                type="submit"
                name="remove"
                value={document.id}
                className="link py-1 text-small"
                aria-label={fill(strings.removeWhich, { name: document.name })}
                onClick={(event) => void remove(event, document)}
              >
                {strings.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
