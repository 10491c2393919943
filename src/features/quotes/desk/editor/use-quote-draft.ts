import { useEffect, useRef, useState } from 'react';
import { keepInWindow, keptInWindow } from '../../../requests/desk/drafts.ts';
import { isStoredAlike } from './draft-changes.ts';
import { contentOf, draftOf, type QuoteDraft, type StoredQuote } from './editor-model.ts';

/** Version that a colleague saved in the meantime. */
export interface SavedElsewhere extends StoredQuote {
  id: string;
  version: number;
  savedAt: number;
  savedBy: { name: string };
}

export type QuoteDraftState =
  | 'unchanged'
  | 'proposed'
  | 'saving'
  | 'saved'
  | 'invalid'
  | 'offline'
  | 'signed-out'
  | 'too-long'
  | 'conflict'
  | 'gone';

/** Milliseconds after the last key. */
const saveAfterMs = 1200;
const retryAfterMs = 5000;
/** Browsers refuse `keepalive` requests over 64 KiB. */
const mostOutlivingBytes = 60_000;

interface KeptQuote {
  draft: QuoteDraft;
  /** Version that the draft was edited from. */
  base: QuoteDraft;
  version: number;
}

interface QuoteDraftOptions {
  /** API address of the draft. */
  path: string;
  meId: string;
  /** 0 until the draft is saved. */
  version: number;
  /** Empty until the draft is saved. */
  quoteId: string;
  loaded: QuoteDraft;
  draft: QuoteDraft;
  /** Called when this window had an unsaved draft. */
  onRestored: (draft: QuoteDraft) => void;
}

type SaveResult =
  | { state: 'saved'; version: number; quoteId: string }
  | { state: 'conflict'; current: SavedElsewhere }
  | { state: 'gone' | 'offline' | 'signed-out' | 'too-long' };

async function put(path: string, body: string, keepalive: boolean): Promise<SaveResult> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(path, { method: 'PUT', headers, body, keepalive }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (response?.ok && answer) return { state: 'saved', version: answer.version, quoteId: answer.quoteId };
  if (response?.status === 401) return { state: 'signed-out' };
  if (response?.status === 413 || response?.status === 422) return { state: 'too-long' };
  if (response?.status === 409 && answer?.current) return { state: 'conflict', current: answer.current };
  if (response?.status === 409 || response?.status === 404) return { state: 'gone' };
  return { state: 'offline' };
}

/** Sends a saved draft by mail. The message is empty when the server cannot be reached. */
export async function sendQuote(
  quoteId: string,
  versions: { version: number; leadVersion: number },
): Promise<{ ok: boolean; message: string }> {
  const response = await fetch(`/api/v1/desk/quotes/${quoteId}/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(versions),
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  return { ok: response?.ok ?? false, message: typeof answer?.message === 'string' ? answer.message : '' };
}

/**
 * Stores a draft in this window at once and on the server after a pause. Saves run one after another, each with the
 * version that it was edited from; a refused save changes nothing and shows the current version instead.
 */
export function useQuoteDraft({ path, meId, loaded, draft, ...options }: QuoteDraftOptions) {
  const [state, setState] = useState<QuoteDraftState>(options.version === 0 ? 'proposed' : 'unchanged');
  const [conflict, setConflict] = useState<SavedElsewhere | null>(null);
  const [isConflictShown, setConflictShown] = useState(false);
  const version = useRef(options.version);
  const quoteId = useRef(options.quoteId);
  const saved = useRef(loaded);
  /** Sent without a response: the server may have stored it, also from a page that was left. */
  const unanswered = useRef<QuoteDraft | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);
  const isLeft = useRef(false);
  const isRestoring = useRef(false);
  /** An unchanged proposal is stored only when it is sent. */
  const isSent = useRef(false);
  const latest = useRef(draft);
  latest.current = draft;

  /** Records the stored version and saves later input. */
  const goOnFrom = (stored: QuoteDraft, by: { version: number; quoteId: string }, isLeaving: boolean) => {
    version.current = by.version;
    quoteId.current = by.quoteId;
    saved.current = stored;
    unanswered.current = null;
    const isWhole = latest.current === stored;
    const rest: KeptQuote = { draft: latest.current, base: stored, version: by.version };
    keepInWindow(path, meId, isWhole ? null : rest);
    if (isWhole) setState('saved');
    return isWhole || saveOnce(isLeaving);
  };
  const saveOnce = async (isLeaving: boolean): Promise<boolean> => {
    const written = latest.current;
    const isStored = quoteId.current !== '' || !isSent.current;
    if (written === saved.current && isStored) return true;
    if (isStopped.current) return false;
    const { content, problems } = contentOf(written);
    if (Object.keys(problems).length > 0) {
      setState('invalid');
      return false;
    }
    setState('saving');
    const { subject, message } = written;
    const body = JSON.stringify({ version: version.current, content, subject, message });
    const result = await put(path, body, isLeaving && new Blob([body]).size < mostOutlivingBytes);
    const own = unanswered.current;
    if (result.state === 'offline') unanswered.current = written;
    if (result.state === 'conflict' && own && isStoredAlike(own, draftOf(result.current))) {
      const { version: ownVersion, id } = result.current;
      return goOnFrom(own, { version: ownVersion, quoteId: id }, isLeaving);
    }
    setState(result.state);
    if (result.state === 'saved') return goOnFrom(written, result, isLeaving);
    if (result.state === 'conflict') {
      setConflict(result.current);
      setConflictShown(true);
    }
    if (result.state === 'conflict' || result.state === 'gone') isStopped.current = true;
    if ((result.state === 'offline' || result.state === 'signed-out') && !isLeft.current)
      timer.current = setTimeout(() => void save(), retryAfterMs);
    return false;
  };
  const save = (isLeaving = false): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= saveOnce(isLeaving).finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const latestSave = useRef(save);
  latestSave.current = save;
  const restore = useRef(options.onRestored);
  restore.current = options.onRestored;
  useEffect(() => {
    isLeft.current = false;
    const kept = keptInWindow<KeptQuote>(path, meId);
    if (kept && isStoredAlike(kept.draft, saved.current)) keepInWindow(path, meId, null);
    else if (kept) {
      // The page that was left may have saved it.
      unanswered.current = kept.draft;
      version.current = kept.version;
      saved.current = kept.base;
      isRestoring.current = true;
      restore.current(kept.draft);
    }
    const leave = () => {
      isLeft.current = true;
      void latestSave.current(true);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [path, meId]);
  useEffect(() => {
    // The restored draft is not in the form yet and must not be overwritten.
    if (isRestoring.current) {
      isRestoring.current = false;
      return;
    }
    if (draft === saved.current && !running.current) {
      // Undo or redo returned to the saved state, so nothing is pending.
      clearTimeout(timer.current);
      keepInWindow(path, meId, null);
      return;
    }
    const kept: KeptQuote = { draft, base: saved.current, version: version.current };
    keepInWindow(path, meId, kept);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latestSave.current(), saveAfterMs);
  }, [draft, path, meId]);

  /** Continues from a colleague's version; changes on top of it are saved after a pause. */
  const acceptTheirs = (current: SavedElsewhere, theirs: QuoteDraft) => {
    version.current = current.version;
    saved.current = theirs;
    isStopped.current = false;
    setConflict(null);
    setConflictShown(false);
    setState('saved');
    keepInWindow(path, meId, null);
  };
  /** Stops saving: the draft was sent or discarded. */
  const close = () => {
    clearTimeout(timer.current);
    isStopped.current = true;
    keepInWindow(path, meId, null);
  };
  return {
    state,
    conflict,
    isConflictShown,
    showConflict: () => setConflictShown(true),
    hideConflict: () => setConflictShown(false),
    /** Returns the saved version that the draft was edited from. */
    base: () => saved.current,
    version: () => version.current,
    quoteId: () => quoteId.current,
    /** Saves at once; resolves to true when everything is saved. */
    flush: async () => {
      isSent.current = true;
      const isSaved = await save();
      isSent.current = false;
      return isSaved && latest.current === saved.current && quoteId.current !== '';
    },
    acceptTheirs,
    close,
    /** Stops saving; resolves to the saved version. */
    stop: async () => {
      clearTimeout(timer.current);
      isStopped.current = true;
      await running.current;
      return version.current;
    },
    goOn: () => {
      isStopped.current = false;
      void save();
    },
  };
}
