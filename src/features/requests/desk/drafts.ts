import { type RefObject, useEffect, useRef, useState } from 'react';
import { findStored, store } from '../../../ui/stored.ts';

const nameOf = (place: string) => `desk-writing ${place}`;

/**
 * Stores input in this window, or removes it for null. Signing out removes it. Does nothing when storage is blocked.
 */
export function keepInWindow(place: string, meId: string, written: object | null): void {
  store('sessionStorage', nameOf(place), written && { ...written, meId });
}

/** Returns what the same person stored in this window; null for none or another person's. */
export function keptInWindow<Written extends object>(place: string, meId: string): Written | null {
  const found = findStored('sessionStorage', nameOf(place));
  return found?.meId === meId ? found : null;
}

interface Sending {
  outcome: Promise<boolean>;
  settle: (isStored: boolean) => void;
}

const pendingSubmissions = new Map<string, Sending>();

export function draftPathOf(leadId: string): string {
  return `/api/v1/desk/leads/${leadId}/draft`;
}

/** Returns the name under which a form's submission is tracked: the form may be gone when the response arrives. */
export function sendingName(draftPath: string, intent: string): string {
  return `${draftPath} ${intent}`;
}

/** Tracks a submission. Resolves to true when it was stored, also after its page was left. */
export function beginSending(name: string): Promise<boolean> {
  let settle: Sending['settle'] = () => {};
  const outcome = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  pendingSubmissions.set(name, { outcome, settle });
  return outcome;
}

/** Returns the pending submission of a name, or null. */
function findSending(name: string): Promise<boolean> | null {
  return pendingSubmissions.get(name)?.outcome ?? null;
}

/** Resolves the promise of `beginSending`. */
export function endSending(name: string, isStored: boolean): void {
  pendingSubmissions.get(name)?.settle(isStored);
  pendingSubmissions.delete(name);
}

/** Milliseconds after the last key. */
const saveAfterMs = 1500;
const retryAfterMs = 5000;

/** Browsers refuse `keepalive` requests over 64 KiB. */
const mostOutlivingBytes = 60_000;

/**
 * In the states after `saved`, only this window has the text: the server cannot be reached, the session ended, or the
 * text is too long.
 */
type DraftState = 'unchanged' | 'saving' | 'saved' | 'offline' | 'signed-out' | 'too-long';

/** Returns true when only this window has the text, which the reader must see. */
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

/** Last saved text of each draft by path; page data loaded earlier does not include it. */
const savedHere = new Map<string, Written & { meId: string }>();

/** Returns the person's reply text from this window, including one saved as a draft; null for none. */
export function writtenInWindow(path: string, meId: string): Written | null {
  const saved = savedHere.get(path);
  return keptInWindow<Written>(path, meId) ?? (saved?.meId === meId ? saved : null);
}

interface KeptDraftOptions {
  form: RefObject<HTMLFormElement | null>;
  /** API address of the draft. */
  path: string;
  /** Id of the author: another person's draft in this window is ignored. */
  meId: string;
  /** Called when the form was filled from this window or before hydration. */
  onRestored: () => void;
  /** Called when a submission from before the page was left is stored while this form still has its text. */
  onSentBefore: () => void;
  /** Called when such a submission was refused; the window still has its text. */
  onRefusedLate: () => void;
}

/**
 * Stores the form's `subject` and `body`: in this window at once, on the server after a pause. A failed save does not
 * affect the page and is tried again; text that only the window has is restored when the page opens.
 */
export function useKeptDraft({ form, path, meId, ...listeners }: KeptDraftOptions) {
  const [state, setState] = useState<DraftState>('unchanged');
  /** True while a submission from before the page was left has no response. */
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Written | null>(null);
  const isLeft = useRef(false);
  const saveRequest = useRef<AbortController | null>(null);
  const latestListeners = useRef(listeners);
  latestListeners.current = listeners;

  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLTextAreaElement | null;
  // Databases refuse the character U+0000, which pasted text may contain.
  const textOf = (name: string) => (field(name)?.value ?? '').replaceAll('\0', '');
  const read = (): Written => ({ subject: textOf('subject'), body: textOf('body') });

  const save = async (written: Written, isLeaving = false) => {
    // Keeps the state, so that text which is still too long is not announced after every pause.
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
    // Newer text is being saved, or the reply was sent.
    if (unsaved.current !== written) return;
    if (response?.ok) {
      unsaved.current = null;
      savedHere.set(path, { ...written, meId });
      keepInWindow(path, meId, null);
      return setState('saved');
    }
    const refused = stateAfter(response?.status);
    setState(refused);
    // The same text would be refused again.
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
  /** Removes the stored text, because it was sent. */
  const clear = () => {
    clearTimeout(timer.current);
    unsaved.current = null;
    savedHere.delete(path);
    keepInWindow(path, meId, null);
    setState('unchanged');
  };
  /**
   * Marks the text as being sent; resolves to true when it was stored. Until then only the window stores it, so that no
   * draft is saved after it.
   */
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
    // An aborted save may still have been stored.
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
    // Includes what was typed before hydration.
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
