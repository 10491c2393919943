/** Placeholders of canned replies that the desk fills in. */
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

/** Matches any text between double braces, as an unknown variable such as {{customer.name}} would reach the customer. */
const variable = /\{\{([^{}\n]{0,80})\}\}/g;

/** The names of the variables of a text, each once, in their order: {{name}} is `name`. */
export function variablesIn(text: string): string[] {
  const names = [...text.matchAll(variable)].map(([, name]) => (name ?? '').trim().toLowerCase());
  return [...new Set(names)].filter(Boolean);
}

/** A text with every variable that has a value filled in, and the names of those that have none. */
export function fillVariables(
  text: string,
  values: Record<string, string>,
): { text: string; missing: string[] } {
  const valueNamed = (typed: string) => {
    const name = typed.trim().toLowerCase();
    return Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
  };
  const filled = text.replace(variable, (whole, name: string) => valueNamed(name) || whole);
  return { text: filled, missing: variablesIn(text).filter((name) => !valueNamed(name)) };
}
