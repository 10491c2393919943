import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { keepInWindow, keptInWindow } from '#ui/desk/use-draft.ts';
import { store } from '#ui/stored.ts';

type Values = Record<string, string>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the session storage key of a form's files; signing out deletes every key with this prefix. */
export const uploadsPlace = (place: string) => `desk-writing ${place} files`;

// Repeated here: a module shared with the brief would add a script to its page.
const isDetail = (name: string) => name.startsWith('shipment.');

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Returns the fields that were typed or selected, without the cargo details. */
function controlsIn(form: HTMLFormElement): Control[] {
  return ([...form.elements] as Control[]).filter(
    ({ name, type }) => name !== '' && !isDetail(name) && !['hidden', 'file', 'submit'].includes(type),
  );
}

function heldBy(control: Control): string {
  return isBox(control) && !control.checked ? '' : control.value;
}

function restore(form: HTMLFormElement, values: Values): void {
  for (const control of controlsIn(form)) {
    const value = values[control.name];
    if (value === undefined) continue;
    if (isBox(control)) control.checked = value !== '';
    else control.value = value;
  }
}

/** Returns true while the page of the stored request is loading. */
function useIsStored(intent: string): boolean {
  const { state, formData, location } = useNavigation();
  return (
    state === 'loading' &&
    formData?.get('intent') === intent &&
    location.pathname.startsWith('/desk/requests/')
  );
}

interface EntryDraft {
  /** The first key, unchanged by a reload: the idempotency key of a new request, the version of one that is corrected. */
  key: string;
  /** Stored cargo details by input name. */
  details: RefObject<Values>;
  onInput: () => void;
  onDetails: (changes: Values) => void;
}

interface EntryDraftOptions {
  /** Name of the draft among those of this window. */
  place: string;
  /** The form's command. */
  intent: string;
  meId: string;
  firstKey: string;
  /** True when the form comes with values that replace those of the draft. */
  isFilled: boolean;
}

/** Keeps the form's input in this window until the request is stored. Values that the form comes with take precedence. */
export function useEntryDraft(
  form: RefObject<HTMLFormElement | null>,
  { place, intent, meId, firstKey, isFilled }: EntryDraftOptions,
): EntryDraft {
  const [key, setKey] = useState(firstKey);
  const details = useRef<Values>({});
  const isStored = useIsStored(intent);

  const keep = useCallback(
    (itsKey: string) => {
      if (!form.current) return;
      const typed = controlsIn(form.current).map((control) => [control.name, heldBy(control)]);
      keepInWindow(place, meId, {
        fields: { ...Object.fromEntries(typed), ...details.current },
        key: itsKey,
      });
    },
    [form, meId, place],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before what was typed before React is seen.
  useLayoutEffect(() => {
    if (isFilled || !form.current) return keep(key);
    const kept = keptInWindow<{ fields: Values; key: string }>(place, meId);
    if (!kept) return;
    const preHydration = controlsIn(form.current).flatMap((control): [string, string][] =>
      isBox(control) || control instanceof HTMLSelectElement || control.value === control.defaultValue
        ? []
        : [[control.name, control.value]],
    );
    restore(form.current, { ...kept.fields, ...Object.fromEntries(preHydration) });
    const entries = Object.entries(kept.fields);
    details.current = Object.fromEntries(entries.filter(([name, value]) => isDetail(name) && value !== ''));
    setKey(kept.key);
  }, []);

  useLayoutEffect(() => {
    if (!isStored) return;
    keepInWindow(place, meId, null);
    store('sessionStorage', uploadsPlace(place), null);
  }, [isStored, meId, place]);

  return {
    key,
    details,
    onInput: () => keep(key),
    onDetails: useCallback((changes: Values) => {
      details.current = changes;
    }, []),
  };
}
