import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { keepInWindow, keptInWindow } from '../../../ui/desk/use-draft.ts';
import { store } from '../../../ui/stored.ts';

type Values = Record<string, string>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const place = 'new-request';

/** Session storage key; signing out deletes every key with this prefix. */
export const uploadsPlace = `desk-writing ${place} files`;

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
    if (!value) continue;
    if (isBox(control)) control.checked = true;
    else control.value = value;
  }
}

/** Returns true while the page of the stored request is loading. */
function useIsStored(): boolean {
  const { state, formData, location } = useNavigation();
  return (
    state === 'loading' &&
    formData?.get('intent') === 'enter' &&
    location.pathname.startsWith('/desk/requests/')
  );
}

interface EntryDraft {
  /** Idempotency key of the request, unchanged by a reload. */
  key: string;
  /** Stored cargo details by input name. */
  details: RefObject<Values>;
  onInput: () => void;
  onDetails: (changes: Values) => void;
}

/** Keeps the form's input in this window until the request is stored. Values of a refused form take precedence. */
export function useEntryDraft(
  form: RefObject<HTMLFormElement | null>,
  { meId, firstKey, isRefused }: { meId: string; firstKey: string; isRefused: boolean },
): EntryDraft {
  const [key, setKey] = useState(firstKey);
  const details = useRef<Values>({});
  const isStored = useIsStored();

  const keep = useCallback(
    (itsKey: string) => {
      if (!form.current) return;
      const typed = controlsIn(form.current).map((control) => [control.name, heldBy(control)]);
      keepInWindow(place, meId, {
        fields: { ...Object.fromEntries(typed), ...details.current },
        key: itsKey,
      });
    },
    [form, meId],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before what was typed before React is seen.
  useLayoutEffect(() => {
    if (isRefused || !form.current) return keep(key);
    const kept = keptInWindow<{ fields: Values; key: string }>(place, meId);
    if (!kept) return;
    const preHydration = controlsIn(form.current).flatMap((control): [string, string][] =>
      isBox(control) || control instanceof HTMLSelectElement || control.value === ''
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
    store('sessionStorage', uploadsPlace, null);
  }, [isStored, meId]);

  return {
    key,
    details,
    onInput: () => keep(key),
    onDetails: useCallback((changes: Values) => {
      details.current = changes;
    }, []),
  };
}
