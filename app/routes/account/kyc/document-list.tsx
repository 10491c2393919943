import { type MouseEvent, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useRevalidator } from 'react-router';
import { fill } from '../../../../contract/format.ts';
import type { KycPaper } from '../../../../contract/kyc-case.ts';
import { dayOf, type Zones } from '../../../../contract/moment.ts';
import { callApi } from '../../../client/call-api.ts';
import type { SiteStrings } from '../../../content/strings.ts';
import { useLocale } from '../../../ui/locale.tsx';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A number of bytes as people read it: 312 KB, 2.4 MB. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}

interface PaperListProps {
  papers: KycPaper[];
  /** Whether the case can be changed: a paper that cannot be removed then is of an earlier acceptance. */
  changeable: boolean;
  zones: Zones;
  strings: SiteStrings['kycCase']['papers'];
}

/** The stored papers: each can be downloaded, and removed while that is possible, after a question. */
export function PaperList({ papers, changeable, zones, strings }: PaperListProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();

  async function remove(event: MouseEvent, { id, name }: KycPaper) {
    event.preventDefault();
    if (!window.confirm(fill(strings.confirmRemove, { name }))) return;
    toast.dismiss();
    const answer = await callApi<{ message: string }>('DELETE', `/kyc/papers/${id}`);
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
      {papers.length === 0 && (
        <p className="border-y border-hairline py-3.5 text-small text-muted">{strings.none}</p>
      )}
      <ul className={papers.length > 0 ? 'border-t border-hairline' : ''}>
        {papers.map((paper) => (
          <li
            key={paper.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-hairline py-3.5"
          >
            <div className="min-w-0">
              <a className="link wrap-anywhere" href={`/api/v1/kyc/papers/${paper.id}`} download>
                {paper.name}
              </a>
              <p className="tabular text-small text-muted">
                {fill(strings.size, {
                  type: paper.type.toUpperCase(),
                  size: fileSize(paper.size),
                  day: dayOf(paper.addedAt, zones.official, locale),
                })}
                {changeable && !paper.removable && `, ${strings.earlier}`}
              </p>
            </div>
            {paper.removable && (
              <button
                type="submit"
                name="remove"
                value={paper.id}
                className="link py-1 text-small"
                aria-label={fill(strings.removeWhich, { name: paper.name })}
                onClick={(event) => void remove(event, paper)}
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
