import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RateRequestInput } from '#features/requests/lead-forms.ts';
import type { attachmentFields } from '#platform/files/attachment-input.ts';
import { keepPart } from '#ui/forms/stored-draft.ts';
import { interceptPop } from '#ui/intercept-pop.ts';

/** History state of the questionnaire, added to React Router's. */
interface PartEntry {
  part: number;
  /** Number of earlier history entries of the questionnaire. */
  depth: number;
}

function entryIn(state: unknown): PartEntry | null {
  return (state as { brief?: PartEntry } | null)?.brief ?? null;
}

function withEntry(entry: PartEntry): object {
  return { ...(history.state as object | null), brief: entry };
}

function address(): string {
  return location.pathname + location.search;
}

/**
 * Returns the current part and its navigation. Each part that the reader selects is a history entry, so Back returns to
 * the previous part; the first is shown after sending. Calls `onReturn` when Back or Forward led to another part.
 */
export function useBriefPart(initial: number, onReturn: (part: number) => void) {
  const [part, setPart] = useState(initial);
  const shown = useRef(part);
  const reportReturn = useEffectEvent(onReturn);
  const isResetting = useRef(false);

  const set = (target: number) => {
    shown.current = target;
    setPart(target);
  };
  const replace = (target: number) => {
    history.replaceState(withEntry({ part: target, depth: entryIn(history.state)?.depth ?? 0 }), '');
    set(target);
  };

  useEffect(() => {
    const page = address();
    // React Router would reload the page data, which fails offline.
    return interceptPop((event) => {
      const entry = entryIn(event.state);
      if (!entry || address() !== page) return false;
      const target = isResetting.current ? 0 : entry.part;
      if (isResetting.current) history.replaceState(withEntry({ part: 0, depth: entry.depth }), '');
      isResetting.current = false;
      if (target === shown.current) return true;
      shown.current = target;
      setPart(target);
      keepPart(target);
      reportReturn(target);
      return true;
    });
  }, []);

  return {
    part,
    /** Null on the first visit of this history entry. */
    partInHistory: () => entryIn(history.state)?.part ?? null,
    /** Adds a history entry. */
    choose(target: number) {
      if (target === shown.current) return;
      history.pushState(withEntry({ part: target, depth: (entryIn(history.state)?.depth ?? 0) + 1 }), '');
      set(target);
      keepPart(target);
    },
    /** Replaces the current history entry. */
    replace,
    /** Returns to the first history entry of the questionnaire, so that Back leaves the page. */
    reset() {
      const depth = entryIn(history.state)?.depth ?? 0;
      if (depth === 0) return replace(0);
      set(0);
      isResetting.current = true;
      history.go(-depth);
    },
  };
}

/** Tab of each field, in display order (specification, sections 2 and 3). */
const tabOf = {
  service: 'general',
  clientName: 'general',
  brandName: 'general',
  address: 'general',
  phone: 'general',
  email: 'general',
  legalName: 'general',
  taxKind: 'general',
  taxNumber: 'general',
  products: 'product',
  productOrigin: 'product',
  objective: 'objective',
  productToExport: 'export',
  referenceNumber: 'export',
} as const satisfies Record<Exclude<keyof RateRequestInput, 'shipment'>, string>;

export type BriefField = keyof typeof tabOf;

/**
 * Kind of input of each field: on one line in half or the whole width, a choice, or free text. The site's form and the
 * desk's ask for it.
 */
export const inputKinds: Record<BriefField, 'line' | 'wide-line' | 'choice' | 'text'> = {
  service: 'choice',
  clientName: 'line',
  brandName: 'line',
  address: 'wide-line',
  phone: 'line',
  email: 'line',
  legalName: 'wide-line',
  taxKind: 'choice',
  taxNumber: 'line',
  products: 'text',
  productOrigin: 'text',
  objective: 'text',
  productToExport: 'text',
  referenceNumber: 'wide-line',
};

/** Fields that only a quote or an invoice needs; they stay folded until one is filled in. */
export const invoiceFields: readonly BriefField[] = ['legalName', 'taxKind', 'taxNumber'];

export const briefFields = Object.keys(tabOf) as BriefField[];

export const briefParts = [...new Set(Object.values(tabOf))].map((name) => ({
  name,
  fields: briefFields.filter((field) => tabOf[field] === name),
}));

/** Name of the file field, on the last tab. */
export const attachmentsField: typeof attachmentFields.files = 'attachments';

export function isDetail(name: string): boolean {
  return name.startsWith('shipment.');
}

/** Returns the first tab for an unknown field. */
export function partOfField(name: string): number {
  if (isDetail(name) || name === attachmentsField) return briefParts.length - 1;
  const index = briefParts.findIndex(({ fields }) => fields.some((field) => field === name));
  return Math.max(index, 0);
}

export const panelId = (name: string) => `brief-panel-${name}`;

export function focusPart(part: number): void {
  const name = briefParts[part]?.name;
  if (!name) return;
  requestAnimationFrame(() => {
    document.getElementById(panelId(name))?.focus({ preventScroll: true });
    // Keeps the tabs in view.
    document.querySelector('[role="tablist"]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Returns null when the focus is outside the form. */
export function partInFocus(): number | null {
  const part = briefParts.findIndex(({ name }) =>
    document.getElementById(panelId(name))?.contains(document.activeElement),
  );
  return part < 0 ? null : part;
}
