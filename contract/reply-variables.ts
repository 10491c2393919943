/** What a canned reply may leave open and the desk fills in. */
export const knownVariables = [
  'name',
  'company',
  'reference',
  'service',
  'due',
  'agent',
  'phone',
  'site',
] as const;

const variable = /\{\{\s{0,9}([\p{L}\p{N}][\p{L}\p{N} _-]{0,39}?)\s{0,9}\}\}/gu;

/** The names of the variables of a text, each once, in their order: {{name}} is `name`. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(variable)].map(([, name]) => (name ?? '').toLowerCase()))];
}

/** A text with every variable that has a value filled in, and the names of those that have none. */
export function fillVariables(
  text: string,
  values: Record<string, string>,
): { text: string; missing: string[] } {
  const valueNamed = (name: string) =>
    Object.hasOwn(values, name.toLowerCase()) ? values[name.toLowerCase()]?.trim() : undefined;
  const filled = text.replace(variable, (whole, name: string) => valueNamed(name) || whole);
  return { text: filled, missing: variablesIn(text).filter((name) => !valueNamed(name)) };
}
