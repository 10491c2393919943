import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { mostPapers, type paperField } from '../../../contract/kyc-case.ts';
import type { Strings } from '../../content/strings.ts';
import { FieldError } from '../form/field-frame.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { formId } from './question.tsx';

const name: typeof paperField = 'paper';
const accepted =
  '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/jpeg,image/png,image/heic,image/heif';

interface UploadFieldProps {
  add: (files: Iterable<File>) => void;
  /** Why the file was refused that was posted without scripts. */
  error: string | undefined;
  strings: Strings['kycCase']['papers'];
}

/** Where files are chosen or dropped; without scripts one at a time, with a button that posts it. */
export function UploadField({ add, error, strings }: UploadFieldProps) {
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
        <Upload size={20} aria-hidden className="shrink-0" />
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
        {strings.limits.replace('{most}', String(mostPapers))}{' '}
        <span className="scripted">{strings.drop}</span>
        <span className="unscripted">{strings.uploadHelp}</span>
      </p>
      <button type="submit" name="intent" value="upload" className="unscripted button button-quiet mt-4">
        {strings.upload}
      </button>
    </div>
  );
}
