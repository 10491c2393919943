import { type KeyboardEvent, type RefObject, useState } from 'react';
import { fold } from '../../../platform/values/fold.ts';
import { lineLimit } from '../../../platform/values/text.ts';

const mostOffered = 6;

/** A mention that is being typed: where its `@` stands, and what follows it. */
interface BegunMention {
  at: number;
  name: string;
}

/** The mention that is being typed and ends at a place of a text; null where there is none. */
export function mentionBegun(text: string, place: number): BegunMention | null {
  // The rest of a word behind it: somebody is back in a name that is there already.
  if (/^[\p{L}\p{N}]/u.test(text.slice(place))) return null;
  // No name is longer than a line.
  const before = text.slice(Math.max(0, place - lineLimit - 1), place);
  const at = before.lastIndexOf('@');
  // Behind a letter or a digit it is an e-mail address.
  if (at < 0 || /[\p{L}\p{N}]$/u.test(before.slice(0, at))) return null;
  const name = before.slice(at + 1);
  return name.includes('\n') ? null : { at: place - name.length - 1, name };
}

/**
 * The names of which a part begins with what was typed, each once: the one that is typed whole first, and none where
 * that is the only one, or behind a space, where the next word may be no part of a name. At most six.
 */
export function namesFor(begun: BegunMention, names: string[]): string[] {
  const typed = fold(begun.name);
  if (/\s$/.test(typed)) return [];
  const isWhole = (name: string) => fold(name) === typed;
  const fits = (name: string) => fold(name).startsWith(typed) || fold(name).includes(` ${typed}`);
  // Two people of one name are mentioned together.
  const fitting = [...new Set(names)].filter(fits);
  if (fitting.every(isWhole)) return [];
  return [...fitting.filter(isWhole), ...fitting.filter((name) => !isWhole(name))].slice(0, mostOffered);
}

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

/** Puts text in the place of what is selected, through the browser's own editing where it can, so that undo takes it back. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
