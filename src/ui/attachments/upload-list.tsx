import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useRef, useSyncExternalStore } from 'react';
import type { AttachmentRef, largestAttachment, mostAttachments } from '#platform/files/attachment-input.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { fileSize, fill } from '#platform/values/format.ts';
import { signalsHeader } from '../forms/call-api.ts';
import type { forms } from '../forms/strings/en/forms.ts';
import { findStored, store } from '../stored.ts';
import { postFile } from './post-file.ts';

// Types only, so that the contract's schemas stay out of the browser.
const largest: typeof largestAttachment extends number ? number : never = 10 * 1024 * 1024;
const most: typeof mostAttachments extends number ? number : never = 10;

export type AttachmentStrings = (typeof forms)['attachments'];

/** Number of parallel uploads. */
const atOnce = 2;

/** An hour less than the server keeps uploads. */
const keptMs = 23 * 60 * 60 * 1000;

/** Fields to submit, or the reason why the form cannot be sent yet. */
export type UploadResult = { attachments?: string[]; uploadKey?: string; refused?: string };

interface Upload {
  id: number;
  name: string;
  size: number;
  file: File | null;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** Uploaded share, 0 to 1. */
  share: number;
  fileId: string;
  /** Reason of the failure. */
  problem: string;
  canRetry: boolean;
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Uploads of a form, for the lifetime of the page. */
interface Uploads {
  add(files: File[]): void;
  remove(id: number): void;
  retry(id: number): void;
  /** Waits for running uploads; a failed file is a problem. */
  finish(): Promise<UploadResult>;
  /** Empties the list but does not delete stored files. */
  clear(): void;
  subscribe(listener: () => void): () => void;
  read(): readonly Upload[];
}

interface UploadOptions {
  strings: AttachmentStrings;
  /** Storage key in this tab. */
  place: string;
  /** Files of a refused form that the server stored under this key. */
  kept: AttachmentRef[];
  key: string | undefined;
}

/**
 * Creates the uploads of a form, with the files stored by the server, else by this tab. Uploads each added file at
 * once.
 */
function createUploads({ strings, place, kept, key: uploadKey }: UploadOptions): Uploads {
  const before = findStored('sessionStorage', place) as {
    key: string;
    at: number;
    files: AttachmentRef[];
  } | null;
  const restored = !uploadKey && before && Date.now() - before.at < keptMs ? before : null;
  const key = uploadKey || restored?.key || randomKey();
  const stops = new Map<number, () => void>();
  const listeners = new Set<() => void>();
  let ids = 0;
  const asUpload = (values: Partial<Upload> & Pick<Upload, 'name' | 'size'>): Upload => {
    ids += 1;
    const empty = { id: ids, file: null, share: 0, fileId: '', problem: '', canRetry: false };
    return { ...empty, state: 'waiting', ...values };
  };
  let all: readonly Upload[] = (uploadKey ? kept : (restored?.files ?? [])).map((file) =>
    asUpload({ ...file, state: 'stored' }),
  );

  function set(next: readonly Upload[]): void {
    all = next;
    const files = all.flatMap(({ state, fileId, name, size }) =>
      state === 'stored' ? [{ fileId, name, size }] : [],
    );
    store('sessionStorage', place, files.length > 0 ? { key, at: Date.now(), files } : null);
    for (const listener of listeners) listener();
  }
  const change = (id: number, values: Partial<Upload>) =>
    set(all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));

  async function send({ id, file }: Upload): Promise<void> {
    if (!file) return;
    change(id, { state: 'sending', share: 0, problem: '' });
    const headers = { 'Upload-Key': key, [signalsHeader]: `locale=${document.documentElement.lang}` };
    const sending = postFile<AttachmentRef>('/api/v1/uploads', { field: 'file', file, headers }, (share) =>
      change(id, { share }),
    );
    stops.set(id, sending.stop);
    const { status, body, retryAfterMs } = await sending.answer;
    stops.delete(id);
    if (!all.some((upload) => upload.id === id)) return;
    const { fileId, name, size, message, errors } = body;
    if (status === 200 && fileId && name && size !== undefined) {
      const isThere = all.some((upload) => upload.fileId === fileId);
      if (isThere) set(all.filter((upload) => upload.id !== id));
      else change(id, { state: 'stored', share: 1, fileId, name, size, file: null });
    } else if (status === 503 && retryAfterMs > 0) {
      setTimeout(() => change(id, { state: 'waiting' }), retryAfterMs);
      setTimeout(sendNext, retryAfterMs);
      return;
    } else {
      const problem = errors?.file ?? (message || strings.unreachable);
      change(id, { state: 'failed', problem, canRetry: status !== 413 && status !== 422 });
    }
    sendNext();
  }

  function sendNext(): void {
    const free = atOnce - all.filter(({ state }) => state === 'sending').length;
    for (const upload of all.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void send(upload);
  }

  function retryLost(): void {
    set(all.map((upload) => (upload.canRetry ? { ...upload, state: 'waiting', canRetry: false } : upload)));
    sendNext();
  }
  window.addEventListener('online', retryLost);

  return {
    add(files) {
      const room = most - all.filter(({ state }) => state !== 'failed').length;
      const added = files.map((file, index) => {
        const { tooMany, tooLarge, empty } = strings;
        const problem =
          index >= room ? tooMany : file.size > largest ? tooLarge : file.size === 0 ? empty : '';
        return asUpload({
          file,
          name: file.name,
          size: file.size,
          problem,
          state: problem ? 'failed' : 'waiting',
        });
      });
      set([...all, ...added]);
      sendNext();
    },
    remove(id) {
      const { fileId } = all.find((upload) => upload.id === id) ?? {};
      set(all.filter((upload) => upload.id !== id));
      stops.get(id)?.();
      // The server deletes files that cannot be deleted now after a day.
      if (fileId)
        fetch(`/api/v1/uploads/${fileId}`, { method: 'DELETE', headers: { 'Upload-Key': key } }).catch(
          () => {},
        );
      sendNext();
    },
    retry(id) {
      change(id, { state: 'waiting', canRetry: false, problem: '' });
      sendNext();
    },
    finish: () =>
      new Promise((done) => {
        const check = () => {
          if (all.some(({ state }) => state === 'waiting' || state === 'sending')) return;
          listeners.delete(check);
          const failed = all.filter(({ state }) => state === 'failed');
          const refused = failed.find(({ canRetry }) => !canRetry);
          if (refused) return done({ refused: fill(strings.refused, { name: refused.name }) });
          if (failed.length > 0) return done({ refused: strings.unfinished });
          const attachments = all.map(({ fileId }) => fileId);
          done(attachments.length > 0 ? { attachments, uploadKey: key } : {});
        };
        listeners.add(check);
        check();
      }),
    clear() {
      window.removeEventListener('online', retryLost);
      set([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => all,
  };
}

/** Files with progress and a button to remove each. */
function UploadList({ uploads, strings }: { uploads: Uploads; strings: AttachmentStrings }) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: number) => {
    uploads.remove(id);
    // The focused button was removed.
    requestAnimationFrame(() =>
      (
        list.current?.querySelector('button') ??
        list.current?.parentElement?.querySelector<HTMLElement>('input')
      )?.focus(),
    );
  };
  const textOf = ({ state, share, problem }: Upload) =>
    state === 'failed'
      ? problem
      : state === 'stored'
        ? strings.stored
        : fill(strings.sending, { percent: Math.round(100 * share) });
  const announced = all.filter(({ state }) => state === 'stored' || state === 'failed').at(-1);
  return (
    <>
      <ul ref={list} aria-label={strings.list} className="mb-3 border-t border-hairline empty:hidden">
        {all.map((upload) => (
          <li key={upload.id} className="flex flex-wrap items-center gap-x-3 border-b border-hairline py-2">
            {upload.state === 'stored' && <Check size={17} aria-hidden className="shrink-0 text-open" />}
            {upload.state === 'failed' && (
              <CircleAlert size={17} aria-hidden className="shrink-0 text-alert" />
            )}
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {upload.name}{' '}
              <span className="text-small text-muted">({fileSize(localeOf(location), upload.size)})</span>
            </span>
            {upload.canRetry && (
              <button type="button" className="link py-1 text-small" onClick={() => uploads.retry(upload.id)}>
                {strings.retry}
                <span className="sr-only"> {upload.name}</span>
              </button>
            )}
            <button type="button" className="link py-1 text-small" onClick={() => remove(upload.id)}>
              {strings.remove}
              <span className="sr-only"> {upload.name}</span>
            </button>
            <span
              className={`w-full text-small ${upload.state === 'failed' ? 'font-medium text-alert' : 'text-muted'}`}
            >
              {(upload.state === 'sending' || upload.state === 'waiting') && (
                <progress
                  aria-label={upload.name}
                  value={upload.share}
                  className="mr-2 h-2 w-32 align-middle"
                />
              )}
              {textOf(upload)}
            </span>
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {announced && `${announced.name}: ${textOf(announced)}`}
      </p>
    </>
  );
}

const opened = new WeakMap<HTMLInputElement, Uploads>();

/** Adds the selected files of an input to the list. */
export function openUploads(input: HTMLInputElement | null, options: UploadOptions) {
  const uploads = (input && opened.get(input)) ?? createUploads(options);
  if (input) {
    opened.set(input, uploads);
    uploads.add([...(input.files ?? [])]);
    input.value = '';
  }
  return { ...uploads, list: <UploadList uploads={uploads} strings={options.strings} /> };
}
