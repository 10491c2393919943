import { type KeyboardEvent, type RefObject, useState } from 'react';
import { insertText } from './insert-text.ts';
import { type BegunMention, mentionBegun, namesFor } from './mention-begun.ts';

interface MentionsOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Who can be mentioned; nobody while the field can't be written in. */
  names: string[];
}

/** Safari sends the Enter that ends a composition after its end, and marks it by this alone. */
const compositionKeyCode = 229;

function isPlain({ shiftKey, ctrlKey, altKey, metaKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  const isComposing = nativeEvent.isComposing || keyCode === compositionKeyCode;
  return !(shiftKey || ctrlKey || altKey || metaKey || isComposing);
}

/**
 * Offers the colleagues whose name is being typed behind an `@`: arrows walk, Enter and Tab put the name in, Escape
 * leaves. Typing alone opens it, never the cursor that comes by.
 */
export function useMentions({ field, names }: MentionsOptions) {
  const [begun, setBegun] = useState<BegunMention | null>(null);
  const [index, setIndex] = useState(0);
  /** The mention for which nobody is to be offered any more, by its place. */
  const [left, setLeft] = useState<number | null>(null);
  const offered = begun && begun.at !== left ? namesFor(begun, names) : [];
  const current = offered[Math.min(index, offered.length - 1)];

  const find = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    return selectionStart === selectionEnd ? mentionBegun(value, selectionStart) : null;
  };
  const typed = () => {
    const now = find();
    if (now?.at !== begun?.at || now?.name !== begun?.name) setIndex(0);
    if (now?.at !== left) setLeft(null);
    setBegun(now);
  };
  const moved = () => {
    if (begun && find()?.at !== begun.at) setBegun(null);
  };
  const choose = (name: string | undefined) => {
    if (!field.current || !begun || !name) return;
    field.current.setSelectionRange(begun.at, begun.at + 1 + begun.name.length);
    insertText(field.current, `@${name} `);
    // After what `typed` makes of it.
    setLeft(begun.at);
  };
  const press = (event: KeyboardEvent) => {
    if (offered.length === 0 || !isPlain(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setIndex((offered.indexOf(current ?? '') + step + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(current);
    else if (event.key === 'Escape') setLeft(begun?.at ?? null);
    else return;
    event.preventDefault();
  };
  return { offered, current, typed, moved, choose, press, close: () => setBegun(null) };
}
