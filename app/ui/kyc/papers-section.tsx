import { useRef } from 'react';
import type { KycPaper } from '../../../contract/kyc-case.ts';
import type { Zones } from '../../../contract/moment.ts';
import type { Strings } from '../../content/strings.ts';
import { PaperList } from './paper-list.tsx';
import { UploadField } from './upload-field.tsx';
import { UploadRow } from './upload-row.tsx';
import type { UploadsState } from './use-uploads.ts';

interface PapersSectionProps {
  /** Null where nobody knows. */
  papers: KycPaper[] | null;
  uploads: UploadsState;
  /** Why the file was refused that was posted without scripts. */
  error: string | undefined;
  zones: Zones;
  strings: Strings['kycCase']['papers'];
}

/** Where papers are added, on their way, and stored. */
export function PapersSection({ papers, uploads, error, zones, strings }: PapersSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const failedCount = uploads.uploads.filter(({ state }) => state === 'failed').length;
  const clearAll = () => {
    uploads.clearFailed();
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="papers" className="border-t border-outline/50 pt-6">
      <h2 ref={heading} id="papers" tabIndex={-1} className="text-heading">
        {strings.heading}
      </h2>
      <p className="mt-2 max-w-[66ch]">{strings.text}</p>
      <div className="mt-6 space-y-7">
        <UploadField add={uploads.add} error={error} strings={strings} />
        {uploads.uploads.length > 0 && (
          <div>
            <div className="flex items-baseline justify-between gap-6">
              <h3 className="label mb-2">{strings.queue}</h3>
              {failedCount > 1 && (
                <button type="button" className="link py-1 text-small" onClick={clearAll}>
                  {strings.dismissAll}
                </button>
              )}
            </div>
            <ul className="border-t border-hairline">
              {uploads.uploads.map((upload) => (
                <UploadRow
                  key={upload.id}
                  upload={upload}
                  tryAgain={() => uploads.tryAgain(upload.id)}
                  stop={() => uploads.stop(upload.id)}
                  strings={strings}
                />
              ))}
            </ul>
          </div>
        )}
        {/* Why a file was not stored stands with the file; here it is only heard. */}
        <p role="status" className={uploads.news.isGood ? 'text-small font-medium text-open' : 'sr-only'}>
          {uploads.news.text}
        </p>
        {papers && <PaperList papers={papers} changeable zones={zones} strings={strings} />}
      </div>
    </section>
  );
}
