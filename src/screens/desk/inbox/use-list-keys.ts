import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { lineToReturnTo, rememberList, seenList } from '#features/requests/desk/list-memory.ts';
import { useKeys } from '#ui/desk/use-keys.ts';
import type { ReadingPane } from './use-reading-pane.ts';

interface RowKeys {
  list: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  pane: ReadingPane;
  /** Receives the selected requests or, when there are none, the focused one. */
  onAssign: (ids: string[]) => void;
  onStage: (ids: string[]) => void;
  onDone: (ids: string[]) => void;
  onPriority: (ids: string[]) => void;
  onNotice: (ids: string[]) => void;
  onSpam: (ids: string[]) => void;
  onFollowUp: (ids: string[]) => void;
  /** Opens a request with the focus in the reply. */
  onReply: (path: string) => void;
  /** Opens the quote of a request. */
  onQuote: (id: string) => void;
  /** Receives the focused request to send its draft; returns false where it has none. */
  onSendDraft: (id: string) => boolean;
  /** Called when a key changed the selection. */
  onSelect: () => void;
}

const focusedRow = () => document.activeElement?.closest('[data-row]') ?? null;
const pathOf = (link: HTMLAnchorElement) => link.pathname + link.search;

/**
 * Binds j and k to move the focus, which the open request follows; x to select; a, e, s, d, i, m, !, r, q and Q to act. The keys
 * to write belong to the open request once it is the focused one. Returns the handler of keys on a line, and the move to
 * the next line after a draft was sent.
 */
export function useRowKeys({ list, heading, pane, onReply, onQuote, onSelect, ...act }: RowKeys) {
  const enterPane = usePaneFocus({ list, heading }, pane);
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('[data-row-link]') ?? [])];
  const boxIn = (row: Element | null) => row?.querySelector<HTMLInputElement>('[name="lead"]') ?? null;
  const focusedId = () => boxIn(focusedRow())?.value ?? '';
  const focusedLink = () => focusedRow()?.querySelector<HTMLAnchorElement>('[data-row-link]') ?? null;
  const isOpen = (link: HTMLAnchorElement) => link.ariaCurrent === 'true';

  /** Last index of the open request, which may have left the list. */
  const openedAt = useRef(-1);
  useEffect(() => {
    const at = links().findIndex(isOpen);
    if (at >= 0 || pane.openId === undefined) openedAt.current = at;
  });

  /** Returns the line to focus, counted from the place of a request that left the list. */
  const targetOf = (by: number, all: HTMLAnchorElement[]) => {
    const row = focusedRow();
    const focused = all.findIndex((link) => row?.contains(link));
    const at = focused < 0 ? all.findIndex(isOpen) : focused;
    if (at >= 0) return at + by;
    if (openedAt.current >= 0) return openedAt.current + (by > 0 ? 0 : -1);
    return by > 0 ? 0 : all.length - 1;
  };

  const move = (by: number) => {
    const all = links();
    const link = all[Math.max(0, Math.min(all.length - 1, targetOf(by, all)))];
    // Native scrolling would center the line in the window.
    link?.focus({ preventScroll: true });
    link?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
    return link;
  };
  const showSoon = (link: HTMLAnchorElement | null | undefined) => {
    if (link && pane.isWide && !isOpen(link)) pane.openSoon(pathOf(link));
    else pane.cancel();
  };
  const step = (by: number) => showSoon(move(by));

  const meant = (): string[] => {
    const selected = list.current?.querySelectorAll<HTMLInputElement>('[name="lead"]:checked') ?? [];
    const ids = [...selected].map(({ value }) => value);
    const own = focusedId();
    return ids.length > 0 ? ids : own ? [own] : [];
  };

  const withMeant = (does: (ids: string[]) => void) => () => {
    const ids = meant();
    if (ids.length === 0) return false;
    does(ids);
    return true;
  };

  /** Consumes a key that writes while the focused request has not loaded in the pane. */
  const write = () => {
    const link = focusedLink();
    return pane.isWide && link !== null && !isOpen(link);
  };

  /** Leads to a page of the focused request, unless that is open in the pane. */
  const goTo = (go: (link: HTMLAnchorElement) => void) => () => {
    const link = focusedLink();
    if (!link || isOpen(link)) return false;
    pane.cancel();
    go(link);
    return true;
  };

  const sendDraft = () => act.onSendDraft(focusedId()) || write();

  useKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      x: () => {
        const box = boxIn(focusedRow());
        if (!box) return;
        box.checked = !box.checked;
        onSelect();
      },
      a: withMeant(act.onAssign),
      e: withMeant(act.onStage),
      s: withMeant(act.onFollowUp),
      d: withMeant(act.onDone),
      i: withMeant(act.onPriority),
      m: withMeant(act.onNotice),
      '!': withMeant(act.onSpam),
      r: goTo((link) => onReply(pathOf(link))),
      q: goTo(() => onQuote(focusedId())),
      Q: sendDraft,
      n: write,
      o: write,
      c: write,
    },
    { isFirst: true },
  );
  /** Arrows move like j and k; Enter moves into the request next to the list. */
  const press = (event: ReactKeyboardEvent<HTMLFormElement>) => {
    const { key, target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-row-link]') : null;
    if (!link || !pane.isWide || ctrlKey || metaKey || shiftKey || altKey) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (by === undefined) enterPane(link);
    else step(by);
  };
  const focusNextRow = (reloaded: Promise<void>) => {
    move(1);
    // Opened before, it would end the reload of the list.
    void reloaded.then(() => showSoon(focusedLink()));
  };
  return { press, focusNextRow };
}

/** Binds Enter to move from a line into the open request, and Escape to move back. */
function usePaneFocus(
  { list, heading }: Record<'list' | 'heading', RefObject<HTMLElement | null>>,
  { isWide, openId, frame, open }: ReadingPane,
) {
  const openLink = () => list.current?.querySelector<HTMLElement>('[data-row-link][aria-current]');
  const isLed = useRef(false);
  const shown = useRef(openId);
  useEffect(() => {
    const before = shown.current;
    shown.current = openId;
    if (openId !== undefined && isLed.current) frame.current?.focus({ preventScroll: true });
    isLed.current = false;
    if (openId !== before) openLink()?.scrollIntoView({ block: 'nearest' });
    if (!isWide || openId !== undefined || before === undefined) return;
    const { activeElement } = document;
    if (activeElement && list.current?.contains(activeElement)) return;
    // The request was closed, so the focus returns to its line.
    list.current?.querySelector<HTMLElement>(`[data-row-link][href*="${CSS.escape(before)}"]`)?.focus();
  });
  useEffect(() => {
    if (!isWide) return;
    const leave = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing || document.querySelector('dialog[open]'))
        return;
      const isBeside = target === document.body || frame.current?.contains(target as Node);
      if (isBeside && !frame.current?.querySelector(':popover-open'))
        (openLink() ?? heading.current)?.focus();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  });
  return (link: HTMLAnchorElement) => {
    if (link.ariaCurrent === 'true') frame.current?.focus({ preventScroll: true });
    else {
      isLed.current = true;
      open(pathOf(link));
    }
  };
}

interface Place {
  paths: string[];
  olderPath: string | null;
  /** Path of the open request. */
  openPath: string | undefined;
}

/** Stores the list for moving between its requests, and returns the focus to the line that the reader left. */
export function usePlaceInList(
  list: RefObject<HTMLElement | null>,
  { paths, olderPath, openPath }: Place,
): void {
  const isBack = useRef(false);
  useEffect(() => {
    if (!isBack.current) {
      isBack.current = true;
      const path = openPath ?? lineToReturnTo(seenList(), paths);
      const links = list.current?.querySelectorAll<HTMLAnchorElement>('[data-row-link]') ?? [];
      const link = [...links].find((anchor) => anchor.getAttribute('href') === path);
      // Next to a request, the reader may already be typing.
      if (openPath === undefined || document.activeElement === document.body) link?.focus();
      link?.scrollIntoView({ block: 'nearest' });
    }
    rememberList({ paths, olderPath, opened: openPath ?? '' });
  }, [list, paths, olderPath, openPath]);
}
