import { useEffect, useRef, useState } from 'react';
import { keepInWindow, keptInWindow } from '../../../requests/desk/drafts.ts';
import { isStoredAlike } from './draft-changes.ts';
import { contentOf, draftOf, type QuoteDraft, type StoredQuote } from './editor-model.ts';

/** What a colleague saved while this draft was being written. */
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

/** Saves a moment after the last key. */
const saveAfterMs = 1200;
const retryAfterMs = 5000;
/** Browsers refuse more than 64 KiB that is to outlive its page. */
const mostOutlivingBytes = 60_000;

interface KeptQuote {
  draft: QuoteDraft;
  /** What it was written on. */
  base: QuoteDraft;
  version: number;
}

interface QuoteDraftOptions {
  /** Where the draft is saved. */
  path: string;
  meId: string;
  /** 0 where none is saved yet. */
  version: number;
  /** Empty where none is saved yet. */
  quoteId: string;
  /** What was loaded. */
  loaded: QuoteDraft;
  draft: QuoteDraft;
  /** The window still had a draft that was not saved. */
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

/** Sends a saved draft by mail. The message is empty where the desk cannot be reached. */
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
 * Keeps a quote that is written: in the window at once, at the desk a moment later. One save follows another, so that
 * each states the version that it was written on; a refused one changes nothing and shows what was saved instead.
 */
export function useQuoteDraft({ path, meId, loaded, draft, ...options }: QuoteDraftOptions) {
  const [state, setState] = useState<QuoteDraftState>(options.version === 0 ? 'proposed' : 'unchanged');
  const [conflict, setConflict] = useState<SavedElsewhere | null>(null);
  const [isConflictShown, setConflictShown] = useState(false);
  const version = useRef(options.version);
  const quoteId = useRef(options.quoteId);
  /** What the desk has of it. */
  const saved = useRef(loaded);
  /** What was sent to the desk without an answer: it may be saved there, as by a page that was left. */
  const unanswered = useRef<QuoteDraft | null>(null);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);
  const isLeft = useRef(false);
  const isRestoring = useRef(false);
  /** A proposal that nobody changed is stored only to be sent. */
  const isSent = useRef(false);
  const latest = useRef(draft);
  latest.current = draft;

  /** Notes that the desk has a draft, and saves what was typed since. */
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
    // What the window had is not there yet, and must not be replaced with what was loaded.
    if (isRestoring.current) {
      isRestoring.current = false;
      return;
    }
    if (draft === saved.current && !running.current) {
      // Undo and redo lead back to what is saved: nothing waits any more.
      clearTimeout(timer.current);
      keepInWindow(path, meId, null);
      return;
    }
    const kept: KeptQuote = { draft, base: saved.current, version: version.current };
    keepInWindow(path, meId, kept);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latestSave.current(), saveAfterMs);
  }, [draft, path, meId]);

  /** Goes on from what a colleague saved; what is kept on top of it is saved a moment later. */
  const acceptTheirs = (current: SavedElsewhere, theirs: QuoteDraft) => {
    version.current = current.version;
    saved.current = theirs;
    isStopped.current = false;
    setConflict(null);
    setConflictShown(false);
    setState('saved');
    keepInWindow(path, meId, null);
  };
  /** What is written belongs to nobody any more: it is sent or discarded. */
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
    /** What the desk has, which what is written here was begun on. */
    base: () => saved.current,
    version: () => version.current,
    quoteId: () => quoteId.current,
    /** Saves at once; resolves to whether everything is saved. */
    flush: async () => {
      isSent.current = true;
      const isSaved = await save();
      isSent.current = false;
      return isSaved && latest.current === saved.current && quoteId.current !== '';
    },
    acceptTheirs,
    close,
    /** Saves nothing from now on; resolves to the version that is saved. */
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
