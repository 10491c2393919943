import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Draft,
  type DraftState,
  keepInWindow,
  keptInWindow,
  putDraft,
  type SaveRequest,
  useDraft,
} from '#ui/desk/use-draft.ts';
import { isStoredAlike } from './draft-changes.ts';
import {
  contentOf,
  draftOf,
  type LineDraft,
  type QuoteDraft,
  type StoredQuote,
  typedLimit,
} from './editor-model.ts';

/** Version that a colleague saved in the meantime. */
export interface SavedElsewhere extends StoredQuote {
  id: string;
  version: number;
  savedAt: number;
  savedBy: { name: string };
}

export type QuoteDraftState = DraftState | 'unchanged' | 'proposed';

/** In every other state the draft is unsaved. */
export const quietStates: readonly QuoteDraftState[] = ['unchanged', 'proposed', 'saving', 'saved'];

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

/** A draft that an older release kept in this window has the maximum of a line as an amount. */
function withTypedLimits(draft: QuoteDraft): QuoteDraft {
  const typed = (line: LineDraft): LineDraft => {
    const maximum: unknown = line.maximum;
    if (typeof maximum === 'string') return line;
    return { ...line, maximum: typedLimit(typeof maximum === 'number' ? maximum : null, line.currency) };
  };
  return {
    ...draft,
    options: draft.options.map((option) => ({ ...option, lines: option.lines.map(typed) })),
  };
}

/** Keeps a quote's draft; each save names the version that it was edited from, and a stale one is a conflict. */
export function useQuoteDraft({ path, meId, loaded, draft, onRestored, ...stored }: QuoteDraftOptions) {
  const [conflict, setConflict] = useState<SavedElsewhere | null>(null);
  const [isConflictShown, setConflictShown] = useState(false);
  const server = useRef({
    ...stored,
    /** Sent without a response: the server may have stored it, also from a page that was left. */
    unanswered: null as QuoteDraft | null,
  });

  async function put(written: QuoteDraft, request: SaveRequest): Promise<DraftState> {
    const { version, unanswered } = server.current;
    const { subject, message } = written;
    server.current.unanswered = written;
    const { content } = contentOf(written);
    const { state: result, answer } = await putDraft(path, { version, content, subject, message }, request);
    if (result === 'saved')
      server.current = { version: answer.version, quoteId: answer.quoteId, unanswered: null };
    else if (result !== 'offline') server.current.unanswered = unanswered;
    if (result !== 'conflict') return result;
    const current: SavedElsewhere = answer.current;
    if (unanswered && isStoredAlike(unanswered, draftOf(current))) {
      server.current = { version: current.version, quoteId: current.id, unanswered: null };
      kept.rebase(unanswered);
      return written === unanswered ? 'saved' : put(written, request);
    }
    setConflict(current);
    setConflictShown(true);
    return 'conflict';
  }
  const [state, kept]: [DraftState | null, Draft<QuoteDraft>] = useDraft<QuoteDraft, DraftState>({
    loaded,
    keep: (written, base) =>
      keepInWindow(path, meId, written && { draft: written, base, version: server.current.version }),
    put: (written, request) =>
      Object.keys(contentOf(written).problems).length > 0 ? 'invalid' : put(written, request),
  });

  const seen = useRef(draft);
  const restore = useEffectEvent(() => {
    const found = keptInWindow<KeptQuote>(path, meId);
    if (!found) return;
    const restored = withTypedLimits(found.draft);
    if (isStoredAlike(restored, kept.saved())) return keepInWindow(path, meId, null);
    // The page that was left may have saved it.
    server.current.unanswered = restored;
    server.current.version = found.version;
    kept.rebase(withTypedLimits(found.base), restored);
    onRestored(restored);
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (draft === seen.current) return;
    seen.current = draft;
    kept.change(draft);
  }, [draft, kept]);

  /** Continues from a colleague's version; changes on top of it are saved after a pause. */
  const acceptTheirs = (current: SavedElsewhere, theirs: QuoteDraft) => {
    server.current.version = current.version;
    kept.rebase(theirs, theirs);
    setConflict(null);
    setConflictShown(false);
  };
  return {
    state: state ?? (stored.version === 0 ? ('proposed' as const) : ('unchanged' as const)),
    conflict,
    isConflictShown,
    showConflict: () => setConflictShown(true),
    hideConflict: () => setConflictShown(false),
    /** Returns the saved version that the draft was edited from. */
    base: kept.saved,
    version: () => server.current.version,
    quoteId: () => server.current.quoteId,
    /** Saves at once, also an unchanged proposal; resolves to true when everything is saved. */
    flush: async () => {
      const isSaved = await kept.save({ isForced: server.current.quoteId === '' });
      return isSaved && server.current.quoteId !== '';
    },
    acceptTheirs,
    /** Stops saving: the draft was sent or discarded. */
    close: () => {
      void kept.stop();
      keepInWindow(path, meId, null);
    },
    /** Stops saving; resolves to the saved version. */
    stop: async () => {
      await kept.stop();
      return server.current.version;
    },
    goOn: kept.goOn,
  };
}
