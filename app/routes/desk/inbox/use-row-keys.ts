import type { RefObject } from 'react';
import { useKeys } from '../../../ui/desk/use-keys.ts';

interface RowKeys {
  list: RefObject<HTMLElement | null>;
  /** Does something with the selected requests or, when none is, with the focused one. */
  onAssign: (ids: string[]) => void;
  onStage: (ids: string[]) => void;
  onSpam: (ids: string[]) => void;
  /** Opens a request where an answer is written. */
  onReply: (path: string) => void;
  /** Says how many are selected once that changes by a key. */
  onSelect: () => void;
}

/** j and k move the focus from line to line; x selects; a, e, ! and r act. The list itself stays what it is. */
export function useRowKeys({ list, onAssign, onStage, onSpam, onReply, onSelect }: RowKeys): void {
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>('[data-row-link]') ?? [])];
  const focused = () => document.activeElement?.closest('[data-row]') ?? null;
  const boxIn = (row: Element | null) => row?.querySelector<HTMLInputElement>('[name="lead"]') ?? null;

  const step = (by: 1 | -1) => {
    const all = links();
    const row = focused();
    const at = all.findIndex((link) => row?.contains(link));
    const target = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by;
    const link = all[Math.max(0, Math.min(all.length - 1, target))];
    link?.focus();
    link?.scrollIntoView({ block: 'nearest' });
  };

  const meant = (): string[] => {
    const selected = list.current?.querySelectorAll<HTMLInputElement>('[name="lead"]:checked') ?? [];
    const ids = [...selected].map(({ value }) => value);
    const own = boxIn(focused())?.value;
    return ids.length > 0 ? ids : own ? [own] : [];
  };

  const act = (does: (ids: string[]) => void) => () => {
    const ids = meant();
    if (ids.length > 0) does(ids);
  };

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const box = boxIn(focused());
      if (!box) return;
      box.checked = !box.checked;
      onSelect();
    },
    a: act(onAssign),
    e: act(onStage),
    '!': act(onSpam),
    r: () => {
      const link = focused()?.querySelector<HTMLAnchorElement>('[data-row-link]');
      if (link) onReply(link.pathname + link.search);
    },
  });
}
