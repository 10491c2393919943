import { type KeyboardEvent, type RefObject, useState } from 'react';
import { fold } from '#platform/values/fold.ts';
import { lineLimit } from '#platform/values/text.ts';
import { insertText } from './insert-text.ts';

const mostOffered = 6;

/** Unfinished mention: the position of its `@` and the text after it. */
interface BegunMention {
  at: number;
  name: string;
}

/** Returns the unfinished mention that ends at a position, or null. */
export function mentionBegun(text: string, place: number): BegunMention | null {
  // The cursor is inside a complete name.
  if (/^[\p{L}\p{N}]/u.test(text.slice(place))) return null;
  // Names are shorter than a line.
  const before = text.slice(Math.max(0, place - lineLimit - 1), place);
  const at = before.lastIndexOf('@');
  // After a letter or digit, `@` belongs to an e-mail address.
  if (at < 0 || /[\p{L}\p{N}]$/u.test(before.slice(0, at))) return null;
  const name = before.slice(at + 1);
  return name.includes('\n') ? null : { at: place - name.length - 1, name };
}

/**
 * Returns at most six distinct names with a part that starts with the typed text, an exact match first. Returns none
 * when the exact match is the only one, or after a space, where the next word may not belong to the name.
 */
export function namesFor(begun: BegunMention, names: string[]): string[] {
  const typed = fold(begun.name);
  if (/\s$/.test(typed)) return [];
  const isWhole = (name: string) => fold(name) === typed;
  const fits = (name: string) => fold(name).startsWith(typed) || fold(name).includes(` ${typed}`);
  // People with the same name are mentioned together.
  const fitting = [...new Set(names)].filter(fits);
  if (fitting.every(isWhole)) return [];
  return [...fitting.filter(isWhole), ...fitting.filter((name) => !isWhole(name))].slice(0, mostOffered);
}

interface MentionsOptions {
  field: RefObject<HTMLTextAreaElement | null>;
  /** Colleagues to offer; empty while the field is read-only. */
  names: string[];
}

/** Safari sends the Enter that ends a composition after its end, marked only by this key code. */
const compositionKeyCode = 229;

function isPlain({ shiftKey, ctrlKey, altKey, metaKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  const isComposing = nativeEvent.isComposing || keyCode === compositionKeyCode;
  return !(shiftKey || ctrlKey || altKey || metaKey || isComposing);
}

/**
 * Offers colleagues whose name is typed after `@`: arrows move, Enter and Tab insert, Escape closes. Opens on typing
 * only, not on cursor movement.
 */
export function useMentions({ field, names }: MentionsOptions) {
  const [begun, setBegun] = useState<BegunMention | null>(null);
  const [index, setIndex] = useState(0);
  /** Position of the dismissed mention. */
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
    // Runs after the handling of the input event.
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
