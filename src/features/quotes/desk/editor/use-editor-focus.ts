import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lineFieldId, type OptionDraft } from './editor-model.ts';
import { type QuoteDraftState, quietStates } from './use-quote-draft.ts';

/** Focuses the first missing rate when the editor opens, and in an option after an insertion. */
export function useRateFocus(options: readonly OptionDraft[]) {
  const [toFocus, setToFocus] = useState({ optionId: '' });
  const current = useRef(options);
  current.current = options;
  useLayoutEffect(() => {
    const option = current.current.find(({ id }) => id === toFocus.optionId) ?? current.current[0];
    const line = option?.lines.find(({ rate }) => rate === '') ?? option?.lines[0];
    document.getElementById(line ? lineFieldId(line.id, 'rate') : 'add-line')?.focus();
  }, [toFocus]);
  // The router scrolls a page that opens to its top once its field has the focus.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (optionId: string) => setToFocus({ optionId });
}

/** Returns the focus to the field that Escape left for a single key, once the dialog of that key is closed. */
export function useLastField() {
  const field = useRef<HTMLElement>(null);
  return {
    noteField: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.matches('input, select, textarea')) field.current = target;
    },
    goBack: () => {
      const { activeElement, body } = document;
      // A dialog closed by Escape keeps the focus a moment longer; otherwise a button may have opened it.
      if (activeElement === body || activeElement?.closest('dialog:not([open])')) field.current?.focus();
    },
  };
}

/** Focuses a field, and opens what it is folded into. */
export function showField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}

/** Texts for screen readers; a repeated one changes, to be announced again. */
export function useAnnouncer() {
  const [spoken, setSpoken] = useState('');
  const announce = (text: string) => setSpoken((last) => (last === text ? `${text}\u00a0` : text));
  return { spoken, announce };
}

/**
 * Announces once that the draft is unsaved and once that it is saved again; announcing each save would interrupt
 * typing.
 */
export function useSpokenState(
  state: QuoteDraftState,
  texts: Record<QuoteDraftState, string>,
  announce: (text: string) => void,
): void {
  const hasFailed = useRef(false);
  const latest = useRef({ texts, announce });
  latest.current = { texts, announce };
  useEffect(() => {
    const isQuiet = quietStates.includes(state);
    if (!isQuiet || (hasFailed.current && state === 'saved'))
      latest.current.announce(latest.current.texts[state]);
    if (!isQuiet) hasFailed.current = true;
    else if (state === 'saved') hasFailed.current = false;
  }, [state]);
}
