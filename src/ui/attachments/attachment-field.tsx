import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AttachmentRef } from '../../platform/files/attachment-input.ts';
import { FieldFrame } from '../forms/field.tsx';
import { findStored } from '../stored.ts';
import type { AttachmentStrings, UploadResult } from './upload-list.tsx';

/** Finishes the uploads of a form that is about to be sent; null where no file was chosen. */
export type FinishUploads = () => Promise<UploadResult> | null;

/** What the server says of the files of a form that was refused: their key, and what is stored, as JSON. */
export interface StoredUploads {
  uploadKey?: string;
  keptAttachments?: string;
}

interface AttachmentFieldProps {
  id: string;
  label: string;
  strings: AttachmentStrings;
  error?: string | undefined;
  values?: StoredUploads | undefined;
  /** Where the uploads are kept in this tab until the form is sent. */
  place: string;
  finish: RefObject<FinishUploads>;
  /** Called by a form that stays after it was sent, before it shows another field. */
  clear?: RefObject<() => void>;
}

/** Chooses files: without scripts the form carries them; with scripts they are uploaded at once, by a chunk of its own. */
export function AttachmentField({
  id,
  label,
  strings,
  error,
  values,
  place,
  finish,
  clear,
}: AttachmentFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<ReactNode>();
  const { uploadKey: key, keptAttachments } = values ?? {};
  const kept: AttachmentRef[] = JSON.parse(keptAttachments || '[]');

  const open = async () => {
    const { openUploads } = await import('./upload-list.tsx');
    const uploads = openUploads(input.current, { strings, place, kept, key });
    setList(uploads.list);
    finish.current = uploads.finish;
    if (clear) clear.current = uploads.clear;
    return uploads;
  };
  const isBegun = () => input.current?.files?.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: files that were there before React, or before the page was loaded again.
  useEffect(() => {
    finish.current = () =>
      isBegun()
        ? open().then(
            (uploads) => uploads.finish(),
            () => ({ refused: strings.unreachable }),
          )
        : null;
    if (key || isBegun() || findStored('sessionStorage', place)) open().catch(() => {});
  }, []);

  return (
    <FieldFrame id={id} label={label} help={strings.help} error={error}>
      {list ??
        kept.map(({ fileId, name }) => (
          <label key={fileId} className="block py-1.5">
            <input type="checkbox" name="keptAttachments" value={fileId} defaultChecked /> {name}
          </label>
        ))}
      {key && <input type="hidden" name="uploadKey" defaultValue={key} />}
      <input
        ref={input}
        id={id}
        type="file"
        name="attachments"
        multiple
        accept={strings.accept}
        className="file-input"
        aria-describedby={`${id}-error ${id}-help`}
        onChange={() => open().catch(() => {})}
      />
    </FieldFrame>
  );
}
