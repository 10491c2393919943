import { useEffect, useRef, useState } from 'react';
import type { attachmentFields } from '../../../../platform/files/attachment-input.ts';
import { interceptPop } from '../../../../ui/intercept-pop.ts';
import type { RateRequestInput } from '../../../requests/lead-forms.ts';
import { keepPart } from '../../brief-draft.ts';

/** What an entry of the browser's history says of the questionnaire, beside what React Router keeps there. */
interface PartEntry {
  part: number;
  /** How many entries of the questionnaire lie before it. */
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
 * The part of the questionnaire that is shown. Each part that the reader chooses becomes an entry of the browser's
 * history, so that Back leads to the part before; `first` is shown after sending. `onReturn` is called when Back or Forward led to another part.
 */
export function useBriefPart(initial: number, first: number, onReturn: (part: number) => void) {
  const [part, setPart] = useState(initial);
  const shown = useRef(part);
  const returned = useRef(onReturn);
  returned.current = onReturn;
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
    // The page stays: React Router would ask the server for it again, and fail without a connection.
    return interceptPop((event) => {
      const entry = entryIn(event.state);
      if (!entry || address() !== page) return false;
      const target = isResetting.current ? first : entry.part;
      if (isResetting.current) history.replaceState(withEntry({ part: first, depth: entry.depth }), '');
      isResetting.current = false;
      if (target === shown.current) return true;
      shown.current = target;
      setPart(target);
      keepPart(target);
      returned.current(target);
      return true;
    });
  }, [first]);

  return {
    part,
    /** The part that this entry of the history was left on; null on the first visit. */
    partInHistory: () => entryIn(history.state)?.part ?? null,
    /** Shows a part that the reader chose. */
    choose(target: number) {
      if (target === shown.current) return;
      history.pushState(withEntry({ part: target, depth: (entryIn(history.state)?.depth ?? 0) + 1 }), '');
      set(target);
      keepPart(target);
    },
    /** Shows a part that the reader did not choose, in the present entry of the history. */
    replace,
    /** Shows the first part in the first entry of the questionnaire, so that Back leaves it. */
    reset() {
      const depth = entryIn(history.state)?.depth ?? 0;
      if (depth === 0) return replace(first);
      set(first);
      isResetting.current = true;
      history.go(-depth);
    },
  };
}

/** The tab on which each answer stands, in the order of tabs and answers (specification, sections 2 and 3). */
const tabOf = {
  service: 'general',
  clientName: 'general',
  brandName: 'general',
  address: 'general',
  phone: 'general',
  email: 'general',
  products: 'product',
  productOrigin: 'product',
  objective: 'objective',
  productToExport: 'export',
  referenceNumber: 'export',
} as const satisfies Record<Exclude<keyof RateRequestInput, 'shipment'>, string>;

export type BriefField = keyof typeof tabOf;

/**
 * In which order Next leads through the parts: that of the tabs, or, where the address brought cargo, from the cargo to
 * its sender.
 */
export function partOrder(isCargoFirst: boolean): [number, ...number[]] {
  return isCargoFirst ? [3, 1, 2, 0] : [0, 1, 2, 3];
}

/** The answers of all tabs, in order. */
export const briefFields = Object.keys(tabOf) as BriefField[];

/** The four tabs of the client brief, each with its answers. */
export const briefParts = [...new Set(Object.values(tabOf))].map((name) => ({
  name,
  fields: briefFields.filter((field) => tabOf[field] === name),
}));

/** The field of files, which stands on the last tab. */
export const attachmentsField: typeof attachmentFields.files = 'attachments';

/** Returns whether a field is a detail of the shipment, by its name. */
export function isDetail(name: string): boolean {
  return name.startsWith('shipment.');
}

/** The tab on which an answer or a detail stands; the first for an unknown one. */
export function partOfField(name: string): number {
  if (isDetail(name) || name === attachmentsField) return briefParts.length - 1;
  const index = briefParts.findIndex(({ fields }) => fields.some((field) => field === name));
  return Math.max(index, 0);
}
