import CircleAlert from 'lucide-react/icons/circle-alert';
import UploadIcon from 'lucide-react/icons/upload';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fileSize, fill } from '#platform/values/format.ts';
import type { Zones } from '#platform/values/moment.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { useLocale } from '#ui/locale.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { KycDocument } from '../../case-shape.ts';
import { type documentField, mostDocuments } from '../../kyc-case.ts';
import type { KycStrings } from '../../strings.ts';
import { DocumentList } from './document-list.tsx';
import { formId } from './question.tsx';
import type { Upload, UploadsState } from './use-uploads.ts';

interface UploadRowProps {
  upload: Upload;
  tryAgain: () => void;
  stop: () => void;
  strings: KycStrings['kycCase']['documents'];
}

/** A file that is on its way, with how far it is; or why it is not stored, and what to do about it. */
function UploadRow({ upload, tryAgain, stop, strings }: UploadRowProps) {
  const locale = useLocale();
  const { file, state, share, message, canTryAgain } = upload;
  const named = (text: string) => fill(text, { name: file.name });
  const percent = Math.round(share * 100);
  const says = {
    waiting: strings.waiting,
    sending:
      percent < 100
        ? fill(strings.sending, { share: percent, size: fileSize(locale, file.size) })
        : strings.checking,
    failed: '',
  };
  const buttons = [
    ...(canTryAgain && state === 'failed'
      ? [{ label: strings.again, name: named(strings.againWhich), act: tryAgain }]
      : []),
    state === 'failed'
      ? { label: strings.dismiss, name: named(strings.dismissWhich), act: stop }
      : { label: strings.cancel, name: named(strings.cancelWhich), act: stop },
  ];
  return (
    <li className="border-b border-hairline py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 font-medium text-strong wrap-anywhere">{file.name}</p>
        <div className="flex flex-wrap gap-x-5">
          {buttons.map(({ label, name, act }) => (
            <button
              key={label}
              type="button"
              className="link py-1 text-small"
              aria-label={name}
              onClick={act}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {state === 'failed' ? (
        <p className="mt-1 flex items-start gap-2 text-small font-medium text-alert">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {message}
        </p>
      ) : (
        <>
          <progress
            className="upload-progress mt-2"
            max={100}
            value={percent}
            aria-label={named(strings.progress)}
          />
          <p className="tabular mt-1 text-small text-muted">{says[state]}</p>
        </>
      )}
    </li>
  );
}

const name: typeof documentField = 'document';
const accepted =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

interface UploadFieldProps {
  add: (files: Iterable<File>) => void;
  /** Refusal of a file that was posted without scripts. */
  error: string | undefined;
  strings: KycStrings['kycCase']['documents'];
}

/** Field to choose or drop files; without scripts one at a time, with a button that posts it. */
function UploadField({ add, error, strings }: UploadFieldProps) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const id = `${formId}-${name}`;

  const take = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    // Emptied, so that the same file can be chosen again and is not sent a second time with the form.
    field.value = '';
    if (files.length > 0) add(files);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before React came is taken once
  useEffect(() => {
    if (input.current) take(input.current);
  }, []);

  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the file input inside
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        add(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id} className="flex items-center gap-2.5 font-medium text-strong">
        <UploadIcon size={20} aria-hidden className="shrink-0" />
        {strings.choose}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        name={name}
        accept={accepted}
        multiple={hydrated}
        className="file-input mt-3"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        onChange={(event) => take(event.currentTarget)}
      />
      <FieldError id={id} error={error} />
      <p id={`${id}-help`} className="mt-3 text-small text-muted">
        {fill(strings.limits, { most: mostDocuments })} <span className="scripted">{strings.drop}</span>
        <span className="unscripted">{strings.uploadHelp}</span>
      </p>
      <button type="submit" name="intent" value="upload" className="unscripted button button-quiet mt-4">
        {strings.upload}
      </button>
    </div>
  );
}

interface DocumentsSectionProps {
  /** Null where nobody knows. */
  documents: KycDocument[] | null;
  uploads: UploadsState;
  /** Refusal of a file that was posted without scripts. */
  error: string | undefined;
  zones: Zones;
  strings: KycStrings['kycCase']['documents'];
}

export function DocumentsSection({ documents, uploads, error, zones, strings }: DocumentsSectionProps) {
  const failedCount = uploads.uploads.filter(({ state }) => state === 'failed').length;
  const clearAll = () => {
    uploads.clearFailed();
    // The button that had the focus is gone.
    document.getElementById('documents')?.focus();
  };
  return (
    <section aria-labelledby="documents">
      <p className="measure">{strings.text}</p>
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
        {/* The reason that a file was not stored is shown with the file; this is for screen readers. */}
        <p role="status" className={uploads.note.isGood ? 'text-small font-medium text-open' : 'sr-only'}>
          {uploads.note.text}
        </p>
        {documents && <DocumentList documents={documents} changeable zones={zones} strings={strings} />}
      </div>
    </section>
  );
}
