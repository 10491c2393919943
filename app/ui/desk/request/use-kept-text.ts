import { type RefObject, useEffect, useRef } from 'react';
import { keepInWindow, keptInWindow } from './kept-in-window.ts';

interface KeptTextOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Where it is kept. */
  place: string;
  meId: string;
  /** There is a text that this window still had, or that was typed early. */
  onRestored: () => void;
}

/** Keeps a text in the window with every letter, so that who turns to another request finds it when they come back. */
export function useKeptText({ field, place, meId, onRestored }: KeptTextOptions) {
  const restored = useRef(onRestored);
  useEffect(() => {
    const { current: area } = field;
    if (!area) return;
    const written = keptInWindow<{ text: string }>(place, meId);
    if (written && area.value === '') area.value = written.text;
    if (area.value === '') return;
    keepInWindow(place, meId, { text: area.value });
    restored.current();
  }, [field, place, meId]);
  return {
    keep: () => {
      const text = field.current?.value ?? '';
      keepInWindow(place, meId, text === '' ? null : { text });
    },
    forget: () => keepInWindow(place, meId, null),
  };
}
