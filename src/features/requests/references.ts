/**
 * The references of requests in a text, each once, as they are stored. People write them in small letters too, and with
 * another dash, a space or nothing between.
 */
export function referencesIn(text: string): string[] {
  const found = text.matchAll(/\b(rr|cm)[-‐–\s]?([34679acdefghjkmnpqrtwxy]{6})\b/gi);
  return [...new Set([...found].map(([, kind, code]) => `${kind}-${code}`.toUpperCase()))];
}

/** A subject with a reference behind it, unless it names it: what happened is seen first, also on a phone's lock screen. */
export function withReference(subject: string, reference: string): string {
  return subject.includes(reference) ? subject : `${subject.trim()} (${reference})`;
}
