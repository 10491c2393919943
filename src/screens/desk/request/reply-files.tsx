import { type RefObject, useEffect, useRef, useState } from 'react';
import { draftPathOf } from '#features/requests/desk/drafts.ts';
import { request } from '#features/requests/strings/en/request.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { AttachmentField, type FinishUploads } from '#ui/attachments/attachment-field.tsx';
import { findStored, store } from '#ui/stored.ts';
import type { RequestData } from './request-data.ts';

const t = request.reply;

interface SentFiles {
  /** Time of the last reply that came back before this one was sent; 0 for none. */
  returnedBefore: number;
  uploads: object;
}

const fieldId = 'reply-attachments';

export interface ReplyFilesState {
  round: number;
  place: string;
  finish: RefObject<FinishUploads>;
  clear: RefObject<() => void>;
  details: RefObject<HTMLDetailsElement | null>;
  /** Attaches pasted files, such as a screenshot; returns false where there are none. */
  attachPasted: (files: FileList) => boolean;
  /** Reason why the reply cannot be sent yet. */
  problem: string;
  /** Files of a reply that came back, which this window no longer has. */
  lost: string[];
  /** Returns the form fields, or null when a file is not uploaded; the form then shows why. */
  finished: (uploads: ReturnType<FinishUploads>) => Promise<[name: string, value: string][] | null>;
  /** Marks the reply as sent; its files return if it comes back. */
  begin: () => void;
  sent: () => void;
}

/** Keeps a reply's files in this window until it is sent, and restores them when it comes back. */
export function useReplyFiles({ lead, draft: { returned } }: RequestData): ReplyFilesState {
  const draftPath = draftPathOf(lead.id);
  // Signing out deletes every key with this prefix.
  const place = `desk-writing ${draftPath} files`;
  const sentPlace = `${place} sent`;
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState('');
  const [lost, setLost] = useState(returned?.files ?? []);
  const finish = useRef<FinishUploads>(() => null);
  const clear = useRef(() => {});
  const details = useRef<HTMLDetailsElement>(null);
  const returnedAt = returned?.at ?? 0;
  const shown = useRef<number>(undefined);

  useEffect(() => {
    const isNew = shown.current !== undefined && shown.current !== returnedAt;
    shown.current = returnedAt;
    const sent: SentFiles | null = findStored('sessionStorage', sentPlace);
    if (sent && returnedAt > sent.returnedBefore) {
      store('sessionStorage', sentPlace, null);
      store('sessionStorage', place, sent.uploads);
      setRound((before) => before + 1);
      setLost([]);
    } else if (isNew) setLost(returned?.files ?? []);
    if (!findStored('sessionStorage', place)) return;
    setLost([]);
    if (details.current) details.current.open = true;
  }, [returnedAt, place, sentPlace, returned]);

  return {
    round,
    place,
    finish,
    clear,
    details,
    problem,
    lost,
    attachPasted(files) {
      const input = document.getElementById(fieldId);
      if (files.length === 0 || !(input instanceof HTMLInputElement)) return false;
      if (details.current) details.current.open = true;
      input.files = files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return true;
    },
    async finished(uploads) {
      const result = await uploads;
      setProblem(result?.refused ?? '');
      if (result?.refused) {
        if (details.current) details.current.open = true;
        const isHere = details.current?.closest('form')?.contains(document.activeElement);
        if (isHere) document.getElementById(fieldId)?.focus({ preventScroll: true });
        return null;
      }
      const { attachments = [], uploadKey = '' } = result ?? {};
      return [
        ['uploadKey', uploadKey],
        ...attachments.map((id) => ['keptAttachments', id] as [string, string]),
      ];
    },
    begin() {
      store('sessionStorage', sentPlace, null);
    },
    sent() {
      const uploads = findStored('sessionStorage', place);
      if (uploads) store('sessionStorage', sentPlace, { returnedBefore: returnedAt, uploads });
      clear.current();
      clear.current = () => {};
      store('sessionStorage', place, null);
      setLost([]);
      setRound((before) => before + 1);
      if (details.current) details.current.open = false;
    },
  };
}

interface ReplyFilesProps {
  files: ReplyFilesState;
  error: string | undefined;
}

/** Attaches files; folded to keep the composer small. */
export function ReplyFiles({ files, error }: ReplyFilesProps) {
  const { round, place, finish, clear, details, problem, lost } = files;
  return (
    <>
      {lost.length > 0 && (
        <p role="status" className="text-[0.875rem] font-medium text-alert">
          {fill(t.attachAgain, { names: listIn(deskLocale, lost) })}
        </p>
      )}
      <details ref={details} className="disclosure composer-extra">
        <summary className="min-h-9 w-fit py-1.5 text-[0.875rem] text-muted hover:text-strong">
          {t.attach}
        </summary>
        <AttachmentField
          key={round}
          id={fieldId}
          label={t.files.label}
          strings={t.files}
          error={problem || error}
          place={place}
          finish={finish}
          clear={clear}
        />
      </details>
    </>
  );
}
