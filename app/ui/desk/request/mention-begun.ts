import { fold } from '../../../../contract/fold.ts';
import { lineLimit } from '../../../../contract/text.ts';

const mostOffered = 6;

/** A mention that is being typed: where its `@` stands, and what follows it. */
export interface BegunMention {
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
