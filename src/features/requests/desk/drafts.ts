import { type RefObject, useEffect, useRef, useState } from 'react';
import { findStored, store } from '../../../ui/stored.ts';

const nameOf = (place: string) => `desk-writing ${place}`;

/**
 * Keeps in this window what was written at a place, until it is null; signing out takes it away. Where the browser keeps
 * nothing, neither does this.
 */
export function keepInWindow(place: string, meId: string, written: object | null): void {
  store('sessionStorage', nameOf(place), written && { ...written, meId });
}

/** What the same person wrote at a place in this window; null where there is none, or somebody else wrote it. */
export function keptInWindow<Written extends object>(place: string, meId: string): Written | null {
  const found = findStored('sessionStorage', nameOf(place));
  return found?.meId === meId ? found : null;
}

interface Sending {
  outcome: Promise<boolean>;
  settle: (isStored: boolean) => void;
}

const pendingSubmissions = new Map<string, Sending>();

/** Where a reply to a request is kept while it is written. */
export function draftPathOf(leadId: string): string {
  return `/api/v1/desk/leads/${leadId}/draft`;
}

/** The name of what a form of a request's page sends: the form may be gone when the response comes. */
export function sendingName(draftPath: string, intent: string): string {
  return `${draftPath} ${intent}`;
}

/** Begins to send what a form holds. Resolves to whether it was stored, also for a form whose page was left since. */
export function beginSending(name: string): Promise<boolean> {
  let settle: Sending['settle'] = () => {};
  const outcome = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  pendingSubmissions.set(name, { outcome, settle });
  return outcome;
}

/** What is being sent under a name, as `beginSending` gave it; null when nothing is. */
function findSending(name: string): Promise<boolean> | null {
  return pendingSubmissions.get(name)?.outcome ?? null;
}

/** Ends what `beginSending` began, with whether it was stored. */
export function endSending(name: string, isStored: boolean): void {
  pendingSubmissions.get(name)?.settle(isStored);
  pendingSubmissions.delete(name);
}

/** Saves what is written a moment after the last key, so that a closed window loses nothing. */
const saveAfterMs = 1500;
const retryAfterMs = 5000;

/** Browsers refuse more than 64 KiB that is to outlive its page. */
const mostOutlivingBytes = 60_000;

/** Where it is not saved, the window still has the text: the desk can't be reached, the session is over, or it is too much. */
type DraftState = 'unchanged' | 'saving' | 'saved' | 'offline' | 'signed-out' | 'too-long';

/** What must be seen: nobody but this window has what was written. */
export function isUnsaved(state: DraftState): boolean {
  return !['unchanged', 'saving', 'saved'].includes(state);
}

function stateAfter(status: number | undefined): DraftState {
  if (status === 401) return 'signed-out';
  return status === 413 || status === 422 ? 'too-long' : 'offline';
}

interface Written {
  subject: string;
  body: string;
}

/** What this window saved last of each draft, by its path: page data that was read before does not hold it. */
const savedHere = new Map<string, Written & { meId: string }>();

/** What the same person wrote of a reply in this window, also once it is saved as a draft; null where there is none. */
export function writtenInWindow(path: string, meId: string): Written | null {
  const saved = savedHere.get(path);
  return keptInWindow<Written>(path, meId) ?? (saved?.meId === meId ? saved : null);
}

interface KeptDraftOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Where the draft is kept. */
  path: string;
  /** Who writes: a draft that somebody else left in this window is not theirs. */
  meId: string;
  /** The form holds something else than it was rendered with: what this window still had, or what was typed early. */
  onRestored: () => void;
  /** What was being sent when the page was left is sent; this form, opened since, holds it still. */
  onSentBefore: () => void;
  /** What was being sent when the page was left is refused, and kept in the window. */
  onRefusedLate: () => void;
}

/**
 * Keeps what is written in the form's `subject` and `body`: in the window at once, at the desk a moment later. A save
 * that fails leaves the page alone and is tried again; what only the window has comes back when the page does.
 */
export function useKeptDraft({ form, path, meId, ...listeners }: KeptDraftOptions) {
  const [state, setState] = useState<DraftState>('unchanged');
  /** What the form holds was handed over before its page was left, and the response is not there yet. */
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Written | null>(null);
  const isLeft = useRef(false);
  const saveRequest = useRef<AbortController | null>(null);
  const latestListeners = useRef(listeners);
  latestListeners.current = listeners;

  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLTextAreaElement | null;
  // No database holds the character 0, which a paste may bring.
  const textOf = (name: string) => (field(name)?.value ?? '').replaceAll('\0', '');
  const read = (): Written => ({ subject: textOf('subject'), body: textOf('body') });

  const save = async (written: Written, isLeaving = false) => {
    // Said once: a text that is still too long is not repeated with every pause.
    setState((before) => (before === 'too-long' ? before : 'saving'));
    const body = JSON.stringify(written);
    const abort = new AbortController();
    saveRequest.current?.abort();
    saveRequest.current = abort;
    const response = await fetch(path, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: isLeaving && new Blob([body]).size < mostOutlivingBytes,
      signal: abort.signal,
    }).catch(() => null);
    if (saveRequest.current === abort) saveRequest.current = null;
    // Something newer is on its way, or it was sent.
    if (unsaved.current !== written) return;
    if (response?.ok) {
      unsaved.current = null;
      savedHere.set(path, { ...written, meId });
      keepInWindow(path, meId, null);
      return setState('saved');
    }
    const refused = stateAfter(response?.status);
    setState(refused);
    // The same again would be too long again.
    if (refused !== 'too-long' && !isLeft.current)
      timer.current = setTimeout(() => save(written), retryAfterMs);
  };
  const keep = () => {
    const written = read();
    unsaved.current = written;
    keepInWindow(path, meId, written);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(written), saveAfterMs);
  };
  /** What was written is sent and needs no keeping. */
  const clear = () => {
    clearTimeout(timer.current);
    unsaved.current = null;
    savedHere.delete(path);
    keepInWindow(path, meId, null);
    setState('unchanged');
  };
  /** What was written is being sent; resolves to whether it was stored. Until then the window alone keeps it: a draft must not come behind it. */
  const handOver = async () => {
    clearTimeout(timer.current);
    unsaved.current = null;
    const wasSaving = saveRequest.current !== null;
    saveRequest.current?.abort();
    setState('unchanged');
    const isSent = await beginSending(sendingName(path, 'reply'));
    if (isSent) {
      savedHere.delete(path);
      keepInWindow(path, meId, null);
    } else if (isLeft.current) latestListeners.current.onRefusedLate();
    // Cut off, it may have been stored all the same.
    if (isSent && wasSaving) fetch(path, { method: 'DELETE', keepalive: true }).catch(() => {});
    return isSent;
  };

  const latest = useRef({ keep, save });
  latest.current = { keep, save };
  useEffect(() => {
    isLeft.current = false;
    const written = keptInWindow<Written>(path, meId);
    const [subject, body] = ['subject', 'body'].map(
      (name) => form.current?.elements.namedItem(name) as HTMLTextAreaElement | null,
    );
    if (written && subject && body) {
      subject.value = written.subject;
      body.value = written.body;
    }
    // Also what was typed before React listened.
    const isFilled = body && (written || body.value !== body.defaultValue);
    if (isFilled) latestListeners.current.onRestored();
    const sending = findSending(sendingName(path, 'reply'));
    if (isFilled && !sending) latest.current.keep();
    const settle = (isSent: boolean) => {
      if (isLeft.current) return;
      setPending(false);
      if (isSent) latestListeners.current.onSentBefore();
      else latest.current.keep();
    };
    if (sending) {
      setPending(true);
      sending.then(settle);
    }
    const leave = () => {
      clearTimeout(timer.current);
      if (unsaved.current) latest.current.save(unsaved.current, true);
    };
    addEventListener('pagehide', leave);
    return () => {
      isLeft.current = true;
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [form, path, meId]);
  return { state, isPending, keep, handOver, clear };
}
