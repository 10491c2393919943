import { type ReactNode, useState } from 'react';
import type { FileUse } from '#features/settings/picture-places.ts';
import { postFile } from '#ui/attachments/post-file.ts';
import { describedBy, FieldError } from '#ui/forms/field.tsx';
import { settings } from '../../strings/en/settings.ts';
import { useAt } from './use-part.ts';

const { upload: t } = settings;

const accepted = {
  picture: 'image/jpeg,image/png,image/webp,image/avif',
  film: 'video/mp4,video/webm',
  logo: 'image/svg+xml,image/png',
};

interface UploadAtProps {
  path: string;
  /** Says what the file is and where it is shown. */
  label: string;
  help?: string;
  /** Names the item of the file in the list of errors. */
  of?: string;
  use: FileUse;
  /** The file as visitors see it. */
  children?: ReactNode;
  /** Buttons beside the chooser. */
  others?: ReactNode;
  /**
   * Text of a control in place of the browser's chooser: a button, or with `picture` that picture. The page says the formats
   * once.
   */
  control?: { text: string; picture?: ReactNode };
}

const chooser =
  'block w-full max-w-full text-[0.875rem] text-transparent file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border file:border-outline file:bg-transparent file:px-3 file:font-medium file:text-strong pointer-coarse:file:min-h-11';

/** File of a part: it is uploaded once it is chosen, and the part names it. */
export function UploadAt({ path, label, of, help, use, children, others, control }: UploadAtProps) {
  const { id, error: refused, changeLater, waitFor } = useAt<unknown>(path, of ? `${of}: ${label}` : label);
  /** The share that was sent, 0 to 1. */
  const [share, setShare] = useState<number | null>(null);
  const [outcome, setOutcome] = useState({ error: '', done: '' });
  const isBusy = share !== null;
  const error = outcome.error || refused;

  /** Returns false for a file that was refused. */
  async function send(file: File): Promise<boolean> {
    setShare(0);
    setOutcome({ error: '', done: '' });
    const change = changeLater();
    const upload = { field: 'file', file, fields: { use }, headers: {} };
    const { answer } = postFile<{ file: unknown }>('/api/v1/desk/settings/files', upload, setShare);
    const { status, body } = await answer;
    setShare(null);
    if (status === 200) {
      change(body.file);
      setOutcome({ error: '', done: body.message ?? '' });
      return true;
    }
    setOutcome({ error: body.errors?.file ?? body.message ?? t.unreachable, done: '' });
    return false;
  }

  const progress = share === null ? outcome.done : share < 1 ? t.sending : t.making;
  const input = (
    <input
      id={id}
      type="file"
      accept={use === 'film' || use === 'logo' ? accepted[use] : accepted.picture}
      // The page says what was chosen: browsers would name no file.
      className={control ? 'absolute inset-0 size-full cursor-pointer opacity-0' : chooser}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { help, error })}
      aria-busy={isBusy}
      // Disabled, it would lose the focus.
      onClick={(event) => isBusy && event.preventDefault()}
      onChange={({ currentTarget: field }) => {
        const [file] = field.files ?? [];
        field.value = '';
        if (file && !isBusy) waitFor(send(file), () => field.focus());
      }}
    />
  );
  return (
    <div>
      {children}
      {control ? (
        <div data-tile={control.picture !== undefined} className="upload-control">
          {control.picture}
          <label htmlFor={id} className={control.picture ? 'desk-badge' : 'desk-button'}>
            {control.text}
            <span className="sr-only">: {of}</span>
          </label>
          {input}
        </div>
      ) : (
        <>
          <label htmlFor={id} className="mt-2 mb-1.5 block font-medium text-strong">
            {label}
          </label>
          {input}
        </>
      )}
      {isBusy && <progress aria-hidden className="mt-2 block w-full" value={share < 1 ? share : undefined} />}
      <p role="status" className="mt-1 text-small text-muted empty:mt-0">
        {progress}
      </p>
      <FieldError id={id} error={error} />
      {help && (
        <p id={`${id}-help`} className="mt-1 text-small text-muted">
          {help}
        </p>
      )}
      {others}
    </div>
  );
}
