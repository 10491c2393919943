import { useEffect, useState } from 'react';
import { findStored, store } from '../stored.ts';

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

/**
 * In the states after `saved`, only this window has the input: it has errors, the server cannot be reached, the session
 * ended, the text is too long, a colleague saved another version, or the draft was sent or discarded elsewhere.
 */
export type DraftState =
  | 'saving'
  | 'saved'
  | 'invalid'
  | 'offline'
  | 'signed-out'
  | 'too-long'
  | 'conflict'
  | 'gone';

export interface SaveRequest {
  /** True when the page is being left. */
  isLeaving: boolean;
  signal: AbortSignal;
}

/** Browsers refuse `keepalive` requests over 64 KiB. */
const mostOutlivingBytes = 60_000;

type PutState = Exclude<DraftState, 'saving' | 'invalid'>;

const refusals: Record<number, PutState> = {
  401: 'signed-out',
  404: 'gone',
  409: 'gone',
  413: 'too-long',
  422: 'too-long',
};

/** Stores a draft at an API address; `answer` is the JSON of the response, or null. */
export async function putDraft(path: string, draft: object, { isLeaving, signal }: SaveRequest) {
  const body = JSON.stringify(draft);
  const response = await fetch(path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: isLeaving && new Blob([body]).size < mostOutlivingBytes,
    signal,
  }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  let state: PutState = refusals[response?.status ?? 0] ?? 'offline';
  if (answer?.current) state = 'conflict';
  if (response?.ok && answer) state = 'saved';
  return { state, answer };
}

/** Milliseconds. */
const saveAfterMs = 1200;
const retryAfterMs = 5000;

interface DraftOptions<Value extends object, State extends DraftState> {
  /** The value that is stored, or that nobody has changed. */
  loaded: Value;
  /** Keeps in this window what the server does not have, with the saved value below it; null for nothing. */
  keep: (value: Value | null, saved: Value) => void;
  /** Stores a value on the server. A state that is no promise refuses it without a request. */
  put: (value: Value, request: SaveRequest) => State | Promise<State>;
}

type Shown<State> = State | 'saving' | 'saved' | null;

function createDraft<Value extends object, State extends DraftState>(
  { loaded, keep, put }: DraftOptions<Value, State>,
  show: (next: (before: Shown<State>) => Shown<State>) => void,
) {
  let value = loaded;
  let saved = loaded;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let request: AbortController | null = null;
  let isStopped = false;
  let isLeft = false;

  async function saveOnce(isForced: boolean): Promise<boolean> {
    if (value === saved && !isForced) return true;
    if (isStopped) return false;
    const written = value;
    const own = new AbortController();
    request = own;
    const result = put(written, { isLeaving: isLeft, signal: own.signal });
    // A text that is still too long is not announced after every pause.
    if (typeof result !== 'string') show((before) => (before === 'too-long' ? before : 'saving'));
    const state = await result;
    if (request !== own) return false;
    request = null;
    if (state === 'saved') {
      saved = written;
      keep(value === saved ? null : value, saved);
      if (value !== written) return saveOnce(false);
    }
    show(() => state);
    if (state === 'conflict' || state === 'gone') isStopped = true;
    if ((state === 'offline' || state === 'signed-out') && !isLeft)
      timer = setTimeout(() => void save(), retryAfterMs);
    return state === 'saved';
  }

  /** Saves at once, an unchanged value only if forced. Resolves to true when it is saved. */
  function save({ isForced = false } = {}): Promise<boolean> {
    clearTimeout(timer);
    if (running) return running;
    const mine = saveOnce(isForced).finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  }

  function abort(): void {
    request?.abort();
    request = null;
    running = null;
  }

  function unload(): void {
    isLeft = true;
    abort();
    void save();
  }

  return {
    save,
    saved: () => saved,
    change(next: Value): void {
      value = next;
      isLeft = false;
      clearTimeout(timer);
      const isSaved = value === saved && !running;
      keep(isSaved ? null : value, saved);
      if (!isSaved) timer = setTimeout(() => void save(), saveAfterMs);
    },
    /** Continues from another saved value, with `next` as its change. */
    rebase(base: Value, next = value): void {
      saved = base;
      value = next;
      isStopped = false;
      keep(value === saved ? null : value, saved);
      if (value === saved) show(() => 'saved');
    },
    /** Takes the value for saved, because it is being sent; returns true when a save was under way, which may arrive. */
    handOver(): boolean {
      const wasSaving = request !== null;
      clearTimeout(timer);
      abort();
      saved = value;
      show(() => null);
      return wasSaving;
    },
    /** Resolves once nothing is being saved. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      isStopped = true;
      await running;
    },
    goOn(): void {
      isStopped = false;
      void save();
    },
    /** Returns the end of an effect, which saves. */
    follow() {
      isLeft = false;
      addEventListener('pagehide', unload);
      return () => {
        removeEventListener('pagehide', unload);
        isLeft = true;
        void save();
      };
    },
  };
}

export type Draft<Value extends object> = ReturnType<typeof createDraft<Value, DraftState>>;

/**
 * Stores a draft in this window at once and on the server after a pause. Saves run one after another, and are tried
 * again while the server cannot be reached; a refused save changes nothing. The state is null before the first save.
 */
export function useDraft<Value extends object, State extends DraftState>(
  options: DraftOptions<Value, State>,
): [Shown<State>, Draft<Value>] {
  const [state, setState] = useState<Shown<State>>(null);
  const [draft] = useState(() => createDraft(options, setState));
  useEffect(draft.follow, []);
  return [state, draft];
}
