/**
 * The references of requests in a text, each once, as they are stored. People write them in small letters too, and with
 * another dash, a space or nothing between.
 */
export function referencesIn(text: string): string[] {
  const found = text.matchAll(/\b(rr|cm)[-‐–\s]?([34679acdefghjkmnpqrtwxy]{6})\b/gi);
  return [...new Set([...found].map(([, kind, code]) => `${kind}-${code}`.toUpperCase()))];
}
