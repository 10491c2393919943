import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import { FieldFrame } from '../forms/field.tsx';
import { findStored } from '../stored.ts';
import type { AttachmentStrings, UploadResult } from './upload-list.tsx';

/** Finishes the uploads before the form is sent; null without files. */
export type FinishUploads = () => Promise<UploadResult> | null;

/** Files of a refused form: their key, and the stored files as JSON. */
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
  /** Storage key of the uploads in this tab. */
  place: string;
  finish: RefObject<FinishUploads>;
  /** Clears the list; for a form that stays after it was sent. */
  clear?: RefObject<() => void>;
}

/**
 * File input: without scripts the form includes the files; with scripts they are uploaded at once by a lazily loaded
 * script.
 */
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
